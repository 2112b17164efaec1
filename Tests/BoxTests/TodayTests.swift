import BoxKit
import GameKernel
import MatchstickGame
import PairsGame
import PlayLog
import SceneTestSupport
import SlidingGame
import Stage
import TestSupport
import Testing
import TodayScenes

@MainActor @Suite("The games of the day in the program")
struct TodayTests {
  private let program: HeadlessProgram
  private var today: Day { Day(secondsSince1970: program.log.now().secondsSince1970) }
  private var history: DayHistory { DayHistory(program.log.log, of: program.log.player) }

  init() throws { program = try HeadlessProgram.box("en") }

  /// The table with the game of today.
  private func table<Rules: TracedRules>(_ rules: Rules.Type) throws -> GameTable<Rules> {
    let tables = try #require(program.tables.tables(of: today) as? InMemoryTables)
    return try #require(tables.table(of: rules))
  }

  @Test("begin at their own tables, and enter the log as the try that counts")
  func begins() throws {
    program.showToday(then: "day-sliding")
    #expect(history.mark(today, game: "sliding") == .begun)
    let table = try table(SlidingPuzzle.self)
    #expect(table.isOfDay)
    #expect(!table.canUndo)
    #expect(program.log.log.games().isEmpty)
    #expect(program.tables.table(of: SlidingPuzzle.self)?.isOfDay == false)
  }

  @Test("name the day to listeners", arguments: ["matchsticks", "sliding", "pairs", "tunnel"])
  func spokenDay(game: String) throws {
    program.showToday(then: "day-" + game)
    let title = try #require(program.active?.spoken.title)
    #expect(title.contains(" · "))
  }

  @Test("go on where the player left them")
  func goesOn() throws {
    program.showToday(then: "day-pairs")
    let first = try table(Pairs.self)
    _ = try first.tap(0)
    program.key(.back)
    program.settle()
    #expect(program.active?.name == "today")
    program.click("day-pairs")
    #expect(try table(Pairs.self) === first)
    #expect(first.session.moveCount == 1)
    #expect(history.mark(today, game: "pairs") == .begun)
  }

  @Test("count once they are finished, and the page then opens the review")
  func counts() throws {
    program.showToday(then: "day-pairs")
    let table = try table(Pairs.self)
    try finish(table)
    program.run(5)
    #expect(history.mark(today, game: "pairs") == .done)
    #expect(history.run(on: today).days == 1)
    let game = try #require(program.log.log.games().first)
    #expect(game.origin == .today && game.list == PairsTable.category(.sixByFour))
    #expect(program.list.texts.contains("Practise"))
    #expect(program.list.texts.contains("Copy result"))
    #expect(program.list.texts.contains { $0.hasPrefix("Next: ") })
  }

  @Test("give days in a row that neither a missed day nor a clock set back ends")
  func threeDays() throws {
    let first = today
    func play(on age: Int, zone offset: Int = 0) throws {
      program.clock.now = Moment(
        secondsSince1970: first.adding(days: age).secondsSince1970 + 43_200, offset: offset)
      program.showToday(then: "day-pairs")
      try finish(try table(Pairs.self))
      program.run(5)
    }
    try play(on: 0)
    try play(on: 1, zone: 720)
    #expect(history.run(on: today).days == 2)
    // Day 2 is missed, and forgiven.
    try play(on: 3, zone: -600)
    #expect(history.run(on: today).days == 3)
    #expect(history.run(on: today).forgiven == [first.adding(days: 2)])
    // The clock is set back to the day before the first.
    program.clock.now = Moment(secondsSince1970: first.secondsSince1970 - 43_200)
    #expect(history.run(on: today).days == 3)
  }

