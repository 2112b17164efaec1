import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// A small pile for a game against the clever player. Leaving a losing count wins.
final class PileTrial {
  /// Called when the words have changed.
  var onChange: (() -> Void)?

  private let look: Look
  private let settings: MatchstickSettings
  private let options: Matchsticks.Options
  private let pile: MatchBoard
  private var felt = Rect.zero
  private var session: GameSession<Matchsticks>
  private var observation: Observation?
  private var alarms = Alarms<Alarm>()
  /// The number of matches chosen by arrow keys.
  private var chosen = 0

  private nonisolated enum Alarm { case cleverTakes }

  init(_ settings: MatchstickSettings, context: StageContext) {
    (self.settings, self.look) = (settings, context.look)
    let limit = settings.takeLimit
    options = Matchsticks.Options(pile: limit + 4, takeLimit: limit)
    pile = MatchBoard(context: context)
    session = GameSession(options: options, seed: 1)
    begin()
  }

  /// Starts a new game with the full pile.
  func begin() {
    session = GameSession(options: options, seed: 1)
    observation = session.changes.observe { [weak self] in self?.follow($0) }
    pile.show(session.state)
    if felt != .zero { layout(in: felt) }
    alarms.cancelAll()
    chosen = 0
  }

  /// The text about the next action or the result.
  var words: HelpWords {
    let (texts, state) = (look.texts, session.state)
    let goal = String(state.takeLimit + 2)
    // Translators: {count} is how many matchsticks. Clever is a computer that plays.
    let trial = texts("Try it: leave {count} for Clever", ["count": goal])
    // Translators: {count} is how many matchsticks are left.
    let left = texts.plural("{count} match is left.", "{count} matches are left.", state.remaining)
    if let winner = state.winner {
      return HelpWords(
        winner == .first
          ? texts("You win: Clever had to take the last one.")
          : texts("Clever wins: you had to take the last one."),
        // Translators: {key} is a key, such as “Enter”.
        detail: texts("Tap, click or press {key} to play again.", ["key": texts.key(.enter)]),
        trial: trial)
    }
    return HelpWords(
      state.toMove == .first
        // Translators: A sentence with a full stop.
        ? texts("Your turn.")
        : texts("Clever is thinking."),
      detail: left, trial: trial)
  }

  private func follow(_ change: Change<Matchsticks>) {
    for case .took(_, let run, let left) in change.events {
      pile.take(
        run, settings.takeAnimation, chance: SeededGenerator(seed: UInt64(left)), gone: {})
    }
    chosen = 0
    if !session.state.isOver, session.state.toMove == .second {
      alarms.set(.cleverTakes, in: .milliseconds(1200))
    }
    onChange?()
  }

  /// Takes matches. After the end, it starts a new game.
  func handle(_ intent: Intent) {
    switch intent {
    case .hover(let point): lift(point.flatMap(pile.countFromEnd) ?? 0)
    case .tap(let point): tap(point)
    case .drag(let drag): stroke(drag)
    case .number(let count): take(count)
    case .tilt(let direction): choose(direction)
    case .activate: session.state.isOver ? startAgain() : take(chosen)
    default: break
    }
  }

  private func tap(_ point: Point) {
    if session.state.isOver { return startAgain() }
    if let count = pile.countFromEnd(at: point) { take(count) }
  }

  private func stroke(_ drag: Drag) {
    if session.state.isOver { return drag.phase == .ended ? startAgain() : () }
    let count = pile.count(of: drag, within: session.state.limit) ?? 0
    drag.phase == .ended ? take(count) : lift(drag.phase == .cancelled ? 0 : count)
  }

  private func startAgain() {
    begin()
    onChange?()
  }

  /// Chooses one more match with left or up, and one less with right or down. Matches are taken from the right.
  private func choose(_ direction: Direction) {
    guard isPersonsTurn else { return }
    let more = direction == .left || direction == .up
    chosen = min(max(1, chosen + (more ? 1 : -1)), session.state.limit)
    lift(chosen)
  }

  private func lift(_ count: Int) {
    pile.lift(last: isPersonsTurn && count <= session.state.limit ? count : 0)
  }

  private var isPersonsTurn: Bool { !session.state.isOver && session.state.toMove == .first }

  private func take(_ count: Int) {
    guard isPersonsTurn else { return }
    // A refused count changes nothing.
    try? session.perform(.take(count))
  }

  func layout(in felt: Rect) {
    self.felt = felt
    pile.layout(felt: felt, padding: look.metrics.px(8), style: settings.style)
  }

  func draw(into list: inout DisplayList) { pile.draw(into: &list) }

  func advance(by elapsed: Duration) {
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .cleverTakes: takeForClever()
      }
    }
  }

  private func takeForClever() {
    var random = SeededGenerator(seed: 1)
    try? session.perform(CleverPlayer().chooseMove(in: session.state, using: &random))
  }

  var nextTimer: Duration? { alarms.next }
}
