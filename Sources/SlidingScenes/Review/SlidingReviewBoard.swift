import BoxKit
import GameKernel
import ReviewKit
import SlidingGame
import Stage

/// The board of a recorded sliding puzzle at one move.
final class SlidingReviewBoard: ReviewBoard {
  private let game: RecordedGame<SlidingPuzzle>
  /// The number of moves of the record before play begins.
  private let dealt: Int
  private let face: () -> TileFace
  private let view: BoardView
  private let look: Look
  private var frame = Rect.zero
  private var turn = 0
  /// Called when a turn is shown.
  var onShow: (_ turn: Int) -> Void = { _ in }

  init(
    _ game: RecordedGame<SlidingPuzzle>, dealt: Int, face: @escaping () -> TileFace,
    context: StageContext
  ) {
    (self.game, self.dealt, self.face) = (game, dealt, face)
    (view, look) = (BoardView(context: context), context.look)
    view.celebrates = false
  }

  func state(after turn: Int) -> SlidingPuzzle.State { game.states[dealt + turn] }

  var spokenRows: [String] { SlidingSpeech(look.texts, state(after: turn).board).rows }

  func layout(in frame: Rect) {
    self.frame = frame
    view.layout(frame: frame, face: face(), state: state(after: turn))
  }

  /// Shows a picture that has been loaded since the last layout.
  func showFace() { layout(in: frame) }

  func show(_ turn: Int, plays: Bool) {
    let before = self.turn
    self.turn = turn
    if plays, turn == before + 1 {
      view.show(game.change(by: dealt + before))
    } else {
      view.put(state(after: turn))
    }
    onShow(turn)
  }

  /// Marks the tile that a best solution moves next.
  func mark(_ direction: Direction?) {
    let board = state(after: turn).board
    let cell = direction.flatMap { board.shape.neighbour(of: board.gap, $0.opposite) }
    view.hint(cell: cell, direction)
  }

  func draw(into list: inout DisplayList) { view.draw(into: &list) }
}
