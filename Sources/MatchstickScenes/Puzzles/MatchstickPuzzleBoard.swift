import BoxKit
import Controls
import GameKernel
import MatchstickGame
import PuzzleKit
import Stage

/// The pile of a puzzle with the buttons that take from it.
package final class MatchstickPuzzleBoard: PuzzleBoard {
  package var onAnswer: (Matchsticks.Move) -> Void = { _ in }
  package var controls: [Control] { takes }

  private let context: StageContext
  private let settings: SettingsModel
  private let pile: PileView
  private var takes: [Button] = []
  private var tray: Tray?
  private var frame = Rect.zero
  /// The position with the answer that is on the board.
  private var states: [Matchsticks.State] = []
  private var hinted = 0

  init(_ settings: SettingsModel, context: StageContext) {
    (self.settings, self.context) = (settings, context)
    pile = PileView(context: context)
    // The page needs a control for the focus before the first puzzle.
    makeTakes(3)
  }

  private func makeTakes(_ count: Int) {
    takes = (1...count).map { number in
      Button(id: "take-\(number)", context: context, title: "") { [weak self] in
        self?.take(number)
      }
    }
  }

  private func take(_ count: Int) {
    guard let start = states.first else { return }
    guard (try? start.run(taking: .take(count))) != nil else {
      return context.feedback.rumble(.refusal)
    }
    onAnswer(.take(count))
  }

  package func begin(_ puzzle: MatchstickPuzzle) {
    let state = Matchsticks.start(Matchsticks.Options(puzzle.layout), seed: 0)
    (states, hinted) = ([state], 0)
    if takes.count != state.takeLimit { makeTakes(state.takeLimit) }
    for (index, button) in takes.enumerated() {
      button.isEnabled = index < state.limit
      button.isPrimary = false
    }
    pile.show(pile: state.pile, remaining: state.remaining)
    layoutPieces()
  }

  package func play(_ answer: Matchsticks.Move) {
    guard var state = states.last, (try? Matchsticks.apply(answer, to: &state)) != nil else {
      return
    }
    states.append(state)
    mark(0)
    pile.take(
      downTo: state.remaining, settings.current.matchsticks.takeAnimation,
      chance: SeededGenerator(seed: UInt64(state.remaining))
    ) {}
  }

  package func takeBack() {
    guard states.count > 1 else { return }
    states.removeLast()
    pile.putBack(upTo: states[states.count - 1].remaining)
  }

  package func hint(_ answer: Matchsticks.Move?) { mark(answer?.count ?? 0) }

  private func mark(_ count: Int) {
    hinted = count
    pile.hint(count)
    for (index, button) in takes.enumerated() { button.isPrimary = index + 1 == count }
  }

  // MARK: Intents

  package func handle(_ intent: Intent) {
    guard let start = states.first else { return }
    switch intent {
    case .number(let count): take(count)
    case .tap(let point): if let count = pile.countFromEnd(at: point) { take(count) }
    case .hover(let point):
      let count = point.flatMap(pile.countFromEnd) ?? 0
      pile.lift(states.count == 1 && count <= start.limit ? count : 0)
    case .drag(let drag):
      let count = pile.count(of: drag, within: start.limit)
      if drag.phase == .ended {
        pile.lift(0)
        if let count { take(count) }
      } else {
        pile.lift(drag.phase == .cancelled || states.count > 1 ? 0 : min(start.limit, count ?? 0))
      }
    default: break
    }
  }

  // MARK: Layout

  package func layout(in frame: Rect) {
    self.frame = frame
    layoutPieces()
  }

  private func layoutPieces() {
    guard !frame.isEmpty, !states.isEmpty else { return }
    let (look, metrics) = (context.look, context.look.metrics)
    let (gap, height) = (metrics.px(12, small: 6), metrics.height(56, small: 40))
    let row = LayoutBox<Control>.row(
      takes.map { LayoutBox($0).height(height).width(LengthRange(maximum: metrics.px(180))) },
      spacing: gap)
    row.place(in: Rect(frame.x, frame.maxY - height, frame.width, height))
    let titles = takes.indices.map { index in
      // Translators: Button. {number} is how many matchsticks to take.
      look.texts("Take {number}", ["number": String(index + 1)])
    }
    for (index, button) in takes.enumerated() {
      (button.title, button.keyCap) = (titles[index], String(index + 1))
    }
    if takes.contains(where: { $0.preferredSize.width > $0.frame.width }) {
      for button in takes { button.keyCap = nil }
    }
    if takes.contains(where: { $0.leastWidth > $0.frame.width }) {
      for (index, button) in takes.enumerated() { button.title = String(index + 1) }
    }
    let whole = Rect(frame.x, frame.y, frame.width, frame.height - height - gap)
    let tall = Rect(
      center: whole.center, Size(whole.width, min(whole.height, 0.75 * whole.width))
    ).rounded
    let rim = metrics.px(20, small: 8)
    tray = Tray(tall, rim: rim, look: look)
    pile.layout(
      felt: tall.inset(by: rim), padding: metrics.px(16, small: 6),
      style: settings.current.matchsticks.style)
  }

  package func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    pile.draw(into: &list)
  }
}
