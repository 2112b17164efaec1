import BoxKit

/// The player's last choices on the page of statistics.
public nonisolated struct StatisticsSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "statistics"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("game", \.game, where: { $0.utf8.count <= wordLimit }),
    Field("period", \.period, omitsDefault: true),
    Field("view", \.view, omitsDefault: true),
  ]

  /// The games of a time.
  enum Period: String, Codable, CaseIterable { case recent, year, ever }

  /// The views of the games: figures and charts, a list of all, or the best ones.
  enum View: String, Codable, CaseIterable { case overview, games, best }

  /// The name of the game; `nil` for all games.
  var game: String?
  var period = Period.recent
  var view = View.overview

  private static let wordLimit = 100

  /// Creates the choices of a player who has not chosen yet.
  public init() {}
}

nonisolated extension Settings {
  /// The choices on the page of statistics.
  var statistics: StatisticsSettings {
    get { self[StatisticsSettings.self] }
    set { self[StatisticsSettings.self] = newValue }
  }
}
