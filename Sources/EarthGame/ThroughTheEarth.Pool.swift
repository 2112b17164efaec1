extension ThroughTheEarth {
  /// The cities from which the seed draws the places of ``Mode/guess``.
  public enum Pool: String, Hashable, Codable, Sendable {
    /// ``WellKnownCities``, which grow with the atlas.
    case wellKnown
    /// The frozen table of the games of the day.
    case daily
  }
}
