/// A change of one value over time; a pure function of the elapsed time.
///
/// ```swift
/// let fade = Tween(from: 1.0, to: 0.0, over: .milliseconds(400), curve: .easeOut)
/// fade.value(at: .milliseconds(200))  // 0.125
/// ```
public struct Tween<Value: Interpolatable>: Sendable {
  /// The value up to the start.
  public var from: Value
  /// The value at the end and after it, exactly.
  public var to: Value
  /// How long it takes; not negative.
  public var duration: Duration
  /// How long it waits at `from` first; not negative.
  public var delay: Duration
  /// How progress follows time.
  public var curve: Curve

  /// Makes a tween. Negative times are a programmer's mistake.
  public init(
    from: Value, to: Value, over duration: Duration, after delay: Duration = .zero,
    curve: Curve = .linear
  ) {
    precondition(duration >= .zero && delay >= .zero, "a tween needs times that are not negative")
    self.from = from
    self.to = to
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }

  /// The value after `elapsed` time: `from` before the start, `to` from the end on.
  public func value(at elapsed: Duration) -> Value {
    if elapsed >= delay + duration { return to }
    if elapsed <= delay { return from }
    let progress = curve((elapsed - delay).nanoseconds / duration.nanoseconds)
    let count = Value.componentCount
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count) { scratch in
      let shown = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
      let target = UnsafeMutableBufferPointer(rebasing: scratch[count...])
      from.write(components: shown)
      to.write(components: target)
      for index in 0..<count { shown[index] += (target[index] - shown[index]) * progress }
      return Value(components: UnsafeBufferPointer(shown))
    }
  }
}
