/// Keeps a gesture with the scene in which it began.
///
/// A scene that no longer gets the intents first gets a cancelled drag, a release and the end of a hover. Nothing
/// stays pressed or highlighted. The rest of the gesture is dropped, so that the next scene never gets a tap without
/// its press.
struct PointerGate {
  private var drag: Drag?
  private var isPressed = false
  private var isHovering = false
  /// Whether the rest of a gesture is dropped, until the next press.
  private var isOrphaned = false

  /// Records an intent and returns whether the active scene gets it.
  mutating func accepts(_ intent: Intent) -> Bool {
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

  /// Returns the intents that end the current gesture and hover of a scene that no longer gets the intents.
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
