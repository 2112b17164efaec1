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
}
