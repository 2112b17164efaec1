/// Recognises hover, press, tap, drag, swipe and scroll for mouse and touch.
///
/// A press that moves too far for a tap ends with `.drag(.ended)`, then `.swipe` if it was fast, then `.release`.
struct PointerRecogniser {
  /// The greatest movement of a tap, in units.
  static let tapThreshold = 8.0

  private var arbiter = PointerArbiter()
  private var tap = TapRecogniser()
  private var drag = DragRecogniser()
  private var scroll = ScrollRecogniser()
  private var hover = HoverRecogniser()

  mutating func intents(for event: InputEvent, unit: Double) -> [Intent] {
    let scrolled = scroll.intents(for: event, unit: unit, isBusy: isPressed)
    let pointed = arbiter.steps(for: event).flatMap { intents(for: $0, unit: unit) }
    return scrolled + pointed + hover.intents(for: event, isBusy: isPressed)
  }

  /// Cancels the current press or drag.
  mutating func cancel(at time: Duration, unit: Double) -> [Intent] {
    scroll.cancel()
    return arbiter.cancel(at: time).flatMap { intents(for: $0, unit: unit) }
  }

  var isPressed: Bool { arbiter.isPressed }

  /// Whether the event is from the mouse while a finger touches the screen.
  func ignores(_ kind: InputEvent.Kind) -> Bool {
    switch kind {
    case .mouseMoved, .mouseDown, .mouseUp: arbiter.ignoresMouse
    default: false
    }
  }

  private mutating func intents(for step: PointerStep, unit: Double) -> [Intent] {
    let threshold = Self.tapThreshold * unit
    var intents: [Intent] = []
    if let drag = drag.drag(for: step, threshold: threshold, unit: unit) {
      intents.append(.drag(drag))
      if let swipe = drag.swipe { intents.append(.swipe(swipe, from: drag.start)) }
    }
    return intents + tap.intents(for: step, threshold: threshold)
  }
}

/// Distinguishes taps from other presses. Every press ends in exactly one tap or release.
struct TapRecogniser {
  private var start: Point?
  private var hasLeft = false

  /// - Parameter threshold: the greatest movement of a tap, in pixels.
  mutating func intents(for step: PointerStep, threshold: Double) -> [Intent] {
    switch step.phase {
    case .down:
      start = step.position
      hasLeft = false
      return [.press(step.position)]
    case .moved:
      if let start, start.distance(to: step.position) > threshold { hasLeft = true }
      return []
    case .up, .cancelled:
      guard let start else { return [] }
      self.start = nil
      // The tap is at the point of the press, even if the finger has slipped since.
      return step.phase == .up && !hasLeft ? [.tap(start)] : [.release]
    }
  }
}

/// Reports the position of the mouse while nothing is pressed and no finger is down.
struct HoverRecogniser {
  private var shown: Point?

  /// - Parameter isBusy: whether a pointer is pressed after the event.
  mutating func intents(for event: InputEvent, isBusy: Bool) -> [Intent] {
    switch event.kind {
    case .mouseMoved(let point), .mouseUp(.left, let point):
      isBusy ? [] : show(point)
    case .mouseLeft, .touchDown:
      // A finger has no hover, and ends that of the mouse.
      show(nil)
    default:
      []
    }
  }

  private mutating func show(_ point: Point?) -> [Intent] {
    guard point != shown else { return [] }
    shown = point
    return [.hover(point)]
  }
}

/// Recognises scrolling by the wheel and by dragging with the right mouse button.
struct ScrollRecogniser {
  /// The distance of a right-button drag for one wheel step, in units: a row of a list.
  private static let stepLength = 44.0

  private var pressPoint: Point?
  private var last = Point.zero

  /// - Parameter isBusy: whether a pointer is pressed. The right button then does not scroll.
  mutating func intents(for event: InputEvent, unit: Double, isBusy: Bool) -> [Intent] {
    switch event.kind {
    case .wheel(let steps, let point):
      return steps == 0 ? [] : [.scroll(steps, at: point)]
    case .mouseDown(.right, let point):
      pressPoint = isBusy ? nil : point
      last = point
    case .mouseMoved(let point):
      defer { last = point }
      guard let pressPoint, !isBusy, point.y != last.y else { return [] }
      return [.scroll((point.y - last.y) / (Self.stepLength * unit), at: pressPoint)]
    case .mouseUp(.right, _):
      cancel()
    default:
      break
    }
    return []
  }

  mutating func cancel() { pressPoint = nil }
}
