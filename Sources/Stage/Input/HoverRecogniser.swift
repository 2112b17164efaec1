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
