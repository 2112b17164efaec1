/// Two fingers on the glass that go apart or come together: larger or smaller, step by step.
///
/// Whatever the first of them does on its own goes on beside it, but for a tap.
struct PinchRecogniser {
  /// By how much their distance has to change for a step.
  private static let step = 1.12

  private var fingers: [(id: TouchID, place: Point)] = []
  /// How far apart they were at the last step.
  private var distance: Double?
  /// Whether the fingers have made a step, and one of them is still down.
  private(set) var isPinching = false

  /// The steps that an event of the glass means.
  mutating func intents(for event: InputEvent.Kind) -> [Intent] {
    switch event {
    case .touchDown(let id, let point): put(id, at: point)
    case .touchMoved(let id, let point):
      guard let index = fingers.firstIndex(where: { $0.id == id }) else { return [] }
      fingers[index].place = point
      return steps()
    case .touchUp(let id, _), .touchCancelled(let id):
      fingers.removeAll { $0.id == id }
      distance = apart
      if fingers.isEmpty { isPinching = false }
    default: break
    }
    return []
  }

  /// Forgets all fingers.
  mutating func cancel() { self = PinchRecogniser() }

  private mutating func put(_ id: TouchID, at point: Point) {
    fingers.removeAll { $0.id == id }
    fingers.append((id, point))
    distance = apart
  }

  /// How far two fingers are apart; nil unless there are two.
  private var apart: Double? {
    guard fingers.count == 2 else { return nil }
    return max(1, fingers[0].place.distance(to: fingers[1].place))
  }

  private mutating func steps() -> [Intent] {
    guard let apart, apart.isFinite, var last = distance else { return [] }
    var intents: [Intent] = []
    while apart >= last * Self.step {
      last *= Self.step
      intents.append(.zoom(1))
    }
    while apart <= last / Self.step {
      last /= Self.step
      intents.append(.zoom(-1))
    }
    distance = last
    if !intents.isEmpty { isPinching = true }
    return intents
  }
}
