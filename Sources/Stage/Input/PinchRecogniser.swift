/// Translates changes of the distance between two fingers into zoom steps.
///
/// Presses and drags of the first finger are still recognised. After a zoom step, its press does not end in a tap.
struct PinchRecogniser {
  /// The factor between the distances of two steps.
  private static let step = 1.12

  private var fingers: [(id: TouchID, place: Point)] = []
  /// The distance of the fingers at the last step.
  private var distance: Double?
  /// Whether the fingers have made a step and at least one is still down.
  private(set) var isPinching = false

  /// Returns the zoom steps of a touch event.
  mutating func intents(for event: InputEvent.Kind) -> [Intent] {
    switch event {
    case .touchDown(let id, let point): put(id, at: point)
    case .touchMoved(let id, let point):
      guard let index = fingers.firstIndex(where: { $0.id == id }) else { return [] }
      fingers[index].place = point
      return steps()
    case .touchUp(let id, _), .touchCancelled(let id):
      fingers.removeAll { $0.id == id }
      distance = fingerDistance
      if fingers.isEmpty { isPinching = false }
    default: break
    }
    return []
  }

  /// Discards all fingers.
  mutating func cancel() { self = PinchRecogniser() }

  private mutating func put(_ id: TouchID, at point: Point) {
    fingers.removeAll { $0.id == id }
    fingers.append((id, point))
    distance = fingerDistance
  }

  /// The distance of the fingers; `nil` unless there are two.
  private var fingerDistance: Double? {
    guard fingers.count == 2 else { return nil }
    return max(1, fingers[0].place.distance(to: fingers[1].place))
  }

  private mutating func steps() -> [Intent] {
    guard let fingerDistance, fingerDistance.isFinite, var last = distance else { return [] }
    var intents: [Intent] = []
    while fingerDistance >= last * Self.step {
      last *= Self.step
      intents.append(.zoom(1))
    }
    while fingerDistance <= last / Self.step {
      last /= Self.step
      intents.append(.zoom(-1))
    }
    distance = last
    if !intents.isEmpty { isPinching = true }
    return intents
  }
}
