/// A mixer of many voices into stereo samples.
///
/// A mixer belongs to one thread. It may be a real-time thread: mixing neither allocates nor locks.
public final class Mixer {
  /// The largest number of simultaneous voices. Further voices are dropped.
  public static let voiceLimit = 48
  /// The delay in nanoseconds after which a voice is no longer started, unless it loops.
  public static let lateLimit: UInt64 = 150_000_000

  private let queue: MixQueue
  private let voices = UnsafeMutableBufferPointer<Voice>.allocate(capacity: voiceLimit)
  /// The number of active voices, at the start of the buffer.
  private var count = 0
  private var volume: Ramp

  /// - Parameter queue: the source of commands.
  public init(_ queue: MixQueue) {
    self.queue = queue
    volume = Ramp(queue.volume)
    voices.initialize(repeating: Voice(MixCommand(.start)))
  }

  deinit { voices.deallocate() }

  /// Mixes the next samples.
  ///
  /// - Parameters:
  ///   - samples: a buffer for interleaved stereo samples, left first.
  ///   - now: the current time in nanoseconds, on the clock of the commands.
  public func mix(into samples: UnsafeMutableBufferPointer<Float>, at now: UInt64) {
    volume.goal = queue.volume
    while let command = queue.dequeue() { apply(command, now) }
    samples.update(repeating: 0)
    for index in 0..<count { voices[index].add(to: samples) }
    for frame in 0..<samples.count / 2 {
      let gain = volume.next()
      samples[2 * frame] = Self.limited(gain * samples[2 * frame])
      samples[2 * frame + 1] = Self.limited(gain * samples[2 * frame + 1])
    }
    removeFinished()
    queue.note(voices: count)
  }

  private func apply(_ command: MixCommand, _ now: UInt64) {
    switch command.kind {
    case .start:
      let isLate = !command.loops && now > command.due && now - command.due > Self.lateLimit
      // Looping voices are started again when a device has just been opened.
      let isPlaying = (0..<count).contains { voices[$0].id == command.voice }
      guard !isLate, !isPlaying, count < Self.voiceLimit else { return }
      voices[count] = Voice(command)
      count += 1
    case .change, .end:
      for index in 0..<count where voices[index].id == command.voice {
        if command.kind == .end { voices[index].end() } else { voices[index].change(command) }
      }
    case .endAll: for index in 0..<count { voices[index].end() }
    }
  }

  /// Removes finished voices.
  private func removeFinished() {
    var remaining = 0
    for index in 0..<count where !voices[index].isOver {
      if remaining < index { voices[remaining] = voices[index] }
      remaining += 1
    }
    count = remaining
  }

  /// Limits a sum softly: linear up to 0.5, then compressed towards 0.99.
  private static func limited(_ sample: Float) -> Float {
    let size = abs(sample)
    guard size > 0.5 else { return sample }
    let over = 2 * (size - 0.5)
    return (0.5 + 0.49 * over / (1 + over)) * (sample < 0 ? -1 : 1)
  }
}

/// A value that moves smoothly towards its goal: half the distance in 3 ms.
struct Ramp {
  var goal: Float
  private(set) var value: Float

  init(_ value: Float) { (goal, self.value) = (value, value) }

  mutating func next() -> Float {
    value += (goal - value) * 0.0048
    return value
  }
}
