import Motion
import TestSupport
import Testing

@Suite("Completions", .tags(.motion)) struct AnimatorCompletionTests {
  @Test("Completions come in the order of end times, then of creation, also after one long step")
  func order() {
    let animator = Animator()
    let log = Log()
    for (name, milliseconds) in [("a", 300), ("b", 100), ("c", 300), ("d", 200), ("e", 100)] {
      let track = animator.makeTrack(.alpha, 0.0)
      animator.animate(track, to: 1, over: .milliseconds(milliseconds), completion: log.note(name))
    }
    let track = animator.makeTrack(.alpha, 0.0)
    animator.run(.tween(track, to: 1, over: .milliseconds(150)), completion: log.note("run"))
    animator.advance(by: .seconds(1))
    #expect(
      log.entries == [
        "b finished", "e finished", "run finished", "d finished", "a finished", "c finished",
      ])
  }

  @Test("Completions see all tracks moved")
  func allMoved() {
    let animator = Animator()
    let first = animator.makeTrack(.alpha, 0.0)
    let second = animator.makeTrack(.alpha, 0.0)
    var seen: [Double] = []
    animator.animate(first, to: 1, over: .milliseconds(100)) { _ in
      seen = [animator.value(of: first), animator.value(of: second)]
    }
    animator.animate(second, to: 1, over: .milliseconds(200))
    animator.advance(by: .milliseconds(150))
    #expect(seen == [1, 0.75])
  }

  @Test("A completion may start an animation, on its own track too, which runs on from there")
  func chain() {
    let animator = Animator()
    let log = Log()
    let track = animator.makeTrack(.scale, 0.0)
    animator.animate(track, to: 1, over: .milliseconds(100)) { _ in
      animator.animate(track, to: 3, over: .milliseconds(100), completion: log.note("second"))
    }
    animator.advance(by: .milliseconds(100))
    #expect(!animator.isIdle)
    animator.advance(by: .milliseconds(50))
    #expect(animator.value(of: track) == 2)
    animator.advance(by: .milliseconds(50))
    #expect(log.entries == ["second finished"])
    #expect(animator.isIdle)
  }

  @Test("An action after a delay is performed once, by the advance in which the delay ends")
  func after() {
    let animator = Animator()
    var count = 0
    animator.after(.milliseconds(100)) { count += 1 }
    animator.advance(by: .milliseconds(99))
    #expect(count == 0 && !animator.isIdle)
    animator.advance(by: .milliseconds(1))
    #expect(count == 1 && animator.isIdle && animator.trackCount == 0)
    animator.advance(by: .seconds(1))
    #expect(count == 1)
  }

  @Test("A delay keeps the time of its group, and a cancelled group performs nothing")
  func afterInGroup() {
    let animator = Animator()
    let group = animator.makeGroup()
    var count = 0
    animator.after(.milliseconds(100), in: group) { count += 1 }
    group.pause()
    animator.advance(by: .seconds(1))
    #expect(count == 0)
    group.resume()
    group.speed = 2
    animator.advance(by: .milliseconds(50))
    #expect(count == 1)
    animator.after(.milliseconds(100), in: group) { count += 1 }
    group.cancel()
    animator.advance(by: .seconds(1))
    #expect(count == 1 && animator.trackCount == 0)
  }

  @Test("An interruption is reported by the next advance, once, and not before")
  func interruption() {
    let animator = Animator()
    let log = Log()
    let track = animator.makeTrack(.scale, 0.0)
    animator.animate(track, to: 1, over: .milliseconds(100), completion: log.note("old"))
    animator.advance(by: .milliseconds(50))
    animator.animate(track, to: 0, over: .milliseconds(100), completion: log.note("new"))
    #expect(log.entries.isEmpty)
    animator.advance(by: .zero)
    #expect(log.entries == ["old interrupted"])
    animator.advance(by: .seconds(1))
    #expect(log.entries == ["old interrupted", "new finished"])
  }

  @Test("A retargeted track starts from the value now shown, and the rest runs on")
  func retarget() {
    let animator = Animator()
    let moved = animator.makeTrack(.position, SIMD2(0.0, 0.0))
    let other = animator.makeTrack(.alpha, 0.0)
    animator.animate(moved, to: [10, 0], over: .seconds(1))
    animator.animate(other, to: 1, over: .seconds(1))
    animator.advance(by: .milliseconds(500))
    animator.animate(moved, to: [5, 8], over: .seconds(1), after: .milliseconds(100))
    #expect(animator.value(of: moved) == [5, 0])
    animator.advance(by: .milliseconds(100))
    #expect(animator.value(of: moved) == [5, 0])
    animator.advance(by: .milliseconds(400))
    #expect(animator.value(of: other) == 1)
    animator.advance(by: .milliseconds(100))
    #expect(animator.value(of: moved) == [5, 4])
  }

  @Test("An animation without time jumps at once and is reported by the next advance")
  func noTime() {
    let animator = Animator()
    let log = Log()
    let track = animator.makeTrack(.alpha, 0.0)
    animator.animate(track, to: 1, over: .zero, completion: log.note("jump"))
    #expect(animator.value(of: track) == 1)
    #expect(log.entries.isEmpty)
    #expect(!animator.isIdle)
    animator.advance(by: .zero)
    #expect(log.entries == ["jump finished"])
    animator.animate(
      track, to: 0, over: .zero, after: .milliseconds(10), completion: log.note("late"))
    animator.advance(by: .milliseconds(9))
    #expect(animator.value(of: track) == 1)
    animator.advance(by: .milliseconds(1))
    #expect(animator.value(of: track) == 0)
    #expect(log.entries == ["jump finished", "late finished"])
  }
}
