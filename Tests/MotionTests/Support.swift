import Motion

/// SplitMix64, so that every seed tells the same story each time.
struct SeededSource: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Writes down what completions report, in order.
final class Log {
  var entries: [String] = []

  func note(_ name: String) -> (Outcome) -> Void {
    { outcome in self.entries.append("\(name) \(outcome)") }
  }
}

let allCurves: [Curve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .sineInOut, .overshoot,
  .spring(damping: 0.2), .spring(), .spring(damping: 0.77), .spring(damping: 1),
]

/// Advances in random steps that add up to `total`.
func advance(
  _ animator: Animator, by total: Duration, inRandomSteps source: inout SeededSource
) {
  var left = total
  while left > .zero {
    let step = min(left, .nanoseconds(Int.random(in: 1...90_000_000, using: &source)))
    animator.advance(by: step)
    left -= step
  }
}
