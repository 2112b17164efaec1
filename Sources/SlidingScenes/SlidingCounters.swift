import BoxKit
import Controls
import PictureArt
import Stage

/// The cards beside the board: moves, time and best result.
final class SlidingCounters {
  let moves: RollingCounter
  private let look: Look
  private var areas: SlidingAreas?
  private var cards: [Card] = []
  private var goalCard: Card?

  private typealias Card = (frame: Rect, surface: Surface)

  init(moves: Int, context: StageContext) {
    look = context.look
    self.moves = RollingCounter(moves, context: context)
  }

  func layout(_ areas: SlidingAreas) {
    self.areas = areas
    func card(_ frame: Rect) -> Card { (frame, look.counterCard(frame.size)) }
    cards = areas.cards.map(card)
    goalCard = areas.goalCard.map(card)
  }

  /// Draws the backgrounds and lines of the cards.
  ///
  /// - Parameter showsGoal: whether the goal board is visible; `false` while advice replaces it.
  func drawCards(into list: inout DisplayList, showsGoal: Bool) {
    guard let areas else { return }
    for card in cards { card.surface.draw(into: &list, card.frame) }
    if showsGoal, let goalCard { goalCard.surface.draw(into: &list, goalCard.frame) }
    for line in areas.lines { list.fill(line, look.theme.panelLine.opacity(0.6)) }
  }

  /// Draws the counters, unless they are in the bar.
  ///
  /// - Parameter best: the fewest moves so far, or `nil` if there is no result.
  func draw(into list: inout DisplayList, time: String, best: Int?) {
    guard let areas, !areas.isCompact else { return }
    let texts = look.texts
    let rows = [
      // Translators: Label of a number.
      texts("Moves"),
      // Translators: Label of the time taken.
      texts("Time"),
      // Translators: Label of the fewest moves so far.
      texts("Best"),
    ]
    let (ink, room) = (look.theme.ink, room(beside: rows[0], for: time))
    for (index, (frame, word)) in zip(areas.counters, rows).enumerated() {
      let number = drawWord(word, in: frame, areas.counterForm, into: &list)
      let alignment: Alignment = areas.counterForm == .row ? .trailing : .center
      // A long time may be too wide for the large style.
      let metrics = look.metrics
      let style = room <= frame.width ? metrics.large() : metrics.medium(.bold)
      if index == 0 {
        moves.draw(into: &list, style, ink, in: number, alignment)
      } else {
        let text = index == 1 ? time : best.map(String.init) ?? "–"
        list.text(text, style, ink, in: number, alignment, look: look)
      }
    }
  }

  /// Returns the width that the longest number needs in the large style, beside its label.
  private func room(beside word: String, for time: String) -> Double {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let longest = max(
      measurer.size(of: time, metrics.large()).width,
      measurer.size(of: String(moves.number), metrics.large()).width)
    guard areas?.counterForm == .row else { return longest + metrics.px(16) }
    return longest + measurer.size(of: word, metrics.medium()).width + metrics.px(16)
  }

  /// Draws a counter's label.
  ///
  /// - Returns: the area for the number.
  private func drawWord(
    _ word: String, in frame: Rect, _ form: SlidingAreas.CounterForm, into list: inout DisplayList
  ) -> Rect {
    let metrics = look.metrics
    switch form {
    case .row:
      list.text(
        word, metrics.medium(), look.theme.mutedInk,
        in: frame.offset(by: Point(0, metrics.px(6))), look: look)
      return frame
    case .stack:
      return list.counter(word, in: frame, figures: metrics.line(metrics.large()), look)
    }
  }
}
