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
