/// Follows a press that strays further than a tap may: began, moved…, and ended or cancelled.
struct DragRecogniser {
  private var start: Point?
  private var isDragging = false
  private var trail = PointerTrail()

  /// - Parameter threshold: in pixels; the drag begins once the way is longer than this.
  mutating func drag(for step: PointerStep, threshold: Double) -> Drag? {
    switch step.phase {
    case .down:
      start = step.position
      isDragging = false
      trail = PointerTrail()
      trail.add(step.position, at: step.time)
      return nil
    case .moved:
      guard let start else { return nil }
      trail.add(step.position, at: step.time)
      if isDragging { return drag(.moved, step) }
      guard start.distance(to: step.position) > threshold else { return nil }
      isDragging = true
      return drag(.began, step)
    case .up, .cancelled:
      defer {
        start = nil
        isDragging = false
      }
      trail.add(step.position, at: step.time)
      return isDragging ? drag(step.phase == .up ? .ended : .cancelled, step) : nil
    }
  }

  private func drag(_ phase: Drag.Phase, _ step: PointerStep) -> Drag? {
    start.map {
      Drag(phase, start: $0, position: step.position, velocity: trail.velocity)
    }
  }
}
