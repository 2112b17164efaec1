/// One step of the active pointer, either the mouse or a finger.
struct PointerStep {
  enum Phase { case down, moved, up, cancelled }

  var phase: Phase
  var position: Point
  var time: Duration
}

/// Selects the active pointer. A press keeps it active to its end, and other pointers are ignored.
///
/// An ignored finger stays ignored until it is lifted.
struct PointerArbiter {
  private enum Owner: Equatable {
    case mouse
    case finger(TouchID)
  }

  private var owner: Owner?
  private var fingers: Set<TouchID> = []
  private var position = Point.zero

  /// Whether a finger touches the screen, even an ignored one, while the mouse is not pressed.
  var ignoresMouse: Bool { !fingers.isEmpty && owner != .mouse }
  var isPressed: Bool { owner != nil }

  /// Returns the steps of the active pointer for an event; empty for an ignored pointer.
  mutating func steps(for event: InputEvent) -> [PointerStep] {
    switch event.kind {
    case .mouseDown(.left, let point): return down(.mouse, point, event.time)
    case .mouseMoved(let point): return moved(.mouse, point, event.time)
    case .mouseUp(.left, let point): return up(.mouse, point, event.time)
    case .touchDown(let id, let point):
      fingers.insert(id)
      return down(.finger(id), point, event.time)
    case .touchMoved(let id, let point): return moved(.finger(id), point, event.time)
    case .touchUp(let id, let point):
      fingers.remove(id)
      return up(.finger(id), point, event.time)
    case .touchCancelled(let id):
      fingers.remove(id)
      return owner == .finger(id) ? cancelPress(event.time) : []
    default: return []
    }
  }

  /// Cancels the press and forgets all fingers.
  mutating func cancel(at time: Duration) -> [PointerStep] {
    fingers.removeAll()
    return cancelPress(time)
  }

  /// Starts a press. A second "down" of the owner means that its "up" was lost.
  private mutating func down(_ pointer: Owner, _ point: Point, _ time: Duration) -> [PointerStep] {
    guard owner == nil || owner == pointer else { return [] }
    let lost = cancelPress(time)
    owner = pointer
    position = point
    return lost + [PointerStep(phase: .down, position: point, time: time)]
  }

  private mutating func moved(_ pointer: Owner, _ point: Point, _ time: Duration) -> [PointerStep] {
    guard owner == pointer, point != position else { return [] }
    position = point
    return [PointerStep(phase: .moved, position: point, time: time)]
  }

  /// Ends a press. An "up" at a new position is preceded by a movement.
  private mutating func up(_ pointer: Owner, _ point: Point, _ time: Duration) -> [PointerStep] {
    guard owner == pointer else { return [] }
    let last = moved(pointer, point, time)
    owner = nil
    return last + [PointerStep(phase: .up, position: point, time: time)]
  }

  private mutating func cancelPress(_ time: Duration) -> [PointerStep] {
    guard owner != nil else { return [] }
    owner = nil
    return [PointerStep(phase: .cancelled, position: position, time: time)]
  }
}
