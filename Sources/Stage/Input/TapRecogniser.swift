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
