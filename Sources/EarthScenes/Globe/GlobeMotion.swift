import Glibc
import GlobeMap
import Motion
import Stage
import TunnelGame

/// How a globe lies from frame to frame: held by the pointer, gliding, or at rest.
final class GlobeMotion {
  /// The way of a globe from one attitude to another, straight, while north comes back up.
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

    /// With north exactly above.
    var end: Attitude {
      Attitude(facing: start.turned(about: axis, by: angle).center)
    }
  }

  private let animator: Animator
  /// From 0 at the start of a glide to 1.
  private let progress: Track<Double>
  private var resting = Attitude(facing: .lisbon)
  private var glide: Glide?
  /// What the pointer holds, while it does.
  private var held: SIMD3<Double>?

  /// How long a globe takes to turn somewhere.
  static let turnTime = Duration.milliseconds(600)
  /// How long north takes to come back up.
  static let rightingTime = Duration.milliseconds(450)
  /// How long a flick runs.
  static let flickTime = Duration.milliseconds(1100)
  /// What is slower than this, in radians a second, is no flick; nothing is faster than the other.
  private static let flickSpeeds = 0.25...9.0

  init(animator: Animator) {
    self.animator = animator
    progress = animator.makeTrack(.position, 1)
  }

  isolated deinit { animator.remove(progress) }

  /// How it lies now.
  var attitude: Attitude { glide?.attitude(at: animator.value(of: progress)) ?? resting }

  /// What the middle will show when it has turned.
  var destination: Place { resting.center }

  /// Whether it moves, or is held.
  var isBusy: Bool { glide != nil || held != nil }

  /// Lies so at once.
  func rest(_ attitude: Attitude) {
    stop()
    resting = attitude
  }

  /// Shows a place in the middle, with north above it; animated it goes the straight way, over a pole where that is shorter.
  func turn(to place: Place, animated: Bool) {
    let start = attitude
    guard animated else { return rest(Attitude(facing: place)) }
    let turn = Attitude.turn(from: start.seen(place.direction), to: SIMD3(0, 0, 1))
    run(
      Glide(from: start, about: turn.axis, by: turn.angle), over: Self.turnTime, curve: .easeInOut,
      end: Attitude(facing: place))
  }

  /// Takes hold of what lies at a seen point.
  func grab(_ point: SIMD3<Double>) {
    let attitude = attitude
    rest(attitude)
    held = attitude.direction(ofSeen: point)
  }

  /// Brings what is held to a seen point.
  func drag(to point: SIMD3<Double>) {
    guard let held else { return }
    let turn = Attitude.turn(from: resting.seen(held), to: point)
    resting = resting.turned(about: turn.axis, by: turn.angle)
  }

  /// Lets go; it runs on for a while, and north comes back up.
  ///
  /// - Parameters:
  ///   - point: where it is let go.
  ///   - speed: in radians a second.
  ///   - end: where the point would be a moment later; it says which way.
  func release(at point: SIMD3<Double>, toward end: SIMD3<Double>, speed: Double) {
    guard held != nil else { return }
    held = nil
    let isFlick = speed >= Self.flickSpeeds.lowerBound && !animator.reducedMotion
    // A cubic that ends slowly begins three times as fast as it is on the mean.
    let reach = min(speed, Self.flickSpeeds.upperBound) * Self.flickTime.seconds / 3
    let axis = Attitude.turn(from: point, to: end).axis
    let glide = Glide(from: resting, about: axis, by: isFlick ? reach : 0)
    guard isFlick || abs(glide.roll) > 1e-9 else { return }
    run(
      glide, over: isFlick ? Self.flickTime : Self.rightingTime,
      curve: isFlick ? .easeOut : .easeInOut, end: glide.end)
  }

  /// Turns at once, however north lies then, and lets it come back up once nobody pushes any more.
  func push(about axis: SIMD3<Double>, by angle: Double) {
    let start = attitude.turned(about: axis, by: angle)
    rest(start)
    let glide = Glide(from: start, about: axis, by: 0)
    if abs(glide.roll) > 1e-9 {
      run(glide, over: Self.rightingTime, curve: .easeInOut, end: glide.end)
    }
  }

  private func stop() {
    animator.set(1, for: progress)
    (glide, held) = (nil, nil)
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
