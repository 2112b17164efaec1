import Stage
import TunnelGame

/// What comes by itself at the table of Through the Earth, and when.
struct TunnelWaits {
  nonisolated enum Alarm: Sendable {
    /// A Globetrotter puts its flag.
    case computersFlag
    /// What is said after a game.
    case dialog
    /// Whoever has walked stands still.
    case standStill
  }

  private var alarms = Alarms<Alarm>()

  /// Begins to wait for what follows from how the table stands.
  mutating func begin(_ table: TunnelTable) {
    alarms.cancel(.computersFlag)
    if table.isComputersTurn { alarms.set(.computersFlag, in: .milliseconds(900)) }
  }

  /// Lets the dialog come when the last dig has been seen.
  mutating func expectDialog() { alarms.set(.dialog, in: .milliseconds(1600)) }

  /// Begins anew to wait until a walk is over.
  mutating func noteStep() { alarms.set(.standStill, in: .milliseconds(350)) }

  /// Waits for nothing any more.
  mutating func end() { alarms.cancelAll() }

  /// How long until the next one, nil where nothing is waited for.
  var next: Duration? { alarms.next }

  /// Lets time pass.
  ///
  /// - Returns: what comes now, the earliest first.
  mutating func advance(by elapsed: Duration) -> [Alarm] { alarms.advance(by: elapsed) }
}
