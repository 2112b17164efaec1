import GameKernel
import MatchstickGame
import PlayLog

nonisolated extension Matchsticks {
  /// Counts the forced wins that a seat gave away, if it ever had one.
  public static func feats(of record: GameRecord<Matchsticks>, seat: Int) -> [Feat: Int] {
    guard let review = GameReview(record) else { return [:] }
    let seat = Seat(seat)
    guard review.turns.contains(where: { $0.seat == seat && review.favoured(before: $0) == seat })
    else { return [:] }
    return [.mistakes: review.mistakes.count { $0.seat == seat }]
  }
}

nonisolated extension GameReview {
  /// The seat that could force the win before a turn.
  fileprivate func favoured(before turn: Turn) -> Seat { moments[turn.number - 1].favoured }
}
