import BoxKit
import GameKernel
import PlayLog

/// The games, the log and the services that the page of statistics shows.
public struct StatisticsSource {
  /// The games of the box, in the order of the tabs.
  let games: [any BoxGame]
  let log: PlayLogModel
  let results: ResultLists
  let settings: SettingsModel
  let today: () -> Day
  /// Saves the shown games where the player chooses; `nil` hides the button.
  let save: ((StatisticsExport) -> Void)?
  /// Opens the review of a game; `nil` where none can be opened.
  public var replay: GameReplay?

  /// Creates a source.
  public init(
    _ games: [any BoxGame], log: PlayLogModel, results: ResultLists, settings: SettingsModel,
    today: @escaping () -> Day, save: ((StatisticsExport) -> Void)? = nil
  ) {
    (self.games, self.log, self.results) = (games, log, results)
    (self.settings, self.today, self.save) = (settings, today, save)
  }
}

/// The games that the page shows, as a file for spreadsheets.
public struct StatisticsExport: Hashable, Sendable {
  /// The suggested name of the file.
  public let fileName: String
  /// The rows with their header, each with a line ending.
  public let csv: String

  /// - Parameter title: the name of the game for people; `nil` for all games.
  init(_ games: [LoggedGame], of player: PlayerID?, in log: PlayLog, title: String?) {
    fileName = title.map { "Matchwood \($0).csv" } ?? "Matchwood.csv"
    let rows = games.map { GameColumns($0, of: player, in: log).csv }
    csv = ([GameColumns.csvHeader] + rows).map { $0 + "\r\n" }.joined()
  }
}
