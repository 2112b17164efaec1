import EarthGame
import GameKernel
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
}