  @Test("that were missed can be played later, marked so, and change no days in a row")
  func later() throws {
    let yesterday = today.adding(days: -1)
    program.showToday()
    program.context.input.device = .keyboard
    program.key(.focusSwitch)
    program.key(.tilt(.left))
    #expect(program.list.texts.contains("Today"))
    program.key(.activate)
    #expect(!program.list.texts.contains("Today"))
    #expect(program.list.texts.contains { $0.contains("December") || $0.contains("November") })
    program.click("day-pairs")
    let tables = try #require(program.tables.tables(of: yesterday) as? InMemoryTables)
    try finish(try #require(tables.table(of: Pairs.self)))
    program.run(5)
    #expect(history.mark(yesterday, game: "pairs") == .doneLater)
    #expect(history.run(on: today).days == 0)
  }

  private func finish(_ table: PairsTable) throws {
    let deal = table.state
    for card in 0..<deal.layout.cardCount where !table.state.isOver {
      guard
        let twin = (0..<deal.layout.cardCount).first(where: { twin in
          twin > card && deal.kinds[twin] == deal.kinds[card]
        })
      else { continue }
      _ = try table.tap(card)
      _ = try table.tap(twin)
    }
  }

  @Test("are given up by a new game, which asks first and then is a practice of the same game")
  func givesUp() throws {
    program.showToday(then: "day-matchsticks")
    let table = try table(Matchsticks.self)
    let move = try #require(table.state.winningMoves.first)
    let seed = table.session.seed
    try table.take(move)
    program.settle()
    program.key(.command(.newGame))
    #expect(history.mark(today, game: "matchsticks") == .begun)
    #expect(program.list.texts.contains { $0.contains("give up") })
    program.key(.command(.newGame))
    #expect(history.mark(today, game: "matchsticks") == .givenUp)
    program.settle()
    #expect(program.active?.name == "matchsticks")
    #expect(program.list.texts.contains { $0.hasPrefix("Practice · ") })
    let practice = try self.table(Matchsticks.self)
    #expect(practice.session.seed == seed && practice.isAtStart && !practice.isOfDay)
    #expect(!practice.canUndo && practice.hasFixedRules)
    let own = try #require(program.tables.table(of: Matchsticks.self))
    #expect(own.session.seed != seed && !own.hasFixedRules)
  }

  @Test("stay before the first move: a new game neither leaves them nor changes the own table")
  func staysUnplayed() throws {
    for game in ["matchsticks", "sliding", "tunnel", "pairs"] {
      program.showToday(then: "day-\(game)")
      program.key(.command(.newGame))
      program.key(.command(.newGame))
      program.settle()
      #expect(program.active?.name == game)
      // Where the sentence has no room, the title answers.
      #expect(
        program.list.texts.contains { $0.contains("always this one") || $0.hasPrefix("Today · ") },
        "\(game)")
      #expect(history.mark(today, game: game) == .begun)
    }
    #expect(program.tables.table(of: Matchsticks.self)?.hasFixedRules == false)
  }

  @Test("say at each size that they are of today")
  func saysToday() throws {
    for size in [Size(480, 320), Size(800, 600), Size(1280, 800)] {
      program.layout(LayoutView(size: size, percent: 100, font: .lato))
      for game in ["matchsticks", "sliding", "tunnel", "pairs"] {
        program.showToday(then: "day-\(game)")
        #expect(program.list.texts.contains { $0.hasPrefix("Today · ") }, "\(game) \(size)")
      }
    }
  }

  @Test(
    "end with a bright button for the next open game of the day, and at last with that for the day")
  func nextGame() throws {
    program.showToday(then: "day-pairs")
    try finish(try table(Pairs.self))
    program.run(5)
    program.context.input.device = .keyboard
    #expect(program.active?.focused == "next-of-day")
    program.key(.activate)
    program.settle()
    #expect(program.active?.name == "tunnel")
  }

  @Test("allow undo, which the result names and which costs no medal")
  func undo() throws {
    program.showToday(then: "day-pairs")
    let table = try table(Pairs.self)
    _ = try table.tap(0)
    table.undo()
    try finish(table)
    program.run(5)
    #expect(program.list.texts.contains("Gold"))
    #expect(!program.list.texts.contains { $0.contains("no medal") })
    program.key(.back)
    program.key(.back)
    program.settle()
    #expect(program.active?.name == "today")
    #expect(program.list.texts.contains("with undo"))
    #expect(!program.list.pictures("medal").isEmpty)
  }

  @Test("ask before a hint, which ends the medal but no days in a row")
  func hint() throws {
    program.showToday(then: "day-matchsticks")
    program.key(.command(.hint))
    #expect(program.list.texts.contains { $0.contains("medal") })
  }

  @Test("have fixed rules: a table of a day offers neither sizes nor opponents")
  func isFixed() throws {
    for (game, ids) in [
      ("day-sliding", ["length", "distance"]), ("day-pairs", ["layout", "players"]),
      ("day-tunnel", ["mode"]), ("day-matchsticks", ["form", "matches"]),
    ] {
      program.showToday(then: game)
      for id in ids { #expect(program.report(id) == nil, "\(id)") }
    }
  }
}
