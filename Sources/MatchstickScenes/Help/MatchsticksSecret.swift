import BoxKit
import MatchstickGame
import Stage

/// The help page about the secret of Matchsticks: the losing counts, explained backwards from the end. In the last
/// step, the reader plays a small pile against the clever player.
final class MatchsticksSecret: HelpPage {
  var onChange: (() -> Void)? {
    get { trial.onChange }
    set { trial.onChange = newValue }
  }

  private let look: Look
  private let steps: CountSteps
  private let trial: PileTrial
  private let limit: Int
  private var step = 0
  private static let groupCount = 4

  init(_ settings: MatchstickSettings, context: StageContext) {
    look = context.look
    limit = settings.takeLimit
    steps = CountSteps(
      takeLimit: limit, groups: Self.groupCount, style: settings.style, context: context)
    trial = PileTrial(settings, context: context)
  }

  var count: Int { Self.groupCount + 1 }

  var canBeTried: Bool { step == Self.groupCount }

  /// Returns the losing count of a step in digits.
  private func losing(_ step: Int) -> String { String(1 + step * (limit + 1)) }

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    switch step {
    case 0:
      return HelpWords(
        texts("Think backwards: with 1 left on your turn, you lose."),
        detail: texts("So leave 1 and you win."))
    case 1:
      return HelpWords(
        texts(
          // Translators: {count} matchsticks are left. What both players take adds up to {sum}.
          "With {count} left you lose too: the other player tops your take up to {sum}.",
          ["count": losing(1), "sum": String(limit + 1)]),
        detail: (1...limit).map { take in
          texts(
            // Translators: {one} and {other} are how many.
            "You take {one}, the other player takes {other}.",
            ["one": String(take), "other": String(limit + 1 - take)])
        }.joined(separator: " ") + " " + texts("That leaves 1 for you."))
    case 2:
      return HelpWords(
        texts(
          // Translators: {count} and {next} are how many matchsticks are left.
          "{count} loses too: it comes down to {next}.",
          ["count": losing(2), "next": losing(1)]),
        detail: texts("From any other count, one take leaves a losing count."))
    case 3:
      return HelpWords(
        texts(
          // Translators: {first}, {second}, {third} are losing counts, each larger by {sum}.
          "And so on in steps of {sum}: {first}, {second}, {third}.",
          [
            "sum": String(limit + 1), "first": losing(3), "second": losing(4), "third": losing(5),
          ]),
        detail: texts("Count back from the end, and you know what to leave."))
    default: return trial.words
    }
  }

  func layout(in felt: Rect) {
    steps.layout(in: felt)
    trial.layout(in: felt)
  }

  func show(_ step: Int) {
    self.step = step
    if canBeTried { trial.begin() } else { steps.show(step) }
  }

  func handle(_ intent: Intent) { if canBeTried { trial.handle(intent) } }

  func draw(into list: inout DisplayList) {
    canBeTried ? trial.draw(into: &list) : steps.draw(into: &list)
  }

  func advance(by elapsed: Duration) { if canBeTried { trial.advance(by: elapsed) } }

  var nextTimer: Duration? { canBeTried ? trial.nextTimer : nil }
}
