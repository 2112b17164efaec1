/// One sound that is being heard.
struct Voice {
  let id: UInt32
  private let samples: UnsafePointer<Int16>?
  private let count: Double
  private let isHeld: Bool
  /// How far it has come, in samples.
  private var place = 0.0
  private var rate: Double
  private var left: Ramp
  private var right: Ramp
  private var isEnding = false

  /// - Parameter order: one that starts a voice.
  init(_ order: MixOrder) {
    id = order.voice
    samples = UnsafePointer(bitPattern: order.samples)
    count = Double(order.count)
    isHeld = order.isHeld
    rate = Double(order.rate)
    // What is held swells; what is short has its own start.
    left = Ramp(order.isHeld ? 0 : order.left)
    right = Ramp(order.isHeld ? 0 : order.right)
    change(order)
  }

  /// Whether nothing more is to come of it.
  var isOver: Bool {
    if isEnding, left.value < 0.0001, right.value < 0.0001 { return true }
    return samples == nil || !isHeld && place >= count - 1
  }

  /// Is as loud, and goes on as fast, as an order says.
  mutating func change(_ order: MixOrder) {
    guard !isEnding else { return }
    rate = Double(order.rate)
    // What stands still is silent, and goes on where it was.
    (left.goal, right.goal) = rate == 0 ? (0, 0) : (order.left, order.right)
  }

  mutating func end() {
    isEnding = true
    (left.goal, right.goal) = (0, 0)
  }

  /// Adds what comes next of it to pairs of samples.
  mutating func add(to sum: UnsafeMutableBufferPointer<Float>) {
    guard let samples, !isOver else { return }
    // While it grows silent it goes on.
    let step = rate == 0 ? (left.value > 0.0001 || right.value > 0.0001 ? 1 : 0) : rate
    for frame in 0..<sum.count / 2 {
      let index = Int(place)
      guard isHeld || place < count - 1 else { return }
      let next = index + 1 < Int(count) ? index + 1 : 0
      let share = Float(place - Double(index))
      let (here, there) = (Float(samples[index]), Float(samples[next]))
      let sample = (here + share * (there - here)) / 32_768
      sum[2 * frame] += left.next() * sample
      sum[2 * frame + 1] += right.next() * sample
      place += step
      if isHeld, place >= count { place -= count }
    }
  }
}
