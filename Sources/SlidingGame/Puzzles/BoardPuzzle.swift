import GameKernel
import Glibc

/// A board to be solved by a shortest solution. The answers are the directions of the tiles, one each.
///
/// A move that leads farther away is wrong. It costs two moves: its own and the one that makes up for it.
public struct BoardPuzzle: Puzzle {
  /// The board.
  public let board: SlidingBoard

  private let solutions: ShortestSolutions

  /// The greatest distance of a puzzle with more than nine cells.
  public static let distanceLimit = 35

  init(_ board: SlidingBoard, _ solutions: ShortestSolutions) {
    (self.board, self.solutions) = (board, solutions)
  }

  /// Makes the puzzle of a board, which may have several shortest solutions.
  ///
  /// - Parameter isCancelled: polled every few milliseconds.
  /// - Returns: `nil` for a board that is solved, has more than sixteen cells, or has more than nine cells and is
  ///   farther than ``distanceLimit``. Also `nil` if it was cancelled.
  public init?(
    _ board: SlidingBoard, using solver: SlidingSolver, isCancelled: () -> Bool = { false }
  ) {
    guard board.shape.hasProvenSolutions, !board.isSolved else { return nil }
    let most = solver.usesDistanceTable ? .max : Self.distanceLimit
    var isFar = false
    let solution = solver.solve(
      board, isCancelled: { isFar || isCancelled() }, progress: { isFar = $0.leastMoves > most })
    guard solution.isOptimal, solution.moves.count <= most,
      let solutions = ShortestSolutions(
        of: board, distance: solution.moves.count, using: solver, mayBeSeveral: true,
        isCancelled: isCancelled)
    else { return nil }
    self.init(board, solutions)
  }

  /// The number of moves of a shortest solution.
  public var distance: Int { solutions.distance }

  /// Whether no other solution is as short.
  public var hasOnlyOneSolution: Bool { solutions.isOnlyOne }

  /// The text form of the board.
  public var key: String { board.description }

  /// The rating, which follows from the distance. See ``rating(distance:)``.
  public var rating: Int { Self.rating(distance: distance) }

  /// Returns the rating of puzzles at a distance.
  ///
  /// It follows from an estimate of how often players of the rating ``PuzzleRating/start`` fail, not from the
  /// length alone. They find the move of a board at a distance of n with a chance of 2^(−n/78): half of them solve
  /// 12 moves. To be checked against logged tries.
  public static func rating(distance: Int) -> Int {
    let halvings = Double(distance * (distance + 1)) / 156
    return PuzzleRating.ofPuzzle(failing: 1 - exp2(-halvings))
  }

  public func rightAnswers(after answers: [Direction]) -> [Direction] {
    let reached = answers.reduce(board) { board, direction in board.after(direction) ?? board }
    return solutions[reached]
  }
}

extension BoardPuzzle {
  /// Returns the boards of a game at which a detour began. The cost is the number of moves that the detour lost.
  ///
  /// Boards that are too far for a puzzle are left out.
  ///
  /// - Parameters:
  ///   - review: a review with proven distances. Others have no detours.
  ///   - isCancelled: polled every few milliseconds. If it returns `true`, the rest is left out.
  public static func own(
    _ review: SlidingReview, using solver: SlidingSolver, isCancelled: () -> Bool = { false }
  ) -> [OwnPuzzle<Self>] {
    review.detours.compactMap { detour in
      let start = detour.tileMoves.lowerBound
      guard let turn = review.turns.first(where: { $0.tileMoves.contains(start) }),
        let puzzle = BoardPuzzle(review.boards[start], using: solver, isCancelled: isCancelled)
      else { return nil }
      return OwnPuzzle(puzzle, turn: turn.turn, cost: Double(detour.cost))
    }
  }
}
