import BoxKit

/// The player's choices on the pages of puzzles.
public nonisolated struct PuzzleSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "puzzles"
  /// The saved settings.
  public static let fields: [Field] = [Field("showsTime", \.showsTime, omitsDefault: true)]

  /// Whether the time of the rated part is shown.
  package var showsTime = false

  /// Creates the choices of a player who has not chosen yet.
  public init() {}
}

nonisolated extension Settings {
  /// The choices on the pages of puzzles.
  package var puzzles: PuzzleSettings {
    get { self[PuzzleSettings.self] }
    set { self[PuzzleSettings.self] = newValue }
  }
}
