import Stage

/// Holds intents to what `InputInterpreter` promises of presses and drags.
struct GestureWatch {
  /// Whether a press has not ended yet.
  private(set) var isPressed = false
  private var isDragging = false

  /// What is wrong with the next intent, nil for nothing.
  mutating func fault(of intent: Intent) -> String? {
    switch intent {
    case .press:
      defer { isPressed = true }
      return isPressed ? "a second press" : nil
    case .tap, .release:
      defer { isPressed = false }
      return isPressed && !isDragging ? nil : "\(intent) without a press, or in a drag"
    case .drag(let drag): return fault(of: drag)
    default: return nil
    }
  }

  private mutating func fault(of drag: Drag) -> String? {
    let isRight = isPressed && isDragging == (drag.phase != .began)
    isDragging = drag.phase == .began || drag.phase == .moved
    return isRight ? nil : "\(drag) at the wrong time"
  }
}
