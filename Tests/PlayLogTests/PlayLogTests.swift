import GameKernel
import PlayLog
import TestSupport
import Testing

@Suite("The log as a value", .tags(.rules)) struct PlayLogTests {
  @Test("counts a game once, as its last line says")
  func replaced() {
    var log = PlayLog(games: [.sample(1, isOver: false, moves: 3), .sample(2)])
    log.add(.game(.sample(1, moves: 40), record: "x"))
    #expect(log.games().map(\.id) == [GameID(rawValue: 1), GameID(rawValue: 2)])
    #expect(log[GameID(rawValue: 1)]?.moves == 40)
    #expect(log[GameID(rawValue: 1)]?.hasRecord == true)
  }

  @Test("keeps an ended game when an older copy of the log says that it was left")
  func ended() {
    let log = PlayLog(games: [.sample(1, moves: 40), .sample(1, isOver: false, moves: 3)])
    #expect(log.games().map(\.moves) == [40])
  }

  @Test("knows the shortest length, whether the proof comes before or after the game")
  func proofs() {
    let (proof, game) = (LogEntry.proof(GameID(rawValue: 1), least: 12), LogEntry.game(.sample(1)))
    for entries in [[proof, game], [game, proof], [game, proof, game], [proof, game, game]] {
      #expect(PlayLog(entries).games().map(\.least) == [12])
    }
  }

  @Test(
    "is the same when entries come twice or in another order, as in merged logs",
    arguments: 1...UInt64(Thoroughness.count(20, full: 1_000)))
  func merged(seed: UInt64) {
    var dice = Dice(seed: seed)
    var entries: [LogEntry] = [.addAnna, .addBen]
    let games = (101...120).map { dice.game($0) }
    let facts: [LogEntry] =
      games.map { .game($0) }
      + LogEntry.everyKind.filter { if case .player = $0 { false } else { true } }
    let log = PlayLog(entries + facts)
    entries += facts.shuffled(using: &dice) + facts.shuffled(using: &dice)
    let merged = PlayLog(entries)
    #expect(merged.games() == log.games())
    #expect(merged.players == log.players)
    #expect(merged.puzzles(of: anna) == log.puzzles(of: anna))
    #expect(merged.days(of: .first) == log.days(of: .first))
    #expect(merged.results() == log.results())
  }

  @Test("lists games by time, the oldest first")
  func order() {
    let log = PlayLog(games: [3, 1, 2].map { .sample($0) })
    #expect(log.games().map(\.id.rawValue) == [1, 2, 3])
  }

  @Test("filters games by player, game, setup and time")
  func filters() {
    var games: [LoggedGame] = (1...48).map { number in
      .sample(
        number, of: number.isMultiple(of: 3) ? anna : .first,
        game: number.isMultiple(of: 2) ? "pairs" : "sliding")
    }
    games[0].setup = "3:numbers"
    let log = PlayLog([.addAnna] + games.map { .game($0) })
    #expect(log.games(GameFilter(player: anna)).count == 16)
    #expect(log.games(GameFilter(player: anna, game: "pairs")).count == 8)
    #expect(log.games(GameFilter(game: "chess")).isEmpty)
    #expect(log.games(GameFilter(setup: "3:numbers")).map(\.id.rawValue) == [1])
    #expect(log.games(GameFilter(player: anna, period: .last(2))).map(\.id.rawValue) == [45, 48])
    #expect(log.games(GameFilter(period: .last(0))).isEmpty)
    let day = games[20].moment.day
    let since = log.games(GameFilter(period: .since(day)))
    #expect(since == games.filter { $0.moment.day >= day })
    #expect(since.count < 48 && since.count > 24)
  }

  @Test("takes the day from the clock of the player, not from UTC")
  func localDay() {
    let moment = Moment(secondsSince1970: 1_795_651_200 - 60, offset: 60)
    #expect(moment.utcText == "2026-11-25T23:59:00Z")
    #expect(moment.day == Day("2026-11-26"))
  }

  @Test("leaves out the games of a removed player, and calls them nameless in games with others")
  func removed() throws {
    let together = LoggedGame.sample(
      3, seats: [LoggedSeat(.player(anna), name: "Annie"), LoggedSeat(.player(ben))])
    let entries: [LogEntry] = [
      .addAnna, .addBen, .game(.sample(1, of: anna)), .game(.sample(2, of: ben)), .game(together),
      .day(
        DayGame(
          player: anna, day: Day(secondsSince1970: 0), game: "pairs",
          id: GameID(rawValue: 1))),
    ]
    var log = PlayLog(entries)
    let before = log
    log.add(.player(anna, .remove))
    #expect(log.games().map(\.id.rawValue) == [2, 3])
    #expect(together.seats.map(log.name(of:)) == [nil, "Ben"])
    #expect(DayHistory(log, of: anna).mark(Day(secondsSince1970: 0), game: "pairs") == nil)
    log.add(.player(anna, .restore))
    #expect(log == before)
    #expect(together.seats.map(log.name(of:)) == ["Annie", "Ben"])
  }

  @Test("keeps games without a player of the box")
  func guests() {
    let game = LoggedGame.sample(1, seats: [LoggedSeat(.guest, name: "Cleo"), LoggedSeat(.guest)])
    #expect(PlayLog(games: [game]).games() == [game])
  }

  @Test("knows when each player has played last")
  func lastPlayed() {
    let log = PlayLog([.addAnna, .addBen] + [2, 5, 3].map { .game(.sample($0, of: anna)) })
    #expect(log.players[anna]?.lastPlayed == LoggedGame.sample(5).moment.secondsSince1970)
    #expect(log.players[ben]?.lastPlayed == nil)
  }

  @Test("tells the outcome for each seat")
  func outcomes() {
    var game = LoggedGame.duel(1, isWon: true)
    #expect([0, 1].map(game.outcome) == [.won, .lost])
    game.winners = [0, 1]
    #expect([0, 1].map(game.outcome) == [.drawn, .drawn])
    game.isOver = false
    #expect(game.outcome(of: 0) == .left)
    #expect(LoggedGame.sample(1).outcome(of: 0) == .finished)
  }
}
