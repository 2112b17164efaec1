/// A playing sound.
struct Voice {
  let id: UInt32
  private let samples: UnsafePointer<Int16>?
  private let count: Double
  private let loops: Bool
  /// The playback position in samples.
  private var place = 0.0
  private var rate: Double
  private var left: Ramp
  private var right: Ramp
  private var isEnding = false

  /// - Parameter command: a command of the kind `start`.
  init(_ command: MixCommand) {
    id = command.voice
    samples = UnsafePointer(bitPattern: command.samples)
    count = Double(command.count)
    loops = command.loops
    rate = Double(command.rate)
    // A loop fades in. A short sound has its own attack.
    left = Ramp(command.loops ? 0 : command.left)
    right = Ramp(command.loops ? 0 : command.right)
    change(command)
  }

  /// Whether the voice has ended or faded out.
  var isOver: Bool {
    if isEnding, left.value < 0.0001, right.value < 0.0001 { return true }
    return samples == nil || !loops && place >= count - 1
  }

  /// Applies the volume and the playback rate of a command.
  mutating func change(_ command: MixCommand) {
    guard !isEnding else { return }
    rate = Double(command.rate)
    // A paused voice is silent and resumes at the same position.
    (left.goal, right.goal) = rate == 0 ? (0, 0) : (command.left, command.right)
  }

  mutating func end() {
    isEnding = true
    (left.goal, right.goal) = (0, 0)
  }

  /// Adds the next samples of the voice to an interleaved stereo buffer.
  mutating func add(to sum: UnsafeMutableBufferPointer<Float>) {
    guard let samples, !isOver else { return }
    // A voice that is being paused plays on until it has faded out.
    let step = rate == 0 ? (left.value > 0.0001 || right.value > 0.0001 ? 1 : 0) : rate
    for frame in 0..<sum.count / 2 {
      let index = Int(place)
      guard loops || place < count - 1 else { return }
      let next = index + 1 < Int(count) ? index + 1 : 0
      let share = Float(place - Double(index))
      let (current, following) = (Float(samples[index]), Float(samples[next]))
      let sample = (current + share * (following - current)) / 32_768
      sum[2 * frame] += left.next() * sample
      sum[2 * frame + 1] += right.next() * sample
      place += step
      if loops, place >= count { place -= count }
    }
  }
}
