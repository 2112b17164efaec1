/// Turns the way of a trigger into presses; it must come back some way before the next.
struct TriggerRecogniser {
  private static let engage = 0.55
  private static let release = 0.35

  private var isDown = false

  /// Whether the trigger was pressed just now.
  mutating func move(to value: Double) -> Bool {
    if isDown {
      isDown = value >= Self.release
      return false
    }
    isDown = value >= Self.engage
    return isDown
  }
}
