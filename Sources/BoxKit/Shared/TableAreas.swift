import Stage

/// Where the parts of a table with controls beside it lie in one window size.
package nonisolated protocol TableAreas: Hashable, Sendable {
  var metrics: Metrics { get }
  /// Whether everything stands close: in small windows, and where else too little would be left.
  var isCompact: Bool { get }
  /// The size of the pieces: a side of a board or card, the height of a match.
  var piece: Double { get }
  /// Whether all words and controls have room.
  var isWhole: Bool { get }
}

nonisolated extension TableAreas {
  /// The layout of a window: with all its parts around the pieces where that leaves these large enough, else compact.
  ///
  /// No step of the window or of the scale changes the pieces by more than a tenth: near the place where it gives way
  /// to the other, the compact one holds back.
  ///
  /// - Parameters:
  ///   - roomy: with all parts; in small windows none of them is whole.
  ///   - worth: what share of the largest pieces that the window could hold is enough beside all parts.
  ///   - usual: the size of the pieces at 100 %, where another scale is set.
  ///   - compact: all ways to stand close, with pieces of a size at most.
  package static func choose(
    _ roomy: [Self], worth: Double = 0.8, usual: Double?, compact all: (_ most: Double) -> [Self]
  ) -> Self {
    func compact(_ most: Double) -> Self {
      guard let best = all(most).max(by: { $0.piece < $1.piece }) else {
        preconditionFailure("There is a compact layout of every table")
      }
      return best
    }
    let whole = roomy.filter(\.isWhole).max { $0.piece < $1.piece }
    if let usual {
      if let whole, whole.piece >= 0.96 * usual { return whole }
      return compact(usual)
    }
    let close = compact(.infinity)
    let largest = roomy.map(\.piece).max() ?? 0
    let share = largest / close.piece
    if share >= worth, let whole, whole.piece >= 0.97 * largest { return whole }
    // From little more than the roomy one would have to all that there is.
    let most =
      share >= worth
      ? 1.03 * share : 1.03 * worth + (worth - share) * 10 * (1 - 1.03 * worth)
    return most < 1 ? compact(most * close.piece) : close
  }
}

nonisolated extension TableAreas {
  /// What a row that has just found room in another still keeps free of the height that it saves, so that the pieces
  /// do not jump: all of it at first, nothing in a window wider by a twelfth.
  package static func held(_ saved: Double, needed: Double, width: Double) -> Double {
    let share = (width - needed) / (0.08 * needed)
    return (saved * (1 - share.clamped(to: 0...1))).rounded()
  }

  package var buttonHeight: Double { metrics.height(isCompact ? 56 : 64, small: 46) }
  /// Of a list to choose from, and of a switch.
  package var choiceHeight: Double { metrics.height(52, small: 46) }

  /// A row of the same height, shared so that each gets its part.
  package static func row(_ frame: Rect, _ parts: [Double], gap: Double) -> [Rect] {
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
  package mutating func counter(
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
  package func counterCard(_ size: Size) -> Surface {
    Surfaces(self).panel(size, radius: min(24, 0.28 * min(size.width, size.height) / metrics.k))
  }
}
