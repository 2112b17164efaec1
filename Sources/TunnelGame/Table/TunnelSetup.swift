import GameKernel

/// What a new game of Through the Earth starts with.
public struct TunnelSetup: SeatedSetup {
  /// What is played.
  public let mode: Tunnel.Mode

  /// Who plays, in the order of play; one person but in ``Tunnel/Mode/guess``.
  public let seats: [TunnelSeat]

  /// Where the child stands at first, but in ``Tunnel/Mode/guess``.
  public let start: Place

  /// A setup; at first for one who digs, in Lisbon.
  ///
  /// These must be able to play together; see ``canPlay(_:_:)``.
  public init(
    mode: Tunnel.Mode = .dig, seats: [TunnelSeat] = [TunnelSeat()], start: Place = .lisbon
  ) {
    precondition(Self.canPlay(seats, mode), "These can not play together")
    self.mode = mode
    self.seats = seats
    self.start = start
  }

  /// A game of ``Tunnel/Mode/guess`` for these, each in another colour and with the usual name.
  public init(guessing occupants: [TunnelOccupant]) {
    self.init(mode: .guess, seats: occupants.enumerated().map { TunnelSeat($1, colour: $0) })
  }

  /// Whether these can play together: from one to four with a person among them where flags are put, else one person.
  public static func canPlay(_ seats: [TunnelSeat], _ mode: Tunnel.Mode = .guess) -> Bool {
    let counts = mode == .guess ? Tunnel.seatCounts : 1...1
    return counts.contains(seats.count) && seats.contains { $0.occupant.isPerson }
  }

  /// The same for those who are called so.
  public func with(_ seats: [TunnelSeat]) -> TunnelSetup {
    TunnelSetup(mode: mode, seats: seats, start: start)
  }

  /// The options of a new game.
  public var options: Tunnel.Options { options(on: .ringsAndDiscs) }

  /// The options of a game on such land.
  func options(on land: Tunnel.Land) -> Tunnel.Options {
    Tunnel.Options(mode: mode, seatCount: seats.count, start: start, land: land)
  }
}

extension TunnelSetup {
  private enum CodingKeys: String, CodingKey {
    case mode, seats, start
  }

  /// Reads a setup that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can start from it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let mode = try values.decode(Tunnel.Mode.self, forKey: .mode)
    let seats: [TunnelSeat] = try values.decode(.seats, atMost: Tunnel.seatCounts.upperBound)
    try values.check(.seats, Self.canPlay(seats, mode), "\(seats)")
    self.init(
      mode: mode, seats: seats,
      start: try values.decode(Place.self, forKey: .start))
  }
}
