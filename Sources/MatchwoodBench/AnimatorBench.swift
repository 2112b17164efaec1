import Motion

/// Measurements of the animator: a frame of many running tweens, its allocations, and starting a tween.
@MainActor enum AnimatorBench {
  private static let count = 64_000
  /// The curves, in an order that branch prediction cannot guess. A power of two, so that an index is a mask.
  private static let curves: [Curve] = (0..<1024).map { index in
    Curve.allCases[(index * 40_503 >> 7) % Curve.allCases.count]
  }
  /// The durations, scattered and long enough that no tween ends during the measurement.
  private static let durations = (0..<1024).map { index in
    Duration.milliseconds(2_500 + index * 389 % 1024 * 6)
  }

  static func run() -> [BenchRow] {
    [frame(), mixedFrame(), allocations(), start(), retarget()]
  }

  /// Measures a frame of tweens of single numbers.
  private static func frame() -> BenchRow {
    let animator = Animator()
    let tracks = (0..<count).map { _ in animator.makeTrack(.alpha, 0.0) }
    startAll(tracks, to: 1.0, in: animator)
    let samples = frames(of: animator)
    return BenchRow(
      name: "animator: frame of 64,000 running tweens of mixed curves",
      value: samples.text("ms", digits: 3), target: "≤ 0.6 ms")
  }

  /// Measures a frame of numbers, points and colours in turn, which need more memory and work.
  private static func mixedFrame() -> BenchRow {
    let animator = Animator()
    for index in 0..<count {
      let time = durations[index & 1023]
      switch index % 3 {
      case 0: start(animator.makeTrack(.alpha, 0.0), 1.0, index)
      case 1: start(animator.makeTrack(.position, SIMD2<Double>()), [1, 2], index)
      default: start(animator.makeTrack(.colour, SIMD4<Double>()), [1, 2, 3, 4], index)
      }
      func start<Value>(_ track: Track<Value>, _ target: Value, _ index: Int) {
        animator.animate(track, to: target, over: time, curve: curves[index & 1023])
      }
    }
    let samples = frames(of: animator)
    return BenchRow(
      name: "animator: the same of numbers, points and colours",
      value: samples.text("ms", digits: 3))
  }

  private static func allocations() -> BenchRow {
    let animator = Animator()
    let tracks = (0..<count).map { _ in animator.makeTrack(.alpha, 0.0) }
    startAll(tracks, to: 1.0, in: animator)
    let group = animator.makeGroup()
    for index in 0..<1000 {
      let track = animator.makeTrack(.position, SIMD2<Double>())
      let path = Animation.path(track, through: [[1, 0], [1, 1]], over: durations[index])
      animator.run(
        .repeated(.sequence([.delay(.milliseconds(9)), path]), times: 1000), in: group)
    }
    animator.advance(by: .milliseconds(16))
    let growth = Samples.heapGrowth {
      for _ in 0..<60 { animator.advance(by: .milliseconds(16)) }
    }
    return BenchRow(
      name: "animator: heap growth over 60 frames, with 1,000 paths more",
      value: "\(growth) bytes", target: "0 bytes")
  }

  /// Measures starting a tween on an idle track.
  private static func start() -> BenchRow {
    let seconds = (0..<31).map { _ in
      let animator = Animator()
      let tracks = (0..<count).map { _ in animator.makeTrack(.alpha, 0.0) }
      // The first round allocates memory. The measured one is typical of a running program.
      startAll(tracks, to: 1.0, in: animator)
      animator.advance(by: .seconds(1000))
      return Samples.timing(1) { startAll(tracks, to: 0.0, in: animator) }[0]
    }
    return BenchRow(
      name: "animator: start of one tween",
      value: Samples(seconds.map { $0 / Double(count) * 1e9 }).text("ns", digits: 1),
      target: "≤ 55 ns")
  }

  /// Measures starting a tween on a busy track.
  private static func retarget() -> BenchRow {
    let animator = Animator()
    let tracks = (0..<count).map { _ in animator.makeTrack(.alpha, 0.0) }
    startAll(tracks, to: 1.0, in: animator)
    let seconds = Samples.timing(31) { startAll(tracks, to: 0.0, in: animator) }
    return BenchRow(
      name: "animator: start of one tween on a busy track",
      value: Samples(seconds.map { $0 / Double(count) * 1e9 }).text("ns", digits: 1))
  }

  private static func startAll(_ tracks: [Track<Double>], to target: Double, in animator: Animator)
  {
    // The arguments are precomputed, so that only the start itself is measured.
    for (index, track) in tracks.enumerated() {
      animator.animate(
        track, to: target, over: durations[index & 1023], curve: curves[index & 1023])
    }
  }

  private static func frames(of animator: Animator) -> Samples {
    for _ in 0..<20 { animator.advance(by: .milliseconds(16)) }
    return Samples(Samples.timing(101) { animator.advance(by: .milliseconds(16)) }.map { $0 * 1e3 })
  }
}
