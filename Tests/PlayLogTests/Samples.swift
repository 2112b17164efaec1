import GameKernel
import PlayLog
import TestSupport

extension LoggedGame {
  /// A game of one seat that ended, an hour after the one before.
  static func sample(
    _ number: Int, of player: PlayerID = .first, game: String = "sliding",
    seats: [LoggedSeat]? = nil,
    isOver: Bool = true, moves: Int? = nil, seconds: Int = 60
  ) -> LoggedGame {
    var sample = LoggedGame(
      GameID(rawValue: UInt64(number)),
      at: Moment(secondsSince1970: 1_795_000_000 + Int64(number) * 3_600, offset: 60),
      seats: seats ?? [LoggedSeat(.player(player))], game: game, setup: "4:numbers",
      start: "\(game):1:4:seed=\(number)", isOver: isOver, time: .seconds(seconds))
    sample.moves = moves
    return sample
  }

  /// A game of the first player against a computer.
  static func duel(_ number: Int, isWon: Bool, seconds: Int = 60) -> LoggedGame {
    var duel = sample(
      number, game: "matchsticks",
      seats: [LoggedSeat(.player(.first)), LoggedSeat(.computer("clever"))],
      seconds: seconds)
    duel.winners = [isWon ? 0 : 1]
    duel.list = ResultCategory("matchsticks", "clever")
    return duel
  }

  /// A game with all facts.
  static let full: LoggedGame = {
    let seats = [
      LoggedSeat(.player(anna)), LoggedSeat(.guest, name: "Zoë\tand \\ Bo\nb"), LoggedSeat(.guest),
      LoggedSeat(.computer("forgetful:70"), name: "Otto"),
    ]
    var full = sample(7, game: "pairs", seats: seats, moves: 53, seconds: 5)
    full.winners = [1, 3]
    full.scores = [2, 3, 0, -3]
    full.list = ResultCategory("pairs", "4x4", "peek")
    full.seed = .max
    full.least = 12
    full.time = .milliseconds(61_250)
    full.marks = [.helped, .shown, .peeked, .undone]
    full.origin = .today
    full.from = GameID(rawValue: 6)
    full.picture = "lake.png"
    return full
  }()
}

/// Players of the tests.
let (anna, ben) = (PlayerID(rawValue: 0xA), PlayerID(rawValue: 0xB))

extension LogEntry {
  static func game(_ game: LoggedGame) -> LogEntry { .game(game, record: "") }

  static let addAnna = LogEntry.player(anna, .add(name: "Anna", colour: 1, figure: 2))
  static let addBen = LogEntry.player(ben, .add(name: "Ben", colour: 2, figure: 3))

  /// An entry of each kind.
  static let everyKind: [LogEntry] = [
    .addAnna, .player(anna, .rename("Anna-Lena")), .player(anna, .rename(nil)),
    .player(anna, .restyle(colour: 0, figure: 255)), .player(anna, .remove),
    .player(anna, .restore), .player(ben, .forget),
    .game(.full, record: "flip:1\tflip:2\nclose\\"), .game(.sample(1, isOver: false)),
    .game(.duel(2, isWon: true)), .proof(GameID(rawValue: 7), least: 12),
    .puzzle(
      PuzzleTry(
        player: anna, at: Moment(secondsSince1970: 1_795_000_000, offset: -330), game: "sliding",
        puzzle: "3x3:812", ratingBefore: 1_200, ratingAfter: 1_188, isSolved: false,
        time: .milliseconds(31_007))),
    .day(
      DayGame(
        player: .first, day: Day(secondsSince1970: 1_795_000_000), game: "pairs",
        id: GameID(rawValue: 1))),
    .run(
      EarlierRun(
        player: .first, list: ResultCategory("matchsticks", "human-like=40"),
        start: "matchsticks:1:18:3", wins: 4, time: .seconds(99), day: Day(secondsSince1970: 0),
        lasts: true)),
  ]
}

extension PlayLog {
  init(_ entries: [LogEntry]) {
    self.init()
    for entry in entries { add(entry) }
  }

  init(games: [LoggedGame]) { self.init(games.map { .game($0) }) }
}

extension Dice {
  /// A game with random facts.
  mutating func game(_ number: Int) -> LoggedGame {
    let names = ["matchsticks", "sliding", "pairs", "tunnel"]
    var game = LoggedGame.sample(
      number, of: pick([.first, anna, ben]), game: pick(names), isOver: below(4) > 0,
      moves: below(3) == 0 ? nil : below(200), seconds: below(1_000))
    if below(3) == 0 { game.seats.append(LoggedSeat(.computer("clever"))) }
    if below(2) == 0 { game.seed = next() }
    return game
  }
}
