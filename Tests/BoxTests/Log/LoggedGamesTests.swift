import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import SlidingGame
import SlidingScenes
import TestSupport
import Testing

/// The games of all tables as the log has them.
@MainActor @Suite("The games in the log")
struct LoggedGamesTests {
  private let log: PlayLogModel

  init() {
    var next: UInt64 = 100
    log = PlayLogModel(
      now: { Moment(secondsSince1970: 1_795_219_200) },
      makeID: {
        next += 1
        return next
      })
  }

  private var games: [LoggedGame] { log.log.games() }

  /// Plays a game of Matchsticks against the simple player, or leaves it after some takes.
  private func play(_ table: MatchstickTable, takes: Int = .max) throws {
    var rest = takes
    while rest > 0, !table.state.isOver {
      rest -= 1
      if !table.takeForComputer() { try table.take(table.state.bestTake ?? 1) }
    }
  }

  private func sticks() -> MatchstickTable {
    let table = MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(second: .simple)), seed: 5)
    log.follow(table)
    return table
  }

  @Test("are there once: at the first end, also after undo and redo")
  func firstEnd() throws {
    let table = sticks()
    try play(table)
    #expect(games.count == 1)
    let game = try #require(games.first)
    #expect(game.setup == "18:3" && game.winners == [0] && game.isOver && !game.isRetried)
    #expect(game.seats.map(\.description) == ["p0000000000000001", "csimple"])
    #expect(game.link == "matchsticks:1:18:3:first=1:seed=5:players=person,simple")
    table.undo()
    table.redo()
    #expect(games == [game])
  }

  @Test(
    "are left ones when another begins after a person's move, and ended ones if undo brings them back"
  )
  func left() throws {
    let table = sticks()
    table.newGame()
    #expect(games.isEmpty, "nobody has moved")
    try table.take(1)
    table.newGame()
    #expect(games.map(\.isOver) == [false])
    table.undo()
    try play(table)
    #expect(games.map(\.isOver) == [true] && games.map(\.isRetried) == [false])
    table.newGame()
    #expect(games.count == 1)
  }

  @Test("that continue after their undone end are other ones, which are retried")
  func retried() throws {
    let table = sticks()
    try play(table)
    let first = try #require(games.first)
    table.undo()
    try play(table)
    #expect(games.count == 2)
    let second = try #require(games.last)
    #expect(second.from == first.id && second.id != first.id && second.isRetried)
    #expect(log.log[first.id]?.isRetried == false)
    table.undo()
    try play(table, takes: 1)
    table.newGame()
    #expect(games.count == 3 && games.last?.from == second.id && games.last?.isOver == false)
  }

  @Test("have persons: those of computers alone are left out")
  func computers() throws {
    let table = MatchstickTable(
      setup: MatchstickSetup(seating: MatchstickSeats(first: .clever, second: .simple)), seed: 5)
    log.follow(table)
    try play(table)
    table.newGame()
    try play(table, takes: 2)
    table.newGame()
    #expect(games.isEmpty)
  }

  @Test("know that they came from a link, were helped, and who played")
  func facts() throws {
    let table = sticks()
    try log.change(PlayerID(rawValue: 7), .add(name: "Anna", colour: 1, figure: 1))
    log.enter(PlayerID(rawValue: 7))
    table.open(try MatchstickLink(text: "matchsticks:1:18:3:first=1:seed=9:players=person,clever"))
    table.noteHelp()
    try play(table)
    let game = try #require(games.first)
    #expect(game.origin == .link && game.marks == .helped && game.seed == 9)
    #expect(game.seats.first?.player == PlayerID(rawValue: 7))
  }

  // MARK: The lines of each game

  /// Checks that the last game's record leads to the same position, has no name, and is short enough.
  private func check<Rules: TracedRules>(_ table: GameTable<Rules>) throws -> LoggedGame {
    let game = try #require(games.last)
    let text = try #require(log.record(of: game.id))
    let record = try #require(GameRecord<Rules>(logText: text))
    let session = try GameSession<Rules>(
      restoring: GameTable<Rules>(record.options, table.setup, seed: record.seed).session
        .wholeRecord)
    for move in record.moves { try session.perform(move) }
    #expect(session.state == table.state && record.usedUndo == table.session.usedUndo)
    #expect(!text.contains("Zoë") && game.game == Rules.name)
    #expect(game.link != nil)
    return game
  }

  @Test("replay a game of Pairs, with its pairs, flips and peeks")
  func pairs() throws {
    let seats = [PairsSeat(.person, name: "Zoë"), PairsSeat(.forgetful(memory: 70), colour: 1)]
    let table = PairsTable(PairsSetup(layout: .sixBySix, seats: seats), seed: 3, isByChance: true)
    log.follow(table)
    while !table.state.isOver {
      if table.close() || table.flipForComputer() { continue }
      let cards = table.state.layout.cards.filter(table.state.isFaceDown)
      let open = table.state.openCards.first
      let partner = cards.first { card in
        open.map { table.state.kinds[$0] == table.state.kinds[card] } ?? true
      }
      try table.tap(
        table.state.turns.isMultiple(of: 3) ? partner ?? cards[0] : cards[cards.count / 2])
    }
    let game = try check(table)
    #expect(game.setup == "6x6" && game.scores.reduce(0, +) == 18 && game.list == nil)
    #expect(game.seats.map(\.name) == ["Zoë", nil] && game.moves == table.state.flips)

    let alone = PairsTable(PairsSetup(layout: .fourByFour), seed: 4, isByChance: true)
    log.follow(alone)
    try alone.peek()
    for kind in 0..<8 {
      for card in alone.state.kinds.indices where alone.state.kinds[card] == UInt8(kind) {
        try alone.tap(card)
      }
    }
    let peeked = try check(alone)
    #expect(peeked.marks == .peeked && peeked.winners.isEmpty && peeked.outcome(of: 0) == .finished)
  }

  @Test("replay a game of the sliding puzzle, with its picture")
  func sliding() throws {
    let table = SlidingTable(.dealt(.square(4)), seed: 11, isByChance: true)
    log.follow(table)
    var dice = Dice(seed: 1)
    for _ in 0..<120 {
      let directions = Direction.allCases.filter {
        var state = table.state
        return (try? SlidingPuzzle.apply(.tilt($0), to: &state)) != nil
      }
      try table.session.perform(.tilt(dice.pick(directions)))
    }
    table.notePicture("lake.png")
    table.noteNumbers()
    let state = table.state
    table.newGame()
    let game = try #require(games.last)
    #expect(!game.isOver && game.setup == "4:numbers" && game.picture == "lake.png")
    let text = try #require(log.record(of: game.id))
    let record = try #require(GameRecord<SlidingPuzzle>(logText: text))
    let again = SlidingTable(record.options, seed: record.seed)
    for move in record.moves { try again.session.perform(move) }
    #expect(again.state == state && game.moves == 120)
    #expect(text.utf8.count < 300, "\(text)")
  }

  @Test("replay a game of Through the Earth, with its kilometres")
  func earth() throws {
    let seats = [EarthSeat(.person), EarthSeat(.globetrotter(error: 900), colour: 1)]
    let table = EarthTable(EarthSetup(mode: .guess, seats: seats), seed: 3, isByChance: true)
    log.follow(table)
    for round in 0..<ThroughTheEarth.placeCount {
      if round > 0 { try table.session.perform(.next) }
      try table.session.perform(.flag(table.state.place.antipode.moved(by: 100, bearing: 0)))
      table.putFlagForComputer()
    }
    let game = try check(table)
    #expect(game.setup == "guess" && game.scores.first == 500 && game.winners == [0])
  }
}
