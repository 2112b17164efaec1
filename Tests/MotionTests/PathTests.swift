import Motion
import TestSupport
import Testing

@Suite("Paths", .tags(.motion)) struct PathTests {
  static let keyframes: [SIMD2<Double>] = [[10, 0], [10, 10], [0, 10], [-5, 3]]

  @Test(
    "A path passes through each keyframe at its share of the time and ends at the last, exactly",
    arguments: [PathShape.straight, .smooth])
  func keyframes(shape: PathShape) {
    let animator = Animator()
    let track = animator.makeTrack(.position, SIMD2(0.0, 0.0))
    animator.run(.path(track, through: Self.keyframes, shape: shape, over: .milliseconds(400)))
    for keyframe in Self.keyframes {
      animator.advance(by: .milliseconds(100))
      let difference = animator.value(of: track) - keyframe
      #expect(max(abs(difference.x), abs(difference.y)) < 1e-12)
    }
    #expect(animator.value(of: track) == [-5, 3])
    #expect(animator.isIdle)
  }

  @Test("A straight path runs in lines; a smooth one has no corner")
  func shapes() {
    /// How far the direction turns at most between two steps of a millisecond, as a sine.
    func sharpestTurn(_ shape: PathShape) -> Double {
      let animator = Animator()
      let track = animator.makeTrack(.position, SIMD2(0.0, 0.0))
      animator.run(.path(track, through: Self.keyframes, shape: shape, over: .milliseconds(4000)))
      var points = [animator.value(of: track)]
      for _ in 0..<4000 {
        animator.advance(by: .milliseconds(1))
        points.append(animator.value(of: track))
      }
      let steps = zip(points, points.dropFirst()).map { $1 - $0 }
      let sines = zip(steps, steps.dropFirst()).map { first, second in
        let lengths = ((first * first).sum() * (second * second).sum()).squareRoot()
        return abs(first.x * second.y - first.y * second.x) / lengths
      }
      return sines.max() ?? 0
    }
    #expect(sharpestTurn(.straight) > 0.5)
    #expect(sharpestTurn(.smooth) < 0.05)
  }

  @Test("A path starts from the value its track then shows")
  func start() {
    let animator = Animator()
    let track = animator.makeTrack(.position, SIMD2(0.0, 0.0))
    animator.run(
      .sequence([
        .tween(track, to: [4, 4], over: .milliseconds(100)),
        .path(track, through: [[8, 4]], shape: .straight, over: .milliseconds(100)),
      ]))
    animator.advance(by: .milliseconds(125))
    #expect(animator.value(of: track) == [5, 4])
  }

  @Test("A straight path of one keyframe is a tween", arguments: Curve.allCases)
  func oneKeyframe(curve: Curve) {
    let animator = Animator()
    let path = animator.makeTrack(.scale, 1.0)
    let tween = animator.makeTrack(.scale, 1.0)
    animator.run(.path(path, through: [3], shape: .straight, over: .milliseconds(97), curve: curve))
    animator.animate(tween, to: 3, over: .milliseconds(97), curve: curve)
    for _ in 0..<100 {
      animator.advance(by: .milliseconds(1))
      #expect(abs(animator.value(of: path) - animator.value(of: tween)) < 1e-12)
    }
  }
}
