import BoxKit
import MatchstickGame
import Stage

/// The help page about the secret of Matchsticks: the losing counts, explained backwards from the end. The last
/// step is a pile to try it against the clever player.
final class MatchsticksSecret: HelpPage {
  var onTell: (() -> Void)? {
    get { trial.onTell }
    set { trial.onTell = newValue }
  }

  private let context: StageContext
  private let steps: CountSteps
  private let trial: PileTrial
  private let limit: Int
  private var step = 0
  private static let shown = 4

  init(_ settings: MatchstickSettings, context: StageContext) {
    self.context = context
    limit = settings.takeLimit
    steps = CountSteps(
      takeLimit: limit, groups: Self.shown, style: settings.style, context: context)
    trial = PileTrial(settings, context: context)
  }

  var count: Int { Self.shown + 1 }

  var canBeTried: Bool { step == Self.shown }

  /// Returns the losing count of a step.
  private func losing(_ step: Int) -> String { String(1 + step * (limit + 1)) }

  func words(of step: Int) -> HelpWords {
    let texts = context.texts
    switch step {
    case 0:
      return HelpWords(
        texts("Think backwards. Who is to move at 1 has lost: it is the last match."),
        detail: texts("So whoever leaves 1 wins."))
    case 1:
      return HelpWords(
        texts(
          "Who is to move at {count} has lost too: whatever they take, the other makes it {sum}.",
          ["count": losing(1), "sum": String(limit + 1)]),
        detail: (1...limit).map { take in
          texts(
            "You take {one}, Clever takes {other}.",
            ["one": String(take), "other": String(limit + 1 - take)])
        }.joined(separator: " ") + " " + texts("Then 1 is left, for you."))
    case 2:
      return HelpWords(
        texts(
          "At {count} the same: it leads to {next}.",
          ["count": losing(2), "next": losing(1)]),
        detail: texts("From every other count one take leads to a losing one, for the other."))
    case 3:
      return HelpWords(
        texts(
          "So it goes on in steps of {sum}: {first}, {second}, {third}.",
          [
            "sum": String(limit + 1), "first": losing(3), "second": losing(4), "third": losing(5),
          ]),
        detail: texts("In the settings these counts are marked on the pile’s slider."))
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
