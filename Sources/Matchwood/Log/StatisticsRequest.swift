import BoxKit
import Commands
import Files
import GameKernel
import PlayLog
import Stage

/// The arguments of `matchwood statistics`.
nonisolated struct StatisticsRequest: Equatable, Sendable {
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

  /// Parses the arguments after `statistics`. Accepts both `--game pairs` and `--game=pairs`.
  ///
  /// - Parameter games: the names of the games.
  /// - Throws: ``UsageError`` for the first invalid argument.
  init(_ words: [String], games: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var value: String? { parts.count > 1 ? String(parts[1]) : rest.popFirst() }
      switch name {
      case "--csv", "--json":
        guard parts.count == 1 else {
          throw UsageError("\(name): takes no value; write \(name) alone")
        }
        let next = name == "--csv" ? Form.csv : .json
        guard form == .table || form == next else {
          throw UsageError("\(word): only one of --csv and --json can be used")
        }
        form = next
      case "--player": player = try Self.read(name, value, "NAME") { $0.isEmpty ? nil : $0 }
      case "--game":
        let expected = games.joined(separator: " or ")
        game = try Self.read(name, value, expected) { games.contains($0) ? $0 : nil }
      case "--since": since = try Self.read(name, value, "a day such as 2026-11-25") { Day($0) }
      default:
        throw UsageError("\(word): statistics has no such option; statistics --help lists all")
      }
    }
  }

  private static func read<Value>(
    _ name: String, _ word: String?, _ expected: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let word else { throw UsageError("\(name): the value is missing; write \(expected)") }
    guard let value = read(word) else {
      throw UsageError("\(name): '\(word)' does not fit; expected \(expected)")
    }
    return value
  }

  // MARK: Printing

  /// Prints the games in the log.
  ///
  /// - Parameters:
  ///   - folder: the folder of the games, or `nil` if it is unknown.
  ///   - games: the names of the games, in the order of the table.
  /// - Throws: ``UsageError`` if no player has the name, `FileError` if the log cannot be read or nothing can be
  ///   written.
  @MainActor func run(in folder: FilePath?, games: [String]) throws {
    var log = PlayLog()
    if let folder {
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
    try Output.write(text(log, games: games))
  }

  /// Returns the text for a log.
  ///
  /// - Throws: ``UsageError`` if no player has the name.
  func text(_ log: PlayLog, games names: [String]) throws(UsageError) -> String {
    let player = try player(in: log)
    let filter = GameFilter(
      player: player, game: game, period: since.map { .since($0) } ?? .ever)
    let games = log.games(filter)
    switch form {
    case .table:
      return GameFigures.table(games, of: player, names: names).map { $0 + "\n" }.joined()
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
  static func page(_ games: [String]) -> CommandHelp {
    CommandHelp(
      command: "statistics",
      usages: ["[--csv|--json] [--player NAME] [--game NAME] [--since DATE]"],
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
