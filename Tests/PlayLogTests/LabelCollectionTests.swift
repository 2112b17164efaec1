import GameKernel
import PlayLog
import Testing

@Suite("The labels of matchboxes")
struct LabelCollectionTests {
  /// A game that the first player has won against a computer.
  private static func won(
    _ number: Int, against rival: String, game: String = "matchsticks", setup: String = "18:3"
  ) -> LoggedGame {
    var won = LoggedGame.sample(
      number, game: game,
      seats: [LoggedSeat(.player(.first)), LoggedSeat(.computer(rival))])
    won.winners = [0]
    won.setup = setup
    return won
  }

  /// A game of the player alone.
  private static func solo(_ number: Int, _ game: String, _ setup: String, moves: Int) -> LoggedGame
  {
    var solo = LoggedGame.sample(number, game: game, moves: moves)
    solo.setup = setup
    return solo
  }

  private static func labels(
    _ games: [LoggedGame], _ feats: [Feat: Int] = [:], days: [LogEntry] = []
  ) -> Set<MatchboxLabel> {
    let log = PlayLog(games.map { .game($0) } + days)
    let limits = [MatchboxLabel.owl: 57, .globe: 5_000]
    return Set(LabelCollection(log, of: .first, limits: limits) { _, _ in feats }.wins.keys)
  }

  private static func changed(
    _ game: LoggedGame, _ change: (inout LoggedGame) -> Void
  ) -> LoggedGame {
    var game = game
    change(&game)
    return game
  }

  /// For each label of single games, games that win it and no other one.
  private static let winners: [(MatchboxLabel, [LoggedGame], [Feat: Int])] = [
    (.fox, [won(1, against: "clever")], [:]),
    (.hedgehog, (1...10).map { won($0, against: "wild") }, [.mistakes: 0]),
    (.robot, [won(1, against: "machine:unbeatable")], [:]),
    (.ship, [solo(1, "sliding", "5:numbers", moves: 300)], [:]),
    (
      .snail, [changed(solo(1, "sliding", "4:numbers", moves: 90)) { $0.time = .seconds(3601) }],
      [:]
    ),
    (
      .mirror, [changed(solo(1, "sliding", "3:pictures", moves: 40)) { $0.picture = "own:me.png" }],
      [:]
    ),
    (.key, [changed(solo(1, "sliding", "4:numbers", moves: 30)) { $0.least = 30 }], [:]),
    (.anchor, [changed(solo(1, "sliding", "4:numbers", moves: 90)) { $0.least = 50 }], [:]),
    (.owl, [solo(1, "pairs", "6x6", moves: 57)], [:]),
    (
      .cherries,
      [
        changed(solo(1, "pairs", "4x4", moves: 30)) {
          $0.seats = [LoggedSeat(.player(.first)), LoggedSeat(.guest)]
        }
      ], [:]
    ),
    (
      .butterfly, [changed(solo(1, "pairs", "4x4", moves: 30)) { $0.picture = "deck:1" }], [:]
    ),
    (.crown, [won(1, against: "perfect", game: "pairs", setup: "6x6")], [:]),
    (.fan, [solo(1, "pairs", "6x4", moves: 60)], [.pairsInARow: 7]),
    (.globe, [solo(1, "tunnel", "guess", moves: 5_000)], [.bestFlag: 101]),
    (.mole, [solo(1, "tunnel", "guess", moves: 5_001)], [.bestFlag: 100]),
    (
      .whale, [solo(1, "tunnel", "dig", moves: 9), solo(2, "tunnel", "dig", moves: 9)],
      [.splashes: 5]
    ),
    (.kiwi, [solo(1, "tunnel", "dig", moves: 1)], [.spainToNewZealand: 1]),
    (.boot, [solo(1, "tunnel", "dry", moves: 20)], [.foundAtOnce: 1]),
  ]

  @Test("are won by what they are for, and no other one is", arguments: winners.indices)
  func won(index: Int) {
    let (label, games, feats) = Self.winners[index]
    #expect(Self.labels(games, feats) == [label])
  }

