import BoxKit
import Commands
import Files
import GameKernel
import PlayLog
import Stage

/// The arguments of `matchwood statistics`, for a box of some games.
public nonisolated struct StatisticsRequest: Equatable, Sendable {
  /// The forms in which the games are printed.
  enum Form: Equatable, Sendable {
    /// A row of figures for each kind of game.
    case table
    /// A line for each game, below the names of the columns.
    case csv
    /// A JSON object for each game.
    case json
  }

  private(set) var form = Form.table
  /// The name of the player, or `-` for the one without a name. `nil` prints the games of all.
  private(set) var player: String?
  /// The name of the game, or `nil` for all.
  private(set) var game: String?
  /// The first day of the games, or `nil` for all.
  private(set) var since: Day?
  /// The folder of the games, or `nil` for the usual one.
  private(set) var config: FilePath?
  /// The names of the games, in the order of the table.
  private let games: [String]

  /// Parses the arguments after `statistics`. Accepts both `--game pairs` and `--game=pairs`.
  ///
  /// - Parameter games: the names of the games, in the order of the table.
  /// - Throws: ``UsageError`` for the first invalid argument.
  public init(_ words: [String], games: [String]) throws(UsageError) {
    self.games = games
    let words = try CommandWords(words, of: Self.page(games))
    if let word = words.arguments.first { throw words.unknown(word) }
    if words.has("--csv"), words.has("--json") {
      throw UsageError("--json: only one of --csv and --json can be used")
    }
    form = words.has("--csv") ? .csv : words.has("--json") ? .json : .table
    player = try words.value("--player", expected: "a name") { $0.isEmpty ? nil : $0 }
    game = try words.value("--game", expected: games.joined(separator: " or ")) {
      games.contains($0) ? $0 : nil
    }
    since = try words.value("--since", expected: "a day such as 2026-11-25") { Day($0) }
    config = try words.folder("--config")
  }

  // MARK: Printing

  /// Prints the games in the log.
  ///
  /// - Returns: the exit code; that of ``UsageError`` if no player has the name.
  /// - Throws: `FileError` if the log cannot be read or nothing can be written.
  @MainActor public func run() throws(FileError) -> Int32 {
    var log = PlayLog()
    if let folder = Folders(chosen: config, environment: Environment.variables).data {
      let file = LogFile("\(folder)/log")
      let reading = try file.read()
      log = reading.log
      if reading.damagedLines > 0 {
        let error = PersistenceError.damagedLines(reading.damagedLines, path: file.path.shown)
        File.complain(error.line)
      }
      // No version with a log has been started yet.
      let earlier = EarlierResultFile(in: LockedFolder(reading: folder)).book
      for entry in earlier.map({ EarlierResults($0).entries }) ?? [] { log.add(entry) }
    }
    let output: String
    do throws(UsageError) {
      output = try text(log)
    } catch {
      File.complain("\(error)")
      return UsageError.exitCode
    }
    try Output.write(output)
    return 0
  }

  /// Returns the text for a log.
  ///
  /// - Throws: ``UsageError`` if no player has the name.
  func text(_ log: PlayLog) throws(UsageError) -> String {
    let player = try player(in: log)
    let filter = GameFilter(
      player: player, game: game, period: since.map { .since($0) } ?? .ever)
    let games = log.games(filter)
    switch form {
    case .table:
      return GameFigures.table(games, of: player, names: self.games).map { $0 + "\n" }.joined()
    case .csv:
      let rows = games.map { GameColumns($0, of: player, in: log).csv }
      return ([GameColumns.csvHeader] + rows).map { $0 + "\r\n" }.joined()
    case .json:
      return games.map { GameColumns($0, of: player, in: log).json + "\n" }.joined()
    }
  }

  private func player(in log: PlayLog) throws(UsageError) -> PlayerID? {
    guard let player else { return nil }
    guard let profile = log.players.named(player == "-" ? nil : player) else {
      throw UsageError("--player: nobody is called '\(player)'")
    }
    return profile.id
  }
}

nonisolated extension StatisticsRequest {
  /// The documentation of `statistics`.
  ///
  /// - Parameter games: the names of the games.
  public static func page(_ games: [String]) -> CommandHelp {
    CommandHelp(
      command: "statistics",
      usages: ["[--csv|--json] [--player NAME] [--game NAME] [--since DATE] [--config DIR]"],
      purpose: { texts in
        [
          [
            texts("Prints the games that you have played."),
            texts("Without --csv and --json it prints a table of figures, one row per game."),
          ]
        ]
      },
      rows: [
        // Translators: Help of the option --csv of the command “statistics”.
        OptionHelp("--csv") { texts in texts("print each game as a line for spreadsheets") },
        // Translators: Help of the option --json of the command “statistics”.
        OptionHelp("--json") { texts in texts("print each game as one JSON object per line") },
        OptionHelp("--player", "NAME") { texts in
          // Translators: Help of the option --player. The dash is its value.
          texts("only the games of this player; - is the player without a name")
        },
        OptionHelp("--game", games.joined(separator: "|")) { texts in
          // Translators: Help of the option --game of the command “statistics”.
          texts("only this kind of game")
        },
        OptionHelp("--since", "DATE") { texts in
          texts(
            // Translators: Help of the option --since. {date} is an example, such as 2026-11-25.
            "only games since this day, such as {date}", ["date": "2026-11-25"])
        },
        .config,
      ],
      notes: { texts in
        [
          [
            texts("Times are in UTC. Numbers have a decimal point."),
            texts("Games that were played on after undoing their end count in no average."),
          ],
          [
            texts(
              "Exit codes: 0 printed, 1 the games cannot be read, 2 an option is invalid or nobody has that name."
            )
          ],
        ]
      })
  }
}
