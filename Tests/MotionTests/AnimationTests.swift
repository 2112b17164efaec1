import Motion
import TestSupport
import Testing

@Suite("Composed animations", .tags(.motion)) struct AnimationTests {
  let animator = Animator()
  let log = Log()

  @Test("A sequence plays one part after another, each from where the one before ended")
  func sequence() {
    let track = animator.makeTrack(.scale, 0.0)
    animator.run(
      .sequence([
        .tween(track, to: 10, over: .milliseconds(100)), .delay(.milliseconds(100)),
        .tween(track, to: 0, over: .milliseconds(200)),
      ]), completion: log.note("run"))
    let shown = (1...8).map { _ in
      animator.advance(by: .milliseconds(50))
      return animator.value(of: track)
    }
    #expect(shown == [5, 10, 10, 10, 7.5, 5, 2.5, 0])
    #expect(log.entries == ["run finished"])
    #expect(animator.isIdle)
  }

  @Test("One long step may jump over any number of parts")
  func longStep() {
    let first = animator.makeTrack(.scale, 0.0)
    let second = animator.makeTrack(.scale, 0.0)
    let parts = (1...100).map { number in
      Animation.parallel([
        .tween(first, to: Double(number), over: .milliseconds(10)),
        .tween(second, to: -Double(number), over: .milliseconds(5)),
      ])
    }
    animator.run(.sequence(parts))
    animator.advance(by: .milliseconds(785))
    #expect(animator.value(of: first) == 78.5)
    #expect(animator.value(of: second) == -79)
    animator.advance(by: .seconds(5))
    #expect(animator.value(of: first) == 100)
    #expect(animator.value(of: second) == -100)
  }

  @Test("Parallel parts start together and last as long as the longest")
  func parallel() {
    let alpha = animator.makeTrack(.alpha, 0.0)
    let angle = animator.makeTrack(.rotation, 0.0)
    let scale = animator.makeTrack(.scale, 0.0)
    animator.run(
      .sequence([
        .parallel([
          .tween(alpha, to: 1, over: .milliseconds(100)),
          .tween(angle, to: 1, over: .milliseconds(200)),
        ]),
        .tween(scale, to: 1, over: .milliseconds(100)),
      ]))
    animator.advance(by: .milliseconds(150))
    #expect(animator.value(of: alpha) == 1)
    #expect(animator.value(of: angle) == 0.75)
    #expect(animator.value(of: scale) == 0)
    animator.advance(by: .milliseconds(100))
    #expect(animator.value(of: scale) == 0.5)
  }

  @Test("Each pass of a repetition is the same, and it ends where a pass ends")
  func repeated() {
    let track = animator.makeTrack(.scale, 2.0)
    animator.run(
      .repeated(.tween(track, to: 4, over: .milliseconds(100)), times: 3),
      completion: log.note("run"))
    let shown = (1...6).map { _ in
      animator.advance(by: .milliseconds(50))
      return animator.value(of: track)
    }
    #expect(shown == [3, 2, 3, 2, 3, 4])
    #expect(log.entries == ["run finished"])
  }

  @Test("A new pass puts all its tracks back, those of later parts too")
  func repeatedSequence() {
    let first = animator.makeTrack(.scale, 0.0)
    let second = animator.makeTrack(.scale, 0.0)
    animator.run(
      .repeated(
        .sequence([
          .tween(first, to: 1, over: .milliseconds(100)),
          .tween(second, to: 1, over: .milliseconds(100)),
          .tween(first, to: 2, over: .milliseconds(100)),
        ]), times: 2))
    animator.advance(by: .milliseconds(250))
    #expect([first, second].map(animator.value) == [1.5, 1])
    animator.advance(by: .milliseconds(100))
    #expect([first, second].map(animator.value) == [0.5, 0])
    animator.advance(by: .milliseconds(250))
    #expect([first, second].map(animator.value) == [2, 1])
  }

  @Test("What is reversed goes back the same way and ends where it started")
  func autoreversed() {
    let track = animator.makeTrack(.scale, 0.0)
    let other = animator.makeTrack(.scale, 7.0)
    animator.run(
      .autoreversed(
        .sequence([
          .tween(track, to: 4, over: .milliseconds(100)), .tween(other, to: 8, over: .zero),
          .tween(track, to: 0, over: .milliseconds(100)),
          .tween(track, to: 6, over: .milliseconds(100)),
        ])))
    let shown = (1...12).map { _ in
      animator.advance(by: .milliseconds(50))
      return animator.value(of: track)
    }
    #expect(shown == [2, 4, 2, 0, 3, 6, 3, 0, 2, 4, 2, 0])
    #expect(animator.value(of: other) == 7)
    #expect(animator.isIdle)
  }

  @Test("What goes there and back several times ends when its track is taken")
  func taken() {
    let track = animator.makeTrack(.scale, 0.0)
    animator.run(
      .sequence([
        .tween(track, to: 1, over: .milliseconds(100)),
        .repeated(.autoreversed(.tween(track, to: 2, over: .milliseconds(100))), times: 3),
      ]), completion: log.note("run"))
    animator.advance(by: .milliseconds(350))
    #expect(animator.value(of: track) == 1.5)
    #expect(!animator.isIdle)
    animator.set(0, for: track)
    animator.advance(by: .seconds(1))
    #expect(animator.value(of: track) == 0)
    #expect(log.entries == ["run interrupted"])
    #expect(animator.isIdle)
  }

  @Test("Many short steps and one long step of random compositions agree", arguments: 0..<60)
  func splitSteps(seed: Int) {
    var dice = Dice(seed: UInt64(seed) &+ 1000)
    let total = Duration.nanoseconds(Int.random(in: 1...3_000_000_000, using: &dice))
    let plan = dice
    func start(on animator: Animator) -> [Track<Double>] {
      var dice = plan
      let tracks = (0..<4).map { _ in animator.makeTrack(.scale, 1.0) }
      animator.run(randomAnimation(of: tracks, depth: 4, using: &dice))
      return tracks
    }
    let whole = Animator()
    let tracks = start(on: animator)
    let same = start(on: whole)
    advance(animator, by: total, inRandomSteps: &dice)
    whole.advance(by: total)
    #expect(tracks.map(animator.value) == same.map(whole.value))
  }

  @Test("Taking one track leaves the others running, and the whole is reported as interrupted")
  func takenTrack() {
    let first = animator.makeTrack(.scale, 0.0)
    let second = animator.makeTrack(.scale, 0.0)
    animator.run(
      .parallel([
        .tween(first, to: 1, over: .milliseconds(100)),
        .tween(second, to: 1, over: .milliseconds(100)),
      ]), completion: log.note("run"))
    animator.advance(by: .milliseconds(50))
    animator.animate(first, to: 0, over: .milliseconds(200), completion: log.note("tween"))
    animator.advance(by: .milliseconds(50))
    #expect(animator.value(of: first) == 0.375)
    #expect(animator.value(of: second) == 1)
    #expect(log.entries == ["run interrupted"])
    animator.advance(by: .milliseconds(150))
    #expect(log.entries == ["run interrupted", "tween finished"])
  }

  @Test("Mistakes in a composition stop the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      let animator = Animator()
      let track = animator.makeTrack(.scale, 0.0)
      let tween = Animation.tween(track, to: 1, over: .seconds(1))
      animator.run(.parallel([tween, .sequence([tween])]))
    }
  }

  /// A composition in which no two parallel parts share a track.
  private func randomAnimation(
    of tracks: [Track<Double>], depth: Int, using dice: inout Dice
  ) -> Animation {
    let time = Duration.milliseconds(Int.random(in: 0...300, using: &dice))
    let target = Double.random(in: -5...5, using: &dice)
    let curve = Curve.allCases.randomElement(using: &dice) ?? .linear
    guard let track = tracks.randomElement(using: &dice), depth > 0 else { return .delay(time) }
    switch Int.random(in: 0..<7, using: &dice) {
    case 0: return .tween(track, to: target, over: time, curve: curve)
    case 1: return .path(track, through: [target, 0, -target], over: time, curve: curve)
    case 2: return .delay(time)
    case 3:
      let part = randomAnimation(of: tracks, depth: depth - 1, using: &dice)
      return .repeated(part, times: Int.random(in: 1...3, using: &dice))
    case 4: return .autoreversed(randomAnimation(of: tracks, depth: depth - 1, using: &dice))
    case 5:
      let half = tracks.count / 2
      return .parallel([
        randomAnimation(of: Array(tracks[..<half]), depth: depth - 1, using: &dice),
        randomAnimation(of: Array(tracks[half...]), depth: depth - 1, using: &dice),
      ])
    default:
      return .sequence(
        (0..<3).map { _ in randomAnimation(of: tracks, depth: depth - 1, using: &dice) })
    }
  }
}
