import GameKernel

/// The setup of a new game of Through the Earth.
public struct EarthSetup: SeatedSetup {
  /// The mode of play.
  public let mode: ThroughTheEarth.Mode

  /// The players in the order of play. There is exactly one person outside ``ThroughTheEarth/Mode/guess``.
  public let seats: [EarthSeat]

  /// The child's first position. ``ThroughTheEarth/Mode/guess`` ignores it.
  public let start: Place

  /// The cities to draw from. Only ``ThroughTheEarth/Mode/guess`` uses them.
  public let pool: ThroughTheEarth.Pool

  /// Creates a setup, by default for one person who digs in Lisbon.
  ///
  /// The seats must satisfy ``canPlay(_:_:)``.
  public init(
    mode: ThroughTheEarth.Mode = .dig, seats: [EarthSeat] = [EarthSeat()], start: Place = .lisbon,
    pool: ThroughTheEarth.Pool = .wellKnown
  ) {
    precondition(Self.canPlay(seats, mode), "These can not play together")
    self.mode = mode
    self.seats = seats
    self.start = start
    self.pool = pool
  }

  /// Creates a game of ``ThroughTheEarth/Mode/guess`` for these occupants, with distinct colours and default names.
  public init(guessing occupants: [EarthOccupant], pool: ThroughTheEarth.Pool = .wellKnown) {
    let seats = occupants.enumerated().map { EarthSeat($1, colour: $0) }
    self.init(mode: .guess, seats: seats, pool: pool)
  }

  /// Whether these seats can play together. ``ThroughTheEarth/Mode/guess`` needs one to four seats with at least
  /// one person. Other modes need exactly one person.
  public static func canPlay(_ seats: [EarthSeat], _ mode: ThroughTheEarth.Mode = .guess) -> Bool {
    let counts = mode == .guess ? ThroughTheEarth.seatCounts : 1...1
    return counts.contains(seats.count) && seats.contains { $0.occupant.isPerson }
  }

  /// Returns this setup with other seats.
  public func with(_ seats: [EarthSeat]) -> EarthSetup {
    EarthSetup(mode: mode, seats: seats, start: start, pool: pool)
  }

  /// The options of a new game.
  public var options: ThroughTheEarth.Options { options(on: .ringsAndDiscs) }

  /// Returns the options of a game on this kind of land.
  func options(on land: ThroughTheEarth.Land) -> ThroughTheEarth.Options {
    ThroughTheEarth.Options(
      mode: mode, seatCount: seats.count, start: start, land: land, pool: pool)
  }
}

extension EarthSetup {
  private enum CodingKeys: String, CodingKey {
    case mode, seats, start, pool
  }

  /// Decodes a setup from an untrusted source.
  ///
  /// - Throws: `DecodingError` if the setup is invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let mode = try values.decode(ThroughTheEarth.Mode.self, forKey: .mode)
    let seats: [EarthSeat] = try values.decode(
      .seats, atMost: ThroughTheEarth.seatCounts.upperBound)
    try values.check(.seats, Self.canPlay(seats, mode), "\(seats)")
    self.init(
      mode: mode, seats: seats,
      start: try values.decode(Place.self, forKey: .start),
      pool: try values.decodeIfPresent(ThroughTheEarth.Pool.self, forKey: .pool) ?? .wellKnown)
  }

  /// Encodes the setup. The pool is written only if it is ``ThroughTheEarth/Pool/daily``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mode, forKey: .mode)
    try values.encode(seats, forKey: .seats)
    try values.encode(start, forKey: .start)
    if pool != .wellKnown { try values.encode(pool, forKey: .pool) }
  }
}
