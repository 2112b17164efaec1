import BoxKit
import PairsGame
import Stage

/// The page with the rule of Pairs: a small deal that plays itself to its end.
final class PairsRule: HelpPage {
  let playsItself = true

  private let context: StageContext
  private let lesson: PairsLesson
  private let cards: ShownCards

  init(_ settings: PairsSettings, context: StageContext) {
    self.context = context
    lesson = .rule(settings.setup.options.turnRule)
    cards = ShownCards(lesson, context: context)
  }

  var count: Int { lesson.steps.count }

  func words(of step: Int) -> HelpWords {
    let texts = context.texts
    return switch step {
    case 0:
      HelpWords(
        texts("All cards lie face down, and each picture lies there twice."),
        detail: texts("You play alone, or with others in turn."))
    case 1:
      HelpWords(
        texts("Turn two cards. If they are alike, they are yours."),
        detail: texts("Whoever finds a pair has another turn."))
    case 2:
      HelpWords(
        texts("If they differ, both are turned back, and the other is next."),
        detail: texts("Remember where they lie."))
    case 3:
      HelpWords(
        texts("The other has looked on, and finds the pair of your card."),
        detail: texts("A new card first, and then the one that is known."))
    case 4:
      HelpWords(
        texts("Nobody always finds one, and now you know more."),
        detail: texts("After a miss it is your turn again."))
    default:
      HelpWords(
        texts("The game ends with the last pair. Whoever has most has won."),
        detail: texts("Alone you try to need few flips."))
    }
  }

  func layout(in felt: Rect) { cards.layout(in: felt) }

  func show(_ step: Int) { cards.show(step) }

  func draw(into list: inout DisplayList) { cards.draw(into: &list) }

  func advance(by elapsed: Duration) { cards.advance(by: elapsed) }

  var nextTimer: Duration? { cards.nextTimer }
}
