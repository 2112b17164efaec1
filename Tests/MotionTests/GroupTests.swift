import Motion
import TestSupport
import Testing

@Suite("Groups", .tags(.motion)) struct GroupTests {
  let animator = Animator()
  let log = Log()

  @Test("A group completes once, after the last of its animations")
  func completion() {
    let group = animator.makeGroup(completion: log.note("group"))
    for (name, milliseconds) in [("a", 200), ("b", 100)] {
      let track = animator.makeTrack(.alpha, 0.0)
      animator.animate(
        track, to: 1, over: .milliseconds(milliseconds), in: group, completion: log.note(name))
    }
    let track = animator.makeTrack(.alpha, 0.0)
    animator.run(
      .tween(track, to: 1, over: .milliseconds(150)), in: group, completion: log.note("c"))
    animator.advance(by: .milliseconds(160))
    #expect(log.entries == ["b finished", "c finished"])
    animator.advance(by: .seconds(1))
    #expect(log.entries == ["b finished", "c finished", "a finished", "group finished"])
    animator.animate(track, to: 0, over: .milliseconds(10), in: group)
    animator.advance(by: .seconds(1))
    #expect(log.entries.count == 4)
  }

  @Test("A group is interrupted if any of its animations was")
  func interrupted() {
    let group = animator.makeGroup(completion: log.note("group"))
    let tracks = (0..<2).map { _ in animator.makeTrack(.alpha, 0.0) }
    for track in tracks { animator.animate(track, to: 1, over: .milliseconds(100), in: group) }
    animator.set(0, for: tracks[0])
    animator.advance(by: .milliseconds(100))
    #expect(log.entries == ["group interrupted"])
  }

  @Test("A completion can add to its group, which then goes on")
  func goesOn() {
    let group = animator.makeGroup(completion: log.note("group"))
    let track = animator.makeTrack(.alpha, 0.0)
    animator.animate(track, to: 1, over: .milliseconds(100), in: group) { [animator] _ in
      animator.animate(track, to: 0, over: .milliseconds(100), in: group)
    }
    animator.advance(by: .milliseconds(100))
    #expect(log.entries.isEmpty)
    animator.advance(by: .milliseconds(100))
    #expect(log.entries == ["group finished"])
  }

  @Test("A group that stays empty has finished at the next advance")
  func empty() {
    _ = animator.makeGroup(completion: log.note("group"))
    #expect(!animator.isIdle)
    animator.advance(by: .milliseconds(16))
    #expect(log.entries == ["group finished"])
    #expect(animator.isIdle)
  }

  @Test("A paused group stands still, delays too, and is idle; others run on")
  func pause() {
    let group = animator.makeGroup()
    let held = animator.makeTrack(.alpha, 0.0)
    let sequence = animator.makeTrack(.scale, 0.0)
    let free = animator.makeTrack(.alpha, 0.0)
    animator.animate(held, to: 1, over: .milliseconds(100), after: .milliseconds(100), in: group)
    animator.run(
      .sequence([.delay(.milliseconds(100)), .tween(sequence, to: 1, over: .milliseconds(100))]),
      in: group)
    animator.animate(free, to: 1, over: .milliseconds(1000))
    animator.advance(by: .milliseconds(50))
    group.pause()
    animator.advance(by: .milliseconds(500))
    #expect(animator.value(of: held) == 0)
    #expect(animator.value(of: free) == 0.55)
    #expect(!animator.isIdle)
    animator.advance(by: .milliseconds(500))
    #expect(animator.isIdle)
    group.resume()
    #expect(!animator.isIdle)
    animator.advance(by: .milliseconds(100))
    #expect(abs(animator.value(of: held) - 0.5) < 1e-12)
    #expect(abs(animator.value(of: sequence) - 0.5) < 1e-12)
  }

  @Test("A group runs at its speed, which may change on the way")
  func speed() {
    let group = animator.makeGroup()
    let track = animator.makeTrack(.alpha, 0.0)
    group.speed = 2
    animator.animate(track, to: 1, over: .milliseconds(1000), in: group)
    animator.advance(by: .milliseconds(100))
    #expect(abs(animator.value(of: track) - 0.2) < 1e-12)
    group.speed = 0.5
    animator.advance(by: .milliseconds(200))
    #expect(abs(animator.value(of: track) - 0.3) < 1e-12)
    group.speed = 0
    animator.advance(by: .seconds(10))
    #expect(animator.isIdle)
    group.speed = 7
    animator.advance(by: .milliseconds(100))
    #expect(animator.value(of: track) == 1)
  }

  @Test("Ends in groups of different speeds are reported in the order in which they happened")
  func orderAcrossSpeeds() {
    let fast = animator.makeGroup()
    let slow = animator.makeGroup()
    fast.speed = 10
    slow.speed = 0.5
    for (name, milliseconds, group) in [("slow", 100, slow), ("fast", 900, fast)] {
      let track = animator.makeTrack(.alpha, 0.0)
      animator.animate(
        track, to: 1, over: .milliseconds(milliseconds), in: group, completion: log.note(name))
    }
    let track = animator.makeTrack(.alpha, 0.0)
    animator.animate(track, to: 1, over: .milliseconds(150), completion: log.note("plain"))
    animator.advance(by: .seconds(1))
    #expect(log.entries == ["fast finished", "plain finished", "slow finished"])
  }

  @Test("A group works only with the animator that made it")
  func stranger() async {
    await #expect(processExitsWith: .failure) {
      let group = Animator().makeGroup()
      let animator = Animator()
      let track = animator.makeTrack(.alpha, 0.0)
      animator.animate(track, to: 1, over: .seconds(1), in: group)
    }
  }

  @Test("Cancelling a group stops its animations where they are and no others")
  func cancel() {
    let group = animator.makeGroup(completion: log.note("group"))
    let tracks = (0..<5).map { _ in animator.makeTrack(.alpha, 0.0) }
    for (index, track) in tracks.enumerated() where index < 4 {
      animator.animate(track, to: 1, over: .milliseconds(100), in: index % 2 == 0 ? group : nil)
    }
    animator.run(
      .tween(tracks[4], to: 1, over: .milliseconds(100)), in: group, completion: log.note("run"))
    animator.advance(by: .milliseconds(50))
    group.cancel()
    animator.advance(by: .seconds(1))
    #expect(tracks.map(animator.value) == [0.5, 1, 0.5, 1, 0.5])
    #expect(log.entries == ["run interrupted", "group interrupted"])
    #expect(animator.isIdle)
  }
}
