import Motion
import TestSupport

/// Writes down what completions report, in order.
final class Log {
  var entries: [String] = []

  func note(_ name: String) -> (Outcome) -> Void {
    { outcome in self.entries.append("\(name) \(outcome)") }
  }
}

/// What an animated number is to show, worked out from its curve alone.
struct Plan {
  var from: Double
  var to: Double
  var duration = Duration.zero
  var delay = Duration.zero
  var curve = Curve.linear

  func value(at elapsed: Duration) -> Double {
    if elapsed >= delay + duration { return to }
    return from + (to - from) * curve((elapsed - delay) / duration)
  }
}

/// Advances in random steps that add up to `total`.
func advance(
  _ animator: Animator, by total: Duration, inRandomSteps dice: inout Dice
) {
  var left = total
  while left > .zero {
    let step = min(left, .nanoseconds(Int.random(in: 1...90_000_000, using: &dice)))
    animator.advance(by: step)
    left -= step
  }
}
