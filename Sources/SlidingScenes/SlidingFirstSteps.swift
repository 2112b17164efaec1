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
          case .mouse, .touch: texts("Tap a tile beside the gap.")
          case .keyboard: texts("Press an arrow key: a tile slides into the gap.")
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
        { texts in texts("Begin with the first row.") }, at: firstRow, until: Self.slides),
    ]
  }

  private func besideGap() -> StepTarget? {
    let board = table.state.board
    let cells = Direction.allCases.compactMap { board.shape.neighbour(of: board.gap, $0) }
    return cells.first.map { StepTarget(cell($0)) }
  }

  private func firstRow() -> StepTarget? {
    StepTarget(cell(0).union(cell(table.state.board.shape.width - 1)))
  }

  private static func slides(_ change: Change<SlidingPuzzle>) -> Bool {
    change.cause == .move && !change.events.isEmpty
  }
}
