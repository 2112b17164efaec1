import GameKernel

extension Tunnel {
  /// What is played.
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    /// Standing and digging wherever one likes.
    case dig
    /// Where do I come out? Flags for the far ends of five places.
    case guess
    /// Dry feet: six places on land whose far ends are on land.
    case dry
  }

  /// The places that count as land in ``Mode/dry``; a record keeps that of its game.
  public enum Land: Int, Hashable, Codable, Sendable {
    /// Those within the rings of the coast: in records that name none.
    case rings = 1
    /// Those on the discs about cities too.
    case ringsAndDiscs = 2
  }

  /// How many can play.
  public static let seatCounts = 1...4

  /// What is agreed before the first move.
  public struct Options: Hashable, Sendable {
    /// What is played.
    public let mode: Mode
    /// How many play, one of ``Tunnel/seatCounts``; one but in ``Mode/guess``.
    public let seatCount: Int
    /// Where the child stands at first, but in ``Mode/guess``.
    public let start: Place
    /// The places that count as land; only ``Mode/dry`` asks.
    public let land: Land

    /// Options for a game; at first for one who digs, in Lisbon.
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

extension Tunnel.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, seatCount, start, land
  }

  /// Reads options that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if no game can start from them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let mode = try values.decode(Tunnel.Mode.self, forKey: .mode)
    let seatCount: Int = try values.decode(.seatCount) {
      mode == .guess ? Tunnel.seatCounts.contains($0) : $0 == 1
    }
    self.init(
      mode: mode, seatCount: seatCount, start: try values.decode(Place.self, forKey: .start),
      land: try values.decodeIfPresent(Tunnel.Land.self, forKey: .land) ?? .rings)
  }

  /// Writes the options; the land only where the rules ask for it, and it is more than the rings.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(mode, forKey: .mode)
    try values.encode(seatCount, forKey: .seatCount)
    try values.encode(start, forKey: .start)
    if mode == .dry, land != .rings { try values.encode(land, forKey: .land) }
  }
}
