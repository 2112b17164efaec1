import GameKernel
import MatchstickGame
import Stage
import Today

extension MatchsticksModule: DailyBoxGame {
  /// Returns the matches of a day, measured by their winning moves.
  public nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame? {
    let link = MatchstickLink.daily(day)
    let layout = link.setup.layout
    let start = Matchsticks.start(link.setup.options(after: nil), seed: link.seed)
    let winning = DailyGame.Measure("winningMoves", Double(start.winningMoves.count), in: 1...2)
    let sizes = start.groups.map(String.init).joined(separator: " · ")
    return DailyGame(link: link, measure: winning) { texts in
      switch layout.form {
      case .pile:
        // Translators: The task of a game of the day. Clever is a computer player.
        texts("Beat Clever: one pile of {sizes}", ["sizes": sizes])
      case .heaps:
        // Translators: The task of a game of the day. {sizes} are numbers such as 3 · 4 · 5.
        texts("Beat Clever: heaps of {sizes}", ["sizes": sizes])
      case .rows:
        // Translators: The task of a game of the day. {sizes} are numbers such as 3 · 4 · 5.
        texts("Beat Clever: rows of {sizes}", ["sizes": sizes])
      }
    }
  }
}
