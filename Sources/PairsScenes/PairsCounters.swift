import BoxKit
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
  /// The sentence below the bar.
  private var sentence: [String] = []

  init(_ table: PairsTable, context: StageContext) {
    self.table = table
    look = context.look
    flips = RollingCounter(table.state.flips, context: context)
  }

  func layout(_ areas: PairsAreas) {
    self.areas = areas
    surface = areas.counters.map { look.counterCard($0.size) }
    sentence = words(areas)
    bar = barFrame(areas).map { frame in
      let theme = look.theme
      return (
        frame, track("groove", frame.size, theme.groove, isLine: theme.isFlat),
        track("fill", frame.size, theme.accentInk, isLine: false)
      )
    }
  }

  private func words(_ areas: PairsAreas) -> [String] {
    guard let card = areas.counters, let par = table.par else { return [] }
    let words = PairsWords(table.seats, look).par(par)
    let style = look.metrics.small()
    return look.measurer.lines(words, style, width: inside(card, areas).width)
  }

  /// Returns the frame of the par bar, below flips and par, or `nil` if the card has no room for it.
  private func barFrame(_ areas: PairsAreas) -> Rect? {
    guard let card = areas.counters, table.par != nil, areas.counterForm == .rows else {
      return nil
    }
    let inside = inside(card, areas)
    guard !areas.isCompact, inside.height >= Double(rows.count) * areas.counterRow + barHeight
    else { return nil }
    let top = inside.y + rowHeight(inside, hasBar: true) * Double(rows.count - 1)
    let metrics = look.metrics
    return Rect(inside.x, top + metrics.px(8), inside.width, 2 * metrics.px(5, least: 2)).rounded
  }

  private var barHeight: Double {
    let metrics = look.metrics
    return metrics.px(34) + Double(sentence.count) * metrics.line(metrics.small())
  }

  private func inside(_ card: Rect, _ areas: PairsAreas) -> Rect {
    let metrics = look.metrics
    let inside = card.inset(
      areas.isCompact ? metrics.px(6, least: 10) : metrics.px(24), areas.counterInset)
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

  private func rowHeight(_ inside: Rect, hasBar: Bool) -> Double {
    (inside.height - (hasBar ? barHeight : 0)) / Double(rows.count)
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
    let height = rowHeight(inside, hasBar: bar != nil)
    for (index, row) in rows.enumerated() {
      // The par bar is below flips and par and moves the time down.
      let below = bar != nil && index == rows.count - 1 ? barHeight : 0
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
    let below = frame.offset(by: Point(0, frame.height + metrics.px(8)))
    list.lines(sentence, metrics.small(), theme.mutedInk, in: below, look: look)
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
