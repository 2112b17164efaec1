import BoxKit
import EarthGame
import GameKernel
import ReviewKit
import Stage

/// A recorded game of Through the Earth for its review.
final class EarthReviewedGame: ReviewedGame {
  var onChange: () -> Void = {}
  var board: any ReviewBoard { globes }

  private let game: RecordedGame<ThroughTheEarth>
  private let seats: [EarthSeat]
  private let context: StageContext
  private let places: () -> PlaceNames
  private let globes: EarthReviewBoard
  private let review: EarthReview
  /// The number of moves made at the end of each turn.
  private let ends: [Int]

  /// Judges a game. Returns `nil` if the rules refuse a move.
  ///
  /// - Parameter places: returns the names of places in the current language and units.
  init?(
    _ record: GameRecord<ThroughTheEarth>, _ seats: [EarthSeat],
    _ countries: (any CountryCatalogue)?, places: @escaping () -> PlaceNames,
    context: StageContext
  ) {
    guard let game = RecordedGame(record), let review = EarthReview(record) else { return nil }
    (self.game, self.seats, self.places, self.context) = (game, seats, places, context)
    self.review = review
    let flags = game.states[0].options.mode == .guess ? game.states[0].options.seatCount : 1
    ends =
      [0]
      + game.states.indices.dropFirst().filter {
        game.states[$0].isDug && !game.states[$0 - 1].isDug
      }.flatMap { Array(repeating: $0, count: flags) }
    globes = EarthReviewBoard(
      review, game.states[0], seats, countries, context: context)
  }

  private var words: EarthReviewWords {
    EarthReviewWords(
      words: EarthWords(seats, places(), context), review: review, start: game.states[0],
      look: context.look)
  }

  var title: String { context.look.texts("Through the Earth") }
  var turnCount: Int { review.turns.count }
  /// The turn to show first: the flag or dig that missed most.
  var firstTurn: Int { review.worst.map { $0.turn + 1 } ?? 0 }
  var timeLine: ReviewPlot { words.timeLine }
  var totals: ReviewTotals? { words.totals }

  func page(of turn: Int) -> ReviewPage {
    turn == 0 ? words.overview : words.page(of: review.turns[turn - 1])
  }

  private func end(of turn: Int) -> Int { ends[min(turn, ends.count - 1)] }

  func isOver(after turn: Int) -> Bool { game.states[end(of: turn)].isOver }

  func record(to turn: Int) -> GameRecord<ThroughTheEarth> { game.record.prefix(end(of: turn)) }

  func begin() { globes.begin() }

  func leave() { globes.leave() }
}

extension EarthReviewedGame {
  /// Judges a game, with places in the language and the units of the settings.
  convenience init?(
    _ record: GameRecord<ThroughTheEarth>, _ seats: [EarthSeat],
    _ countries: (any CountryCatalogue)?, _ settings: SettingsModel, context: StageContext
  ) {
    self.init(
      record, seats, countries,
      places: { [look = context.look] in
        PlaceNames(look.texts, countries, usesMiles: settings.current.tunnel.usesMiles)
      }, context: context)
  }

  /// Opens the review of the game on a table.
  static func open(
    _ controller: TableController<ThroughTheEarth>, _ settings: SettingsModel,
    _ countries: (any CountryCatalogue)?
  ) {
    let (table, context) = (controller.table, controller.context)
    let game = EarthReviewedGame(
      table.session.record, table.seats, countries, settings, context: context)
    guard let game else { return }
    controller.routes.push(
      ReviewScene(game, on: table, routes: controller.routes, context: context))
  }
}
