import BoxKit
import Commands
import Files
import GameKernel
import PlayLog
import Stage

/// A game of the log with its record, from which it can be replayed.
struct RecordedLine: Hashable, Sendable {
  let game: LoggedGame
  let record: String

  init(game: LoggedGame, record: String) { (self.game, self.record) = (game, record) }

  /// Finds the game that a word of the command line names: the first one with a record.
  ///
  /// - Throws: ``UsageError`` if there is none.
  init(_ word: String, config: FilePath?, _ games: [String]) throws(UsageError) {
    let lines = GameArgument.lines(of: word, config: config)
    for line in lines {
      if case .game(let game, let record)? = LogEntry(line: line), !record.isEmpty {
        (self.game, self.record) = (game, record)
        return
      }
    }
    let isLink = lines.contains { line in
      LinkScheme.begins(line) || games.contains { line.hasPrefix($0 + ":") }
    }
    throw UsageError(
      isLink
        ? "replay: A link has no moves" : "replay: '\(word.prefix(60))' names no game with moves")
  }
}

/// A word of the command line that names games.
package enum GameArgument {
  /// Returns the lines of the games that a word names: those of a file, or the line of the game in the log that has
  /// this identifier. Any other word is a line itself.
  ///
  /// - Parameter config: the folder of `--config`; `nil` for the usual one.
  package static func lines(of word: String, config: FilePath? = nil) -> [String] {
    guard word != "-", !word.contains("\t"), !word.contains(";") else { return [word] }
    if let lines = try? lines(ofFile: FilePath(word)) { return lines }
    guard let id = GameID(word),
      let folder = Folders(chosen: config, environment: Environment.variables).data
    else { return [word] }
    let file = LogFile("\(folder)/log")
    guard let game = try? file.read().log[id], let record = try? file.record(of: id) else {
      return [word]
    }
    return [LogEntry.game(game, record: record).line]
  }

  private static func lines(ofFile path: FilePath) throws(FileError) -> [String] {
    var reader = LineReader(try File.reading(path))
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }
}

nonisolated extension CommandHelp {
  /// The documentation of `replay`.
  static let replay = CommandHelp(
    command: "replay", usages: ["[options] ID|FILE|LINE"],
    purpose: { texts in
      [
        [
          texts("Opens a window that plays a finished game, with its review."),
          texts("Write its ID, a line of the log, or a file that holds one."),
          // Translators: Help of the command “replay”. statistics --csv is a command.
          texts("The command statistics --csv prints the ID of each game."),
          texts("All options of matchwood apply."),
        ]
      ]
    },
    rows: [],
    notes: { texts in [[texts("Exit codes: as matchwood, and 2 if there is no such game.")]] })
}
