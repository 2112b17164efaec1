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

    /// Options for a game; at first for one who digs, in Lisbon.
    public init(mode: Mode = .dig, seatCount: Int = 1, start: Place = .lisbon) {
      precondition(seatCounts.contains(seatCount), "From one to four play")
      precondition(mode == .guess || seatCount == 1, "One digs alone")
      self.mode = mode
      self.seatCount = seatCount
      self.start = start
    }
  }
}

extension Tunnel.Options: Codable {
  private enum CodingKeys: String, CodingKey {
    case mode, seatCount, start
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
      mode: mode, seatCount: seatCount, start: try values.decode(Place.self, forKey: .start))
  }
}
