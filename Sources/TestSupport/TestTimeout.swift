#if canImport(Glibc)
  import Glibc
#endif

/// The time that tests wait for threads and processes before they consider them hung.
///
/// It is no limit on speed: ten minutes suffice on the slowest and busiest machine.
public enum TestTimeout {
  public static let seconds = 600
  public static let limit = Duration.seconds(seconds)

  /// Waits until a condition is true, at most for `limit`.
  public static func wait(until isSo: () -> Bool) {
    let end = ContinuousClock.now + limit
    while !isSo(), ContinuousClock.now < end { usleep(200) }
  }
}
