import Files
import GameKernel
import Glibc
import PlayLog

/// The best games of a version without a log, in `results.json`. They are entered in the log once.
final class EarlierResultFile {
  /// The results, or `nil` if there are none.
  let book: ResultBook?
  private let file: PersistentFile<ResultBook>

  /// Loads the results.
  ///
  /// - Parameter folder: `nil` if there are none.
  init(in folder: LockedFolder?) {
    file = PersistentFile(
      "results.json", VersionedFormat(kind: "results", version: 1), .results, in: folder)
    book = file.load { $0 }
  }

  /// The errors of loading.
  var errors: [PersistenceError] { file.errors }

  /// Renames the file and its backup. Call it when the log has the results.
  func setAside() {
    guard let file = file.safeFile else { return }
    for path in [file.backup, file.path] where (try? FileStatus(path)) != nil {
      _ = try? SafeFile(path: path).setAside("earlier")
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
