import BoxKit
import GameKernel
import Glibc

/// Keeps the best results in `results.json`, from one start of the program to the next.
final class ResultStore: Keeper {
  /// The lists, for the scenes; every change of them is written.
  let keeper: ResultKeeper
  let file: KeptFile<ResultBook>
  private var observation: Observation?

  /// - Parameters:
  ///   - folder: nil keeps nothing.
  ///   - wake: called on another thread when there is something to collect.
  init(in folder: HeldFolder?, wake: @escaping @Sendable () -> Void = {}) {
    file = KeptFile(
      "results.json", KeptText(kind: "results", version: 1), .results, in: folder, wake: wake)
    keeper = ResultKeeper(file.load { $0 } ?? ResultBook())
    observation = keeper.changes.observe { [file] in file.save($0) }
    // What was found in the backup is in the backup alone, until it is written again.
    if case .recovered = file.errors.first { file.save(keeper.book) }
    if !keeper.book.knowsEntered {
      var book = keeper.book
      book.noteEntered(nil)
      keeper.replace(with: book)
    }
  }
}

extension Day {
  /// Today, where the player lives.
  static var today: Day { local(secondsSince1970: time(nil)) }

  /// The day of a moment where the player lives.
  static func local(secondsSince1970 seconds: Int) -> Day {
    var (moment, parts) = (time_t(seconds), tm())
    guard localtime_r(&moment, &parts) != nil else { return Day(secondsSince1970: Int64(seconds)) }
    return Day(secondsSince1970: Int64(seconds) + Int64(parts.tm_gmtoff))
  }
}
