import BoxKit
import Controls
import GameKernel
import Stage

/// The results as rows of a list: in columns with a head if the list is wide enough, or else with two lines each.
struct ResultTable: ListSource {
  private let entries: [ResultBook.Entry]
  private let kind: ResultKind
  private let columns: TableColumns?
  private let titles: [String]
  private let look: Look

  /// - Parameters:
  ///   - entries: the results, the best first. Only visible rows are converted to text.
  ///   - frame: the frame of the list.
  init(
    _ entries: [ResultBook.Entry], _ kind: ResultKind, in frame: Rect, _ look: Look
  ) {
    (self.entries, self.kind) = (entries, kind)
    self.look = look
    let metrics = look.metrics
    let texts = look.texts
    let yardstick = kind.yardstick.map { [$0.title(texts)] } ?? []
    // Translators: Table column: the name of the player.
    let player = texts.inContext("table column", "Name")
    // Translators: Table column: the duration of the game. Also a label.
    let time = kind.isTimed ? [texts("Time")] : []
    let figures = [kind.count.title(texts)] + yardstick + time
    let day =
      kind.isTimed
      // Translators: Table column. Also a label.
      ? texts("Date")
      // Translators: Table column: the days of the first and the last game of a run of wins.
      : texts("First and last win")
    // The rank column has no title.
    let kinds =
      [TableColumns.Kind(title: "", alignment: .trailing)]
      + figures.map { TableColumns.Kind(title: $0, alignment: .trailing, isEmphasized: true) }
      + (kind.parts.map { $0.title(texts) } + [player, day]).map { TableColumns.Kind(title: $0) }
    titles = kinds.map(\.title)
    // The inside of a row. The columns end 8 units before its right edge, which leaves space for the scroll bar.
    let inside = frame.inset(metrics.px(8) + metrics.px(12), 0)
    let widest = Self.widest(entries, kind).map {
      ResultRow($0, rank: entries.count, kind: kind, texts: texts)
    }
    columns = TableColumns(
      kinds, leadWidth: MedalArt.rowWidth(metrics), rows: widest.map(\.cells),
      markWords: ResultRow.longestMark(kind, texts),
      in: Rect(inside.x, inside.y, inside.width - metrics.px(8), inside.height), look)
  }

  /// Returns entries that include the widest cell of each column, or one about as wide.
  ///
  /// They are the entries with the largest numbers and the longest name, and one of each list and each month.
  private static func widest(
    _ entries: [ResultBook.Entry], _ kind: ResultKind
  ) -> [ResultBook.Entry] {
    func largest(_ value: (ResultBook.Entry) -> Int) -> ResultBook.Entry? {
      entries.max { value($0) < value($1) }
    }
    var (categories, months) = (Set<ResultCategory>(), [Int: ResultBook.Entry]())
    let lists = entries.filter { categories.insert($0.category).inserted }
    for entry in entries {
      let day = entry.result.day
      if day.day > months[day.month]?.result.day.day ?? 0 { months[day.month] = entry }
    }
    let figures = [
      largest { $0.result.moves }, largest { $0.result.player?.utf8.count ?? 0 },
      largest { kind.yardstick?.figure($0) ?? 0 },
      entries.max { $0.result.time < $1.result.time },
    ]
    return figures.compactMap(\.self) + lists + months.values
  }

  var count: Int { entries.count }

  /// Returns the identifier of a row's game in the log, or `nil` for one of a version without a log.
  func id(at index: Int) -> UInt64? {
    entries.indices.contains(index) ? entries[index].result.id : nil
  }

  func row(at index: Int) -> any Row {
    let row = ResultRow(entries[index], rank: index + 1, kind: kind, texts: look.texts)
    if let columns { return ResultColumnsRow(row, columns, titles: titles, look) }
    let rank =
      look.measurer.size(of: String(count), look.metrics.medium()).width
      + MedalArt.rowWidth(look.metrics)
    return ResultLinesRow(row, kind, rankWidth: rank, titles: titles, look)
  }

  func height(at index: Int, width: Double) -> Double? {
    let metrics = look.metrics
    if columns != nil { return metrics.height(44) }
    let lines = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    return max(metrics.target, lines + metrics.px(12))
  }

  // MARK: The head

  /// The height of the head above the rows; 0 without columns.
  var headHeight: Double {
    columns == nil || entries.isEmpty ? 0 : TableColumns.headHeight(look.metrics)
  }

  /// Draws the titles of the columns.
  ///
  /// - Parameter rows: the frame of the rows below the head.
  func drawHead(into list: inout DisplayList, above rows: Rect) {
    guard !entries.isEmpty else { return }
    columns?.drawHead(into: &list, above: rows, look)
  }
}
