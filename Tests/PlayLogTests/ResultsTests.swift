import GameKernel
import PlayLog
import TestSupport
import Testing

@Suite("Best games and streaks from the log", .tags(.rules)) struct ResultsTests {
  private let list = ResultCategory("sliding", "4", "numbers")

  private func solved(_ number: Int, moves: Int, _ change: (inout LoggedGame) -> Void = { _ in })
    -> LoggedGame
  {
    var game = LoggedGame.sample(number, moves: moves)
    game.list = list
    change(&game)
    return game
  }

  @Test(
    "A list of best games has the games that ended without help and were not retried, those with a peek last"
  )
  func counted() {
    let log = PlayLog(games: [
      solved(1, moves: 50), solved(2, moves: 40), solved(3, moves: 1) { $0.isOver = false },
      solved(4, moves: 1) { $0.marks = .helped }, solved(5, moves: 1) { $0.marks = .shown },
      solved(6, moves: 1) { $0.from = GameID(rawValue: 1) }, solved(7, moves: 1) { $0.list = nil },
      solved(8, moves: 45) { $0.marks = .peeked },
    ])
    #expect(log.results().list(list).results.map(\.moves) == [40, 50, 45])
  }

  @Test("A start that was played twice has its better result")
  func sameStart() {
    let log = PlayLog(games: [
      solved(1, moves: 50), solved(2, moves: 40) { $0.start = "sliding:1:4:seed=1" },
    ])
    #expect(log.results().list(list).results.map(\.moves) == [40])
  }

  @Test("A result has the time, day, name and picture of its game, and the proven length")
  func facts() {
    let game = solved(1, moves: 50) {
      $0.picture = "lake"
      $0.marks = .undone
    }
    var log = PlayLog([.game(game), .proof(game.id, least: 38)])
    log.add(.player(.first, .rename("Ann")))
    let result = GameResult(
      game: "sliding:1:4:seed=1", moves: 50, time: .seconds(60), day: game.moment.day,
      usedUndo: true, least: 38, player: "Ann", picture: "lake")
    #expect(log.results().list(list).results == [result])
  }

  @Test("Each player has their own best games")
  func players() {
    let log = PlayLog([
      .addAnna, .game(solved(1, moves: 50)),
      .game(solved(2, moves: 40) { $0.seats = [LoggedSeat(.player(anna))] }),
    ])
    #expect(log.results(of: anna).list(list).results.map(\.moves) == [40])
    #expect(log.results(of: .first).list(list).results.map(\.moves) == [50])
    #expect(log.results(of: ben).isEmpty)
  }

  @Test("In games against others the runs of wins count, and the last one lasts")
  func runs() {
    let wins = [true, true, false, true, true, true, false, false, true]
    let games = wins.enumerated().map { LoggedGame.duel($0 + 1, isWon: $1) }
    let results = PlayLog(games: games).results().list(ResultCategory("matchsticks", "clever"))
      .results
    #expect(results.map(\.moves) == [3, 2, 1])
    #expect(results.map(\.lasts) == [false, false, true])
    #expect(results.map(\.time) == [.seconds(180), .seconds(120), .seconds(60)])
    #expect(results[0].day == games[5].moment.day && results[0].since == games[3].moment.day)
  }

  @Test("Help, undo and leaving end a run, and a retried game does not matter")
  func endOfRun() {
    let ends: [(inout LoggedGame) -> Void] = [
      { $0.marks = .helped }, { $0.marks = .undone }, { $0.isOver = false },
      { $0.winners = [0, 1] },
    ]
    for end in ends {
      var games = (1...4).map { LoggedGame.duel($0, isWon: true) }
      end(&games[2])
      let streak = WinStreak(games, of: .first)
      #expect(streak.current == 1 && streak.longest == 2)
      let results = PlayLog(games: games).results().list(ResultCategory("matchsticks", "clever"))
      #expect(results.results.map(\.moves) == [2, 1])
    }
    var games = (1...4).map { LoggedGame.duel($0, isWon: $0 != 3) }
    games[2].from = games[1].id
    #expect(WinStreak(games, of: .first).current == 3)
    let results = PlayLog(games: games).results().list(ResultCategory("matchsticks", "clever"))
    #expect(results.results.map(\.moves) == [3])
  }

  @Test("A run of version 1.0 goes on if it had not ended")
  func earlierRun() {
    let list = ResultCategory("matchsticks", "clever")
    func wins(_ lasts: Bool) -> [Int] {
      let run = EarlierRun(
        player: .first, list: list, start: "old", wins: 4, time: .seconds(9),
        day: Day(secondsSince1970: 0), lasts: lasts)
      let games = [LogEntry.game(.duel(1, isWon: true)), .game(.duel(2, isWon: true))]
      return PlayLog([.run(run)] + games).results().list(list).results.map(\.moves)
    }
    #expect(wins(true) == [6])
    #expect(wins(false) == [4, 2])
  }

  @Test("Figures leave retried games out, and averages also helped and left ones")
  func figures() {
    let games = [
      solved(1, moves: 50), solved(2, moves: 45), solved(3, moves: 1) { $0.isOver = false },
      solved(4, moves: 1) { $0.marks = .helped },
      solved(5, moves: 1) { $0.from = GameID(rawValue: 1) },
    ]
    let figures = GameFigures(games, of: nil)
    #expect(
      [figures.played, figures.finished, figures.won, figures.helped, figures.retried] == [
        4, 3, 0, 1, 1,
      ])
    #expect(figures.meanMoves == 47.5)
    #expect(figures.meanTime == .seconds(60))
    #expect(figures.time == .seconds(240))
    #expect(GameFigures([], of: nil).meanTime == nil)
  }

  @Test("The table of figures has a row for each game that was played, in columns")
  func table() {
    let duels = (1...10).map { LoggedGame.duel($0, isWon: $0 > 2, seconds: 4_000) }
    let table = GameFigures.table(
      duels + [solved(11, moves: 7)], of: nil, names: ["sliding", "pairs", "matchsticks"])
    #expect(
      table == [
        "game         played  finished  won  helped  retried  streak  longest  moves     time     total",
        "sliding           1         1    0       0        0       0        0    7.0     1:00      1:00",
        "matchsticks      10        10    8       0        0       8        8      –  1:06:40  11:06:40",
      ])
  }
}
