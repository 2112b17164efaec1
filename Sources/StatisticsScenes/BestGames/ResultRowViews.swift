import BoxKit
import Controls
import GameKernel
import Stage

/// The texts of a row of the best games.
struct ResultRow {
  let rank: String
  let medal: Medal?
  let moves: String
  /// The moves with their unit, for rows without column titles.
  let countedMoves: String
  /// The value to compare the moves with: `nil` if the game has none, a dash if it is unknown.
  let yardstick: String?
  /// `nil` if times are not compared.
  let time: String?
  /// The parts of the category, such as the length and the mode.
  let parts: [String]
  /// The name of the player, or *You*.
  let player: String
  let day: String
  /// The mark for a game with undo or a peek and for a run that can still grow; `nil` for others.
  let mark: GameMark?

  init(_ entry: ResultBook.Entry, rank: Int, kind: ResultKind, texts: Texts) {
    self.rank = String(rank)
    moves = kind.count.cell(entry, texts)
    countedMoves = kind.count.words(entry, texts)
    yardstick = kind.yardstick.map { $0.figure(entry).map { String($0) } ?? "–" }
    player = entry.result.player ?? texts("You")
    time = kind.isTimed ? entry.result.time.clockText : nil
    parts = kind.parts.indices.map { index in
      let parts = entry.category.parts
      return kind.parts[index].name(parts.indices.contains(index) ? parts[index] : "", texts)
    }
    day = texts.days(from: entry.result.since, to: entry.result.day)
    medal = kind.medal(entry)
    let result = entry.result
    mark =
      result.lasts == true
      ? GameMark(words: Self.lasting(texts), icon: .chart)
      : result.hasPeeked
        ? .peeked(texts)
        : result.usedUndo ? .undone(texts) : result.isOfDay ? .ofDay(texts) : nil
  }

  /// Returns the longest mark that a row of a kind can have.
  static func longestMark(_ kind: ResultKind, _ texts: Texts) -> String {
    let marks =
      kind.isTimed
      ? [GameMark.undone(texts), .peeked(texts), .ofDay(texts)].map(\.words) : [lasting(texts)]
    return marks.max { $0.count < $1.count } ?? ""
  }

  // Translators: Mark of a run of wins that the next game can make longer.
  private static func lasting(_ texts: Texts) -> String { texts("still going") }

  /// The cells of the columns from left to right, without the mark.
  var cells: [String] {
    [rank, moves] + [yardstick, time].compactMap(\.self) + parts + [player, day]
  }

  /// Returns the row for listeners.
  ///
  /// - Parameter titles: the titles of the cells.
  func sentence(_ titles: [String], _ texts: Texts) -> String {
    TableColumns.sentence(
      Array(cells.dropFirst()), titles: Array(titles.dropFirst()),
      after: medal?.name(texts), before: mark?.words, texts)
  }

  /// The texts after moves and time in the small line of a row without columns.
  var details: [String] { parts.filter { !$0.isEmpty } + [player, day] }
}

/// A row of the best games in columns.
final class ResultColumnsRow: Row {
  var state = RowState()
  private let result: ResultRow
  private let columns: TableColumns
  private let titles: [String]
  private let look: Look

  init(_ result: ResultRow, _ columns: TableColumns, titles: [String], _ look: Look) {
    (self.result, self.columns, self.titles, self.look) = (result, columns, titles, look)
  }

  var sentence: String? { result.sentence(titles, look.texts) }

  func draw(into list: inout DisplayList, in box: Rect) {
    columns.draw(result.cells, into: &list, in: box, look)
    if let medal = result.medal, let column = columns.cells.first {
      MedalArt.draw(medal, into: &list, in: Rect(column.x, box.y, 0, box.height), look)
    }
    let place = Rect(columns.mark.x, box.y, columns.mark.width, box.height)
    result.mark?.draw(into: &list, in: place, look)
  }
}

/// A row of the best games in two lines: rank, moves and time, and the rest in a small font below.
final class ResultLinesRow: Row {
  var state = RowState()
  private let result: ResultRow
  private let kind: ResultKind
  private let rankWidth: Double
  private let titles: [String]
  private let look: Look

  init(
    _ result: ResultRow, _ kind: ResultKind, rankWidth: Double, titles: [String], _ look: Look
  ) {
    (self.result, self.kind, self.rankWidth) = (result, kind, rankWidth)
    (self.titles, self.look) = (titles, look)
  }

  var sentence: String? { result.sentence(titles, look.texts) }

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    let measurer = look.measurer
    // Leaves space for the scroll bar.
    let box = Rect(box.x, box.y, box.width - metrics.px(8), box.height)
    let first = metrics.line(metrics.medium())
    let second = metrics.line(metrics.small())
    let top = (box.midY - (first + second) / 2).rounded()
    list.text(
      result.rank, metrics.medium(), theme.mutedInk, in: Rect(box.x, top, rankWidth, first),
      .trailing, measuredBy: measurer)
    if let medal = result.medal {
      MedalArt.draw(medal, into: &list, in: Rect(box.x, top, 0, first), look)
    }
    let x = (box.x + rankWidth + metrics.px(16)).rounded()
    let below = Rect(x, top + first, box.maxX - x, second)
    var counts = Rect(x, top, box.maxX - x, first)
    if let mark = result.mark {
      let width = mark.width(look)
      mark.draw(into: &list, in: Rect(box.maxX - width, top, width, first), look)
      counts.width -= width + metrics.px(8)
    }
    list.line(
      [
        TextPart(result.countedMoves, metrics.medium(.semibold), theme.ink),
        TextPart(result.time.map { " · " + $0 } ?? "", metrics.medium(.semibold), theme.ink),
      ], in: counts, .leading, look: look)
    list.text(details(in: below), metrics.small(), theme.mutedInk, in: below, measuredBy: measurer)
  }

  /// Returns the small line, with the value to compare the moves with first if it fits. Without room, the day is
  /// dropped, and then the player.
  private func details(in box: Rect) -> String {
    let yardstick = kind.yardstick.flatMap { kind in
      result.yardstick.map { "\(kind.title(look.texts)) \($0)" }
    }
    let (measurer, style) = (look.measurer, look.metrics.small())
    let whole = ([yardstick].compactMap(\.self) + result.details).joined(separator: " · ")
    if measurer.size(of: whole, style).width <= box.width { return whole }
    let shorter = result.details.indices.reversed().map {
      result.details[...$0].joined(separator: " · ")
    }
    return shorter.first { measurer.fits($0, style, width: box.width) } ?? ""
  }
}
