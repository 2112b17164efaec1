import BoxKit
import GameKernel
import Stage

/// Walks the child over the globe by arrow keys, stick or a tilted gamepad.
package final class EarthWalker {
  /// Returns the current reading of the gamepad's accelerometer in m/s², or `nil` if there is none.
  package var readPose: () -> Vector3? = { nil }
  /// Called after a movement by the stick or a tilt.
  var onMove: () -> Void = {}
  /// Called once stick and gamepad are level again.
  var onRest: () -> Void = {}

  private var walk = EarthWalk()
  private let globes: EarthGlobes
  private let settings: SettingsModel
  private let input: InputContext

  init(_ globes: EarthGlobes, _ settings: SettingsModel, _ input: InputContext) {
    (self.globes, self.settings, self.input) = (globes, settings, input)
  }

  /// The accelerometer reading of a gamepad that is held level, in m/s², or `nil` if tilting is off.
  var restPose: Vector3? {
    settings.current.tunnel.tiltsWithPad ? settings.current.restPose : nil
  }

  /// The tilt of the gamepad to the right and down, in g, or `nil` if tilting is off or there is no sensor.
  private var slope: Point? {
    restPose.flatMap { rest in readPose().map { EarthWalk.slope(of: $0, from: rest) } }
  }

  /// Whether a tilt rolls the child.
  var isRolling: Bool { slope != nil && walk.isUnderWay }

  /// Performs one step of a key. Returns `false` if the child cannot move now.
  func step(_ direction: Direction, isLong: Bool) -> Bool {
    guard !globes.isLocked else { return false }
    globes.step(walk.step(direction, isLong: isLong) * (1 / globes.board.zoom))
    return true
  }

  /// Ends a walk. The next one begins slowly.
  func end() { walk.end() }

  /// Walks by the stick and rolls by a tilted gamepad, until both are level.
  ///
  /// - Parameter isInFront: whether the table gets the input.
  func advance(by elapsed: Duration, isInFront: Bool) {
    let wasUnderWay = walk.isUnderWay
    let offset = walk.advance(by: elapsed, input.stick, slope: slope)
    guard walk.isUnderWay, !globes.isLocked, isInFront else {
      if wasUnderWay, !walk.isUnderWay { onRest() }
      return
    }
    globes.walk(offset * (1 / globes.board.zoom))
    onMove()
  }

  var nextTimer: Duration? { walk.isUnderWay || slope != nil ? .milliseconds(16) : nil }
}
