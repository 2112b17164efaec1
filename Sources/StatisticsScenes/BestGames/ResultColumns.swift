import BoxKit
import Stage

/// The columns of the best games.
struct ResultColumns {
  struct Column {
    let x: Double
    let width: Double
    let alignment: Alignment
  }

  /// The indices of the cells with figures to compare, which are drawn emphasized.
  let figures: Range<Int>
  /// The columns, one for each cell of a row.
  private(set) var cells: [Column] = []
  /// The column of the mark for games with undo.
  let mark: Column

  /// Lays out the columns. Returns `nil` if the rows are too narrow for all of them.
  ///
  /// - Parameters:
  ///   - titles: the titles of the cells.
  ///   - figures: the indices of the cells with figures to compare. They and the rank before them are aligned at
  ///     the right.
  ///   - medalWidth: the width of the medals before the ranks.
  ///   - rows: rows that include the widest cell of each column.
  ///   - box: the inside of a row, of which only `x` and `width` count.
  init?(
    titles: [String], figures: Range<Int>, medalWidth: Double, rows: [ResultRow], markWord: String,
    in box: Rect,
    _ look: Look
  ) {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let (plain, small) = (metrics.medium(.medium), metrics.small(.medium))
    // For numbers and short words, the longest text is about the widest one, so only one text per column is
    // measured. The factor 1.08 covers the difference.
    let widths = titles.enumerated().map { index, title in
      let longest = rows.map { $0.cells[index] }.max { $0.count < $1.count } ?? ""
      return max(
        measurer.size(of: title, small).width,
        (measurer.size(of: longest, plain).width * 1.08).rounded(.up)
          + (index == 0 ? medalWidth : 0))
    }
    let markWidth =
      metrics.medium + metrics.px(8) + measurer.size(of: markWord, metrics.small()).width
    let least = metrics.px(20)
    let needed = widths.reduce(0, +) + markWidth + least * Double(widths.count)
    guard needed <= box.width else { return nil }
    let gap = least + (box.width - needed) / Double(widths.count)
    self.figures = figures
    var x = box.x
    for (index, width) in widths.enumerated() {
      let alignment: Alignment = index < figures.upperBound ? .trailing : .leading
      cells.append(Column(x: x.rounded(), width: width, alignment: alignment))
      x += width + gap
    }
    mark = Column(x: x.rounded(), width: box.maxX - x, alignment: .leading)
  }
}
