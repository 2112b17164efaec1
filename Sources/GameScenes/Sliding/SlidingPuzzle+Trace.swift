import GameKernel
import SlidingGame

extension SlidingPuzzle: TracedRules {
  /// Adds the event and its values.
  public nonisolated static func describe(_ event: Event, in line: inout JSONLine) {
    switch event {
    case .didTilt(let direction, let from, let to):
      shift("did-tilt", direction, from, to, in: &line)
    case .didMove(let direction, let from, let to):
      shift("did-move", direction, from, to, in: &line)
    }
  }

  /// `solved` where the last tile came home, and `reopened` where that is taken back.
  public nonisolated static func outcome(of change: Change<SlidingPuzzle>) -> String? {
    guard !change.entersAnotherGame, change.before.isSolved != change.after.isSolved else {
      return nil
    }
    return change.after.isSolved ? "solved" : "reopened"
  }

  /// Adds where the game stands.
  public nonisolated static func describe(_ state: State, in line: inout JSONLine) {
    line.add("board", String(describing: state.board))
    line.add("moves", state.tileMoves)
    line.add("solved", state.isSolved)
  }

  /// Adds the reason and its values.
  public nonisolated static func describe(_ refusal: Refusal, in line: inout JSONLine) {
    switch refusal {
    case .noTileMoves(let direction):
      line.add("reason", "no-tile-moves")
      line.add("direction", direction.rawValue)
    case .noSuchCell(let cell): add("no-such-cell", cell, to: &line)
    case .cellIsGap(let cell): add("cell-is-gap", cell, to: &line)
    case .gapIsNotNext(let cell, let direction):
      add("gap-is-not-next", cell, to: &line)
      line.add("direction", direction.rawValue)
    case .gapIsNotInLine(let cell): add("gap-is-not-in-line", cell, to: &line)
    }
  }

  private nonisolated static func shift(
    _ event: String, _ direction: Direction, _ from: Int, _ to: Int, in line: inout JSONLine
  ) {
    line.add("event", event)
    line.add("direction", direction.rawValue)
    line.add("from", from)
    line.add("to", to)
  }

  private nonisolated static func add(_ reason: String, _ cell: Int, to line: inout JSONLine) {
    line.add("reason", reason)
    line.add("cell", cell)
  }
}
