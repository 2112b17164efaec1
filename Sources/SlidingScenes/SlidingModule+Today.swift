import GameKernel
import SlidingGame
import Stage
import Today

extension SlidingModule: DailyBoxGame {
  /// Returns the board of a day, measured by its shortest solution.
  public nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame? {
    let solver = SlidingSolver(.square(4))
    guard let deal = solver.daily(day, isCancelled: isCancelled) else { return nil }
    let band = SlidingSolver.dailyDistances
    let moves = DailyGame.Measure(
      "moves", Double(deal.distance), in: Double(band.lowerBound)...Double(band.upperBound))
    return DailyGame(link: SlidingLink.board(deal.board), measure: moves) { texts in
      // Translators: The task of a game of the day.
      texts.plural("Home in {count} move at best", "Home in {count} moves at best", deal.distance)
    }
  }
}
