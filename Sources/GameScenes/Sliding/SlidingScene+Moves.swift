import SlidingGame
import Stage

extension SlidingScene {
  /// Asks the model for a move and hears where it refuses.
  func perform(_ move: SlidingPuzzle.Move) {
    endShow()
    do {
      try table.session.perform(move)
    } catch {
      onRefusal(error)
    }
  }

  /// Tilts the board; arrow keys may mean the gap and not a tile.
  func tilt(_ direction: Direction) {
    let meansGap =
      context.device == .keyboard && settings.current.sliding.arrowsMoveGap
    perform(.tilt(meansGap ? direction.opposite : direction))
  }

  /// Slides the tile at a point and all between it and the gap; a click on the gap is no move.
  func slide(at point: Point) {
    guard let cell = board.grid.cell(at: point), cell != table.state.board.gap else { return }
    perform(.slide(cell))
  }

  func newGame() {
    deal(table.state.board.shape)
    focusBoard()
  }

  func shuffle() {
    table.shuffle()
    focusBoard()
  }

  /// Deals a board of another length, and remembers the length for the next start.
  func play(length: Int) {
    change { $0.length = length }
    deal(.square(length))
  }

  /// Shows or hides the numbers on the pieces of a picture.
  func showNumbers(_ isOn: Bool) {
    change { $0.showsNumbers = isOn }
  }

  func change(_ edit: (inout SlidingSettings) -> Void) {
    settings.change { edit(&$0.sliding) }
  }

  /// Whether the board lies in order because it was played there, and not dealt or opened so.
  var isSolvedByPlay: Bool { table.state.isSolved && !table.isAtStart }
}
