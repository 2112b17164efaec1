import BoxKit
import Commands
import GameKernel
import PlayLog
import SlidingGame

extension SlidingPuzzle: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    switch event {
    case .didTilt(let direction, let from, let to):
      line.add(["event": "did-tilt", "direction": direction.rawValue, "from": from, "to": to])
    case .didMove(let direction, let from, let to):
      line.add(["event": "did-move", "direction": direction.rawValue, "from": from, "to": to])
    }
  }

  /// Returns `solved` if the change solves the board, `reopened` if it leaves the solved board, and otherwise `nil`.
  public nonisolated static func outcome(of change: Change<SlidingPuzzle>) -> String? {
    guard !change.entersAnotherGame, change.before.isSolved != change.after.isSolved else {
      return nil
    }
    return change.after.isSolved ? "solved" : "reopened"
  }

  /// Adds the board, the number of moves, and whether it is solved.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    let board = String(describing: state.board)
    line.add(["board": board, "moves": state.tileMoves, "solved": state.isSolved])
  }

  /// Adds the reason and its values.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    switch refusal {
    case .noTileMoves(let direction):
      line.add(["reason": "no-tile-moves", "direction": direction.rawValue])
    case .noSuchCell(let cell): line.add(["reason": "no-such-cell", "cell": cell])
    case .cellIsGap(let cell): line.add(["reason": "cell-is-gap", "cell": cell])
    case .gapIsNotNext(let cell, let direction):
      line.add(["reason": "gap-is-not-next", "cell": cell, "direction": direction.rawValue])
    case .gapIsNotInLine(let cell): line.add(["reason": "gap-is-not-in-line", "cell": cell])
    }
  }
}
