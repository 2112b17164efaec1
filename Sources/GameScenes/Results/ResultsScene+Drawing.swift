import GameKernel
import Stage

extension ResultsScene {
  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
    if shown.isEmpty { drawEmpty(into: &list) } else { drawHead(into: &list) }
  }

  /// Says why there are no rows.
  private func drawEmpty(into list: inout DisplayList) {
    let texts = context.texts
    let metrics = context.metrics
    let sentence =
      cleared != nil
      ? texts("Cleared. You can still undo that.")
      : keeper.book.entries(ResultFilter(kind.game), by: .moves).isEmpty
        ? kind.invitation(texts) : texts("No results for this choice.")
    let box = self.list.frame.inset(metrics.px(24, small: 12), metrics.px(16, small: 8))
    let lines = context.measurer.lines(sentence, metrics.medium(), width: box.width)
    let line = metrics.line(metrics.medium())
    let top = box.midY - line * Double(lines.count) / 2
    for (index, text) in lines.enumerated() {
      list.text(
        text, metrics.medium(), context.theme.mutedInk,
        in: Rect(box.x, top + line * Double(index), box.width, line), .center,
        measuredBy: context.measurer)
    }
  }

  private func drawHead(into list: inout DisplayList) {
    guard let columns else { return }
    let rows = self.list.rows.rowsFrame
    let line = context.metrics.px(context.theme.lineWidth)
    for (title, column) in zip(columnTitles, columns.cells) {
      list.text(
        title, context.metrics.small(.medium), context.theme.mutedInk,
        in: Rect(column.x, rows.y - headHeight, column.width, headHeight - line),
        column.alignment, measuredBy: context.measurer)
    }
    list.fill(
      Rect(rows.x, rows.y - line, rows.width, line).rounded, context.theme.panelLine)
  }

  func draw(_ index: Int, in box: Rect, into list: inout DisplayList) {
    guard shown.indices.contains(index) else { return }
    if let columns {
      draw(shown[index], columns, in: box, into: &list)
    } else {
      drawLines(shown[index], in: box, into: &list)
    }
  }

  private func draw(
    _ row: ResultRow, _ columns: ResultColumns, in box: Rect, into list: inout DisplayList
  ) {
    let (theme, metrics) = (context.theme, context.metrics)
    for (index, (cell, column)) in zip(row.cells, columns.cells).enumerated() {
      let isFigure = index == 1 || index == 2
      list.text(
        cell, metrics.medium(isFigure ? .semibold : .regular),
        isFigure ? theme.ink : theme.mutedInk,
        in: Rect(column.x, box.y, column.width, box.height), column.alignment,
        measuredBy: context.measurer)
    }
    if let mark = row.mark {
      let place = Rect(columns.mark.x, box.y, columns.mark.width, box.height)
      drawMark(mark, in: place, into: &list)
    }
  }

  /// Rank, moves and time in the first line, the rest in small below.
  private func drawLines(_ row: ResultRow, in box: Rect, into list: inout DisplayList) {
    let (theme, metrics) = (context.theme, context.metrics)
    let measurer = context.measurer
    let first = metrics.line(metrics.medium())
    let second = metrics.line(metrics.small())
    let rank = measurer.size(of: String(shown.count), metrics.medium()).width
    let top = (box.midY - (first + second) / 2).rounded()
    list.text(
      row.rank, metrics.medium(), theme.mutedInk, in: Rect(box.x, top, rank, first), .trailing,
      measuredBy: measurer)
    let x = (box.x + rank + metrics.px(16)).rounded()
    let moves = kind.count.number(Int(row.moves) ?? 0, context.texts)
    list.line(
      [
        TextPart(moves, metrics.medium(.semibold), theme.ink),
        TextPart(" · " + row.time, metrics.medium(.semibold), theme.ink),
      ], in: Rect(x, top, box.maxX - x, first), .leading, measuredBy: measurer)
    var below = Rect(x, top + first, box.maxX - x, second)
    if let mark = row.mark {
      let icon = metrics.medium + metrics.px(8)
      let width = icon + measurer.size(of: mark, metrics.small()).width
      drawMark(
        mark, in: Rect(box.maxX - width, top + first, width, second), into: &list)
      below.width -= width + metrics.px(8)
    }
    list.text(row.details, metrics.small(), theme.mutedInk, in: below, measuredBy: measurer)
  }

  /// The arrow of undo and a word.
  private func drawMark(_ word: String, in box: Rect, into list: inout DisplayList) {
    guard let sign = self.mark else { return }
    let (theme, metrics) = (context.theme, context.metrics)
    let side = sign.size.width
    list.picture(
      sign, center: Point(box.x + side / 2, box.midY.rounded()), tint: theme.mutedInk)
    let x = box.x + side + metrics.px(8)
    list.text(
      word, metrics.small(), theme.mutedInk, in: Rect(x, box.y, box.maxX - x, box.height),
      measuredBy: context.measurer)
  }
}
