import BoxKit
import GameKernel
import Glibc

/// Persists the best results in `results.json`.
final class ResultStore: FileStore {
  /// The result lists for the scenes. Every change of them is saved.
  let lists: ResultLists
  let file: PersistentFile<ResultBook>
  private var observation: Observation?

  /// Loads the results.
  ///
  /// - Parameters:
  ///   - folder: `nil` saves nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: LockedFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = PersistentFile(
      "results.json", VersionedFormat(kind: "results", version: 1), .results, in: folder, wake: wake
    )
    lists = ResultLists(file.load { $0 } ?? ResultBook())
    observation = lists.changes.observe { [file] in file.save($0) }
    // Results from the backup are in no other file until they are saved again.
    if case .recovered = file.errors.first { file.save(lists.book) }
    if !lists.book.knowsEntered {
      var book = lists.book
      book.noteEntered(nil)
      lists.replace(with: book)
    }
  }
}

extension Day {
  /// Today in the player's time zone.
  static var today: Day { local(secondsSince1970: time(nil)) }

  /// Returns the day of a time in the player's time zone.
  static func local(secondsSince1970 seconds: Int) -> Day {
    var (moment, parts) = (time_t(seconds), tm())
    guard localtime_r(&moment, &parts) != nil else { return Day(secondsSince1970: Int64(seconds)) }
    return Day(secondsSince1970: Int64(seconds) + Int64(parts.tm_gmtoff))
  }
}
