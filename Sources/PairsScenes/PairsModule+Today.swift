import BoxKit
import GameKernel
import PairsGame
import PlayLog
import Stage
import Today

extension PairsModule: DailyBoxGame {
  public nonisolated static var makeDaily: @Sendable (Day) -> DailyGame? {
    { day in PairsModule.daily(day) { false } }
  }

  package static var pieces: EndWords.Sketch { PairsEndWords.pieces }

  public nonisolated static func task(_ texts: Texts) -> String {
    // Translators: The task of a game of the day: 12 pairs alone.
    texts("6 × 4 against par")
  }

  public nonisolated static func prepare(_ settings: inout Settings) {
    settings.pairs.deck = .figures
  }

  public static func result(
    of game: LoggedGame, feats: [Feat: Int], _ texts: Texts
  ) -> DayResult {
    let (flips, layout) = (game.moves ?? 0, PairsLayout.sixByFour)
    return DayResult(
      texts.plural("{count} flip", "{count} flips", flips),
      // Translators: Result of a game of Pairs. {count} is the number of flips that a perfect memory needs.
      texts("par: {count}", ["count": String(Int(layout.par.rounded()))]),
      medal: game.marks.contains(.peeked) ? nil : layout.medals.medal(for: flips))
  }

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
