import Motion
import TestSupport
import Testing

@Suite("Animator", .tags(.motion)) struct AnimatorTests {
  @Test("A track shows what it was made with until something moves it")
  func initial() {
    let animator = Animator()
    let position = animator.makeTrack(.position, SIMD2(3.0, 4.0))
    let colour = animator.makeTrack(.colour, SIMD4(1.0, 2.0, 3.0, 4.0))
    animator.advance(by: .seconds(1))
    #expect(animator.value(of: position) == [3, 4])
    #expect(animator.value(of: colour) == [1, 2, 3, 4])
    #expect(animator.isIdle)
  }

  @Test("An animated track follows its curve at every moment to 1e-4", arguments: Curve.allCases)
  func agrees(curve: Curve) {
    let animator = Animator()
    let track = animator.makeTrack(.position, SIMD2(-1.0, 2.0))
    let plans = [(-1.0, 0.0), (2, 1)].map { from, to in
      Plan(
        from: from, to: to, duration: .milliseconds(700), delay: .milliseconds(30), curve: curve)
    }
    animator.animate(
      track, to: [0, 1], over: .milliseconds(700), after: .milliseconds(30), curve: curve)
    for step in 1...800 {
      animator.advance(by: .milliseconds(1))
      let shown = animator.value(of: track)
      let wanted = plans.map { $0.value(at: .milliseconds(step)) }
      #expect(max(abs(shown.x - wanted[0]), abs(shown.y - wanted[1])) < 1e-4)
    }
  }

  @Test("A track ends exactly on its target, whatever the steps", arguments: 0..<40)
  func exactEnd(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let animator = Animator()
    let targets = (0..<50).map { _ in Double.random(in: -1e3...1e3, using: &dice) }
    let tracks = targets.map { target in
      let track = animator.makeTrack(.scale, Double.random(in: -1e3...1e3, using: &dice))
      animator.animate(
        track, to: target, over: .milliseconds(Int.random(in: 0...900, using: &dice)),
        after: .milliseconds(Int.random(in: 0...100, using: &dice)),
        curve: Curve.allCases.randomElement(using: &dice) ?? .linear)
      return track
    }
    advance(animator, by: .seconds(1), inRandomSteps: &dice)
    #expect(tracks.map(animator.value) == targets)
    #expect(animator.isIdle)
  }

  @Test("Many short steps and one long step show the very same values", arguments: 0..<40)
  func splitSteps(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let whole = Animator()
    let split = Animator()
    let plans = (0..<60).map { _ in
      (
        Double.random(in: -9...9, using: &dice), Int.random(in: 1...2000, using: &dice),
        Curve.allCases.randomElement(using: &dice) ?? .linear
      )
    }
    func start(on animator: Animator) -> [Track<Double>] {
      plans.map { target, milliseconds, curve in
        let track = animator.makeTrack(.rotation, 0.0)
        animator.animate(track, to: target, over: .milliseconds(milliseconds), curve: curve)
        return track
      }
    }
    let (first, second) = (start(on: whole), start(on: split))
    let total = Duration.nanoseconds(Int.random(in: 1...2_000_000_000, using: &dice))
    whole.advance(by: total)
    advance(split, by: total, inRandomSteps: &dice)
    #expect(first.map(whole.value) == second.map(split.value))
  }

  @Test("Steps below a nanosecond add up")
  func tinySteps() {
    let animator = Animator()
    let track = animator.makeTrack(.alpha, 0.0)
    animator.animate(track, to: 1, over: .nanoseconds(10))
    let half = Duration(secondsComponent: 0, attosecondsComponent: 500_000_000)
    for _ in 0..<19 { animator.advance(by: half) }
    #expect(animator.value(of: track) < 1)
    animator.advance(by: half)
    #expect(animator.value(of: track) == 1)
  }

  @Test("Setting a value shows it at once and ends what ran")
  func set() {
    let animator = Animator()
    let log = Log()
    let track = animator.makeTrack(.alpha, 0.0)
    animator.animate(track, to: 1, over: .seconds(1), completion: log.note("fade"))
    animator.advance(by: .milliseconds(300))
    #expect(animator.isBusy(track))
    animator.set(0.25, for: track)
    #expect(!animator.isBusy(track))
    #expect(animator.value(of: track) == 0.25)
    animator.advance(by: .seconds(2))
    #expect(animator.value(of: track) == 0.25)
    #expect(log.entries == ["fade interrupted"])
  }

  @Test("Times that are not negative are demanded")
  func negativeTimes() async {
    await #expect(processExitsWith: .failure) {
      let animator = Animator()
      let track = animator.makeTrack(.alpha, 0.0)
      animator.animate(track, to: 1, over: .milliseconds(-1))
    }
    await #expect(processExitsWith: .failure) { Animator().advance(by: .nanoseconds(-1)) }
  }
}
