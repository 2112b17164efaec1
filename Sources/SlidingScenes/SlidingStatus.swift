import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The bar above the sliding puzzle: the title and a status text.
final class SlidingStatus {
  private let controller: TableController<SlidingPuzzle>
  private let advice: SlidingAdvice
  private let ending: SlidingEnding

  private var table: SlidingTable { controller.table }
  private var look: Look { controller.context.look }

  init(
    _ controller: TableController<SlidingPuzzle>, _ advice: SlidingAdvice, _ ending: SlidingEnding
  ) {
    self.controller = controller
    self.advice = advice
    self.ending = ending
  }

  /// Draws the bar.
  func draw(into list: inout DisplayList, _ areas: SlidingAreas, showsNumbers: Bool) {
    let bar = controller.bar
    guard let line = line(areas, showsNumbers: showsNumbers) else {
      return bar.draw(into: &list)
    }
    // One line is preferred, in medium or small text. Two lines also cover the title.
    let lines = StatusLines(
      line, in: areas.status.map { [$0] } ?? [bar.room, bar.wholeRoom], look)
    bar.draw(into: &list, showsTitle: lines.box != bar.wholeRoom)
    lines.draw(into: &list, isCentred: lines.box == bar.room && !areas.isCompact, look)
  }

  private func line(_ areas: SlidingAreas, showsNumbers: Bool) -> StatusLine? {
    let room = areas.status ?? controller.bar.wholeRoom
    if let news = controller.news(in: room.width, look.metrics.small(.medium), lines: 2) {
      return StatusLine(text: news, isNews: true)
    }
    let hasCard = areas.advice != nil
    if !hasCard, let answer = advice.answer(showsNumbers: showsNumbers) {
      return StatusLine(text: answer.text, isNews: true)
    }
    if let end { return StatusLine(text: end, isNews: true) }
    let counters = areas.isCompact ? counters(areas, showsNumbers: showsNumbers) : nil
    if !hasCard, let judgement = advice.judgement, !judgement.isPending {
      let parts = [judgement.text, counters].compactMap(\.self)
      return StatusLine(text: parts.joined(separator: " · "), icon: judgement.icon)
    }
    return counters.map { StatusLine(text: $0) }
  }

  /// The result of a game that the player has solved, or `nil`.
  var end: String? {
    guard table.isSolvedByPlay else { return nil }
    let words = SlidingWords(texts: look.texts)
    let (moves, time) = (table.state.tileMoves, table.sheet.elapsed)
    return table.sheet.wasHelped
      ? words.helped(moves: moves, time: time, wasShown: table.setup.wasShown)
      : words.solved(moves: moves, time: time, bestBy: ending.solved?.newBest ?? [])
  }

  /// The result for listeners, who hear the time and the medal in the dialog; `nil` before the end.
  var spokenEnd: String? {
    guard table.isSolvedByPlay else { return nil }
    return SlidingEndWords(
      texts: look.texts, table: table, solved: nil, shortest: .unknown, best: nil,
      onSameBoard: {}, onLength: { _ in }
    ).title
  }

  /// Returns moves and time, with the best result if there is one and all fit on one line.
  private func counters(_ areas: SlidingAreas, showsNumbers: Bool) -> String {
    let words = SlidingWords(texts: look.texts)
    let counters = words.counters(moves: table.state.tileMoves, time: table.sheet.elapsed)
    guard let best = ending.best(table.state.board.shape, showsNumbers) else { return counters }
    let all = "\(counters) · \(words.best(best))"
    let room = areas.status?.width ?? controller.bar.room.width
    let style = look.metrics.medium(.semibold)
    return look.measurer.size(of: all, style).width <= room ? all : counters
  }
}

/// The status text in the bar of the sliding puzzle.
struct StatusLine {
  let text: String
  /// Whether the text has the accent colour.
  var isNews = false
  /// An icon before the text.
  var icon: Icon?
}

/// A status broken into lines for one of several boxes.
struct StatusLines {
  let box: Rect
  private let status: StatusLine
  private let lines: [String]
  private let style: TextStyle

  /// Chooses the first style and box that fit.
  ///
  /// Medium text is tried before small text. In each style, one line in any box is tried before two lines in the
  /// last box.
  init(_ status: StatusLine, in boxes: [Rect], _ look: Look) {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let (small, last) = (metrics.small(.medium), boxes[boxes.count - 1])
    let places = [metrics.medium(.semibold), small].flatMap { style in
      let holdsTwo = style == small || 2 * metrics.line(style) <= last.height
      return boxes.map { (style, $0, 1) } + (holdsTwo ? [(style, last, 2)] : [])
    }
    func lines(_ style: TextStyle, _ box: Rect) -> [String] {
      measurer.lines(status.text, style, width: box.width - Self.iconRoom(status, style))
    }
    let fitting = places.first { style, box, count in
      let (lines, room) = (lines(style, box), box.width - Self.iconRoom(status, style))
      return lines.count <= count
        && lines.allSatisfy { measurer.size(of: $0, style).width <= room }
    }
    self.status = status
    (style, box, _) = fitting ?? (small, last, 2)
    self.lines = Array(lines(style, box).prefix(2))
  }

  func draw(into list: inout DisplayList, isCentred: Bool, _ look: Look) {
    let (measurer, theme) = (look.measurer, look.theme)
    let height = look.metrics.line(style)
    let top = box.midY - height * Double(lines.count) / 2
    let width = lines.map { measurer.size(of: $0, style).width }.max() ?? 0
    let indent = Self.iconRoom(status, style)
    let left = isCentred ? max(box.x, box.midX - (width + indent) / 2).rounded() : box.x
    let words = Rect(left + indent, top, box.maxX - left - indent, box.height)
    list.lines(
      lines, style, status.isNews ? theme.accentInk : theme.ink, in: words, look: look)
    guard let icon = status.icon else { return }
    let side = 2 * (Double(style.pixels) * 0.4).rounded()
    let ink = icon == .diamond ? theme.danger : theme.accentInk
    let picture = icon.picture(size: side, color: ink, in: look.pictures)
    list.picture(picture, center: Point(left + side / 2, (top + height / 2).rounded()))
  }

  private static func iconRoom(_ status: StatusLine, _ style: TextStyle) -> Double {
    status.icon == nil ? 0 : (Double(style.pixels) * 1.2).rounded()
  }
}
