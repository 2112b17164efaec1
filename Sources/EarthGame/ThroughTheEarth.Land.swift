extension ThroughTheEarth {
  /// The places that count as land in ``Mode/dry``. A record stores the value of its game.
  public enum Land: Int, Hashable, Codable, Sendable {
    /// The places within the rings of the coast. Records without this key use it.
    case rings = 1
    /// The places within the rings and those on the discs about cities.
    case ringsAndDiscs = 2
  }
}
