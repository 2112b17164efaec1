/// Adds up what many voices say, for two ears.
///
/// Belongs to one thread, which may be one that must never wait: mixing allocates nothing and takes no lock.
public final class Mixer {
  /// How many voices are heard at once; what comes on top is not.
  public static let voiceLimit = 48
  /// What was due longer ago is not begun any more, in nanoseconds.
  public static let patience: UInt64 = 150_000_000

  private let queue: MixQueue
  private let voices = UnsafeMutableBufferPointer<Voice>.allocate(capacity: voiceLimit)
  /// The first of them are heard.
  private var count = 0
  private var volume: Ramp

  /// - Parameter queue: where it is told what to do.
  public init(_ queue: MixQueue) {
    self.queue = queue
    volume = Ramp(queue.volume)
    voices.initialize(repeating: Voice(MixOrder(.start)))
  }

  deinit { voices.deallocate() }

  /// Mixes the samples that come next.
  ///
  /// - Parameters:
  ///   - samples: takes pairs, the left one first.
  ///   - now: on the clock of the orders, in nanoseconds.
  public func mix(into samples: UnsafeMutableBufferPointer<Float>, at now: UInt64) {
    volume.goal = queue.volume
    while let order = queue.take() { obey(order, now) }
    samples.update(repeating: 0)
    for index in 0..<count { voices[index].add(to: samples) }
    for frame in 0..<samples.count / 2 {
      let loud = volume.next()
      samples[2 * frame] = Self.held(loud * samples[2 * frame])
      samples[2 * frame + 1] = Self.held(loud * samples[2 * frame + 1])
    }
    sweep()
    queue.note(voices: count)
  }

  private func obey(_ order: MixOrder, _ now: UInt64) {
    switch order.kind {
    case .start:
      let isLate = !order.isHeld && now > order.due && now - order.due > Self.patience
      // What is held is asked for again where a device has just been opened.
      let isHeard = (0..<count).contains { voices[$0].id == order.voice }
      guard !isLate, !isHeard, count < Self.voiceLimit else { return }
      voices[count] = Voice(order)
      count += 1
    case .change, .end:
      for index in 0..<count where voices[index].id == order.voice {
        if order.kind == .end { voices[index].end() } else { voices[index].change(order) }
      }
    case .hush: for index in 0..<count { voices[index].end() }
    }
  }

  /// Lets go of what is over.
  private func sweep() {
    var kept = 0
    for index in 0..<count where !voices[index].isOver {
      if kept < index { voices[kept] = voices[index] }
      kept += 1
    }
    count = kept
  }

  /// Keeps a sum within what can be played: up to a half as it is, above that less and less.
  private static func held(_ sample: Float) -> Float {
    let size = abs(sample)
    guard size > 0.5 else { return sample }
    let over = 2 * (size - 0.5)
    return (0.5 + 0.49 * over / (1 + over)) * (sample < 0 ? -1 : 1)
  }
}

/// A value that goes softly to where it should be: half the way in 3 ms.
struct Ramp {
  var goal: Float
  private(set) var value: Float

  init(_ value: Float) { (goal, self.value) = (value, value) }

  mutating func next() -> Float {
    value += (goal - value) * 0.0048
    return value
  }
}
