import BoxKit
import Stage

/// The columns of a list of games, with their titles.
struct TableColumns {
  struct Column {
    let title: String
    let x: Double
    let width: Double
    let alignment: Alignment
    let isEmphasized: Bool
  }

  /// A column without its place.
  struct Kind {
    let title: String
    var alignment = Alignment.leading
    var isEmphasized = false
  }

  /// The columns, one for each cell of a row.
  private(set) var cells: [Column] = []
  /// The place of the mark at the right of a row.
  let mark: Column

  /// Lays out the columns. Returns `nil` if the rows are too narrow for all of them.
  ///
  /// - Parameters:
  ///   - leadWidth: the additional width of the first column, such as that of the medals before the ranks.
  ///   - rows: the cells of rows that include the widest cell of each column.
  ///   - markWords: the longest mark.
  ///   - box: the inside of a row, of which only `x` and `width` count.
  init?(
    _ kinds: [Kind], leadWidth: Double = 0, rows: [[String]], markWords: String, in box: Rect,
    _ look: Look
  ) {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let (plain, small) = (metrics.medium(.medium), metrics.small(.medium))
    // For numbers and short words, the longest text is about the widest one, so only one text per column is
    // measured. The factor 1.08 covers the difference.
    let widths = kinds.enumerated().map { index, kind in
      let longest = rows.map { $0[index] }.max { $0.count < $1.count } ?? ""
      return max(
        measurer.size(of: kind.title, small).width,
        (measurer.size(of: longest, plain).width * 1.08).rounded(.up)
          + (index == 0 ? leadWidth : 0))
    }
    let markWidth =
      metrics.medium + metrics.px(8) + measurer.size(of: markWords, metrics.small()).width
    let least = metrics.px(20)
    let needed = widths.reduce(0, +) + markWidth + least * Double(widths.count)
    guard needed <= box.width else { return nil }
    let gap = least + (box.width - needed) / Double(widths.count)
    var x = box.x
    for (kind, width) in zip(kinds, widths) {
      cells.append(
        Column(
          title: kind.title, x: x.rounded(), width: width, alignment: kind.alignment,
          isEmphasized: kind.isEmphasized))
      x += width + gap
    }
    mark = Column(
      title: "", x: x.rounded(), width: box.maxX - x, alignment: .leading, isEmphasized: false)
  }

  /// Draws the cells of a row.
  func draw(_ texts: [String], into list: inout DisplayList, in box: Rect, _ look: Look) {
    let (theme, metrics) = (look.theme, look.metrics)
    for (text, column) in zip(texts, cells) {
      list.text(
        text, metrics.medium(column.isEmphasized ? .semibold : .regular),
        column.isEmphasized ? theme.ink : theme.mutedInk,
        in: Rect(column.x, box.y, column.width, box.height), column.alignment, look: look)
    }
  }

  /// Returns a row for listeners, such as “Moves: 19, Time: 32 seconds”.
  ///
  /// - Parameters:
  ///   - cells: the texts of the row. Empty ones are left out.
  ///   - titles: one for each cell. A cell without a title is itself.
  ///   - first: a text before the cells, such as the medal; `nil` for none.
  ///   - last: a text after the cells, such as the mark; `nil` for none.
  static func sentence(
    _ cells: [String], titles: [String], after first: String?, before last: String?,
    _ texts: Texts
  ) -> String {
    let parts = zip(titles, cells).filter { !$0.1.isEmpty }.map { title, cell in
      let cell = texts.spoken(figure: cell)
      return title.isEmpty ? cell : "\(title): \(cell)"
    }
    return ([first] + parts + [last]).compactMap(\.self).joined(separator: ", ")
  }

  // MARK: The head

  /// Returns the height of the titles above the rows.
  static func headHeight(_ metrics: Metrics) -> Double {
    metrics.line(metrics.small()) + metrics.px(12)
  }

  /// Draws the titles and a line below them.
  ///
  /// - Parameter rows: the frame of the rows below the head.
  ///
  /// Listeners hear the titles with the cells of each row.
  func drawHead(into list: inout DisplayList, above rows: Rect, _ look: Look) {
    list.withWords { drawTitles(into: &$0, above: rows, look) }
  }

  private func drawTitles(into list: inout DisplayList, above rows: Rect, _ look: Look) {
    let (metrics, theme) = (look.metrics, look.theme)
    let (line, height) = (metrics.px(theme.lineWidth), Self.headHeight(metrics))
    for column in cells {
      list.text(
        column.title, metrics.small(.medium), theme.mutedInk,
        in: Rect(column.x, rows.y - height, column.width, height - line), column.alignment,
        look: look)
    }
    list.fill(Rect(rows.x, rows.y - line, rows.width, line).rounded, theme.panelLine)
  }
}
