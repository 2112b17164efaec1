import EarthGame
import Glibc
import GlobeMap
import Motion
import Stage

/// The orientation of a globe from frame to frame while it is dragged, gliding or still.
final class GlobeMotion {
  /// An animated turn from one orientation to another. It follows the shortest turn while north returns to the top.
  private struct Glide {
    let start: Attitude
    let axis: SIMD3<Double>
    let angle: Double
    let roll: Double

    init(from start: Attitude, about axis: SIMD3<Double>, by angle: Double) {
      (self.start, self.axis, self.angle) = (start, axis, angle)
      roll = start.turned(about: axis, by: angle).roll
    }

    func attitude(at share: Double) -> Attitude {
      start.turned(about: axis, by: angle * share)
        .turned(about: SIMD3(0, 0, 1), by: roll * share)
    }

    /// The final orientation, with north exactly at the top.
    var end: Attitude {
      Attitude(facing: start.turned(about: axis, by: angle).center)
    }
  }

  private let animator: Animator
  /// The progress of a glide, from 0 to 1.
  private let progress: Track<Double>
  private var resting = Attitude(facing: .lisbon)
  private var glide: Glide?
  /// The direction of the Earth under the pointer during a drag.
  private var grabbed: SIMD3<Double>?

  /// The duration of a turn to a place.
  static let turnTime = Duration.milliseconds(600)
  /// The duration for north to return to the top.
  static let rightingTime = Duration.milliseconds(450)
  /// The duration of the turn after a flick.
  static let flickTime = Duration.milliseconds(1100)
  /// The lowest speed that is a flick, and the highest speed that has an effect, in radians per second.
  private static let flickSpeeds = 0.25...9.0

  init(animator: Animator) {
    self.animator = animator
    progress = animator.makeTrack(.position, 1)
  }

  isolated deinit { animator.remove(progress) }

  /// The current orientation.
  var attitude: Attitude { glide?.attitude(at: animator.value(of: progress)) ?? resting }

  /// The place in the middle at the end of the current turn.
  var destination: Place { resting.center }

  /// Whether the globe is moving or being dragged.
  var isBusy: Bool { glide != nil || grabbed != nil }

  /// Sets the orientation at once.
  func setAttitude(_ attitude: Attitude) {
    stop()
    resting = attitude
  }

  /// Turns to show a place in the middle, with north at the top.
  ///
  /// If animated, it takes the shortest turn, also over a pole.
  func turn(to place: Place, animated: Bool) {
    let start = attitude
    guard animated else { return setAttitude(Attitude(facing: place)) }
    let turn = Attitude.turn(from: start.seen(place.direction), to: SIMD3(0, 0, 1))
    run(
      Glide(from: start, about: turn.axis, by: turn.angle), over: Self.turnTime, curve: .easeInOut,
      end: Attitude(facing: place))
  }

  /// Starts a drag at a point in view coordinates.
  func grab(_ point: SIMD3<Double>) {
    let attitude = attitude
    setAttitude(attitude)
    grabbed = attitude.direction(ofSeen: point)
  }

  /// Turns the globe so that the dragged direction is at a point in view coordinates.
  func drag(to point: SIMD3<Double>) {
    guard let grabbed else { return }
    let turn = Attitude.turn(from: resting.seen(grabbed), to: point)
    resting = resting.turned(about: turn.axis, by: turn.angle)
  }

  /// Ends a drag. After a flick the globe keeps turning for a while, and north returns to the top.
  ///
  /// - Parameters:
  ///   - point: the end of the drag, in view coordinates.
  ///   - speed: the speed in radians per second.
  ///   - end: the position of the point a moment later, which determines the direction.
  func release(at point: SIMD3<Double>, toward end: SIMD3<Double>, speed: Double) {
    guard grabbed != nil else { return }
    grabbed = nil
    let isFlick = speed >= Self.flickSpeeds.lowerBound && !animator.reducedMotion
    // A cubic ease-out starts at three times its mean speed.
    let reach = min(speed, Self.flickSpeeds.upperBound) * Self.flickTime.seconds / 3
    let axis = Attitude.turn(from: point, to: end).axis
    let glide = Glide(from: resting, about: axis, by: isFlick ? reach : 0)
    guard isFlick || abs(glide.roll) > 1e-9 else { return }
    run(
      glide, over: isFlick ? Self.flickTime : Self.rightingTime,
      curve: isFlick ? .easeOut : .easeInOut, end: glide.end)
  }

  /// Turns the globe at once, with any roll. After the last push, north returns to the top.
  func push(about axis: SIMD3<Double>, by angle: Double) {
    let start = attitude.turned(about: axis, by: angle)
    setAttitude(start)
    let glide = Glide(from: start, about: axis, by: 0)
    if abs(glide.roll) > 1e-9 {
      run(glide, over: Self.rightingTime, curve: .easeInOut, end: glide.end)
    }
  }

  private func stop() {
    animator.set(1, for: progress)
    (glide, grabbed) = (nil, nil)
  }

  private func run(_ glide: Glide, over time: Duration, curve: Curve, end: Attitude) {
    stop()
    self.glide = glide
    resting = end
    animator.set(0, for: progress)
    animator.animate(progress, to: 1, over: time, curve: curve) { [weak self] outcome in
      if outcome == .finished { self?.glide = nil }
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
