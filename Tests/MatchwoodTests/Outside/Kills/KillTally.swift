import Files
import GameKernel
import PlayLog
import TestSupport

@testable import Matchwood

/// How a trial of kills has gone.
struct KillTally {
  var kills = 0
  /// Kills that left a file half written, and those that came between a change's being in its file and that being known.
  var (halfWritten, unconfirmed) = (0, 0)
  /// Games that were over, and those of them whose result was entered only at the next start.
  var (results, late) = (0, 0)
  /// Ends of games that were in the file of the game, and those of them that the log got only at the next start.
  var (ends, lateEnds) = (0, 0)
  /// Kills after which something was taken away, and those of them after which that was missed.
  private(set) var (losses, noticed) = (0, 0)

  mutating func note(loss isNoticed: Bool) {
    losses += 1
    if isNoticed { noticed += 1 }
  }
}

/// The best games of a game in the log, as a test looks at them between two runs.
struct KeptResults {
  private let path: FilePath
  private let game: String

  /// - Parameter folder: of what is kept.
  init(of game: String, in folder: String) {
    path = FilePath(folder + "/log")
    self.game = game
  }

  /// The games that have a result; nil where the file is not whole or has a game twice.
  var games: Set<String>? {
    guard let reading = try? LogFile(path).read(), reading.damagedLines == 0 else { return nil }
    let games = reading.log.games().filter { $0.game == game && $0.counts }.map(\.start)
    guard Set(games).count == games.count else { return nil }
    let entries = reading.log.results().entries(ResultFilter(game), by: .moves)
    return Set(entries.map(\.result.game))
  }

  /// The identifiers of all games in the log; nil where it cannot be read or a line is damaged.
  var ids: Set<GameID>? {
    guard let reading = try? LogFile(path).read(), reading.damagedLines == 0 else { return nil }
    return Set(reading.log.games().filter(\.isOver).map(\.id))
  }

  /// Takes one of these games out of the log.
  ///
  /// - Returns: whether there was one.
  func loseOne(of games: Set<String>) throws -> Bool {
    guard let lost = games.min(), let bytes = try SafeFile(path: path).read() else { return false }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter {
      $0.firstRange(of: Array("\t\(lost)\t".utf8)) == nil
    }
    try SafeFile(path: path).write(lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    return true
  }

  func remove() { Folder(path).remove() }
}
