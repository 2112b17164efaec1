import GameKernel
import SlidingGame
import TestSupport

/// What tests of the solver share.
enum Ways {
  /// One solver of 4 × 4 for all tests, which makes its tables once.
  static let fifteen = SlidingSolver(.square(4))

  /// The board after moves, or `nil` if the rules refuse one.
  static func end(_ board: SlidingBoard, _ moves: some Sequence<Direction>) -> SlidingBoard? {
    var state = SlidingPuzzle.start(.board(board), seed: 0)
    for move in moves {
      guard (try? SlidingPuzzle.apply(.tilt(move), to: &state)) != nil else { return nil }
    }
    return state.board
  }

  /// A board that `count` tilts by chance lead to from home, those not counted that cannot be made.
  static func walk(_ shape: BoardShape, _ count: Int, seed: UInt64) -> SlidingBoard {
    var dice = Dice(seed: seed)
    var state = SlidingPuzzle.start(.home(shape), seed: 0)
    var last: Direction?
    while state.tileMoves < count {
      let move = dice.pick(Direction.allCases)
      guard move != last?.opposite,
        (try? SlidingPuzzle.apply(.tilt(move), to: &state)) != nil
      else { continue }
      last = move
    }
    return state.board
  }

  /// The board from which a shortest way of a board of 4 × 4 has so many moves left, or `nil` if it is nearer.
  static func near(_ board: SlidingBoard, _ distance: Int) -> SlidingBoard? {
    let moves = fifteen.solve(board).moves
    return moves.count < distance ? nil : end(board, moves.dropLast(distance))
  }
}
