import GameKernel

extension ThroughTheEarth {
  /// A mode of play.
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    /// Moving and digging anywhere, without an end.
    case dig
    /// “Guess”: putting flags where the antipodes of five places are expected.
    case guess
    /// “Dry feet”: finding six places on land whose antipodes are on land.
    case dry
  }

  /// Returns the medals of a single player, by kilometres in ``Mode/guess`` and by digs in ``Mode/dry``. The other mode
  /// has none.
  public static func medals(_ mode: Mode) -> MedalScale? {
    switch mode {
    case .dig: nil
    case .guess: MedalScale(gold: 5_000, silver: 10_000, bronze: 20_000)
    case .dry: MedalScale(gold: 8, silver: 12, bronze: 18)
    }
  }

  /// The places that count as land in ``Mode/dry``. A record stores the value of its game.
  public enum Land: Int, Hashable, Codable, Sendable {
    /// The places within the rings of the coast. Records without this key use it.
    case rings = 1
    /// The places within the rings and those on the discs about cities.
    case ringsAndDiscs = 2
  }

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

    /// Creates options, by default for one player who digs in Lisbon.
    public init(
      mode: Mode = .dig, seatCount: Int = 1, start: Place = .lisbon, land: Land = .ringsAndDiscs
    ) {
      precondition(seatCounts.contains(seatCount), "From one to four play")
      precondition(mode == .guess || seatCount == 1, "One digs alone")
      self.mode = mode
      self.seatCount = seatCount
      self.start = start
      self.land = mode == .dry ? land : .ringsAndDiscs
    }
  }
}

extension ThroughTheEarth.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, seatCount, start, land
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
      land: try values.decodeIfPresent(ThroughTheEarth.Land.self, forKey: .land) ?? .rings)
  }

  /// Encodes the options. The land is written only in ``ThroughTheEarth/Mode/dry``, and only if it is not
  /// ``ThroughTheEarth/Land/rings``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mode, forKey: .mode)
    try values.encode(seatCount, forKey: .seatCount)
    try values.encode(start, forKey: .start)
    if mode == .dry, land != .rings { try values.encode(land, forKey: .land) }
  }
}
