import BoxKit
import GameKernel
import MatchstickGame
import ReviewKit
import Stage

/// A finished game of Matchsticks for its review.
final class MatchsticksReviewedGame: ReviewedGame {
  var onChange: () -> Void = {}
  let board: any ReviewBoard

  private let record: GameRecord<Matchsticks>
  private let review: GameReview
  private let seating: MatchstickSeats
  private let look: Look

  /// Judges a game. Returns `nil` if it is not over, or if the rules refuse a move.
  init?(
    _ record: GameRecord<Matchsticks>, _ seating: MatchstickSeats, _ settings: MatchstickSettings,
    context: StageContext
  ) {
    guard let review = GameReview(record) else { return nil }
    (self.record, self.review, self.seating, look) = (record, review, seating, context.look)
    board = MatchsticksReviewBoard(review, settings, context: context)
  }

  private var words: ReviewWords {
    ReviewWords(review: review, words: MatchsticksWords(texts: look.texts, seating: seating))
  }

  var title: String { look.texts("Matchsticks") }
  var turnCount: Int { review.turns.count }
  var timeLine: ReviewPlot { words.timeLine }
  var totals: ReviewTotals? { words.totals }

  func page(of turn: Int) -> ReviewPage {
    turn == 0 ? words.overview : words.page(of: review.turns[turn - 1])
  }

  func isOver(after turn: Int) -> Bool { review.moments[turn].count == 0 }

  func record(to turn: Int) -> GameRecord<Matchsticks> { record.prefix(turn) }

  /// The turn in which the loser gave the win away, or 0.
  var firstTurn: Int { review.mistake?.turn ?? 0 }
}
