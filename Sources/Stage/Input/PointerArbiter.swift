/// One step of the one pointer that counts, be it the mouse or a finger.
struct PointerStep {
  enum Phase { case down, moved, up, cancelled }

  var phase: Phase
  var position: Point
  var time: Duration
}

/// Chooses the one pointer that counts: a press keeps it to its end, and all others are ignored.
///
/// A finger that was ignored stays ignored until it is lifted.
struct PointerArbiter {
  private enum Owner: Equatable {
    case mouse
    case finger(TouchID)
  }

  private var owner: Owner?
  private var fingers: Set<TouchID> = []
  private var position = Point.zero

  /// Whether a finger is on the glass, even one that is ignored, while the mouse presses nothing.
  var ignoresMouse: Bool { !fingers.isEmpty && owner != .mouse }
  var isPressed: Bool { owner != nil }

  /// The steps that the event means for the pointer; none where it belongs to an ignored one.
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

  /// Ends whatever is going on and forgets all fingers.
  mutating func cancel(at time: Duration) -> [PointerStep] {
    fingers.removeAll()
    return cancelPress(time)
  }

  /// A second "down" of the owner means that its "up" was lost.
  private mutating func down(_ who: Owner, _ point: Point, _ time: Duration) -> [PointerStep] {
    guard owner == nil || owner == who else { return [] }
    let lost = cancelPress(time)
    owner = who
    position = point
    return lost + [PointerStep(phase: .down, position: point, time: time)]
  }

  private mutating func moved(_ who: Owner, _ point: Point, _ time: Duration) -> [PointerStep] {
    guard owner == who, point != position else { return [] }
    position = point
    return [PointerStep(phase: .moved, position: point, time: time)]
  }

  /// An "up" in another place than the last step is a movement first.
  private mutating func up(_ who: Owner, _ point: Point, _ time: Duration) -> [PointerStep] {
    guard owner == who else { return [] }
    let last = moved(who, point, time)
    owner = nil
    return last + [PointerStep(phase: .up, position: point, time: time)]
  }

  private mutating func cancelPress(_ time: Duration) -> [PointerStep] {
    guard owner != nil else { return [] }
    owner = nil
    return [PointerStep(phase: .cancelled, position: position, time: time)]
  }
}
