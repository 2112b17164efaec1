import Motion
import TestSupport
import Testing

@Suite("Tracks of the animator", .tags(.motion)) struct AnimatorTrackTests {
  @Test("Using a removed track stops the program, also when its slot is used again")
  func removed() async {
    await #expect(processExitsWith: .failure) {
      let animator = Animator()
      let track = animator.makeTrack(.alpha, 0.0)
      animator.remove(track)
      _ = animator.value(of: track)
    }
    await #expect(processExitsWith: .failure) {
      let animator = Animator()
      let track = animator.makeTrack(.alpha, 0.0)
      animator.remove(track)
      _ = animator.makeTrack(.alpha, 1.0)
      animator.set(0.5, for: track)
    }
  }

  @Test("A track counts from when it is made until it is removed")
  func count() {
    let animator = Animator()
    let tracks = (0..<3).map { animator.makeTrack(.alpha, Double($0)) }
    let place = animator.makeTrack(.position, SIMD2(1.0, 1.0))
    #expect(animator.trackCount == 4)
    for track in tracks { animator.remove(track) }
    #expect(animator.trackCount == 1)
    animator.remove(place)
    _ = animator.makeTrack(.alpha, 1.0)
    #expect(animator.trackCount == 1)
  }

  @Test("A removed track's slot serves a new one, which starts fresh")
  func reuse() {
    let animator = Animator()
    let log = Log()
    let old = animator.makeTrack(.position, SIMD2(1.0, 1.0))
    animator.animate(old, to: [9, 9], over: .seconds(1), completion: log.note("old"))
    animator.remove(old)
    let new = animator.makeTrack(.alpha, SIMD2(0.0, 0.5))
    #expect(new != old)
    animator.advance(by: .seconds(2))
    #expect(animator.value(of: new) == [0, 0.5])
    #expect(log.entries == ["old interrupted"])
  }

  @Test(
    "Random starts, jumps, removals and steps keep every track what its plan says",
    arguments: 0..<30)
  func chaos(seed: Int) {
    var dice = Dice(seed: UInt64(seed) &+ 77)
    let animator = Animator()
    var plans: [Track<Double>: (plan: Plan, start: Duration)] = [:]
    var time = Duration.zero
    for _ in 0..<600 {
      // Chosen from an order that does not depend on hashing.
      let chosen = plans.keys.sorted { "\($0)" < "\($1)" }.randomElement(using: &dice)
      let value = Double.random(in: -5...5, using: &dice)
      switch (Int.random(in: 0..<6, using: &dice), chosen) {
      case (0, _), (_, nil):
        plans[animator.makeTrack(.scale, value)] = (Plan(from: value, to: value), time)
      case (1, let track?):
        animator.remove(track)
        plans[track] = nil
      case (2, let track?):
        animator.set(value, for: track)
        plans[track] = (Plan(from: value, to: value), time)
      case (3, _):
        let step = Duration.milliseconds(Int.random(in: 0...120, using: &dice))
        time += step
        animator.advance(by: step)
      case (_, let track?):
        let duration = Duration.milliseconds(Int.random(in: 1...400, using: &dice))
        let plan = Plan(
          from: animator.value(of: track), to: value, duration: duration, curve: .easeInOut)
        animator.animate(track, to: value, over: duration, curve: .easeInOut)
        plans[track] = (plan, time)
      }
      for (track, (plan, start)) in plans {
        let wanted = plan.value(at: time - start)
        #expect(abs(animator.value(of: track) - wanted) < 1e-12)
      }
    }
  }
}
