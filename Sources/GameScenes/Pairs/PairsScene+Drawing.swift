import GameKernel
import PairsGame
import Stage

extension PairsScene {
  var words: PairsWords { PairsWords(texts: context.texts, seats: table.seats) }

  public func draw(into list: inout DisplayList) {
    let (state, words) = (shownState, words)
    bar.draw(into: &list)
    for (index, plaque) in plaques.enumerated() {
      let seat = Seat(index)
      plaque.draw(
        into: &list, name: words.name(of: seat), detail: words.detail(of: seat, state),
        word: context.texts.plural("pair", "pairs", state.pairsTaken[index]),
        isToMove: state.isOver ? state.winners.contains(seat) : state.toMove == seat)
    }
    counters.draw(into: &list)
    drawStatus(into: &list)
    panel.draw(into: &list)
    cards.drawFlying(into: &list)
  }

  /// What words and plaques tell of.
  private var shownState: Pairs.State { suspense?.state ?? table.state }

  /// What happens, and below it what is left.
  private func drawStatus(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (context.metrics, context.theme, context.measurer)
    let alignment = Alignment.center
    let box = areas.status
    let styles =
      areas.isCompact
      ? [metrics.small(.semibold)] : [metrics.medium(.semibold), metrics.small(.semibold)]
    let style =
      styles.first { measurer.size(of: headline, $0).width <= box.width }
      ?? styles[styles.count - 1]
    let first = Rect(box.x, box.y, box.width, metrics.line(styles[0]))
    list.text(headline, style, theme.ink, in: first, alignment, measuredBy: measurer)
    let second = Rect(box.x, first.maxY, box.width, metrics.line(metrics.small()))
    list.text(
      secondLine, metrics.small(), theme.mutedInk, in: second, alignment, measuredBy: measurer)
  }

  /// What an icon button does while it is pointed at, else what happens.
  private var headline: String {
    if let explained {
      let words =
        explained === moreButton
        ? context.texts("More") : bar.explanation(of: explained, in: context.texts)
      if let words { return words }
    }
    return words.headline(
      shownState, found: suspense == nil ? found : nil, isPaused: table.isPaused)
  }

  /// The pairs that are left, and what no counter shows.
  private var secondLine: String {
    let (words, state) = (words, shownState)
    let left = state.isOver ? [] : [words.left(state)]
    let short = state.isOver ? [] : [words.leftInShort(state)]
    let counted =
      areas.counters == nil ? [words.flips(table.state.flips), table.sheet.elapsed.clockText] : []
    // Where the line is too narrow for all, flips and time are what cannot be seen on the table.
    let lines = [left + counted, short + counted, counted].map { $0.joined(separator: " · ") }
    let (measurer, style) = (context.measurer, context.metrics.small())
    return lines.first { measurer.size(of: $0, style).width <= areas.status.width } ?? lines[2]
  }
}
