import BoxKit
import GameKernel
import PlayLog
import SlidingGame
import Stage
import Today

extension SlidingModule: DailyBoxGame {
  public nonisolated static var makeDaily: @Sendable (Day) -> DailyGame? {
    { day in SlidingModule.daily(day) { false } }
  }

  package static var pieces: EndWords.Sketch { SlidingEndWords.pieces }

  public nonisolated static func task(_ texts: Texts) -> String {
    // Translators: The task of a game of the day: a board with 15 tiles.
    texts("4 × 4 in few moves")
  }

  public static func result(
    of game: LoggedGame, feats: [Feat: Int], _ texts: Texts
  ) -> DayResult {
    let moves = game.moves ?? 0
    var result = DayResult(texts.plural("{count} move", "{count} moves", moves))
    if let least = game.least {
      // Translators: Result of a sliding puzzle. {count} is the number of moves of the shortest solution.
      result.detail = texts("shortest: {count}", ["count": String(least)])
      if !game.wasHelped { result.medal = SlidingTable.medals(shortest: least).medal(for: moves) }
    }
    return result
  }

  /// Returns the board of a day, measured by its shortest solution.
  public nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame? {
    let solver = SlidingSolver(.square(4))
    guard let deal = solver.daily(day, isCancelled: isCancelled) else { return nil }
    let band = SlidingSolver.dailyDistances
    let moves = DailyGame.Measure(
      "moves", Double(deal.distance), in: Double(band.lowerBound)...Double(band.upperBound))
    return DailyGame(link: SlidingLink.board(deal.board), measure: moves) { texts in
      texts.plural(
        // Translators: The task of a game of the day. {count} is how many moves the board needs at least.
        "Shortest solution: {count} move", "Shortest solution: {count} moves", deal.distance)
    }
  }
}
