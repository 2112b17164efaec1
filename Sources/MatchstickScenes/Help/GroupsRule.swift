import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The help page with the rules of heaps or rows, a short game that plays itself.
final class GroupsRule: HelpPage {
  let playsItself = true

  private let look: Look
  private let settings: MatchstickSettings
  private let board: MatchBoard
  private let game: ShownGame<Matchsticks>
  private var felt = Rect.zero

  init(_ settings: MatchstickSettings, context: StageContext) {
    (self.settings, look) = (settings, context.look)
    board = MatchBoard(context: context)
    let isHeaps = settings.form == .heaps
    let layout = Matchsticks.Layout(
      isHeaps ? .heaps([1, 2, settings.layout.last == .loses ? 3 : 2]) : .rows([5]),
      last: settings.layout.last)
    let isLost = layout.last == .loses
    game = ShownGame(
      options: Matchsticks.Options(layout), steps: Self.steps(isHeaps: isHeaps, isLost: isLost))
    game.onPosition = { [weak self] in self?.put($0) }
    game.onChange = { [weak self] in self?.follow($0) }
  }

  /// The moves of each step. The first player wins.
  private static func steps(isHeaps: Bool, isLost: Bool) -> [[Matchsticks.Move]] {
    if isHeaps {
      return isLost
        ? [
          [], [.take(2, fromHeap: 2)], [.take(2, fromHeap: 1)], [.take(1, fromHeap: 0)],
          [.take(1, fromHeap: 2)],
        ]
        : [
          [], [.take(1, fromHeap: 0)], [.take(2, fromHeap: 1)], [.take(2, fromHeap: 2)], [],
        ]
    }
    return isLost
      ? [
        [], [.take(1, fromRow: 0, at: 2)], [.take(2, fromRow: 0, at: 0)],
        [.take(1, fromRow: 0, at: 3)], [.take(1, fromRow: 0, at: 4)],
      ]
      : [
        [], [.take(1, fromRow: 0, at: 2)], [.take(2, fromRow: 0, at: 0)],
        [.take(2, fromRow: 0, at: 3)], [],
      ]
  }

  private func put(_ state: Matchsticks.State) {
    board.show(state)
    if felt != .zero { layout(in: felt) }
  }

  var count: Int { 5 }

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    let isHeaps = settings.form == .heaps
    let isLost = settings.layout.last == .loses
    return switch step {
    case 0:
      HelpWords(
        texts("Two players take matches in turn."),
        detail: isHeaps
          ? texts("The matches lie in heaps.") : texts("The matches lie in rows."))
    case 1:
      isHeaps
        ? HelpWords(
          texts("Each turn, take any number of matches from one heap."),
          // Translators: A sentence of the help.
          detail: texts("You go first."))
        : HelpWords(
          texts("Each turn, take one match, or two that touch."),
          detail: texts("A gap splits the row: what lies on either side no longer touches."))
    case 2:
      HelpWords(texts("Then the other player takes some."))
    case 3:
      isLost
        ? HelpWords(
          texts("Take the last match and you lose."), detail: texts("So leave it to the other."))
        : HelpWords(texts("Take the last match and you win."))
    default:
      isLost
        ? HelpWords(texts("The other player has to take it. You win!"))
        : HelpWords(texts("Nothing is left. You win!"))
    }
  }

  private func follow(_ change: Change<Matchsticks>) {
    for case .took(_, let run, let left) in change.events {
      board.take(
        run, settings.takeAnimation, chance: SeededGenerator(seed: UInt64(left)), gone: {})
    }
  }

  func layout(in felt: Rect) {
    self.felt = felt
    board.layout(felt: felt, padding: look.metrics.px(8), style: settings.style)
  }

  func show(_ step: Int) {
    game.show(step)
    // Lifts the matches that the next step takes.
    board.lift(game.next.flatMap { try? game.state.run(taking: $0) })
  }

  func draw(into list: inout DisplayList) { board.draw(into: &list) }

  func advance(by elapsed: Duration) { game.advance(by: elapsed) }

  var nextTimer: Duration? { game.nextTimer }
}
