import BoxKit
import PairsGame
import Stage

/// The page with the rule of Pairs: a small deal that plays itself to its end.
final class PairsRule: HelpPage {
  let playsItself = true

  private let look: Look
  private let lesson: PairsLesson
  private let cards: ShownCards

  init(_ settings: PairsSettings, context: StageContext) {
    look = context.look
    lesson = .rule(settings.setup.options.turnRule)
    cards = ShownCards(lesson, context: context)
  }

  var count: Int { lesson.steps.count }

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    return switch step {
    case 0:
      HelpWords(
        texts("All cards lie face down. There are two of each picture."),
        detail: texts("Play alone, take turns with others, or race: see the menu."))
    case 1:
      HelpWords(
        texts("Flip two cards. If they are a pair, you keep them."),
        detail: texts("Find a pair and you go again."))
    case 2:
      HelpWords(
        texts("No pair? Both flip back, and your opponent is next."),
        detail: texts("Remember where they are."))
    case 3:
      HelpWords(
        texts("Your opponent paid attention and finds the partner of your card."),
        detail: texts("A new card first, then the known one."))
    case 4:
      HelpWords(
        texts("No pair this time, but now you know more."),
        detail: texts("After this miss it is your turn again."))
    default:
      HelpWords(
        texts("After the last pair, the player with the most pairs wins."),
        detail: texts("Playing alone, use as few flips as you can."))
    }
  }

  func layout(in felt: Rect) { cards.layout(in: felt) }

  func show(_ step: Int) { cards.show(step) }

  func draw(into list: inout DisplayList) { cards.draw(into: &list) }

  func advance(by elapsed: Duration) { cards.advance(by: elapsed) }

  var nextTimer: Duration? { cards.nextTimer }
}
