import GameKernel
import PlayLog
import Testing

@Suite("The history of games of the day")
struct DayHistoryTests {
  /// A Monday in summer.
  private static let monday = day("2026-06-01")

  private static func day(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure(text) }
    return day
  }

  /// The lines of a game of a day that ended some days later.
  private static func lines(
    _ number: Int, on day: Day, later days: Int = 0, game: String = "pairs", isOver: Bool = true,
    offset: Int = 0
  ) -> [LogEntry] {
    var line = LoggedGame.sample(number, isOver: isOver)
    let start = day.adding(days: days).secondsSince1970
    line.moment = Moment(secondsSince1970: start + 3600, offset: offset)
    let began = DayGame(player: .first, day: day, game: game, id: line.id)
    return [.day(began), .game(line)]
  }

  private static func history(_ lines: [[LogEntry]]) -> DayHistory {
    DayHistory(PlayLog(lines.flatMap { $0 }), of: .first)
  }

  /// The history of a player who finished a game on some days of June 2026.
  private static func played(_ days: [Int]) -> DayHistory {
    history(
      days.enumerated().map { lines($0 + 1, on: monday.adding(days: $1 - 1)) })
  }

  private static func june(_ day: Int) -> Day { monday.adding(days: day - 1) }

  @Test("a game is begun, done, done later or given up")
  func marks() {
    let day = Self.monday
    let began = Self.lines(1, on: day).prefix(1)
    let history = Self.history([
      Array(began), Self.lines(2, on: day, game: "sliding"),
      Self.lines(3, on: day, later: 1, game: "matchsticks"),
      Self.lines(4, on: day, game: "tunnel", isOver: false),
    ])
    #expect(history.mark(day, game: "pairs") == .begun)
    #expect(history.mark(day, game: "sliding") == .done)
    #expect(history.mark(day, game: "matchsticks") == .doneLater)
    #expect(history.mark(day, game: "tunnel") == .givenUp)
    #expect(history.mark(day.adding(days: 1), game: "pairs") == nil)
  }

  @Test("of several tries the one that ended first counts, in whichever order the lines come")
  func firstTry() {
    let (first, second) = (Self.lines(7, on: Self.monday), Self.lines(3, on: Self.monday, later: 2))
    let begun = Array(Self.lines(1, on: Self.monday).prefix(1))
    for lines in [[first, second, begun], [begun, second, first], [second, begun, first]] {
      let history = Self.history(lines)
      #expect(history.game(Self.monday, game: "pairs") == GameID(rawValue: 7))
      #expect(history.mark(Self.monday, game: "pairs") == .done)
    }
  }

  @Test("the end counts by its date in UTC, whatever the zone of the clock was")
  func zones() {
    for offset in [-720, 0, 840] {
      let history = Self.history([Self.lines(1, on: Self.monday, offset: offset)])
      #expect(history.days == [Self.monday])
    }
  }

  @Test(
    "a run counts the days with a finished game and forgives one missed day in seven",
    arguments: [
      ([1, 2, 3], 3, 3, []), ([1, 2, 3], 4, 3, []), ([1, 2, 3], 5, 3, [4]),
      ([1, 2, 3], 6, 0, [4]), ([1, 2, 4, 5], 5, 4, [3]), ([1, 2, 4, 6], 6, 1, [3]),
      ([1, 3, 4, 5, 6, 7, 8, 9], 9, 8, [2]), ([1, 3, 4, 5, 6, 7, 9], 9, 1, [2]),
      ([1, 3, 4, 5, 6, 7, 8, 10], 10, 8, [2, 9]), ([], 5, 0, []), ([5], 5, 1, []),
    ] as [([Int], Int, Int, [Int])])
  func run(played: [Int], today: Int, days: Int, forgiven: [Int]) {
    let run = Self.played(played).run(on: Self.june(today))
    #expect(run.days == days)
    #expect(run.forgiven == forgiven.map(Self.june))
  }

  @Test("a game that is finished on another day never changes a run")
  func later() {
    let on = [1, 2, 5].map { Self.lines($0, on: Self.june($0)) }
    let late = [3, 4].map { Self.lines(10 + $0, on: Self.june($0), later: 5) }
    for today in 1...9 {
      let (without, with) = (Self.history(on), Self.history(on + late))
      #expect(with.run(on: Self.june(today)) == without.run(on: Self.june(today)))
    }
  }

  @Test("a clock that is set back takes nothing away")
  func clockSetBack() {
    let history = Self.played([1, 2, 3, 4])
    for today in [-400, 0, 2, 4] { #expect(history.run(on: Self.june(today)).days == 4) }
  }
}
