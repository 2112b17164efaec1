/// Keeps a gesture with the scene in which it began.
///
/// A scene that loses the intents hears that the pointer has gone, so nothing stays pressed or
/// lit; the rest of the gesture is then nobody's, and the next scene sees no tap it did not see begin.
struct PointerGate {
  private var drag: Drag?
  private var isPressed = false
  private var isHovering = false
  /// Whether the rest of a gesture is nobody's, until the next press.
  private var isOrphaned = false

  /// Takes note of an intent, and says whether the active scene should have it.
  mutating func admits(_ intent: Intent) -> Bool {
    switch intent {
    case .hover(let point):
      isHovering = point != nil
    case .press:
      isPressed = true
      isOrphaned = false
    case .drag(let step):
      let isOver = step.phase == .ended || step.phase == .cancelled
      drag = isOver || isOrphaned ? nil : step
      return !isOrphaned
    case .swipe:
      return !isOrphaned
    case .tap, .release:
      isPressed = false
      return !isOrphaned
    default:
      break
    }
    return true
  }

  /// What the scene has to hear that no longer gets the intents.
  mutating func leave() -> [Intent] {
    var last: [Intent] = []
    if var drag {
      drag.phase = .cancelled
      drag.velocity = .zero
      last.append(.drag(drag))
    }
    if isPressed { last.append(.release) }
    if isHovering { last.append(.hover(nil)) }
    let hasRest = isPressed || drag != nil || isOrphaned
    self = PointerGate()
    isOrphaned = hasRest
    return last
  }
}
