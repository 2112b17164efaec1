import Files
import GameKernel
import TestSupport

@testable import Matchwood

/// How a trial of kills has gone.
struct KillTally {
  var kills = 0
  /// Kills that left a file half written, and those that came between a change's being in its file and that being known.
  var (halfWritten, unconfirmed) = (0, 0)
  /// Games that were over, and those of them whose result was entered only at the next start.
  var (results, late) = (0, 0)
  /// Kills after which something was taken away, and those of them after which that was missed.
  private(set) var (losses, noticed) = (0, 0)

  mutating func note(loss isNoticed: Bool) {
    losses += 1
    if isNoticed { noticed += 1 }
  }
}

/// The best results of a game, as a test looks at them between two runs.
struct KeptResults {
  private let file: SafeFile
  private let game: String
  private let text = VersionedFormat<ResultBook>(kind: "results", version: 1)

  /// - Parameter folder: of what is kept.
  init(of game: String, in folder: String) {
    file = SafeFile(path: folder + "/results.json")
    self.game = game
  }

  /// The games that have a result; nil where the file is not whole.
  var games: Set<String>? {
    book.map { Set(entries(of: $0).map(\.result.game)) }
  }

  private func entries(of book: ResultBook) -> [ResultBook.Entry] {
    book.entries(ResultFilter(game), by: .moves)
  }

  private var book: ResultBook? {
    guard let bytes = try? file.read() else {
      return Folder(file.folder.path).names.contains("results.json") ? nil : ResultBook()
    }
    guard case .value(let book) = text.read(bytes) else { return nil }
    return book
  }

  /// Takes one of these games out of its list, as if it had been cleared.
  ///
  /// - Returns: whether there was one.
  func loseOne(of games: Set<String>) throws -> Bool {
    guard let book, let lost = games.min() else { return false }
    var rest = ResultBook()
    for entry in entries(of: book) where entry.result.game != lost {
      rest.add(entry.result, to: entry.category)
    }
    rest.noteEntered(lost)
    try file.write(text.write(rest))
    return true
  }

  func remove() { for path in [file.path, file.backup] { Folder(path).remove() } }
}
