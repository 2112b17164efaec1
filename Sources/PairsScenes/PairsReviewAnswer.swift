import BoxKit
import Commands
import Files
import GameKernel
import PairsGame
import PlayLog
import ReviewKit

nonisolated extension ReviewAnswer {
  /// The figures of a game of Pairs: for two players in lead, alone in flips. Those of three and four players are
  /// `null`.
  init(_ review: PairsReview) {
    self.init(
      [("value", review.value.map(ExactNumber.init)), ("result", review.result)],
      turns: review.turns.map { turn in
        let balance = turn.worth?.balance
        return [
          ("turn", turn.turn), ("seat", turn.seat.index),
          ("first", turn.first), ("second", turn.second),
          ("loss", balance.map { ExactNumber($0.loss) }),
          ("luck", balance.map { ExactNumber($0.luck) }),
          ("outside", balance.map { ExactNumber($0.outside) }),
        ]
      })
  }
}

extension PairsModule: ReviewableGame {
  package static func review(record: String, cache: FilePath?) -> ReviewAnswer? {
    GameRecord<Pairs>(logText: record).flatMap { PairsReview($0) }.map { ReviewAnswer($0) }
  }

  package static func review(notation: String) -> ReviewAnswer? {
    guard let line = PairsGameLine(notation) else { return nil }
    return PairsReview(line).map { ReviewAnswer($0) }
      ?? ReviewAnswer(error: "The rules do not allow these flips")
  }
}
