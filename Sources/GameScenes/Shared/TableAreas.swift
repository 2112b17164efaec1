import Stage

/// Where the parts of a table with controls beside it lie in one window size.
nonisolated protocol TableAreas: Hashable, Sendable {
  var metrics: Metrics { get }
  /// Whether everything stands close: in small windows, and where a large UI scale would leave too little.
  var isCompact: Bool { get }
}

nonisolated extension TableAreas {
  var buttonHeight: Double { metrics.isSmall ? 46 : metrics.height(isCompact ? 56 : 64) }
  /// Of a list to choose from, and of a switch.
  var choiceHeight: Double { metrics.isSmall ? 46 : metrics.height(52) }

  /// A row of the same height, shared so that each gets its part.
  static func row(_ frame: Rect, _ parts: [Double], gap: Double) -> [Rect] {
    let whole = frame.width - gap * Double(parts.count - 1)
    let sum = parts.reduce(0, +)
    var x = frame.x
    return parts.map { part in
      let width = whole * part / sum
      defer { x += width + gap }
      return Rect(x, frame.y, width, frame.height).rounded
    }
  }
}

extension DisplayList {
  /// Sets the word of a counter above the room for its number, both in the middle of a place.
  ///
  /// - Parameter figures: the height of the number.
  /// - Returns: where the number goes.
  mutating func counter(
    _ word: String, in place: Rect, figures: Double, _ context: StageContext
  ) -> Rect {
    let small = context.metrics.small()
    let line = context.metrics.line(small)
    let top = (place.midY - (line + figures) / 2).rounded()
    text(
      word, small, context.theme.mutedInk, in: Rect(place.x, top, place.width, line), .center,
      context: context)
    return Rect(place.x, top + line, place.width, figures)
  }
}

extension StageContext {
  /// A panel for counters, whose corners suit a low one too.
  func counterCard(_ size: Size) -> Surface {
    Surfaces(self).panel(size, radius: min(24, 0.28 * min(size.width, size.height) / metrics.k))
  }
}
