import BoxKit
import Controls
import GameKernel
import MatchstickBoard
import MatchstickGame
import PuzzleKit
import Stage

/// The matches of a puzzle, with the buttons that take from a pile, or the control that takes from heaps and rows.
package final class MatchstickPuzzleBoard: PuzzleBoard {
  package var onAnswer: (Matchsticks.Move) -> Void = { _ in }
  package var controls: [Control] { isPile ? takes : [chooser, take] }

  private let context: StageContext
  private let settings: SettingsModel
  private let board: MatchBoard
  private let chooser: MatchesControl
  /// The button that takes the chosen matches of heaps or rows.
  private let take: Button
  /// The buttons that take from a pile.
  private var takes: [Button] = []
  private var tray: Tray?
  private var frame = Rect.zero
  /// The position of the puzzle, then the one after the answer that is on the board.
  private var states: [Matchsticks.State] = []

  init(_ settings: SettingsModel, context: StageContext) {
    (self.settings, self.context) = (settings, context)
    board = MatchBoard(context: context)
    chooser = MatchesControl(board, context: context)
    take = Button(id: "take", context: context, title: "") {}
    // The page needs a control for the focus before the first puzzle.
    makeTakes(3)
    chooser.state = { [weak self] in self?.states.count == 1 ? self?.states.first : nil }
    chooser.hint = { [weak self] in self.flatMap { GameHelp.spokenHands($0.form, context) } }
    chooser.onTake = { [weak self] in self?.request($0) }
    chooser.onChoose = { [weak self] in self?.showChoice() }
    take.action = { [weak self] in self?.chooser.take() }
  }

  /// The form of the puzzle's game.
  var form: Matchsticks.Form { states.first?.layout.form ?? .pile }

  private var isPile: Bool { form == .pile }

  private func makeTakes(_ count: Int) {
    takes = (1...count).map { number in
      Button(id: "take-\(number)", context: context, title: "") { [weak self] in
        self?.request(.take(number))
      }
    }
  }

  private func request(_ move: Matchsticks.Move) {
    guard let start = states.first else { return }
    guard (try? start.run(taking: move)) != nil else { return context.feedback.rumble(.refusal) }
    onAnswer(move)
  }

  package var spokenRows: [String] { states.last.map(context.look.texts.matches) ?? [] }
  package var spokenNews: String? { spokenRows.sentences }

  private func showChoice() {
    board.lift(chooser.choice.run)
    let count = chooser.choice.run?.count ?? 0
    take.isEnabled = count > 0
    // Translators: Button: it takes the chosen matchsticks.
    take.title = count == 0 ? context.look.texts("Take") : title(of: count)
  }

  private func title(of count: Int) -> String {
    // Translators: Button. {number} is how many matchsticks to take.
    context.look.texts("Take {number}", ["number": String(count)])
  }

  package func begin(_ puzzle: MatchstickPuzzle) {
    let state = Matchsticks.start(Matchsticks.Options(puzzle.layout), seed: 0)
    states = [state]
    if isPile, takes.count != state.takeLimit { makeTakes(state.takeLimit) }
    for (index, button) in takes.enumerated() {
      button.isEnabled = index < state.limit
      button.isPrimary = false
    }
    board.show(state)
    chooser.choose(TakeChoice())
    showChoice()
    layoutPieces()
  }

  package func play(_ answer: Matchsticks.Move) {
    guard var state = states.last, let run = try? state.run(taking: answer),
      (try? Matchsticks.apply(answer, to: &state)) != nil
    else { return }
    states.append(state)
    chooser.choose(TakeChoice())
    mark(nil)
    board.take(
      run, settings.current.matchsticks.takeAnimation,
      chance: SeededGenerator(seed: UInt64(state.remaining))
    ) {}
  }

  package func takeBack() {
    guard states.count > 1 else { return }
    states.removeLast()
    board.replace(states[states.count - 1])
  }

  package func words(of answer: Matchsticks.Move) -> String {
    guard let state = states.first else { return "" }
    return MatchsticksWords(texts: context.look.texts, seating: MatchstickSeats())
      .advice(answer, state)
  }

  package func hint(_ answer: Matchsticks.Move?) { mark(answer) }

  private func mark(_ move: Matchsticks.Move?) {
    board.hint(move.flatMap { try? states.first?.run(taking: $0) })
    for (index, button) in takes.enumerated() { button.isPrimary = index + 1 == move?.count }
  }

  // MARK: Intents

  package func handle(_ intent: Intent) {
    guard let start = states.first else { return }
    if case .number(let count) = intent {
      return isPile ? request(.take(count)) : chooser.choose(count: count)
    }
    guard isPile else { return }
    switch intent {
    case .tap(let point): if let count = board.countFromEnd(at: point) { request(.take(count)) }
    case .hover(let point): lift(point.flatMap(board.countFromEnd) ?? 0, within: start.limit)
    case .drag(let drag):
      let count = board.count(of: drag, within: start.limit)
      guard drag.phase == .ended else {
        return lift(drag.phase == .cancelled ? 0 : count ?? 0, within: start.limit)
      }
      lift(0, within: start.limit)
      if let count { request(.take(count)) }
    default: break
    }
  }

  private func lift(_ count: Int, within limit: Int) {
    board.lift(last: states.count == 1 && count <= limit ? count : 0)
  }

  // MARK: Layout

  package func layout(in frame: Rect) {
    self.frame = frame
    layoutPieces()
  }

  private func layoutPieces() {
    guard !frame.isEmpty, !states.isEmpty else { return }
    let metrics = context.look.metrics
    let (gap, height) = (metrics.px(12, small: 6), metrics.height(56, small: 40))
    let buttons = isPile ? takes : [take]
    let row = LayoutBox<Control>.row(
      buttons.map { LayoutBox($0).height(height).width(LengthRange(maximum: metrics.px(180))) },
      spacing: gap)
    let share = isPile ? 0.75 : 0.9
    let most = frame.height - height - gap
    let tall = Rect(frame.x, frame.y, frame.width, min(most, share * frame.width)).rounded
    let width = min(frame.width, row.widths.maximum)
    row.place(
      in: Rect((frame.midX - width / 2).rounded(), tall.maxY + gap, width, height))
    setTitles()
    let rim = metrics.px(20, small: 8)
    tray = Tray(tall, rim: rim, look: context.look)
    chooser.frame = tall.inset(by: rim)
    board.layout(
      felt: tall.inset(by: rim), padding: metrics.px(16, small: 6),
      style: settings.current.matchsticks.style)
  }

  /// Sets the titles to “Take 2” with the key beside it, or to less if that does not fit.
  private func setTitles() {
    showChoice()
    for (index, button) in takes.enumerated() {
      (button.title, button.keyCap) = (title(of: index + 1), String(index + 1))
    }
    if takes.contains(where: { $0.preferredSize.width > $0.frame.width }) {
      for button in takes { button.keyCap = nil }
    }
    if takes.contains(where: { $0.leastWidth > $0.frame.width }) {
      for (index, button) in takes.enumerated() { button.title = String(index + 1) }
    }
  }

  package func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    board.draw(into: &list)
  }
}
