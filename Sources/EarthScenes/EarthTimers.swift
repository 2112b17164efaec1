import EarthGame
import Stage

/// The timers at the table of Through the Earth.
struct EarthTimers {
  nonisolated enum Alarm: Sendable {
    /// A Globetrotter puts its flag.
    case computersFlag
    /// The dialog after a game opens.
    case dialog
    /// A walk by arrow keys ends.
    case endOfWalk
  }

  private var alarms = Alarms<Alarm>()

  /// Restarts the timer of the computer's flag, or cancels it if it is not a computer's turn.
  mutating func begin(_ table: EarthTable) {
    alarms.cancel(.computersFlag)
    if table.isComputersTurn { alarms.set(.computersFlag, in: .milliseconds(900)) }
  }

  /// Schedules the dialog, so that the result of the last dig is visible first.
  mutating func expectDialog() { alarms.set(.dialog, in: .milliseconds(1600)) }

  /// Restarts the timer that ends a walk.
  mutating func noteStep() { alarms.set(.endOfWalk, in: .milliseconds(350)) }

  /// Cancels all timers.
  mutating func end() { alarms.cancelAll() }

  /// The time until the next timer fires, or `nil` if none is pending.
  var next: Duration? { alarms.next }

  /// Advances the timers.
  ///
  /// - Returns: the timers that have fired, the earliest first.
  mutating func advance(by elapsed: Duration) -> [Alarm] { alarms.advance(by: elapsed) }
}
