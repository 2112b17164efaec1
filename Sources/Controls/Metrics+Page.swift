import Stage

nonisolated extension Metrics {
  /// The side of a picture in a row of a list.
  package var thumbSide: Double {
    max(line(medium()) + line(small()), px(56, small: 40))
  }

  /// The gap between the parts of a page.
  package var pageGap: Double { isSmall ? units(4) : px(16, least: 6) }

  /// Returns the frame of a page below its bar.
  ///
  /// - Parameters:
  ///   - top: the lower edge of the bar.
  ///   - margin: the distance from the sides of the window.
  package func page(below top: Double, margin: Double) -> Rect {
    Rect(
      margin, top + pageGap, size.width - 2 * margin, size.height - top - pageGap - self.margin)
  }
}
