import BoxKit
import GameKernel
import PairsGame
import ReviewKit
import Stage

/// A recorded game of Pairs for its review.
final class PairsReviewedGame: ReviewedGame {
  var onChange: () -> Void = {}
  var board: any ReviewBoard { cards }

  private let game: RecordedGame<Pairs>
  private let review: PairsReview
  private let setup: PairsSetup
  private let look: Look
  private let cards: PairsReviewBoard

  /// Judges a game. Returns `nil` if the rules refuse a move.
  ///
  /// - Parameter faces: returns the faces of the cards for a side in pixels.
  init?(
    _ record: GameRecord<Pairs>, _ setup: PairsSetup,
    faces: @escaping (Double) -> GameFaces, context: StageContext
  ) {
    guard let game = RecordedGame(record), let review = PairsReview(record) else { return nil }
    (self.game, self.review, self.setup, look) = (game, review, setup, context.look)
    cards = PairsReviewBoard(game, review, setup.seats, faces: faces, context: context)
  }

  private var words: PairsReviewWords { PairsReviewWords(review, game, setup, look) }

  var title: String { look.texts("Pairs") }
  var turnCount: Int { review.turns.count }
  var timeLine: ReviewPlot { words.timeLine }
  var totals: ReviewTotals? { words.totals }

  func page(of turn: Int) -> ReviewPage {
    turn == 0 ? words.overview : words.page(of: review.turns[turn - 1])
  }

  func isOver(after turn: Int) -> Bool { cards.state(after: turn).isOver }

  /// The record of the game up to the end of a turn.
  func record(to turn: Int) -> GameRecord<Pairs> {
    game.record.prefix(PairsReviewBoard.ends(game)[turn])
  }

  /// The turn that lost most, or 0.
  var costliest: Int {
    let words = words
    let losses = review.turns.map { words.isMistake($0) ? words.loss(of: $0) : 0 }
    guard let most = losses.max(), most > 0 else { return 0 }
    return (losses.firstIndex(of: most) ?? -1) + 1
  }
}
