import BoxKit
import EarthScenes
import MatchstickScenes
import PairsScenes
import PlayLog
import SceneTestSupport
import SlidingScenes
import Stage

/// Pages of statistics of three months of games.
@MainActor enum LaidStatistics {
  private static func page(_ name: String, _ game: any BoxGame.Type, _ scroll: Int = 0) -> LaidState
  {
    LaidState("statistics of " + name) { program in
      program.log.append(SampleLog().entries)
      program.showMenu()
      program.showResults(of: game)
      for _ in 0..<scroll { program.key(.leap(.pageDown)) }
      program.settle()
    }
  }

  private static let games = LaidState("list of all games") { program in
    program.log.append(SampleLog().entries)
    program.showMenu()
    program.showResults(of: SlidingModule.self)
    program.click("view.1")
    program.settle()
  }

  static let all = [
    games,
    page("sliding", SlidingModule.self), page("pairs", PairsModule.self),
    page("matchsticks", MatchsticksModule.self), page("the Earth", EarthModule.self),
  ]
}
