import GameKernel

extension ThroughTheEarth {
  /// The possible numbers of players.
  public static let seatCounts = 1...4

  /// The choices that are fixed before the first move.
  public struct Options: Hashable, Sendable {
    /// The mode of play.
    public let mode: Mode
    /// The number of players, within ``ThroughTheEarth/seatCounts``. It is 1 outside ``Mode/guess``.
    public let seatCount: Int
    /// The child's first position. ``Mode/guess`` ignores it.
    public let start: Place
    /// The places that count as land. Only ``Mode/dry`` uses it.
    public let land: Land
    /// The cities to draw from. Only ``Mode/guess`` uses them.
    public let pool: Pool

    /// Creates options, by default for one player who digs in Lisbon.
    public init(
      mode: Mode = .dig, seatCount: Int = 1, start: Place = .lisbon, land: Land = .ringsAndDiscs,
      pool: Pool = .wellKnown
    ) {
      precondition(seatCounts.contains(seatCount), "From one to four play")
      precondition(mode == .guess || seatCount == 1, "One digs alone")
      self.mode = mode
      self.seatCount = seatCount
      self.start = start
      self.land = mode == .dry ? land : .ringsAndDiscs
      self.pool = mode == .guess ? pool : .wellKnown
    }
  }
}

extension ThroughTheEarth.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, seatCount, start, land, pool
  }

  /// Decodes options from an untrusted source.
  ///
  /// - Throws: `DecodingError` if the options are invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let mode = try values.decode(ThroughTheEarth.Mode.self, forKey: .mode)
    let seatCount: Int = try values.decode(.seatCount) {
      mode == .guess ? ThroughTheEarth.seatCounts.contains($0) : $0 == 1
    }
    self.init(
      mode: mode, seatCount: seatCount, start: try values.decode(Place.self, forKey: .start),
      land: try values.decodeIfPresent(ThroughTheEarth.Land.self, forKey: .land) ?? .rings,
      pool: try values.decodeIfPresent(ThroughTheEarth.Pool.self, forKey: .pool) ?? .wellKnown)
  }

  /// Encodes the options. The land is written only in ``ThroughTheEarth/Mode/dry``, and only if it is not
  /// ``ThroughTheEarth/Land/rings``. The pool is written only if it is ``ThroughTheEarth/Pool/daily``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mode, forKey: .mode)
    try values.encode(seatCount, forKey: .seatCount)
    try values.encode(start, forKey: .start)
    if mode == .dry, land != .rings { try values.encode(land, forKey: .land) }
    if pool != .wellKnown { try values.encode(pool, forKey: .pool) }
  }
}
