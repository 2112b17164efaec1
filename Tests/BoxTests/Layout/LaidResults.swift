import BoxKit
import EarthScenes
import GameKernel
import MatchstickScenes
import PairsScenes
import SceneTestSupport
import SlidingScenes
import Stage

/// Best games, empty and full.
@MainActor enum LaidResults {
  private static func list(
    _ name: String, _ game: any BoxGame.Type, _ category: ResultCategory? = nil,
    then prepare: @escaping @MainActor (HeadlessProgram) -> Void = { _ in }
  ) -> LaidState {
    LaidState("results " + name) { program in
      if let category {
        var book = ResultBook()
        for number in 1...40 {
          book.add(
            GameResult(
              game: "\(number)", moves: 37 * number, time: .seconds(97 * number),
              day: Day(secondsSince1970: 1_795_219_200), usedUndo: number > 20,
              hasPeeked: game.name == "pairs" && number.isMultiple(of: 3),
              least: number > 30 ? nil : 22,
              player: game.name == "pairs" ? "Wilhelmina Charlotte" : nil), to: category)
        }
        program.enter(book)
      }
      program.showMenu()
      program.showResults(of: game)
      program.click("view.2")
      prepare(program)
    }
  }

  static let all = [
    list("of sliding, empty", SlidingModule.self), list("of pairs, empty", PairsModule.self),
    list("of sliding, full", SlidingModule.self, ResultCategory("sliding", "4", "numbers")),
    list("of the Earth, empty", EarthModule.self),
    list("of the Earth, full", EarthModule.self, ResultCategory("tunnel", "guess")),
    list("of matchsticks, empty", MatchsticksModule.self),
    list("of matchsticks, full", MatchsticksModule.self) { program in
      var book = ResultBook()
      for number in 0..<30 {
        book.addWin(
          "\(number)", time: .seconds(9), on: Day(secondsSince1970: 1_795_219_200),
          to: ResultCategory("matchsticks", "human-like=40"))
        if number.isMultiple(of: 4), number < 28 {
          book.endRun(in: ResultCategory("matchsticks", "human-like=40"))
        }
      }
      program.enter(book)
    },
    list("of pairs, full", PairsModule.self, ResultCategory("pairs", "6x6")),
    list(
      "cleared", SlidingModule.self, ResultCategory("sliding", "4", "numbers"),
      then: LaidState.open("clear")),
    list("with its lengths", SlidingModule.self, then: LaidState.open("length")),
    list("with its modes", SlidingModule.self, then: LaidState.open("mode")),
  ]
}
