import Controls
import MatchstickGame
import Motion
import Stage

/// The animation of a box in play: it comes out, shakes, and shows its bead.
package final class BoxMotion {
  package let box: Int
  /// The bead that was drawn; `nil` for an empty box.
  package let bead: MatchboxMachine.Bead?
  /// Whether the bead was removed after a lost game.
  package private(set) var isLost = false

  /// How far the box has moved down and how far its drawer has opened more, from 0 to 1.
  package let slide: AnimatedValue
  let opening: AnimatedValue
  /// How far the bead has come to the front, from 0 to 1.
  let front: AnimatedValue
  /// How far a lost bead has gone, from 0 to 1.
  package let gone: AnimatedValue
  /// The strength of the glow or frame.
  package let light: AnimatedValue
  /// The offset by the shaking, from −1 to 1.
  package let shake: AnimatedValue

  /// The durations of the parts (Documentation/Look.md, *Matchbox Machine*).
  package static let slideTime = Duration.milliseconds(200)
  package static let shakeTime = Duration.milliseconds(360)
  package static let openTime = Duration.milliseconds(160)
  package static let beadTime = Duration.milliseconds(300)
  static let backTime = Duration.milliseconds(240)
  static let goneTime = Duration.milliseconds(500)

  init(_ box: Int, _ bead: MatchboxMachine.Bead?, _ animator: Animator) {
    (self.box, self.bead) = (box, bead)
    (slide, opening) = (AnimatedValue(animator, .position), AnimatedValue(animator, .position))
    (front, gone) = (AnimatedValue(animator, .position), AnimatedValue(animator, .alpha))
    (light, shake) = (AnimatedValue(animator, .alpha), AnimatedValue(animator, .position))
  }

  func comeOut() {
    slide.go(to: 1, over: Self.slideTime)
    light.go(to: 1, over: Self.slideTime)
  }

  /// Shakes the box in three strokes.
  package func shakeBox() {
    shake.run { track in
      .path(
        track, through: [1, -1, 1, -1, 1, 0], over: Self.shakeTime, curve: .sineInOut)
    }
  }

  package func open() { opening.go(to: 1, over: Self.openTime) }

  package func showBead() { front.go(to: 1, over: Self.beadTime) }

  /// Removes the bead after a lost game.
  package func lose() {
    isLost = true
    gone.go(to: 1, over: Self.goneTime)
  }

  /// Moves box and bead back.
  func goBack() {
    for value in [slide, opening, light] + (isLost ? [] : [front]) {
      value.go(to: 0, over: Self.backTime)
    }
  }

  /// Whether the box is back in its place.
  var isBack: Bool {
    slide.value == 0 && opening.value == 0 && light.value == 0 && slide.target == 0
  }
}
