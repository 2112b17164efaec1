import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// Games as rows of a list, the latest first: in columns with a head if the list is wide enough, or else with two lines
/// each.
struct GamesTable: ListSource {
  /// The games, the oldest first.
  private let games: [LoggedGame]
  private let words: GameWords
  private let columns: TableColumns?
  private let titles: [String]
  private let look: Look
  /// Whether a game of the list has other players, so that there is a column for them.
  private let hasOthers: Bool

  /// - Parameters:
  ///   - games: the oldest first. Only visible rows are converted to text.
  ///   - samples: games that include the widest cell of each column.
  ///   - frame: the frame of the list.
  init(
    _ games: [LoggedGame], samples: [LoggedGame], _ words: GameWords, in frame: Rect, _ look: Look
  ) {
    (self.games, self.words, self.look) = (games, words, look)
    let (texts, metrics) = (look.texts, look.metrics)
    let rows = samples.map(words.row)
    let hasOthers = rows.contains { $0.others != nil }
    self.hasOthers = hasOthers
    typealias Kind = TableColumns.Kind
    // Translators: Table column: who else has played, such as a computer.
    let others = hasOthers ? [Kind(title: texts.inContext("table column", "Players"))] : []
    let kinds =
      [
        // Translators: Table column. Also a label.
        Kind(title: texts("Date")),
        // Translators: Table column: the kind of game and its size.
        Kind(title: texts.inContext("table column", "Game")),
      ] + others + [
        // Translators: Table column: such as “Won” or “93 moves”.
        Kind(title: texts.inContext("table column", "Result"), isEmphasized: true),
        // Translators: Table column: the duration of the game. Also a label.
        Kind(title: texts("Time"), alignment: .trailing),
      ]
    titles = kinds.map(\.title)
    // The inside of a row. The columns end 8 units before its right edge, which leaves space for the scroll bar.
    let inside = frame.inset(metrics.px(8) + metrics.px(12), 0)
    columns = TableColumns(
      kinds, rows: rows.map { Self.cells($0, hasOthers) },
      markWords: GameMark.all(texts).max { $0.width(look) < $1.width(look) }?.words ?? "",
      in: Rect(inside.x, inside.y, inside.width - metrics.px(8), inside.height), look)
  }

  private static func cells(_ row: GameWords.Row, _ hasOthers: Bool) -> [String] {
    [row.date, row.game] + (hasOthers ? [row.others ?? ""] : []) + [row.result, row.time]
  }

  var count: Int { games.count }

  /// Returns the game of a row.
  func game(at index: Int) -> LoggedGame? {
    games.indices.contains(index) ? games[games.count - 1 - index] : nil
  }

  func row(at index: Int) -> any Row {
    let row = words.row(games[games.count - 1 - index])
    return GameRow(row, Self.cells(row, hasOthers), columns, titles: titles, look)
  }

  func height(at index: Int, width: Double) -> Double? {
    columns == nil ? GameRow.linesHeight(look.metrics) : look.metrics.height(44)
  }

  // MARK: The head

  /// The height of the head above the rows; 0 without columns.
  var headHeight: Double {
    columns == nil || games.isEmpty ? 0 : TableColumns.headHeight(look.metrics)
  }

  /// Draws the titles of the columns.
  ///
  /// - Parameter rows: the frame of the rows below the head.
  func drawHead(into list: inout DisplayList, above rows: Rect) {
    guard !games.isEmpty else { return }
    columns?.drawHead(into: &list, above: rows, look)
  }
}

/// A game of the list: in columns, or else in two lines with the result above and the rest below.
final class GameRow: Controls.Row {
  var state = RowState()
  private let words: GameWords.Row
  private let cells: [String]
  private let columns: TableColumns?
  private let titles: [String]
  private let look: Look

  init(
    _ words: GameWords.Row, _ cells: [String], _ columns: TableColumns?, titles: [String],
    _ look: Look
  ) {
    (self.words, self.cells, self.columns) = (words, cells, columns)
    (self.titles, self.look) = (titles, look)
  }

  var sentence: String? {
    TableColumns.sentence(cells, titles: titles, after: nil, before: words.mark?.words, look.texts)
  }

  /// Returns the height of a row of two lines.
  static func linesHeight(_ metrics: Metrics) -> Double {
    let lines = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    return max(metrics.target, lines + metrics.px(12))
  }

  func draw(into list: inout DisplayList, in box: Rect) {
    guard let columns else { return drawLines(into: &list, in: box) }
    columns.draw(cells, into: &list, in: box, look)
    let mark = columns.mark
    words.mark?.draw(into: &list, in: Rect(mark.x, box.y, mark.width, box.height), look)
  }

  private func drawLines(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    // Leaves space for the scroll bar.
    let box = Rect(box.x, box.y, box.width - metrics.px(8), box.height)
    let first = metrics.line(metrics.medium())
    let second = metrics.line(metrics.small())
    let top = (box.midY - (first + second) / 2).rounded()
    var upper = Rect(box.x, top, box.width, first)
    if let mark = words.mark {
      let width = min(mark.width(look), 0.5 * box.width)
      mark.draw(into: &list, in: Rect(box.maxX - width, top, width, first), look)
      upper.width -= width + metrics.px(8)
    }
    let result = [words.result, words.time].joined(separator: " · ")
    list.text(result, metrics.medium(.semibold), theme.ink, in: upper, look: look)
    list.text(
      details(inWidth: box.width), metrics.small(), theme.mutedInk,
      in: Rect(box.x, top + first, box.width, second), look: look)
  }

  /// Returns the small line. Without room, the date is dropped.
  private func details(inWidth width: Double) -> String {
    let parts = [words.game, words.others].compactMap(\.self)
    let whole = (parts + [words.date]).joined(separator: " · ")
    let fits = look.measurer.fits(whole, look.metrics.small(), width: width)
    return fits ? whole : parts.joined(separator: " · ")
  }
}
