import BoxKit
import Controls
import GameKernel
import Stage

/// The texts of a row of the best games.
struct ResultRow: Hashable {
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
  /// The words of the mark for a game with undo and for a run that can still grow; `nil` for others.
  let mark: String?
  let markIcon: Icon

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
    day = texts.day(entry.result.day)
    medal = kind.medal(entry)
    let result = entry.result
    (mark, markIcon) =
      result.lasts == true
      ? (Self.lasting(texts), .chart)
      : result.hasPeeked
        ? (Self.peeked(texts), .eye) : (result.usedUndo ? Self.undone(texts) : nil, .undo)
  }

  /// Returns the longest mark that a row of a kind can have.
  static func longestMark(_ kind: ResultKind, _ texts: Texts) -> String {
    let marks = kind.isTimed ? [undone(texts), peeked(texts)] : [lasting(texts)]
    return marks.max { $0.count < $1.count } ?? ""
  }

  // Translators: Mark of a run of wins that the next game can make longer.
  private static func lasting(_ texts: Texts) -> String { texts("still going") }

  // Translators: Mark of a result in a game in which the player peeked at the cards.
  private static func peeked(_ texts: Texts) -> String { texts("with a peek") }

  // Translators: Mark of a result in a game in which the player took moves back.
  private static func undone(_ texts: Texts) -> String { texts("with undo") }

  /// The cells of the columns from left to right, without the mark.
  var cells: [String] {
    [rank, moves] + [yardstick, time].compactMap(\.self) + parts + [player, day]
  }

  /// The texts after moves and time in the small line of a row without columns.
  var details: [String] { parts.filter { !$0.isEmpty } + [player, day] }
}

/// A row of the best games in columns.
final class ResultColumnsRow: Row {
  var state = RowState()
  private let result: ResultRow
  private let columns: ResultColumns
  private let mark: ResultMark
  private let look: Look

  init(
    _ result: ResultRow, _ columns: ResultColumns, _ mark: ResultMark, _ look: Look
  ) {
    (self.result, self.columns, self.mark, self.look) = (result, columns, mark, look)
  }

  func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    for (index, (cell, column)) in zip(result.cells, columns.cells).enumerated() {
      let isFigure = columns.figures.contains(index)
      list.text(
        cell, metrics.medium(isFigure ? .semibold : .regular),
        isFigure ? theme.ink : theme.mutedInk, in: Rect(column.x, box.y, column.width, box.height),
        column.alignment, look: look)
    }
    if let medal = result.medal, let column = columns.cells.first {
      MedalArt.draw(medal, into: &list, in: Rect(column.x, box.y, 0, box.height), look)
    }
    if let word = result.mark {
      let place = Rect(columns.mark.x, box.y, columns.mark.width, box.height)
      mark.draw(word, into: &list, in: place)
    }
  }
}

/// A row of the best games in two lines: rank, moves and time, and the rest in a small font below.
final class ResultLinesRow: Row {
  var state = RowState()
  private let result: ResultRow
  private let kind: ResultKind
  private let rankWidth: Double
  private let mark: ResultMark
  private let look: Look

  init(
    _ result: ResultRow, _ kind: ResultKind, rankWidth: Double, _ mark: ResultMark,
    _ look: Look
  ) {
    (self.result, self.kind, self.rankWidth) = (result, kind, rankWidth)
    (self.mark, self.look) = (mark, look)
  }

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
    if let word = result.mark {
      let width = mark.width(word)
      mark.draw(word, into: &list, in: Rect(box.maxX - width, top, width, first))
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

/// The mark of a result: an icon and words.
struct ResultMark {
  let picture: Picture
  let look: Look

  /// Returns the width of the mark with a word.
  func width(_ word: String) -> Double {
    let metrics = look.metrics
    return metrics.medium + metrics.px(8)
      + look.measurer.size(of: word, metrics.small()).width
  }

  func draw(_ word: String, into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    let side = picture.size.width
    list.picture(
      picture, center: Point(box.x + side / 2, box.midY.rounded()), tint: theme.mutedInk)
    let x = box.x + side + metrics.px(8)
    list.text(
      word, metrics.small(), theme.mutedInk, in: Rect(x, box.y, box.maxX - x, box.height),
      look: look)
  }
}
