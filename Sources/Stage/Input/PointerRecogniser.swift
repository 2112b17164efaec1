/// Mouse and touch together: hover, press, tap, drag, swipe and scroll of one pointer.
///
/// A press that strays ends in `.drag(.ended)`, `.swipe` where it was quick, and `.release`.
struct PointerRecogniser {
  /// How far a tap may stray, before the unit.
  static let tapThreshold = 8.0

  private var arbiter = PointerArbiter()
  private var tap = TapRecogniser()
  private var drag = DragRecogniser()
  private var swipe = SwipeRecogniser()
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
    let drag = drag.drag(for: step, threshold: threshold)
    if let drag { intents.append(.drag(drag)) }
    if let swipe = swipe.swipe(for: step, drag, unit: unit) { intents.append(swipe) }
    return intents + tap.intents(for: step, threshold: threshold)
  }
}
