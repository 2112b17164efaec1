import GameKernel
import PairsGame
import Stage
import Today

extension PairsModule: DailyBoxGame {
  /// Returns the cards of a day, measured by their par.
  public nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame? {
    let link = PairsLink.daily(day)
    let pairs = link.setup.layout.pairCount
    let par = Par.flips(pairs: pairs)
    return DailyGame(link: link, measure: .init("par", par, in: par...par)) { texts in
      texts(
        // Translators: The task of a game of the day. {flips} is a number such as 36.9.
        "{pairs} pairs, par {flips} flips",
        ["pairs": String(pairs), "flips": texts.number((par * 10).rounded() / 10)])
    }
  }
}
