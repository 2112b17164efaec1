import BoxKit
import Controls
import GameKernel
import PairsGame
import Stage

/// The card with flips and time, and with the par in a single-player game.
final class PairsCounters {
  private let look: Look
  private let table: PairsTable
  private let flips: RollingCounter
  private var areas: PairsAreas?
  private var surface: Surface?
  /// The par bar, empty and full, or `nil` if it has no room.
  private var bar: (frame: Rect, groove: Picture, fill: Picture)?
  /// The sentence about the par, below the bar. Empty if it has no room.
  private var sentence: [String] = []
  /// Whether the best medal still possible has a line below the sentence.
  private var hasGoal = false

  init(_ table: PairsTable, context: StageContext) {
    self.table = table
    look = context.look
    flips = RollingCounter(table.state.flips, context: context)
  }

  func layout(_ areas: PairsAreas) {
    self.areas = areas
    surface = areas.counters.map { look.counterCard($0.size) }
    layPar(areas)
  }

  /// Lays out the parts about the par, as far as the card has room: first the medal, then the sentence, then the bar.
  private func layPar(_ areas: PairsAreas) {
    (bar, sentence, hasGoal) = (nil, [], false)
    guard let card = areas.counters, let par = table.par else { return }
    let metrics = look.metrics
    let line = metrics.line(metrics.small())
    let inside = inside(card, areas)
    let words = PairsWords(table.seats, look).par(par)
    let lines = look.measurer.lines(words, metrics.small(), width: inside.width)
    guard areas.counterForm == .rows else {
      if areas.extras.contains(.caption), lines.count == 1 { (sentence, hasGoal) = (lines, true) }
      return
    }
    let free = inside.height - Double(rows.count) * areas.counterRow
    hasGoal = free >= line
    guard free >= Double(lines.count + 1) * line else { return }
    sentence = lines
    guard free >= metrics.px(34) + Double(lines.count + 1) * line else { return }
    let top =
      inside.y + rowHeight(inside, parts: metrics.px(34) + wordsHeight)
      * Double(rows.count - 1)
    let frame =
      Rect(inside.x, top + metrics.px(8), inside.width, 2 * metrics.px(5, least: 2)).rounded
    let theme = look.theme
    bar = (
      frame, track("groove", frame.size, theme.groove, isLine: theme.isFlat),
      track("fill", frame.size, theme.accentInk, isLine: false)
    )
  }

  /// The height of the words about the par.
  private var wordsHeight: Double {
    Double(sentence.count + (hasGoal ? 1 : 0)) * look.metrics.line(look.metrics.small())
  }

  /// The height of all parts between the rows of par and time.
  private var parHeight: Double { (bar == nil ? 0 : look.metrics.px(34)) + wordsHeight }

  private func inside(_ card: Rect, _ areas: PairsAreas) -> Rect {
    let metrics = look.metrics
    let inside = card.inset(
      areas.isCompact ? metrics.px(20, small: 10) : metrics.px(24), areas.counterInset)
    guard let rule = rule(areas) else { return inside }
    return Rect(inside.x, inside.y, inside.width, rule.y - metrics.px(12) - inside.y)
  }

  /// Returns the line between counters and status, or `nil` if they are on different cards.
  private func rule(_ areas: PairsAreas) -> Rect? {
    guard let card = areas.counters, card.contains(areas.status.center) else { return nil }
    let metrics = look.metrics
    return Rect(
      card.x + metrics.px(24), areas.status.y - metrics.px(24), card.width - 2 * metrics.px(24),
      metrics.px(look.theme.lineWidth)
    ).rounded
  }

  private func rowHeight(_ inside: Rect, parts: Double) -> Double {
    (inside.height - parts) / Double(rows.count)
  }

  /// Rolls the flips to the table's count.
  func follow() { flips.show(table.state.flips) }

  func draw(into list: inout DisplayList) {
    guard let areas, let card = areas.counters else { return }
    surface?.draw(into: &list, card)
    if let rule = rule(areas) { list.fill(rule, look.theme.panelLine.opacity(0.6)) }
    switch areas.counterForm {
    case .rows: drawRows(into: &list, areas, card)
    case .columns: drawColumns(into: &list, areas, card)
    }
  }

  /// The words and numbers of all counters. The number of flips is drawn by ``flips``, which rolls.
  private var rows: [(word: String, number: String)] {
    PairsWords(table.seats, look).figures(table)
  }

  // MARK: Rows

