import BoxKit
import ReviewKit
import GameKernel
import MatchstickGame

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
