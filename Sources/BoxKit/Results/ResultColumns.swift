import Stage

/// Where the columns of the best lists stand; `nil` where the rows are too narrow for columns.
struct ResultColumns {
  struct Column {
    let x: Double
    let width: Double
    let alignment: Alignment
  }

  /// Which cells are figures to compare.
  let figures: Range<Int>
  /// One for each cell of a row.
  private(set) var cells: [Column] = []
  /// Where the mark stands, its icon first.
  let mark: Column

  /// - Parameters:
  ///   - titles: of the cells.
  ///   - figures: which of them are figures to compare; they stand one below the other from the right, as the rank does.
  ///   - rows: those among which each column has its widest cell.
  ///   - box: the inside of a row, from which only x and width count.
  init?(
    titles: [String], figures: Range<Int>, rows: [ResultRow], markWord: String, in box: Rect,
    _ context: StageContext
  ) {
    let (metrics, measurer) = (context.metrics, context.measurer)
    let (plain, small) = (metrics.medium(.medium), metrics.small(.medium))
    // Figures and short words: the longest is the widest, near enough to measure one of each column.
    let widths = titles.enumerated().map { index, title in
      let longest = rows.map { $0.cells[index] }.max { $0.count < $1.count } ?? ""
      return max(
        measurer.size(of: title, small).width,
        (measurer.size(of: longest, plain).width * 1.08).rounded(.up))
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
