import BoxKit
import Files
import GameKernel
import MatchstickGame
import PlayLog
import ReviewKit

nonisolated extension ReviewAnswer {
  /// The takes of a game of Matchsticks. `before` and `after` tell whether the seat of the turn can force the win.
  init(_ review: GameReview) {
    self.init(
      [("winner", review.winner.index)],
      turns: review.turns.map { turn in
        let before = review.moments[turn.number - 1].favoured == turn.seat
        let after = review.moments[turn.number].favoured == turn.seat
        return [
          ("turn", turn.number - 1), ("seat", turn.seat.index), ("move", turn.taken),
          ("before", before), ("after", after), ("loss", before && !after ? 1 : 0),
        ]
      })
  }
}

extension MatchsticksModule: ReviewableGame {
  package static func review(record: String, cache: FilePath?) -> ReviewAnswer? {
    GameRecord<Matchsticks>(logText: record).flatMap { GameReview($0) }.map { ReviewAnswer($0) }
  }
}
