import BoxKit
import EarthGame
import GameKernel
import PlayLog
import Stage
import Today

extension EarthModule: DailyBoxGame {
  /// Returns the places of a day, measured by their number.
  public nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame? {
    let places = Double(ThroughTheEarth.placeCount)
    return DailyGame(
      link: EarthLink.daily(day), measure: .init("places", places, in: places...places)
    ) { texts in
      texts("Find the far ends of five places")
    }
  }

  public nonisolated static var makeDaily: @Sendable (Day) -> DailyGame? {
    { day in EarthModule.daily(day) { false } }
  }

  package static var pieces: EndWords.Sketch { EarthEndWords.pieces }

  public nonisolated static func task(_ texts: Texts) -> String {
    texts("Find the far ends of five places")
  }

  public static func result(
    of game: LoggedGame, feats: [Feat: Int], _ texts: Texts
  ) -> DayResult {
    let total = game.moves ?? 0
    let medal = ThroughTheEarth.medals(.guess)?.medal(for: total)
    let best = feats[.bestFlag].map {
      // Translators: Result of a game: how near the nearest of five flags came. {distance} is such as 120 km.
      texts("best flag: {distance}", ["distance": kilometres($0, texts)])
    }
    return DayResult(kilometres(total, texts), best, medal: medal)
  }

  private static func kilometres(_ count: Int, _ texts: Texts) -> String {
    PlaceNames(texts, nil, usesMiles: false).distance(Double(count))
  }
}
