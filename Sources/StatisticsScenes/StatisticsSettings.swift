import BoxKit

/// The player's last choices on the page of statistics.
public nonisolated struct StatisticsSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "statistics"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("game", \.game, where: { $0.utf8.count <= wordLimit }),
    Field(
      "groups", \.groups, omitsDefault: true,
      where: { groups in
        groups.count <= 20
          && groups.allSatisfy { $0.utf8.count <= wordLimit && $1.utf8.count <= wordLimit }
      }),
    Field("period", \.period, omitsDefault: true),
    Field("showsBestGames", \.showsBestGames, omitsDefault: true),
  ]

  /// The games of a time.
  enum Period: String, Codable, CaseIterable { case recent, year, ever }

  /// The name of the game; `nil` for all games.
  var game: String?
  /// The identifier of the group of each game.
  var groups: [String: String] = [:]
  var period = Period.recent
  /// Whether the best games are shown in place of figures and charts.
  var showsBestGames = false

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
