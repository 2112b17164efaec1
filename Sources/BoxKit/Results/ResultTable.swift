import Stage

/// The best lists as rows: in columns under a head where the list is wide enough, else in two lines each.
struct ResultTable: ListSource {
  private let results: [ResultRow]
  private let kind: ResultKind
  /// Above the columns; the rank needs no word.
  private let titles: [String]
  private let columns: ResultColumns?
  /// The arrow that marks games in which moves were taken back.
  private let mark: Picture
  private let context: StageContext

  /// - Parameter frame: of the list.
  init(_ results: [ResultRow], _ kind: ResultKind, in frame: Rect, _ context: StageContext) {
    self.results = results
    self.kind = kind
    self.context = context
    let metrics = context.metrics
    mark = Icon.undo.picture(
      size: 2 * (metrics.medium / 2).rounded(), color: .white, shelf: context.shelf)
    let texts = context.texts
    let yardstick = kind.yardstick.map { [$0.title(texts)] } ?? []
    let players = results.contains { $0.player != nil } ? [texts("Name")] : []
    titles =
      ["", kind.count.title(texts)] + yardstick + [texts("Time")]
      + kind.parts.map { $0.title(texts) } + players + [texts("Date")]
    // At the right clear of the scroll bar.
    let inside = frame.inset(metrics.px(8) + metrics.px(12), 0)
    columns = ResultColumns(
      titles: titles, figures: 1..<(3 + yardstick.count), rows: results,
      markWord: context.texts("with undo"),
      in: Rect(inside.x, inside.y, inside.width - metrics.px(8), inside.height), context)
  }

  var count: Int { results.count }

  func row(at index: Int) -> any Row {
    let mark = ResultMark(picture: mark, context: context)
    if let columns { return ResultColumnsRow(results[index], columns, mark, context) }
    let rank = context.measurer.size(of: String(count), context.metrics.medium()).width
    return ResultLinesRow(results[index], kind, rankWidth: rank, mark, context)
  }

  func height(at index: Int, width: Double) -> Double? {
    let metrics = context.metrics
    if columns != nil { return metrics.height(44) }
    let lines = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    return max(metrics.target, lines + metrics.px(12))
  }

  // MARK: The head

  /// The room above the rows.
  var headHeight: Double {
    let metrics = context.metrics
    return columns == nil || results.isEmpty ? 0 : metrics.line(metrics.small()) + metrics.px(12)
  }

  /// The titles of the columns and a line below them.
  ///
  /// - Parameter rows: the place of the rows, below the head.
  func drawHead(into list: inout DisplayList, above rows: Rect) {
    guard let columns, !results.isEmpty else { return }
    let (metrics, theme) = (context.metrics, context.theme)
    let line = metrics.px(theme.lineWidth)
    for (title, column) in zip(titles, columns.cells) {
      list.text(
        title, metrics.small(.medium), theme.mutedInk,
        in: Rect(column.x, rows.y - headHeight, column.width, headHeight - line), column.alignment,
        context: context)
    }
    list.fill(Rect(rows.x, rows.y - line, rows.width, line).rounded, theme.panelLine)
  }
}
