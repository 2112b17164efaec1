import BoxKit
import Stage

/// A panel with figures side by side, in one or more rows.
struct FigureRow {
  private let figures: [StatisticsPage.Figure]
  private let columns: Int
  private let frame: Rect
  private let look: Look
  private let surface: Surface

  /// - Parameter columns: the number of figures in a row.
  init(_ figures: [StatisticsPage.Figure], columns: Int, in frame: Rect, _ look: Look) {
    (self.figures, self.columns, self.frame, self.look) = (figures, columns, frame, look)
    surface = Surfaces(look).panel(frame.size, radius: 20)
  }

  /// Returns the height of the panel.
  static func height(of count: Int, columns: Int, _ look: Look) -> Double {
    let rows = Double((count + columns - 1) / max(1, columns))
    return (rows * (rowHeight(look) + gap(look)) - gap(look) + 2 * padding(look)).rounded()
  }

  /// Returns the largest number of columns in which no text is cut.
  ///
  /// - Parameter most: 6 or 3.
  static func columns(
    _ figures: [StatisticsPage.Figure], in width: Double, most: Int, _ look: Look
  ) -> Int {
    let metrics = look.metrics
    let widths = figures.flatMap { figure in
      [
        (figure.label, metrics.small()), (figure.detail ?? "", metrics.small()),
        (figure.number, metrics.large()),
      ].map { look.measurer.size(of: $0.0, $0.1).width }
    }
    let needed = (widths.max() ?? 0) + columnGap(look) + 1
    let inside = width - 2 * side(look)
    return [6, 3, 2].first { $0 <= most && needed <= inside / Double($0) } ?? 1
  }

  private static func columnGap(_ look: Look) -> Double { look.metrics.px(28, small: 12) }

  /// The padding at the left and right.
  private static func side(_ look: Look) -> Double { look.metrics.px(24, small: 10) }

  private static func padding(_ look: Look) -> Double { look.metrics.px(12, small: 6) }

  /// The gap between rows.
  private static func gap(_ look: Look) -> Double { look.metrics.px(12, small: 8) }

  private static func rowHeight(_ look: Look) -> Double {
    let metrics = look.metrics
    return 2 * metrics.line(metrics.small()) + metrics.line(metrics.large())
  }

  func draw(into list: inout DisplayList) {
    surface.draw(into: &list, frame)
    let (metrics, theme) = (look.metrics, look.theme)
    let inside = frame.inset(Self.side(look), Self.padding(look))
    let width = inside.width / Double(columns)
    let line = metrics.line(metrics.small())
    for (index, figure) in figures.enumerated() {
      let (column, row) = (index % columns, index / columns)
      let x = inside.x + width * Double(column)
      let y = inside.y + (Self.rowHeight(look) + Self.gap(look)) * Double(row)
      let room = width - Self.columnGap(look)
      list.text(
        figure.label, metrics.small(), theme.mutedInk, in: Rect(x, y, room, line), look: look)
      let number = Rect(x, y + line, room, metrics.line(metrics.large()))
      list.text(figure.number, metrics.large(), theme.ink, in: number, look: look)
      if let detail = figure.detail {
        list.text(
          detail, metrics.small(), theme.mutedInk, in: Rect(x, number.maxY, room, line), look: look)
      }
      if column > 0 {
        let bar = Rect(
          x - metrics.px(16, small: 8), y + line / 2, max(1, metrics.px(theme.lineWidth)),
          Self.rowHeight(look) - line)
        list.fill(bar.rounded, theme.panelLine.opacity(0.55))
      }
    }
  }
}
