import GameKernel

/// The setup of a new game of Pairs.
public struct PairsSetup: SeatedSetup {
  /// The arrangement of the cards.
  public let layout: PairsLayout

  /// The seats in the order of play.
  public let seats: [PairsSeat]

  /// The rule for turns without a pair. Only two seats use it. Other numbers play as ``TurnRule/unknownCard``.
  public let turnRule: TurnRule

  /// The faces of the cards.
  public let faces: CardFaces

  /// Makes a setup: 18 pairs for one person by default.
  ///
  /// The number of seats must be one of ``Pairs/seatCounts``, and each occupant must be able to play with that
  /// number.
  public init(
    layout: PairsLayout = .sixBySix, seats: [PairsSeat] = [PairsSeat()],
    turnRule: TurnRule = .unknownCard, faces: CardFaces = .figures
  ) {
    precondition(Self.canPlay(seats), "These can not play together")
    self.layout = layout
    self.seats = seats
    self.turnRule = turnRule
    self.faces = faces
  }

  /// Makes a setup for occupants, each with another colour and the default name.
  public init(
    layout: PairsLayout = .sixBySix, _ occupants: [PairsOccupant],
    turnRule: TurnRule = .unknownCard
  ) {
    let seats = occupants.enumerated().map { PairsSeat($1, colour: $0) }
    self.init(layout: layout, seats: seats, turnRule: turnRule)
  }

  /// Whether these can play together: one to four, and the perfect player only in a game of two.
  public static func canPlay(_ seats: [PairsSeat]) -> Bool {
    Pairs.seatCounts.contains(seats.count)
      && seats.allSatisfy { $0.occupant.canPlay(seatCount: seats.count) }
  }

  /// The index in ``seats`` of the computer in a game of one person against one computer, or `nil`.
  public var computer: Int? {
    let computers = seats.indices.filter { !seats[$0].occupant.isPerson }
    return seats.count == 2 && computers.count == 1 ? computers[0] : nil
  }

  /// Whether only computers play.
  public var isDemonstration: Bool { !seats.contains { $0.occupant.isPerson } }

  /// Returns the same setup with other seats.
  public func with(_ seats: [PairsSeat]) -> PairsSetup {
    PairsSetup(layout: layout, seats: seats, turnRule: turnRule, faces: faces)
  }

  /// Returns the same setup with another layout and other faces.
  public func with(_ layout: PairsLayout, _ faces: CardFaces) -> PairsSetup {
    PairsSetup(layout: layout, seats: seats, turnRule: turnRule, faces: faces)
  }

  /// The options of a game.
  public var options: Pairs.Options {
    Pairs.Options(
      layout: layout, seatCount: seats.count,
      turnRule: seats.count == 2 ? turnRule : .unknownCard)
  }
}

extension PairsSetup {
  private enum CodingKeys: String, CodingKey {
    case layout, seats, turnRule, faces
  }

  /// Reads a setup from an untrusted source.
  ///
  /// - Throws: `DecodingError` if no game can start from it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let seats: [PairsSeat] = try values.decode(.seats, atMost: Pairs.seatCounts.upperBound)
    try values.check(.seats, Self.canPlay(seats), "\(seats)")
    self.init(
      layout: try values.decode(PairsLayout.self, forKey: .layout), seats: seats,
      turnRule: try values.decode(TurnRule.self, forKey: .turnRule),
      faces: try values.decodeIfPresent(CardFaces.self, forKey: .faces) ?? .figures)
  }

  /// Writes the setup. Figures are left out, which is the format from before there were decks.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(layout, forKey: .layout)
    try values.encode(seats, forKey: .seats)
    try values.encode(turnRule, forKey: .turnRule)
    if faces != .figures { try values.encode(faces, forKey: .faces) }
  }
}
