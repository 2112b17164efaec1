import BoxKit
import GameKernel
import PairsGame
import PlayLog
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
  /// Whether the deck of the game no longer exists.
  private let lacksDeck: Bool
  private var observation: Observation?

  /// Judges a game. Returns `nil` if the rules refuse a move.
  ///
  /// - Parameters:
  ///   - printer: provides the faces of the cards.
  ///   - lacksDeck: whether the deck of the game no longer exists.
  init?(
    _ record: GameRecord<Pairs>, _ setup: PairsSetup, _ printer: CardFaceProvider,
    lacksDeck: Bool = false, context: StageContext
  ) {
    guard let game = RecordedGame(record), let review = PairsReview(record) else { return nil }
    (self.game, self.review, self.setup, look) = (game, review, setup, context.look)
    self.lacksDeck = lacksDeck
    cards = PairsReviewBoard(
      game, review, setup.seats,
      faces: { printer.faces(game.states[0], setup.faces, seed: record.seed, side: $0) },
      context: context)
    observation = printer.changes.observe { [weak self] in self?.cards.showFaces() }
  }

  private var words: PairsReviewWords {
    PairsReviewWords(review, game, setup, lacksDeck: lacksDeck, look)
  }

  var title: String { look.texts("Pairs") }
  var turnCount: Int { review.turns.count }
  var timeLine: ReviewPlot { words.timeLine }
  var totals: ReviewTotals? { words.totals }

  func page(of turn: Int) -> ReviewPage {
    turn == 0 ? words.overview : words.page(of: review.turns[turn - 1])
  }

  func isOver(after turn: Int) -> Bool { cards.state(after: turn).isOver }

  func record(to turn: Int) -> GameRecord<Pairs> {
    game.record.prefix(PairsReviewBoard.ends(game)[turn])
  }

  var firstTurn: Int {
    let words = words
    let losses = review.turns.map { words.isMistake($0) ? words.loss(of: $0) : 0 }
    guard let most = losses.max(), most > 0 else { return 0 }
    return (losses.firstIndex(of: most) ?? -1) + 1
  }
}

extension PairsSetup {
  /// The setup of a recorded game, or `nil` if its seats cannot play it.
  init?(_ options: Pairs.Options, _ seats: [PairsSeat]?, _ faces: CardFaces?) {
    guard let seats, seats.count == options.seatCount, Self.canPlay(seats) else { return nil }
    self.init(
      layout: options.layout, seats: seats, turnRule: options.turnRule, faces: faces ?? .figures)
  }
}
