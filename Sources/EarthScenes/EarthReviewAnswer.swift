import BoxKit
import Commands
import EarthGame
import Files
import GameKernel
import PlayLog
import ReviewKit

nonisolated extension ReviewAnswer {
  /// The flags or digs of a game of Through the Earth, with their distances to the right place in kilometres.
  init(_ review: EarthReview) {
    self.init(
      [],
      turns: review.turns.map { turn in
        let loss = turn.loss.map(ExactNumber.init)
        return [
          ("turn", turn.turn), ("seat", turn.seat.index), ("move", "\(turn.place)"),
          ("before", turn.answer.map { _ in 0 }), ("after", loss), ("loss", loss),
        ]
      })
  }
}

extension EarthModule: ReviewableGame {
  package static func review(record: String, cache: FilePath?) -> ReviewAnswer? {
    GameRecord<ThroughTheEarth>(logText: record).flatMap { EarthReview($0) }.map {
      ReviewAnswer($0)
    }
  }
}
