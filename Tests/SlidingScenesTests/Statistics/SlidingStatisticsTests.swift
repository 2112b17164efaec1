import BoxKit
import PlayLog
import SceneTestSupport
import SlidingScenes
import Testing

@MainActor @Suite("The statistics of the sliding puzzle") struct SlidingStatisticsTests {
  private func page(_ games: [LoggedGame], size: String = "4") -> StatisticsPage {
    GameStatistics.sliding.page(.test(games, in: size))
  }

  /// Games of the 15-puzzle with these moves over a shortest solution of 50.
  private func games(_ factors: [Double]) -> [LoggedGame] {
    factors.enumerated().map {
      .test($0, "sliding", "4:numbers", moves: Int($1 * 50), least: 50)
    }
  }

  @Test("take the mean of moves over the shortest solution, of games without help alone")
  func means() {
    var played = games([2, 2, 2, 2, 1.5, 9])
    played[5].marks = .helped
    var retried = LoggedGame.test(6, "sliding", "4:numbers", moves: 500, least: 50)
    retried.from = played[0].id
    let page = page(played + [retried])
    #expect(page.number("Average of last 5") == "1.9×" && page.number("Average of last 12") == "–")
    #expect(page.number("Played") == "6" && page.number("Best") == "1.5×")
  }

  @Test("leave a game whose shortest solution is not known out of the means")
  func open() {
    var played = games([2, 2, 2, 2, 2, 1])
    played[5].least = nil
    #expect(page(played).number("Average of last 5") == "2.0×")
  }

  @Test("show moves alone above 4 × 4")
  func large() {
    let played = (0..<5).map {
      LoggedGame.test($0, "sliding", "5:numbers", moves: 200 + 100 * $0)
    }
    let page = page(played, size: "5")
    #expect(page.number("Average of last 5") == "400" && page.number("Best") == "200")
  }

  @Test("speak of progress only where it is larger than its error")
  func lesson() {
    let early: [Double] = (0..<12).map { $0.isMultiple(of: 2) ? 2.4 : 2.6 }
    let late: [Double] = (0..<12).map { $0.isMultiple(of: 2) ? 1.8 : 1.9 }
    let better = page(games(early + late))
    #expect(
      better.lesson.sentence
        == "You need 1.9 times the shortest solution; at first it was 2.5.")
    let even = page(games((0..<24).map { $0.isMultiple(of: 2) ? 1.5 : 2.5 }))
    #expect(even.lesson.sentence == "You need 2.0 times the shortest solution.")
    #expect(page([]).lesson.sentence.hasPrefix("Solve three games"))
  }

  @Test("belong to the size of the board")
  func groups() {
    let groups = GameStatistics.sliding.groups
    #expect(groups.map(\.id) == ["3", "4", "5", "6", "7", "8"])
    let game = LoggedGame.test(1, "sliding", "5:pictures")
    #expect(groups.filter { $0.contains(game) }.map(\.id) == ["5"])
  }
}
