import GameKernel
import MatchstickGame
import Stage

extension MatchsticksScene {
  var words: MatchsticksWords { MatchsticksWords(texts: context.texts, seating: table.seating) }

  public func draw(into list: inout DisplayList) {
    bar.draw(into: &list)
    drawStatus(into: &list)
    for (index, plaque) in plaques.enumerated() {
      let seat = Seat(index)
      let isToMove = !table.state.isOver && table.state.toMove == seat
      plaque.draw(
        into: &list, name: words.name(of: seat), detail: words.kind(of: seat, isToMove: isToMove),
        isPerson: table.seating[seat].isPerson, isToMove: isToMove)
    }
    tray?.draw(into: &list)
    pile.draw(into: &list)
    drawNote(into: &list)
    panel.draw(into: &list)
  }

  private func drawStatus(into list: inout DisplayList) {
    let (metrics, theme) = (context.metrics, context.theme)
    let isCompact = areas.isCompact
    if isCompact, note != .rule || explained != nil { return drawNoteAsStatus(into: &list) }
    drawHeadline(into: &list)
    let style = isCompact ? metrics.small(.medium) : metrics.medium()
    let strong = isCompact ? metrics.small(.semibold) : metrics.medium(.semibold)
    let count = words.count(table.state.remaining)
    // Who took last goes where there is no room for it; the count never does.
    let rest = [words.afterCount(lastTake: lastTake), words.afterCount(lastTake: nil)]
    let room =
      areas.status.width - context.measurer.size(of: count, strong).width
    let after =
      rest.map { " " + $0 }.first { context.measurer.size(of: $0, style).width <= room } ?? ""
    list.line(
      [TextPart(count, strong, theme.ink), TextPart(after, style, theme.mutedInk)],
      in: areas.status, isCompact ? .leading : .center, measuredBy: context.measurer)
  }

  /// In place of the status, where there is no line for a note; one of two lines takes the headline's place too.
  private func drawNoteAsStatus(into list: inout DisplayList) {
    let style = context.metrics.small(.medium)
    let lines = context.measurer.lines(noteText, style, width: areas.status.width)
    var box = areas.status
    if lines.count > 1 {
      let height = context.metrics.line(style)
      box = Rect(box.x, areas.headline.union(box).midY.rounded() - height, box.width, height)
    } else {
      drawHeadline(into: &list)
    }
    for line in lines.prefix(2) {
      list.text(line, style, context.theme.accentInk, in: box, measuredBy: context.measurer)
      box.y += box.height
    }
  }

  /// Large, or medium where the words have no room.
  private func drawHeadline(into list: inout DisplayList) {
    let metrics = context.metrics
    let text = words.headline(table.state, isPaused: table.isPaused)
    let room = areas.headline.width
    let isLarge =
      !areas.isCompact && context.measurer.size(of: text, metrics.large()).width <= room
    list.text(
      text, isLarge ? metrics.large() : metrics.medium(.bold), context.theme.ink,
      in: areas.headline, areas.isCompact ? .leading : .center, measuredBy: context.measurer)
  }

  private func drawNote(into list: inout DisplayList) {
    guard let box = areas.note else { return }
    list.text(
      noteText, context.metrics.small(),
      note == .rule && explained == nil ? context.theme.mutedInk : context.theme.ink, in: box,
      .center,
      measuredBy: context.measurer)
  }

  private var noteText: String {
    if let words = explained.flatMap({ bar.explanation(of: $0, in: context.texts) }) {
      return words
    }
    return switch note {
    case .rule: words.rule
    case .atMost(let limit): words.atMost(limit)
    case .hint: words.hint(table.state)
    }
  }

  /// Who took last in this game, and how many.
  private var lastTake: (seat: Seat, count: Int)? {
    table.session.moves.last.map { (table.state.toMove.opponent, $0.count) }
  }
}
