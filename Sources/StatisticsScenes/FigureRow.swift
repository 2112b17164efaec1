import BoxKit
import Stage

/// A panel with figures side by side, in one or more rows, and a note below them.
struct FigureRow {
  /// The height of the panel.
  let height: Double
  private let figures: [StatisticsPage.Figure]
  /// The widths of the columns. Wider texts have wider columns.
  private let widths: [Double]
  private let note: [String]
  private let look: Look

  /// Lays out figures for a width.
  ///
  /// - Parameters:
  ///   - note: sentences below the figures, or `nil`.
  ///   - most: the largest number of columns, 6 or 3. There are fewer if a text would be cut.
  init(
    _ figures: [StatisticsPage.Figure], note: String?, width: Double, most: Int, _ look: Look
  ) {
    (self.figures, self.look) = (figures, look)
    let metrics = look.metrics
    let inside = width - 2 * Self.side(look)
    self.note = note.map { look.measurer.lines($0, metrics.small(), width: inside) } ?? []
    let needed = figures.map { Self.width(of: $0, look) }
    let columns =
      [6, 3, 2].first { $0 <= most && Self.widths(needed, $0).reduce(0, +) <= inside } ?? 1
    let least = Self.widths(needed, columns)
    let spare = (inside - least.reduce(0, +)) / Double(columns)
    widths = columns == 1 ? [inside] : least.map { $0 + spare }
    let rows = Double((figures.count + columns - 1) / columns)
    let line = metrics.line(metrics.small())
    height =
      (rows * (Self.rowHeight(look) + Self.gap(look)) - Self.gap(look)
      + Double(self.note.count) * line + (self.note.isEmpty ? 0 : Self.gap(look) / 2)
      + 2 * Self.padding(look)).rounded()
  }

  /// Returns the widths of columns that show all texts of the figures.
  private static func widths(_ needed: [Double], _ columns: Int) -> [Double] {
    (0..<columns).map { column in
      stride(from: column, to: needed.count, by: columns).map { needed[$0] }.max() ?? 0
    }
  }

  private static func width(of figure: StatisticsPage.Figure, _ look: Look) -> Double {
    let metrics = look.metrics
    let texts = [
      (figure.label, metrics.small()), (figure.detail ?? "", metrics.small()),
      (figure.number, metrics.large()),
    ]
    let widest = texts.map { look.measurer.size(of: $0.0, $0.1).width }.max() ?? 0
    return widest.rounded(.up) + columnGap(look) + 1
  }

  private static func columnGap(_ look: Look) -> Double { look.metrics.px(24, small: 12) }

  /// The padding at the left and right.
  private static func side(_ look: Look) -> Double { look.metrics.px(24, small: 10) }

  private static func padding(_ look: Look) -> Double { look.metrics.px(12, small: 6) }

  /// The gap between rows.
  private static func gap(_ look: Look) -> Double { look.metrics.px(12, small: 8) }

  private static func rowHeight(_ look: Look) -> Double {
    let metrics = look.metrics
    return 2 * metrics.line(metrics.small()) + metrics.line(metrics.large())
  }

  func draw(into list: inout DisplayList, in frame: Rect) {
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    let (metrics, theme) = (look.metrics, look.theme)
    let inside = frame.inset(Self.side(look), Self.padding(look))
    let line = metrics.line(metrics.small())
    var (x, y) = (inside.x, inside.y)
    for (index, figure) in figures.enumerated() {
      let column = index % widths.count
      if column == 0, index > 0 {
        (x, y) = (inside.x, y + Self.rowHeight(look) + Self.gap(look))
      }
      let left = x.rounded()
      let room = widths[column] - Self.columnGap(look)
      let number = Rect(left, y + line, room, metrics.line(metrics.large()))
      list.withWords(figure.words(look.texts)) { list in
        list.text(
          figure.label, metrics.small(), theme.mutedInk, in: Rect(left, y, room, line), look: look)
        list.text(figure.number, metrics.large(), theme.ink, in: number, look: look)
        if let detail = figure.detail {
          list.text(
            detail, metrics.small(), theme.mutedInk, in: Rect(left, number.maxY, room, line),
            look: look)
        }
      }
      if column > 0 {
        let bar = Rect(
          left - metrics.px(14, small: 7), y + line / 2, max(1, metrics.px(theme.lineWidth)),
          Self.rowHeight(look) - line)
        list.fill(bar.rounded, theme.panelLine.opacity(0.55))
      }
      x += widths[column]
    }
    y = inside.maxY - Double(note.count) * line
    for words in note {
      list.text(
        words, metrics.small(), theme.mutedInk, in: Rect(inside.x, y, inside.width, line),
        look: look)
      y += line
    }
  }
}
