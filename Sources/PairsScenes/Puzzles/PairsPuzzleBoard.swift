import BoxKit
import Controls
import GameKernel
import PairsGame
import PuzzleKit
import Stage

/// The cards of a puzzle of Pairs. Known cards wear their figures.
package final class PairsPuzzleBoard: PuzzleBoard {
  package var onAnswer: (Int) -> Void = { _ in }
  package var controls: [Control] { [control] }

  private let context: StageContext
  private let view: CardsView
  private let control: CardsControl
  private var frame = Rect.zero
  private var tray: Tray?
  private var art: PairsReviewArt?
  private var puzzle: PairsPuzzle?
  /// The position with the answer that is on the board.
  private var state: Pairs.State?
  private var hinted: Int?

  init(context: StageContext) {
    self.context = context
    view = CardsView(context: context)
    view.hasTray = false
    view.keepsFound = true
    let current = CurrentState()
    control = CardsControl(
      view, state: { current.state() }, canFlip: { current.state()?.isOver == false },
      context: context)
    current.state = { [weak self] in self?.state }
    control.onTap = { [weak self] in self?.request($0) }
    control.describe = { [weak self] in SpokenControl(self?.describe($0) ?? "") }
  }

  /// The position for the control, which is made before the board.
  private final class CurrentState {
    var state: () -> Pairs.State? = { nil }
  }

  /// Returns the place of a card and its face, as the player knows it.
  private func describe(_ card: Int) -> String {
    guard let state, state.layout.cards.contains(card) else { return "" }
    return PairsSpeech.card(card, in: state.layout, face(of: card, state), context.look.texts)
  }

  /// Returns the figure that a card wears, or its state.
  private func face(of card: Int, _ state: Pairs.State) -> String {
    let texts = context.look.texts
    let isSeen = state.openCards.contains(card) || puzzle?.state.lastTurn(of: card) != nil
    return isSeen && !state.isGone(card)
      ? CardWord.whole(CardFigure(kind: Int(state.kinds[card])).word(texts))
      : PairsSpeech.hiddenState(card, state, texts)
  }

  package var spokenRows: [String] {
    state.map { state in
      PairsSpeech.rows(of: state.layout, context.look.texts) { face(of: $0, state) }
    } ?? []
  }

  private func request(_ card: Int) {
    guard let puzzle, let state else { return }
    // After the answer another card takes its place, which the page takes back first.
    let isPlayed = state != puzzle.state
    guard (isPlayed ? puzzle.state : state).isFaceDown(card) else {
      return context.feedback.rumble(.refusal)
    }
    onAnswer(card)
  }

  package func begin(_ puzzle: PairsPuzzle) {
    (self.puzzle, state, hinted) = (puzzle, puzzle.state, nil)
    layoutCards()
  }

  package func play(_ answer: Int) {
    guard let before = state else { return }
    var after = before
    guard let events = try? Pairs.apply(.flip(answer), to: &after) else { return }
    (state, hinted) = (after, nil)
    view.show(Change(before: before, after: after, events: events, cause: .move))
  }

  package func takeBack() {
    guard let puzzle, let before = state else { return }
    state = puzzle.state
    view.show(Change(before: before, after: puzzle.state, events: [], cause: .undo))
  }

  package func words(of answer: Int) -> String {
    // Translators: Spoken hint. {card} is the place of a card, such as “Row 1, column 2: new”.
    context.look.texts("Hint: {card}", ["card": describe(answer)])
  }

  package func hint(_ answer: Int?) { hinted = answer }

  package func layout(in frame: Rect) {
    self.frame = frame
    layoutCards()
  }

  private func layoutCards() {
    guard let state, !frame.isEmpty else { return }
    let rim = context.look.metrics.px(20, small: 8)
    tray = Tray(frame, rim: rim, look: context.look)
    let felt = frame.inset(by: rim)
    let layout = CardLayout(state.layout, on: felt, context.look.metrics)
    view.layout(
      layout, sides: [Point(felt.x, felt.midY), Point(felt.maxX, felt.midY)], colours: [0, 1],
      state: state)
    control.setLayout(layout)
    art = view.art.map { PairsReviewArt($0, context.look) }
  }

  package func draw(into list: inout DisplayList) { tray?.draw(into: &list) }

  /// Draws the figures of the known cards and the mark of a hint, above the cards.
  package func drawMarks(into list: inout DisplayList) {
    view.drawFlying(into: &list)
    guard let art, let layout = view.layout, let puzzle, let state else { return }
    for node in view.nodes where !node.isTurning && node.pose == .hidden {
      let home = layout.home(of: node.card)
      if puzzle.state.lastTurn(of: node.card) != nil, state.isFaceDown(node.card) {
        art.drawKnown(
          node.card, kind: node.kind, since: nil, home, into: &list, context.look)
      }
      if node.card == hinted { art.drawFrame(home, into: &list) }
    }
  }

  package func advance(by elapsed: Duration) { view.advance(by: elapsed) }
  package var nextTimer: Duration? { view.nextTimer }
}
