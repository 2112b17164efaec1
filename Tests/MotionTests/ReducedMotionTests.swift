import Motion
import TestSupport
import Testing

@Suite("Reduced motion", .tags(.motion)) struct ReducedMotionTests {
  let animator = Animator()
  let log = Log()

  init() { animator.reducedMotion = true }

  @Test(
    "Alpha and colour fade for 150 ms, linear and without delay",
    arguments: [Property.alpha, .colour])
  func fades(property: Property) {
    let track = animator.makeTrack(property, 0.0)
    animator.animate(
      track, to: 1, over: .seconds(3), after: .seconds(2), curve: .easeInOut,
      completion: log.note("fade"))
    animator.advance(by: .milliseconds(75))
    #expect(animator.value(of: track) == 0.5)
    animator.advance(by: .milliseconds(75))
    #expect(animator.value(of: track) == 1)
    #expect(log.entries == ["fade finished"])
  }

  @Test(
    "All else jumps to its target at once and is reported by the next advance",
    arguments: [Property.position, .scale, .rotation])
  func jumps(property: Property) {
    let track = animator.makeTrack(property, 0.0)
    animator.animate(
      track, to: 1, over: .seconds(3), after: .seconds(2), completion: log.note("move"))
    #expect(animator.value(of: track) == 1)
    #expect(log.entries.isEmpty)
    animator.advance(by: .milliseconds(1))
    #expect(log.entries == ["move finished"])
    #expect(animator.isIdle)
  }

  @Test("A composition jumps and fades to where it would end")
  func composition() {
    let angle = animator.makeTrack(.rotation, 0.0)
    let alpha = animator.makeTrack(.alpha, 1.0)
    animator.run(
      .sequence([
        .delay(.seconds(1)), .tween(angle, to: 2, over: .seconds(1)),
        .tween(alpha, to: 0.5, over: .seconds(1)), .tween(alpha, to: 0, over: .seconds(1)),
        .path(angle, through: [7, 3], over: .seconds(1)),
      ]), completion: log.note("run"))
    #expect(animator.value(of: angle) == 3)
    #expect(animator.value(of: alpha) == 1)
    animator.advance(by: .milliseconds(75))
    #expect(animator.value(of: alpha) == 0.5)
    #expect(log.entries.isEmpty)
    animator.advance(by: .milliseconds(75))
    #expect(animator.value(of: alpha) == 0)
    #expect(log.entries == ["run finished"])
    #expect(animator.isIdle)
  }

  @Test("What repeats comes to rest where its last pass ends")
  func repeated() {
    let angle = animator.makeTrack(.rotation, 1.0)
    animator.run(
      .repeated(.autoreversed(.tween(angle, to: 2, over: .seconds(1))), times: 9),
      completion: log.note("run"))
    #expect(animator.value(of: angle) == 1)
    animator.advance(by: .milliseconds(1))
    #expect(log.entries == ["run finished"])
    #expect(animator.isIdle)
  }

  @Test("Switching it on shortens what runs already; switching it off lets new ones move")
  func switching() {
    animator.reducedMotion = false
    let alpha = animator.makeTrack(.alpha, 0.0)
    let position = animator.makeTrack(.position, SIMD2(0.0, 0.0))
    let scale = animator.makeTrack(.scale, 0.0)
    animator.animate(alpha, to: 1, over: .seconds(2), completion: log.note("alpha"))
    animator.animate(position, to: [5, 5], over: .seconds(2), completion: log.note("position"))
    animator.run(
      .repeated(.tween(scale, to: 2, over: .seconds(1)), times: 9), completion: log.note("scale"))
    animator.advance(by: .seconds(1))
    #expect(animator.value(of: alpha) == 0.5)
    animator.reducedMotion = true
    #expect(animator.value(of: alpha) == 0.5)
    #expect(animator.value(of: position) == [5, 5])
    #expect(animator.value(of: scale) == 2)
    animator.advance(by: .milliseconds(75))
    #expect(animator.value(of: alpha) == 0.75)
    #expect(log.entries == ["position finished", "scale finished"])
    animator.advance(by: .milliseconds(75))
    #expect(animator.value(of: alpha) == 1)
    #expect(animator.isIdle)
    animator.reducedMotion = false
    animator.animate(scale, to: 0, over: .seconds(1))
    animator.advance(by: .milliseconds(500))
    #expect(animator.value(of: scale) == 1)
  }

  @Test("An action after a delay is performed at the next advance")
  func after() {
    var count = 0
    animator.after(.seconds(1)) { count += 1 }
    #expect(count == 0)
    animator.advance(by: .zero)
    #expect(count == 1)
  }

  @Test("A group of jumps completes at the next advance")
  func group() {
    let group = animator.makeGroup(completion: log.note("group"))
    for _ in 0..<3 {
      let track = animator.makeTrack(.scale, 0.0)
      animator.animate(track, to: 1, over: .seconds(1), in: group)
    }
    animator.advance(by: .milliseconds(1))
    #expect(log.entries == ["group finished"])
  }
}
