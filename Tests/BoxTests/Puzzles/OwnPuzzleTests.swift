import BoxKit
import GameKernel
import PlayLog
import PuzzleKit
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

/// A position that is no puzzle.
private struct NoPuzzle: Puzzle {
  let key: String
  var rating: Int { 1_200 }

  func rightAnswers(after answers: [Int]) -> [Int] { [] }
}

@MainActor @Suite("Positions of own games on the page of puzzles", .tags(.input))
struct OwnPuzzleTests {
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  private var tries: [PuzzleTry] { program.log.log.puzzles(of: program.log.player) }

  private var words: String { program.list.texts.joined(separator: " ") }

  @Test("Positions that wait can be tried as practice, which changes nothing in the book")
  func practice() throws {
    program.addMistakes(on: program.gameContext.services.today())
    let trainer = try program.slidingPuzzles()
    let books = program.tables.openDocument(MistakeBooks.self)
    let before = books.value[program.log.player]
    program.click("own")
    program.key(.focusNext)
    #expect(program.active?.focused == "practise")
    program.key(.activate)
    program.key(.activate)
    #expect(trainer.mistake != nil)
    while trainer.attempt?.isOver == false { program.key(.tilt(try trainer.right())) }
    #expect(books.value[program.log.player] == before && tries.isEmpty)
  }

  @Test("A position of an own game is shown at the tab of its kind")
  func tab() throws {
    program.addMistakes()
    program.show(SlidingModule.self, SlidingTable(.dealt(.square(4)), seed: 7))
    let trainer = try program.slidingPuzzles()
    #expect(trainer.kind == 1)
    program.click("mistakes.0")
    #expect(trainer.mistake != nil && trainer.kind == 0)
    program.key(.command(.newGame))
    #expect(trainer.mistake == nil && trainer.attempt?.puzzle.board.shape == .square(3))
  }

  @Test("A position that was solved before and is due again is named as one to solve once more")
  func onceMore() throws {
    program.addMistakes()
    let player = program.log.player
    program.tables.openDocument(MistakeBooks.self).change { books in
      for mistake in books[player].mistakes(of: "sliding") {
        books[player].answer(mistake, isSolved: true, on: mistake.due)
      }
    }
    _ = try program.slidingPuzzles()
    #expect(program.report("mistakes.0") != nil)
    #expect(words.contains("once more") && !words.contains("· solved"))
  }

  @Test("A mistake of today is not offered: the page says that it comes back tomorrow")
  func waiting() throws {
    program.addMistakes(on: program.gameContext.services.today())
    let trainer = try program.slidingPuzzles()
    #expect(trainer.mistakes.isEmpty && program.report("mistakes.0") == nil)
    #expect(words.contains("Nothing is due today. 7 come back tomorrow."))
  }

  @Test("A position whose puzzle cannot be made leaves the list, and another puzzle comes")
  func impossible() throws {
    program.addMistakes()
    let books = program.tables.openDocument(MistakeBooks.self)
    let text = "3x3:1-2-3-4-5-6-7-8-0"
    books.change {
      $0[program.log.player].add(
        OwnPuzzle(NoPuzzle(key: text), turn: 0, cost: 99), game: "sliding",
        from: GameID(rawValue: 77), on: Day(secondsSince1970: -9_000_000))
    }
    let trainer = try program.slidingPuzzles()
    #expect(trainer.mistakes.first?.key == text)
    program.click("mistakes.0")
    #expect(trainer.attempt != nil && trainer.mistake == nil)
    #expect(!trainer.mistakes.contains { $0.key == text } && trainer.mistakes.count == 7)
  }

  @Test("The list says how long a solution is, and what the player took")
  func row() throws {
    program.addMistakes()
    _ = try program.slidingPuzzles()
    let said = (8..<15).filter { distance in
      words.contains("3×3 · solve in \(distance) moves")
        && words.contains("you took \(distance + 4)")
    }
    #expect(!said.isEmpty)
  }

  @Test("An answered position leaves the list of those that are due")
  func answeredOwn() throws {
    program.addMistakes()
    let trainer = try program.slidingPuzzles()
    #expect(trainer.mistakes.count == 7)
    program.click("mistakes.0")
    let mistake = try #require(trainer.mistake)
    program.key(.tilt(try trainer.wrong()))
    #expect(trainer.mistakes.count == 6 && !trainer.mistakes.contains { $0.key == mistake.key })
    #expect(words.contains("1 comes back tomorrow"))
  }

  @Test("A position of an own game is answered in the book alone, and comes back later")
  func own() throws {
    program.addMistakes()
    let trainer = try program.slidingPuzzles()
    program.click("mistakes.0")
    let mistake = try #require(trainer.mistake)
    #expect(trainer.attempt?.puzzle.key == mistake.key && mistake.status == .new)
    while trainer.attempt?.isOver == false { program.key(.tilt(try trainer.right())) }
    let books = program.tables.openDocument(MistakeBooks.self).value
    let kept = books[program.log.player].mistakes(of: "sliding").first { $0.key == mistake.key }
    #expect(
      kept?.status == .solved && kept?.isDue(on: program.gameContext.services.today()) == false)
    #expect(tries.isEmpty && trainer.history.tries == 0)
    #expect(words.contains("It comes back on"))
  }
}
