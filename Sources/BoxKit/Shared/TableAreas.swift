import Controls
import Stage

/// The layout of a table with controls beside it, for one window size.
package nonisolated protocol TableAreas: Hashable, Sendable {
  var metrics: Metrics { get }
  /// Whether the parts are close together: in small windows, and where a roomy layout would make the pieces too
  /// small.
  var isCompact: Bool { get }
  /// The size of the pieces in pixels: the side of a board, the pitch of cards, or the height of a match.
  var piece: Double { get }
  /// Whether all words and controls fit.
  var isWhole: Bool { get }
}

nonisolated extension TableAreas {
  /// Chooses the layout of a window: a roomy one if its pieces are large enough, or else a compact one.
  ///
  /// The size of the pieces changes by at most a tenth between neighboring window sizes or scales. For that,
  /// compact layouts use smaller pieces close to the switch to a roomy one.
  ///
  /// - Parameters:
  ///   - roomy: the layouts with all parts. In small windows none of them is whole.
  ///   - worth: the share of the largest possible pieces that a roomy layout must reach.
  ///   - usual: the size of the pieces at a UI scale of 100 %; `nil` at that scale.
  ///   - all: returns the compact layouts with pieces of at most a given size.
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
    // The limit of compact pieces: 3 % above the roomy pieces at the switch. It rises to the largest possible pieces
    // where `share` is 0.1 below `worth`.
    let most =
      share >= worth
      ? 1.03 * share : 1.03 * worth + (worth - share) * 10 * (1 - 1.03 * worth)
    return most < 1 ? compact(most * close.piece) : close
  }
}

nonisolated extension TableAreas {
  /// Returns how much of the height saved by merging two rows into one must stay free, so that the size of the
  /// pieces does not jump.
  ///
  /// At the width `needed`, which just holds the single row, the whole height stays free. At 8 % more width, none of
  /// it does.
  package static func clamped(_ saved: Double, needed: Double, width: Double) -> Double {
    let share = (width - needed) / (0.08 * needed)
    return (saved * (1 - share.clamped(to: 0...1))).rounded()
  }

  package var buttonHeight: Double { metrics.height(isCompact ? 56 : 64, small: 46) }
  /// The height of drop-down lists and switches.
  package var choiceHeight: Double { metrics.height(52, small: 46) }

  /// Divides a row into frames, with widths in the given proportions.
  package static func row(_ frame: Rect, _ parts: [Double], gap: Double) -> [Rect] {
    LayoutBox.row(parts.map { LayoutBox(()).width(LengthRange(ideal: $0)) }, spacing: gap)
      .places(in: frame).map(\.frame)
  }
}

extension DisplayList {
  /// Draws the label of a counter above the space for its number, both centered in a frame.
  ///
  /// - Parameter figures: the height of the number.
  /// - Returns: the frame of the number.
  package mutating func counter(
    _ word: String, in place: Rect, figures: Double, _ look: Look
  ) -> Rect {
    let small = look.metrics.small()
    let line = look.metrics.line(small)
    let top = (place.midY - (line + figures) / 2).rounded()
    text(
      word, small, look.theme.mutedInk, in: Rect(place.x, top, place.width, line), .center,
      look: look)
    return Rect(place.x, top + line, place.width, figures)
  }
}

extension Look {
  /// Creates a panel for counters. Its corner radius is limited for low panels.
  package func counterCard(_ size: Size) -> Surface {
    Surfaces(self).panel(size, radius: min(24, 0.28 * min(size.width, size.height) / metrics.k))
  }
}
