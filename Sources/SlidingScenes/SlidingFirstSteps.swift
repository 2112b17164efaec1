import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The first steps at the table of the sliding puzzle.
struct SlidingFirstSteps {
  let table: SlidingTable
  let input: InputContext
  /// Returns the area of a cell of the board.
  let cell: (Int) -> Rect
  /// Returns the small picture of the solved board; `nil` where there is none.
  let goal: () -> Rect?

  var all: [FirstStep<SlidingPuzzle>] {
    let (input, goal) = (input, goal)
    return [
      FirstStep(
        { texts in
          switch input.device {
          case .mouse: texts("Click a tile beside the gap.")
          case .touch: texts("Tap a tile beside the gap.")
          case .keyboard:
            // Translators: First step of a new player. {arrows} is “Arrow keys”, or such as “W, A, S, D”.
            texts("{arrows} slide a tile into the gap.", ["arrows": texts.arrowKeys])
          case .gamepad: texts("Push the stick: a tile slides into the gap.")
          }
        }, at: besideGap, until: Self.slides),
      FirstStep(
        { texts in
          goal() == nil
            ? texts("Put the tiles in order. The gap comes last.")
            : texts("This is the goal: put the tiles in order.")
        }, at: { goal().map { StepTarget($0) } }, until: Self.slides),
      FirstStep(
        { texts in
          switch unfinishedRow {
          case nil: nil
          case 0: texts("Begin with the first row.")
          // Translators: First step of a new player: a row of tiles is marked.
          default: texts("Now this row.")
          }
        }, at: { unfinishedRow.map(row) }, until: Self.slides),
    ]
  }

  /// A tile beside the gap, if possible one that is not in its place yet.
  private func besideGap() -> StepTarget? {
    let board = table.state.board
    let cells = Direction.allCases.compactMap { board.shape.neighbour(of: board.gap, $0) }
    return (cells.first { !isHome($0) } ?? cells.first).map { StepTarget(cell($0)) }
  }

  /// The first row with a tile that is not in its place, or `nil` if all are.
  private var unfinishedRow: Int? {
    table.state.board.tiles.indices.first { !isHome($0) }.map { $0 / table.state.board.shape.width }
  }

  private func row(_ index: Int) -> StepTarget {
    let width = table.state.board.shape.width
    return StepTarget(cell(index * width).union(cell((index + 1) * width - 1)))
  }

  /// Whether the cell holds what it holds on the solved board.
  private func isHome(_ cell: Int) -> Bool {
    table.state.board[cell] == cell
  }

  private static func slides(_ change: Change<SlidingPuzzle>) -> Bool {
    change.cause == .move && !change.events.isEmpty
  }
}
