import BoxKit
import SlidingGame
import Stage

/// The secret of the sliding puzzle: why a board with two swapped tiles cannot be solved, and how to place the last
/// two tiles of a row.
final class SlidingSecret: HelpPage {
  private let look: Look
  private let swapped: SwappedBoard
  private let corner: ShownBoard
  private var step = 0

  init(_ settings: SlidingSettings, context: StageContext) {
    look = context.look
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
    let texts = look.texts
    let tiles = [
      "one": String(SwappedBoard.tiles.one + 1), "other": String(SwappedBoard.tiles.other + 1),
    ]
    return switch step {
    case 0:
      HelpWords(
        // Translators: {one} and {other} are numbers on tiles.
        texts("Only {one} and {other} are swapped, yet sliding can never fix it.", tiles),
        detail: texts("Lines join tiles that lie in each other’s places: each line is one swap."))
    case 1:
      HelpWords(
        texts("Each tile that slides changes both numbers by one, up or down."),
        detail: texts("One counts the swaps needed, the other the gap’s steps to its corner."))
    default:
      HelpWords(
        texts("So their sum stays odd. A solved board has 0, which is even."),
        detail: texts("You would have to lift two tiles out and swap them."),
        // Translators: {one} and {other} are numbers on tiles.
        trial: texts("Try it: swap {one} and {other} back", tiles))
    }
  }

  private func cornerWords(of step: Int) -> HelpWords {
    let texts = look.texts
    let tiles = ["one": "2", "other": "3"]
    return switch step {
    case 0:
      HelpWords(
        // Translators: {one} and {other} are numbers on tiles.
        texts("Place the last two tiles of a row together: here {one} and {other}.", tiles),
        // Translators: {one} and {other} are numbers on tiles.
        detail: texts("If {one} went in first, it would block {other}.", tiles))
    case 1:
      // Translators: {one} and {other} are numbers on tiles.
      HelpWords(texts("First {one} goes into the corner, where {other} belongs.", tiles))
    case 2:
      // Translators: {other} is the number on a tile.
      HelpWords(texts("Then {other} goes below it.", tiles))
    case 3:
      HelpWords(
        // Translators: {one} is the number on a tile. Both tiles slide around the corner.
        texts("Bring the gap to where {one} belongs, then both turn the corner.", tiles),
        detail: texts("The first slides along the row, and the second follows."))
    default:
      HelpWords(
        texts("The row is done. A column works the same way."),
        detail: texts("So the rest of the board gets smaller and smaller."))
    }
  }

  func layout(in felt: Rect) {
    swapped.layout(in: felt)
    corner.layout(in: felt.inset(by: look.metrics.review(10, compact: 3)))
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
