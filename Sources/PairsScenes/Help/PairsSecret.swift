import BoxKit
import GameKernel
import PairsGame
import Stage

/// The page with the secret of Pairs: when to turn a new card and then a known one, when to leave a pair, and the
/// cost of forgetting.
final class PairsSecret: HelpPage {
  private let look: Look
  private let lesson: PairsLesson
  private let table: LeadTable
  private let pairs: Int
  private let cards: ShownCards
  private let plans: PlanChart
  private let memories: MemoryChart
  /// The steps after those with cards.
  private let charts: [Chart]
  private var step = 0

  private enum Chart {
    case plans, leaving, memories
  }

  init(_ settings: PairsSettings, context: StageContext) {
    look = context.look
    let turnRule = settings.setup.options.turnRule
    lesson = .newThenKnown(turnRule)
    table = .perfect(turnRule)
    pairs = settings.layout.pairCount
    cards = ShownCards(lesson, own: .second, marksKnown: true, context: context)
    plans = PlanChart(turnRule, pairs: pairs, look: context.look)
    memories = MemoryChart(pairs: pairs, look: context.look)
    let leaves = Self.fewestPairsToLeave(table, pairs: pairs) != nil
    charts = leaves ? [.plans, .leaving, .memories] : [.plans, .memories]
  }

  /// Returns the fewest pairs on the table with which leaving a pair gains while one pair is unseen, or `nil` if
  /// it never does.
  private static func fewestPairsToLeave(_ table: LeadTable, pairs: Int) -> Int? {
    (2...pairs).first { table.leavesPair(pairs: $0, known: $0 - 1) }
  }

  /// The number of steps: those with cards, then those with charts.
  var count: Int { lesson.steps.count + charts.count }

  func words(of step: Int) -> HelpWords {
    guard let chart = chart(of: step) else { return cardWords(of: step) }
    return switch chart {
    case .plans: planWords
    case .leaving: leavingWords
    case .memories: memoryWords
    }
  }

  /// Returns the chart of a step, or `nil` for a step with cards.
  private func chart(of step: Int) -> Chart? {
    step < lesson.steps.count ? nil : charts[step - lesson.steps.count]
  }

  private func cardWords(of step: Int) -> HelpWords {
    let texts = look.texts
    return switch step {
    case 0:
      HelpWords(
        texts("Both players see every flipped card."),
        detail: texts("You both know the glowing cards now."))
    case 1:
      HelpWords(
        texts("You flip a new card. Its partner is unknown, so you flip a known card."),
        detail: texts("So your opponent sees only one new card, not two."))
    default:
      HelpWords(
        texts(
          // Translators: {lead} and {other} are leads in pairs, such as +0.3.
          "This way: {lead} pairs on average. With two new cards: {other}.",
          ["lead": value(.unknownThenKnown), "other": value(.twoUnknown)]),
        detail: texts("From here on, you find that many more pairs than your opponent."))
    }
  }

  /// Returns the text for the lead of a plan, in pairs, in the position of the lesson.
  private func value(_ plan: LeadTable.Plan) -> String {
    let (pairs, known) = PairsLesson.position
    let lead = table.lead(of: plan, pairs: pairs, known: known) ?? 0
    let tenths = Int((abs(lead) * 10).rounded())
    let number = look.texts(
      // Translators: A decimal number: {whole} before and {tenths} after the point.
      "{whole}.{tenths}", ["whole": String(tenths / 10), "tenths": String(tenths % 10)])
    return (lead < 0 ? "−" : "+") + number
  }

  private var leavingWords: HelpWords {
    let texts = look.texts
    return HelpWords(
      texts("Only one pair unseen? Leave the pair of your new card: flip another known card."),
      detail: texts.plural(
        // Translators: "it" is the pair of a new card. {count} is a number of pairs on the table.
        "If you take it, you must flip on. Leaving it is better with {count} pair or more.",
        "If you take it, you must flip on. Leaving it is better with {count} pairs or more.",
        Self.fewestPairsToLeave(table, pairs: pairs) ?? 0))
  }

  private var memoryWords: HelpWords {
    let texts = look.texts
    return HelpWords(
      texts.plural(
        // Translators: {percent} is the share of cards remembered; {count} and {par} are flips.
        "With a memory of {percent}% you need {count} flip, with 100% only {par}.",
        "With a memory of {percent}% you need {count} flips, with 100% only {par}.",
        memories.flips(MemoryChart.mentionedMemory),
        ["percent": String(MemoryChart.mentionedMemory), "par": String(memories.flips(100))]),
      detail: texts.plural(
        // Translators: {count} is the number of pairs on the table.
        "This is the average for {count} pair if you play alone. Name what you see: it helps.",
        "This is the average for {count} pairs if you play alone. Name what you see: it helps.",
        pairs))
  }

  private var planWords: HelpWords {
    let texts = look.texts
    let cases = plans.rightCases
    return HelpWords(
      texts("Count pairs with no known card. Odd: flip two new. Even: one new, one known."),
      detail: texts.plural(
        // Translators: A rule of thumb is best in {right} of {count} cases.
        "With this many cards, it is best in {right} of {count} case once a card is known.",
        "With this many cards, it is best in {right} of {count} cases once a card is known.",
        cases.all, ["right": String(cases.right)]))
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
    switch chart(of: step) {
    case .plans, .leaving: plans.draw(into: &list)
    case .memories: memories.draw(into: &list)
    case nil: cards.draw(into: &list)
    }
  }

  func advance(by elapsed: Duration) { cards.advance(by: elapsed) }

  var nextTimer: Duration? { cards.nextTimer }
}
