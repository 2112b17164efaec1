import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The help page with the rules of Matchsticks, a short game that plays itself.
final class MatchsticksRule: HelpPage {
  let playsItself = true

  private let look: Look
  private let settings: MatchstickSettings
  private let pile: MatchBoard
  private var felt = Rect.zero
  private let game: ShownGame<Matchsticks>
  private let start: Int

  init(_ settings: MatchstickSettings, context: StageContext) {
    (self.settings, self.look) = (settings, context.look)
    let limit = settings.takeLimit
    // The first take, 2, leaves a losing count. Whatever the limit, the steps end with one match for the other
    // player.
    start = limit + 4
    pile = MatchBoard(context: context)
    game = ShownGame(
      options: Matchsticks.Options(pile: start, takeLimit: limit),
      steps: [[], [.take(2)], [.take(limit)], [.take(1)], [.take(1)]])
    game.onPosition = { [weak self] in self?.put($0) }
    game.onChange = { [weak self] in self?.follow($0) }
  }

  private func put(_ state: Matchsticks.State) {
    pile.show(state)
    if felt != .zero { layout(in: felt) }
  }

  var count: Int { 5 }

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    let limit = settings.takeLimit
    return switch step {
    case 0:
      HelpWords(
        texts("Two players take matches in turn."),
        // Translators: {count} is how many matchsticks are on the table.
        detail: texts.plural("Here is {count} match.", "Here are {count} matches.", start))
    case 1:
      HelpWords(
        texts.plural(
          // Translators: {count} is the most matchsticks that a turn can take.
          "Each turn, take {count} match from the end.",
          "Each turn, take 1 to {count} matches from the end.", limit),
        detail: texts("You go first and take 2."))
    case 2:
      HelpWords(
        texts("Then the other player takes some."),
        // Translators: {number} is how many matchsticks the other player takes in this example.
        detail: texts("Let’s say {number}.", ["number": String(limit)]))
    case 3:
      HelpWords(
        texts("Take the last match and you lose."),
        detail: texts("2 are left: you take 1 and leave the last one."))
    default:
      HelpWords(
        texts("The other player has to take it. You win!"),
        detail: texts("Never take the last one."))
    }
  }

  private func follow(_ change: Change<Matchsticks>) {
    for case .took(_, let run, let left) in change.events {
      pile.take(
        run, settings.takeAnimation, chance: SeededGenerator(seed: UInt64(left)), gone: {})
    }
  }

  func layout(in felt: Rect) {
    self.felt = felt
    pile.layout(felt: felt, padding: look.metrics.px(8), style: settings.style)
  }

  func show(_ step: Int) {
    game.show(step)
    // Lifts the matches that the next step takes.
    pile.lift(last: game.next?.count ?? 0)
  }

  func draw(into list: inout DisplayList) { pile.draw(into: &list) }

  func advance(by elapsed: Duration) { game.advance(by: elapsed) }

  var nextTimer: Duration? { game.nextTimer }
}
