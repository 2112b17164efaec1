import SDLKit
import Stage

/// A script on stage: its player and the devices that it plays on.
final class ScriptPerformance {
  private var player: ScriptPlayer
  private let devices: ScriptedDevices
  /// Whether the program ends with the script.
  private let isLast: Bool

  /// - Parameter isLast: whether the program ends with the script, as it does for a snapshot.
  init(_ script: Script, on devices: ScriptedDevices, at start: Duration, isLast: Bool) {
    player = ScriptPlayer(script, at: start)
    self.devices = devices
    self.isLast = isLast
  }

  /// When there is something to do again; nil for never.
  var nextDue: Duration? { player.nextDue ?? (isLast ? player.next : nil) }

  /// Sends the signals that are due.
  ///
  /// - Throws: ``ScriptError`` for a step that cannot be played, `SDLError` where SDL takes no signal.
  func play(at now: Duration, controls: [ControlReport]) throws {
    for act in try player.acts(at: now, controls: controls) { try devices.play(act) }
  }

  func endsProgram(at now: Duration) -> Bool { isLast && player.isFinished(at: now) }
}
