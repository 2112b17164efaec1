import BoxKit
import GameKernel
import PairsGame
import Stage

/// The page with the secret of Pairs: when to turn a new card and then a known one, and the cost of forgetting.
final class PairsSecret: HelpPage {
  private let context: StageContext
  private let lesson: PairsLesson
  private let table: LeadTable
  private let pairs: Int
  private let cards: ShownCards
  private let plans: PlanChart
  private let memories: MemoryChart
  private var step = 0

  init(_ settings: PairsSettings, context: StageContext) {
    self.context = context
    let turnRule = settings.setup.options.turnRule
    lesson = .newThenKnown(turnRule)
    table = .shared(turnRule)
    pairs = settings.layout.pairCount
    cards = ShownCards(lesson, own: .second, marksKnown: true, context: context)
    plans = PlanChart(turnRule, pairs: pairs, context: context)
    memories = MemoryChart(pairs: pairs, context: context)
  }

  /// The steps with cards, then the chart of plans, then the chart of memories.
  var count: Int { lesson.steps.count + 2 }

  func words(of step: Int) -> HelpWords {
    step < lesson.steps.count ? cardWords(of: step) : chartWords(isOfPlans: step < count - 1)
  }

  private func cardWords(of step: Int) -> HelpWords {
    let texts = context.texts
    return switch step {
    case 0:
      HelpWords(
        texts("What one player turns, the other sees too."),
        detail: texts("The cards that glow are known to both now."))
    case 1:
      HelpWords(
        texts("You turn a new card. It finds no partner, so you turn a known one."),
        detail: texts("So the other learns of one card only, not of two."))
    default:
      HelpWords(
        texts(
          "That is worth {lead} pairs on average, two new ones {other}.",
          ["lead": value(.unknownThenKnown), "other": value(.twoUnknown)]),
        detail: texts(
          "So many more pairs than the other you find from here on."))
    }
  }

  /// Returns the lead of a plan, in pairs, in the position of the lesson.
  private func value(_ plan: LeadTable.Plan) -> String {
    let (pairs, known) = PairsLesson.position
    let lead = table.lead(of: plan, pairs: pairs, known: known) ?? 0
    let tenths = Int((abs(lead) * 10).rounded())
    let number = context.texts(
      "{whole}.{tenths}", ["whole": String(tenths / 10), "tenths": String(tenths % 10)])
    return (lead < 0 ? "−" : "+") + number
  }

  private func chartWords(isOfPlans: Bool) -> HelpWords {
    let texts = context.texts
    guard isOfPlans else {
      return HelpWords(
        texts(
          "A memory of {share} needs {flips} flips, a perfect one {par}.",
          [
            "share": texts("{percent} %", ["percent": String(MemoryChart.told)]),
            "flips": String(memories.flips(MemoryChart.told)),
            "par": String(memories.flips(100)),
          ]),
        detail: texts(
          "On average, alone with {count} pairs. Say to yourself what you see: it helps.",
          ["count": String(pairs)]))
    }
    let cases = plans.rightCases
    return HelpWords(
      texts("Count pairs with no known card: odd, turn two new; even, one."),
      detail: texts(
        "That is best in {right} of {all} cases with up to {pairs} pairs, if any card is known.",
        [
          "right": String(cases.right), "all": String(cases.all), "pairs": String(pairs),
        ]))
  }

  func layout(in felt: Rect) {
    cards.layout(in: felt)
    plans.layout(in: felt)
    memories.layout(in: felt)
  }

  func show(_ step: Int) {
    self.step = step
    if step < lesson.steps.count { cards.show(step) }
  }

  func draw(into list: inout DisplayList) {
    switch step {
    case count - 1: memories.draw(into: &list)
    case count - 2: plans.draw(into: &list)
    default: cards.draw(into: &list)
    }
  }

  func advance(by elapsed: Duration) { cards.advance(by: elapsed) }

  var nextTimer: Duration? { cards.nextTimer }
}
