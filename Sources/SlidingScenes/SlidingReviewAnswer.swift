import BoxKit
import Files
import GameKernel
import PlayLog
import ReviewKit
import SlidingGame

nonisolated extension ReviewAnswer {
  /// The moves of a sliding puzzle, with the moves to solve the board before and after each. Above sixteen cells
  /// these are estimates.
  ///
  /// - Returns: `nil` if the rules refuse a move.
  init?(_ record: GameRecord<SlidingPuzzle>, solver: (BoardShape) -> SlidingSolver) {
    guard let boards = SlidingReview(record)?.boards, let first = boards.first,
      let distances = HomeDistances(of: boards, using: solver(first.shape)),
      let review = SlidingReview(
        record, distances: distances.values, areProven: distances.isProven)
    else { return nil }
    self.init(
      [
        ("least", distances.values.first), ("moves", boards.count - 1),
        ("proven", distances.isProven), ("slips", review.slips.count),
      ],
      turns: review.turns.map { turn in
        [
          ("turn", turn.turn), ("seat", 0), ("move", "\(turn.move)"),
          ("before", turn.before), ("after", turn.after), ("loss", turn.loss),
          ("proven", distances.isProven),
        ]
      })
  }
}

extension SlidingModule: ReviewableGame {
  package static func review(record: String, cache: FilePath?) -> ReviewAnswer? {
    let solvers = SolverCache(TableFile(folder: cache))
    return GameRecord<SlidingPuzzle>(logText: record).flatMap {
      ReviewAnswer($0, solver: solvers.solver)
    }
  }
}