  @Test("for Clever at heaps or rows come with the one for Clever", arguments: ["heaps", "rows"])
  func beacon(form: String) {
    let game = Self.won(1, against: "clever", setup: "\(form):3-4-5:wins")
    #expect(Self.labels([game]) == [.fox, .beacon])
  }

  @Test("need a game without help that was not retried", arguments: winners.indices)
  func help(index: Int) {
    let (label, games, feats) = Self.winners[index]
    let retried = games.map { Self.changed($0) { $0.from = GameID(rawValue: 99) } }
    #expect(Self.labels(retried, feats).isEmpty)
    guard ![.snail, .mole, .whale, .kiwi, .boot].contains(label) else { return }
    let helped = games.map { Self.changed($0) { $0.marks = .helped } }
    #expect(Self.labels(helped, feats).isEmpty)
  }

  @Test("just below their conditions are not won")
  func nearly() {
    let games = [
      Self.solo(1, "pairs", "6x6", moves: 58), Self.solo(2, "tunnel", "guess", moves: 5_001),
      Self.changed(Self.solo(3, "pairs", "6x6", moves: 54)) { $0.marks = .peeked },
      Self.changed(Self.solo(4, "sliding", "4:numbers", moves: 29)) { $0.least = 29 },
      Self.changed(Self.solo(5, "sliding", "4:numbers", moves: 60)) { $0.least = 49 },
      Self.changed(Self.solo(6, "sliding", "4:numbers", moves: 60)) { $0.time = .seconds(3600) },
      Self.changed(Self.won(7, against: "clever")) { $0.winners = [1] },
      Self.changed(Self.won(8, against: "perfect", game: "pairs")) { $0.winners = [0, 1] },
    ]
    #expect(Self.labels(games, [.pairsInARow: 6, .splashes: 1, .bestFlag: 101]).isEmpty)
  }

  @Test("for ten games without a mistake need them in a row")
  func mistakes() {
    let games = (1...19).map { Self.won($0, against: "wild") }
    let log = PlayLog(games: games)
    let labels = LabelCollection(log, of: .first, limits: [:]) { game, _ in
      [.mistakes: game.id.rawValue == 10 ? 1 : 0]
    }
    #expect(labels.wins.isEmpty)
  }

  /// A log in which the player finished a game on each of some days.
  private static func log(_ days: [Day]) -> PlayLog {
    let lines = days.enumerated().flatMap { number, day in
      let game = changed(solo(number + 1, "pairs", "4x4", moves: 40)) {
        $0.moment = Moment(secondsSince1970: day.secondsSince1970 + 60, offset: 0)
      }
      let began = DayGame(player: .first, day: day, game: "pairs", id: game.id)
      return [LogEntry.day(began), .game(game)]
    }
    return PlayLog(lines)
  }

  private static let start = Day(secondsSince1970: 1_767_225_600)

  @Test(
    "for games of the day count days, rows of days and months",
    arguments: [
      ([0], [.lantern]), (Array(0..<6), [.lantern]), ([0, 1, 2, 4, 5, 6, 7], [.lantern, .sun]),
      ((0..<30).map { 3 * $0 }, [.lantern, .calendar]),
      ((0..<12).map { 30 * $0 + 5 }, [.lantern, .year]),
    ] as [([Int], Set<MatchboxLabel>)])
  func days(numbers: [Int], labels: Set<MatchboxLabel>) {
    let log = Self.log(numbers.map { Self.start.adding(days: $0) })
    #expect(Set(LabelCollection(log, of: .first, limits: [:]) { _, _ in [:] }.wins.keys) == labels)
  }

  @Test("lie in four rows of six")
  func rows() {
    #expect(MatchboxLabel.allCases.count == 4 * MatchboxLabel.columns)
  }

  @Test("keep the time, the game and the number of the first win")
  func first() throws {
    let games = (1...3).map { Self.solo($0, "pairs", "6x6", moves: 50 + $0) }
    let labels = LabelCollection(PlayLog(games: games), of: .first, limits: [.owl: 57]) { _, _ in
      [:]
    }
    let owl = try #require(labels.wins[.owl])
    #expect(owl.moment == games[0].moment)
    #expect(owl.game == games[0].id)
    #expect(owl.number == 51)
  }
}
