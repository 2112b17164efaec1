import BoxKit
import GameKernel
import JSON
import MatchstickGame
import MatchstickScenes
import PlayLog
import PuzzleKit
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing
import Threads

@testable import MatchwoodMain

@MainActor @Suite("The mistakes of finished games", .tags(.input))
struct MistakeFinderTests {
  private let program: HeadlessProgram
  private let finder: MistakeFinder

  init() throws {
    program = try HeadlessProgram("en", Box.games) { $0.makeWorkQueue = { WorkQueue(wake: nil) } }
    finder = MistakeFinder(Box.games, program.gameContext)
  }

  private var book: MistakeBook {
    program.tables.openDocument(MistakeBooks.self).value[program.log.player]
  }

  /// Solves a board that is 2 moves from the goal, after a detour of 12 moves.
  private func playWithDetour() throws {
    var state = SlidingPuzzle.start(.home(.square(3)), seed: 0)
    for direction in [Direction.right, .down] {
      _ = try SlidingPuzzle.apply(.tilt(direction), to: &state)
    }
    program.show(SlidingModule.self, SlidingTable(.board(state.board), seed: 7))
    for _ in 0..<3 { program.key(.tilt(.right), .tilt(.down), .tilt(.left), .tilt(.up)) }
    program.key(.tilt(.up), .tilt(.left))
  }

  @Test("A detour is kept once, and is due on the next day")
  func kept() throws {
    try playWithDetour()
    let kept = book.mistakes(of: "sliding")
    #expect(kept.map(\.cost) == [12])
    for mistake in kept {
      #expect(mistake.cost > 0 && mistake.status == .new)
      #expect(!mistake.isDue(on: mistake.day) && mistake.isDue(on: mistake.day.adding(days: 1)))
      let board = try #require(SlidingBoard(mistake.key))
      #expect(BoardPuzzle(board, using: SlidingSolver(.square(3))) != nil)
    }
  }

  @Test("A win given away at Matchsticks is kept")
  func matchsticks() throws {
    let setup = MatchstickSetup()
    program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 1))
    let table = try #require(program.tables.table(of: Matchsticks.self))
    while !table.state.isOver {
      if !table.takeForComputer() { try table.take(1) }
    }
    let review = try #require(table.review)
    #expect(book.mistakes(of: "matchsticks").count <= review.mistakes(of: .first))
    let person = table.seating[.first].isPerson ? Seat.first : .second
    #expect(book.mistakes(of: "matchsticks").isEmpty == (review.mistakes(of: person) == 0))
  }

  @Test(
    "Each win given away at heaps or rows is kept, however many moves would have won",
    arguments: ["heaps:2-2-3", "heaps:1-3-5-8", "rows:3-5-7"])
  func groups(text: String) throws {
    let layout = Matchsticks.Layout(try #require(Matchsticks.Matches(text)), last: .wins)
    let setup = MatchstickSetup(layout, seating: MatchstickSeats(second: .simple))
    program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 1))
    let table = try #require(program.tables.table(of: Matchsticks.self))
    while !table.state.isOver {
      if table.takeForComputer() { continue }
      let (state, legal) = (table.state, table.state.legalMoves)
      let losing = legal.first { move in
        var next = state
        return (try? Matchsticks.apply(move, to: &next)) != nil && next.favoured == .second
      }
      try table.session.perform(losing ?? legal[0])
    }
    let mistakes = try #require(table.review).mistakes(of: .first)
    #expect(mistakes > 0 && book.mistakes(of: "matchsticks").count == mistakes)
  }

  @Test("Nothing is kept or shown while the setting is off")
  func off() throws {
    program.settings.change { $0.keepsMistakes = false }
    try playWithDetour()
    #expect(book == MistakeBook())
    program.addMistakes()
    #expect(program.mistakePages().dueCount == 0)
  }

  @Test("The books of all players are written and read as they are")
  func file() throws {
    program.addMistakes()
    var books = program.tables.openDocument(MistakeBooks.self).value
    books[PlayerID(rawValue: 77)] = books[program.log.player]
    let bytes = try JSONWriter().write(books)
    #expect(try JSONReader().read(MistakeBooks.self, from: bytes) == books)
    #expect(throws: (any Error).self) {
      try JSONReader().read(MistakeBooks.self, from: Array("[]".utf8))
    }
  }

  @Test("A forgotten player's positions are removed")
  func forgotten() throws {
    let anna = PlayerID(rawValue: 77)
    try program.log.change(anna, .add(name: "Anna", colour: 1, figure: 1))
    program.log.enter(anna)
    program.addMistakes()
    #expect(book != MistakeBook())
    try program.log.change(anna, .remove)
    try program.log.change(anna, .forget)
    #expect(program.tables.openDocument(MistakeBooks.self).value[anna] == MistakeBook())
  }
}
