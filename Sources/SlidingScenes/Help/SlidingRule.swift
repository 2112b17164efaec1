import BoxKit
import PictureArt
import SlidingGame
import Stage

/// The rule of the sliding puzzle, shown by a small board that solves itself and one with a picture.
final class SlidingRule: HelpPage {
  let playsItself = true

  private let look: Look
  private let picture: TileFace
  private let numbers: ShownBoard
  private let pieces: ShownBoard
  private var step = 0

  /// Creates the help page.
  ///
  /// - Parameter face: the face of the player's tiles.
  init(_ face: TileFace, context: StageContext) {
    look = context.look
    let lake = BuiltInPicture.lake
    let own = BoardPicture(name: lake.rawValue, source: .drawing(lake.drawing))
    picture = .picture(face.picture ?? own, showsNumbers: false)
    numbers = ShownBoard(.numbers, context: context)
    pieces = ShownBoard(.picture, context: context)
  }

  /// The number of steps: those with numbers, and a last one with a picture.
  var count: Int { SlidingLesson.numbers.steps.count + 1 }

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    return switch step {
    case 0:
      HelpWords(
        texts("The tiles are mixed up, and one place is free: the gap."),
        detail: texts("Tiles only slide. You never lift one out."))
    case 1:
      HelpWords(
        texts("A tile next to the gap can slide into it."),
        detail: texts("Now the gap is where the tile was."))
    case 2:
      HelpWords(
        texts("A whole row or column can slide at once, up to the gap."),
        detail: texts("Each tile counts as one move."))
    case 3:
      HelpWords(
        texts("Put the numbers in order, row by row. The gap comes last."),
        detail: texts("Then the tiles join. Two can race for it: see the menu."))
    default:
      HelpWords(
        texts("Play with a picture instead of numbers."),
        detail: texts("Choose one in the settings, or press the goal beside the board."))
    }
  }

  private var board: ShownBoard { step == count - 1 ? pieces : numbers }

  func layout(in felt: Rect) {
    let frame = felt.inset(by: look.metrics.review(10, compact: 3))
    numbers.layout(in: frame)
    pieces.layout(in: frame, face: picture)
  }

  func show(_ step: Int) {
    self.step = step
    board.show(step == count - 1 ? 0 : step)
  }

  func draw(into list: inout DisplayList) { board.draw(into: &list) }

  func advance(by elapsed: Duration) { board.advance(by: elapsed) }

  var nextTimer: Duration? { board.nextTimer }
}