  private func drawRows(
    into list: inout DisplayList, _ areas: PairsAreas, _ card: Rect
  ) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let inside = inside(card, areas)
    let height = rowHeight(inside, parts: parHeight)
    for (index, row) in rows.enumerated() {
      // The parts about the par are below flips and par and move the time down.
      let below = index == rows.count - 1 ? parHeight : 0
      let box = Rect(inside.x, inside.y + height * Double(index) + below, inside.width, height)
        .rounded
      let word = areas.isCompact ? metrics.small() : metrics.medium()
      list.text(row.word, word, theme.mutedInk, in: box, measuredBy: measurer)
      let isFirst = index == 0
      let style =
        areas.isCompact
        ? metrics.medium(.bold) : isFirst ? metrics.large() : metrics.medium(.semibold)
      if isFirst {
        flips.draw(into: &list, style, theme.ink, in: box, .trailing)
      } else {
        list.text(row.number, style, theme.ink, in: box, .trailing, measuredBy: measurer)
      }
    }
    if let bar { drawPar(into: &list, bar.frame, bar.groove, bar.fill) }
    let top = bar.map { $0.frame.maxY + metrics.px(8) } ?? inside.y + height * 2
    let line = Rect(inside.x, top, inside.width, metrics.line(metrics.small()))
    drawWords(into: &list, from: line, .leading)
  }

  /// Draws the sentence about the par, and the best medal that is still possible.
  ///
  /// - Parameter first: the frame of the first line.
  private func drawWords(into list: inout DisplayList, from first: Rect, _ alignment: Alignment) {
    let (style, theme) = (look.metrics.small(), look.theme)
    list.lines(sentence, style, theme.mutedInk, in: first, alignment, look: look)
    guard hasGoal, let medal = table.possibleMedal else { return }
    var place = first.offset(by: Point(0, first.height * Double(sentence.count))).rounded
    let words = PairsWords(table.seats, look).goal(medal, table.state.layout.medals[medal])
    let room = place.height + look.metrics.px(8)
    let width = room + look.measurer.size(of: words, style).width
    if alignment == .center, width < place.width {
      place = Rect((place.midX - width / 2).rounded(), place.y, width, place.height)
    }
    // The words name the medal, so it is left out where they need its room.
    if width <= place.width {
      let picture = MedalArt.picture(medal, radius: place.height / 2 - 1, look)
      list.picture(picture, center: Point(place.x + place.height / 2, place.midY))
      place = Rect(place.x + room, place.y, place.width - room, place.height)
    }
    list.text(words, style, theme.ink, in: place, look: look)
  }

  /// Draws a bar of the flips so far, with a mark at the par.
  private func drawPar(
    into list: inout DisplayList, _ frame: Rect, _ groove: Picture, _ fill: Picture
  ) {
    guard let par = table.par else { return }
    let (metrics, theme) = (look.metrics, look.theme)
    let most = max(par * 7 / 6, Double(table.state.flips))
    let filled = (frame.width * Double(table.state.flips) / most).rounded()
    list.picture(groove, at: frame.origin)
    if filled >= 1 {
      let full = DrawCommand(
        .picture(fill, tint: .white), frame, clip: Rect(frame.x, frame.y, filled, frame.height))
      list.add(full)
    }
    let mark = Rect(
      (frame.x + frame.width * par / most).rounded() - 1, frame.y - metrics.px(5),
      metrics.px(2, least: 2), frame.height + 2 * metrics.px(5))
    list.fill(mark, theme.ink)
  }

  private func track(_ name: String, _ size: Size, _ color: Color, isLine: Bool) -> Picture {
    look.pictures.picture("\(name) of the par", size) { drawing in
      let rect = Rect(.zero, drawing.size)
      drawing.fill(.roundedRect(rect, radius: rect.height / 2), color)
      if isLine { drawing.fill(.frame(rect, radius: rect.height / 2, width: 1), .white) }
    }
  }

  // MARK: Columns

  private func drawColumns(into list: inout DisplayList, _ areas: PairsAreas, _ card: Rect) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    var card = card
    if !sentence.isEmpty {
      card.height -= areas.captionHeight
      let line = Rect(card.x, card.maxY, card.width, metrics.line(metrics.small())).rounded
      drawWords(into: &list, from: line, .center)
    }
    let places = PairsAreas.row(card, rows.map { _ in 1 }, gap: 0)
    let style = areas.isCompact ? metrics.medium(.bold) : metrics.large()
    for (index, (row, place)) in zip(rows, places).enumerated() {
      let box = list.counter(row.word, in: place, figures: metrics.line(style), look)
      if index == 0 {
        flips.draw(into: &list, style, theme.ink, in: box, .center)
      } else {
        list.text(row.number, style, theme.ink, in: box, .center, measuredBy: measurer)
      }
      if index > 0 {
        let rule = Rect(place.x, card.y + 0.2 * card.height, 1, 0.6 * card.height).rounded
        list.fill(rule, theme.panelLine.opacity(0.6))
      }
    }
  }
}
