import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import PlayLog
import SceneTestSupport
import Testing

@MainActor @Suite("The statistics of Matchsticks") struct MatchsticksStatisticsTests {
  /// Plays a game against the simple computer. The person takes `wrong` at 10 matches.
  private func game(_ number: Int, wrong: Int?) -> (game: LoggedGame, record: String) {
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 14, seating: MatchstickSeats(second: .simple)),
      seed: UInt64(number))
    while !table.state.isOver {
      if table.takeForComputer() { continue }
      let best = table.state.bestTake ?? 1
      _ = try? table.take(table.state.remaining == 10 ? wrong ?? best : best)
    }
    var logged = LoggedGame.test(
      number, "matchsticks", "14:3", rival: "simple", start: "\(table.link)", seconds: 30)
    logged.winners = [table.state.winner?.index ?? 0]
    return (logged, table.session.record.logText)
  }

  private func page(_ played: [(game: LoggedGame, record: String)]) -> StatisticsPage {
    let records = Dictionary(played.map { ($0.game.id, $0.record) }) { $1 }
    return GameStatistics.matchsticks.page(.test(played.map(\.game), records: records))
  }

  @Test("name the count at which most wins were given away, and the better take")
  func lesson() {
    // From 14 the person takes 1, the computer 1: 12 are left. The best take would be 3, so 10 never comes.
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 12, seating: MatchstickSeats(second: .simple)), seed: 1)
    #expect(table.state.bestTake == 3)
    let played = (0..<4).map { mistaken($0) }
    let page = page(played)
    #expect(
      page.lesson.sentence
        == "With 12 on the table take 3: that leaves 9, and from 9 every answer loses.")
    #expect(
      page.lesson.ground
        == "You took another number 4 times, more often than at any other count.")
    #expect(page.number("Without a mistake") == "0")
  }

  /// Plays a game in which the person takes 1 of 12, and then the best.
  private func mistaken(_ number: Int) -> (game: LoggedGame, record: String) {
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 12, seating: MatchstickSeats(second: .simple)),
      seed: UInt64(number))
    _ = try? table.take(1)
    while !table.state.isOver {
      if !table.takeForComputer() { _ = try? table.take(table.state.bestTake ?? 1) }
    }
    var logged = LoggedGame.test(
      number, "matchsticks", "12:3", rival: "simple", start: "\(table.link)", seconds: 30)
    logged.winners = [table.state.winner?.index ?? 0]
    return (logged, table.session.record.logText)
  }

  @Test("praise games in which no win was given away, and count them")
  func clean() {
    let page = page((0..<3).map { game($0, wrong: nil) })
    #expect(page.number("Without a mistake") == "3" && page.number("Won") == "3")
    #expect(page.lesson.sentence.hasPrefix("You gave no win away."))
  }

  @Test("give advice before the first game")
  func empty() {
    let page = page([])
    #expect(page.lesson.ground == "With up to 3 at a time these are 1, 5, 9, 13 and 17.")
    #expect(page.number("Played") == "0" && page.number("Won") == "0")
  }
}
