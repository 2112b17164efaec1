import GameKernel
import Glibc

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
