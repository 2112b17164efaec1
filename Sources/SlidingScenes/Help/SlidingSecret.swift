import BoxKit
import SlidingGame
import Stage

/// The secret of the sliding puzzle: two swapped tiles cannot be solved, but the last two tiles of a row can.
final class SlidingSecret: HelpPage {
  private let context: StageContext
  private let swapped: SwappedBoard
  private let corner: ShownBoard
  private var step = 0

  init(_ settings: SlidingSettings, context: StageContext) {
    self.context = context
    swapped = SwappedBoard(settings, context: context)
    corner = ShownBoard(.corner, marked: [1, 2], context: context)
  }

  /// The number of steps with the swapped tiles, including the one in which the player tries them.
  private static var swappedSteps: Int { SwappedBoard.shownSteps + 1 }

  var count: Int { Self.swappedSteps + SlidingLesson.corner.steps.count }

  private var showsCorner: Bool { step >= Self.swappedSteps }

  var canBeTried: Bool { step == SwappedBoard.shownSteps }

  func words(of step: Int) -> HelpWords {
    step < Self.swappedSteps
      ? swappedWords(of: step) : cornerWords(of: step - Self.swappedSteps)
  }

  private func swappedWords(of step: Int) -> HelpWords {
    let texts = context.texts
    let tiles = [
      "one": String(SwappedBoard.tiles.one + 1), "other": String(SwappedBoard.tiles.other + 1),
    ]
    return switch step {
    case 0:
      HelpWords(
        texts("Only {one} and {other} are swapped, but no slides bring them home.", tiles),
        detail: texts("A line joins tiles that lie in each other’s places: one swap each."))
    case 1:
      HelpWords(
        texts("Each tile that slides changes both numbers by one, up or down."),
        detail: texts(
          "The swaps that would put all in order, and the steps of the gap to its corner."))
    default:
      HelpWords(
        texts("So their sum stays odd. At home it is 0, which is even."),
        detail: texts("Only a hand that swaps two tiles could change that."),
        trial: texts("Try it: bring {one} and {other} home", tiles))
    }
  }

  private func cornerWords(of step: Int) -> HelpWords {
    let texts = context.texts
    let tiles = ["one": "2", "other": "3"]
    return switch step {
    case 0:
      HelpWords(
        texts("The last two tiles of a row go home together: here {one} and {other}.", tiles),
        detail: texts("If {one} went first, it would be in the way of {other}.", tiles))
    case 1:
      HelpWords(texts("First {one} goes into the corner, the place of {other}.", tiles))
    case 2:
      HelpWords(texts("Then {other} goes below it.", tiles))
    case 3:
      HelpWords(
        texts("The gap comes to the place of {one}, and both turn the corner.", tiles),
        detail: texts("One goes along the row, the other follows it."))
    default:
      HelpWords(
        texts("The row is done. A column is done in the same way."),
        detail: texts("So the board that is left grows smaller and smaller."))
    }
  }

  func layout(in felt: Rect) {
    swapped.layout(in: felt)
    corner.layout(in: felt.inset(by: context.metrics.review(10, compact: 3)))
  }

  func show(_ step: Int) {
    self.step = step
    showsCorner ? corner.show(step - Self.swappedSteps) : swapped.show(step)
  }

  func handle(_ intent: Intent) { if canBeTried { swapped.handle(intent) } }

  func draw(into list: inout DisplayList) {
    showsCorner ? corner.draw(into: &list) : swapped.draw(into: &list)
  }

  func advance(by elapsed: Duration) {
    showsCorner ? corner.advance(by: elapsed) : swapped.advance(by: elapsed)
  }

  var nextTimer: Duration? { showsCorner ? corner.nextTimer : swapped.nextTimer }
}
