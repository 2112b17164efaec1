#if canImport(Glibc)
  import Glibc
#endif

/// How long tests wait for threads and processes before they take them for hung.
///
/// It is no verdict on how fast something is: ten minutes are enough on the slowest and busiest machine.
public enum Patience {
  public static let seconds = 600
  public static let limit = Duration.seconds(seconds)

  /// Waits for other threads until something is so, or for as long as patience lasts.
  public static func wait(until isSo: () -> Bool) {
    let end = ContinuousClock.now + limit
    while !isSo(), ContinuousClock.now < end { usleep(200) }
  }
}
