/// Mouse and touch together: hover, press, tap, drag, swipe and scroll of one pointer.
///
/// A press that strays ends in `.drag(.ended)`, `.swipe` where it was quick, and `.release`.
struct PointerRecogniser {
  /// How far a tap may stray, before the unit.
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

  /// Ends the press or the drag that is going on.
  mutating func cancel(at time: Duration, unit: Double) -> [Intent] {
    scroll.cancel()
    return arbiter.cancel(at: time).flatMap { intents(for: $0, unit: unit) }
  }

  var isPressed: Bool { arbiter.isPressed }

  /// Whether the event is the mouse's while a finger is on the glass.
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

/// Tells a tap from a longer way: every press ends in exactly one tap or one release.
struct TapRecogniser {
  private var start: Point?
  private var hasLeft = false

  /// - Parameter threshold: how far, in pixels, a tap may stray.
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
      // What was pressed is what acts, even if the finger has slipped by a pixel or two.
      return step.phase == .up && !hasLeft ? [.tap(start)] : [.release]
    }
  }
}

/// Says over what the mouse rests while nothing is pressed and no finger is down.
struct HoverRecogniser {
  private var shown: Point?

  /// - Parameter isBusy: whether something is pressed, after the event.
  mutating func intents(for event: InputEvent, isBusy: Bool) -> [Intent] {
    switch event.kind {
    case .mouseMoved(let point), .mouseUp(.left, let point):
      isBusy ? [] : show(point)
    case .mouseLeft, .touchDown:
      // A finger hovers over nothing, and what the mouse pointed at before is no longer meant.
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

/// The wheel, and a page pulled along with the right mouse button.
struct ScrollRecogniser {
  /// How far the right button pulls for one step of the wheel, before the unit: a row of a list.
  private static let stepLength = 44.0

  private var grip: Point?
  private var last = Point.zero

  /// - Parameter isBusy: whether something is pressed; then the right button pulls nothing.
  mutating func intents(for event: InputEvent, unit: Double, isBusy: Bool) -> [Intent] {
    switch event.kind {
    case .wheel(let steps, let point):
      return steps == 0 ? [] : [.scroll(steps, at: point)]
    case .mouseDown(.right, let point):
      grip = isBusy ? nil : point
      last = point
    case .mouseMoved(let point):
      defer { last = point }
      guard let grip, !isBusy, point.y != last.y else { return [] }
      return [.scroll((point.y - last.y) / (Self.stepLength * unit), at: grip)]
    case .mouseUp(.right, _):
      cancel()
    default:
      break
    }
    return []
  }

  mutating func cancel() { grip = nil }
}
