import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
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

@MainActor @Suite("The page of puzzles", .tags(.input))
struct PuzzlePageTests {
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  private func sliding() throws -> PuzzleTrainer<SlidingModule> {
    program.showPuzzles(of: SlidingModule.self)
    return try #require(program.active as? PuzzleScene<SlidingModule>).trainer
  }

  private var tries: [PuzzleTry] { program.log.log.puzzles(of: program.log.player) }

  private func right(_ trainer: PuzzleTrainer<SlidingModule>) throws -> Direction {
    let attempt = try #require(trainer.attempt)
    return try #require(attempt.puzzle.rightAnswers(after: attempt.answers).first)
  }

  /// Returns a legal move that leads farther away.
  private func wrong(_ trainer: PuzzleTrainer<SlidingModule>) throws -> Direction {
    let attempt = try #require(trainer.attempt)
    var state = SlidingPuzzle.start(.board(attempt.puzzle.board), seed: 0)
    for answer in attempt.answers { _ = try SlidingPuzzle.apply(.tilt(answer), to: &state) }
    let right = Set(attempt.puzzle.rightAnswers(after: attempt.answers))
    return try #require(
      Direction.allCases.first { direction in
        var next = state
        return !right.contains(direction)
          && (try? SlidingPuzzle.apply(.tilt(direction), to: &next)) != nil
      })
  }

  private var words: String { program.list.texts.joined(separator: " ") }

  @Test("The first detour ends the rated try once; the tile goes back, and trying goes on")
  func detour() throws {
    let trainer = try sliding()
    let puzzle = try #require(trainer.attempt?.puzzle)
    program.key(.tilt(try right(trainer)))
    #expect(trainer.attempt?.answers.count == 1 && tries.isEmpty)
    program.key(.tilt(try wrong(trainer)))
    #expect(tries.count == 1 && tries.first?.isSolved == false)
    #expect(trainer.history.rating < PuzzleRating.start && trainer.history.streak == 0)
    #expect(words.contains("Now it would take \(puzzle.distance + 2) moves."))
    program.run(1)
    while trainer.attempt?.isOver == false { program.key(.tilt(try right(trainer))) }
    #expect(trainer.attempt?.answers.count == puzzle.distance)
    program.key(.command(.undo))
    #expect(tries.count == 1)
  }

  @Test("A puzzle solved without a detour raises rating and streak, as the log says")
  func solved() throws {
    let trainer = try sliding()
    for _ in 0..<3 {
      while trainer.attempt?.isOver == false { program.key(.tilt(try right(trainer))) }
      program.key(.command(.newGame))
    }
    #expect(tries.map(\.isSolved) == [true, true, true])
    #expect(trainer.history.streak == 3 && trainer.history.rating > PuzzleRating.start)
    let player = program.log.player
    #expect(program.log.log.puzzleHistory(of: player, game: "sliding") == trainer.history)
  }

  @Test("The next puzzle comes only once this one is decided, and none comes twice")
  func next() throws {
    let trainer = try sliding()
    let first = trainer.attempt?.puzzle
    program.key(.command(.newGame))
    #expect(trainer.attempt?.puzzle == first)
    var seen: Set<String> = []
    for _ in 0..<20 {
      #expect(seen.insert(try #require(trainer.attempt?.puzzle.key)).inserted)
      program.key(.tilt(try wrong(trainer)), .command(.newGame))
    }
  }

  @Test("Hint and Give up ask once, then count as not solved", arguments: [true, false])
  func asks(hints: Bool) throws {
    let trainer = try sliding()
    func act() { hints ? program.key(.command(.hint)) : program.click("give-up") }
    act()
    #expect(tries.isEmpty && trainer.attempt?.result == nil)
    #expect(words.contains("Press again"))
    act()
    #expect(tries.map(\.isSolved) == [false])
    program.run(20)
    #expect(trainer.attempt?.isOver == !hints)
    #expect(words.contains(hints ? "Only one solution" : "The solution"))
  }

  @Test("A move elsewhere ends the question")
  func answered() throws {
    let trainer = try sliding()
    program.key(.command(.hint), .tilt(try right(trainer)), .command(.hint))
    #expect(tries.isEmpty && trainer.attempt?.result == nil)
  }

  @Test("Undo takes the wrong answer back at once, then right ones, at no cost")
  func undo() throws {
    let trainer = try sliding()
    program.key(.tilt(try right(trainer)))
    program.key(.tilt(try right(trainer)), .command(.undo))
    #expect(trainer.attempt?.answers.count == 1 && tries.isEmpty)
    program.click("again")
    #expect(trainer.attempt?.answers.isEmpty == true && tries.isEmpty)
    program.key(.tilt(try wrong(trainer)), .command(.undo), .tilt(try right(trainer)))
    #expect(trainer.attempt?.answers.count == 1)
  }

  @Test("A click on a far tile answers with each tile that slides")
  func run() throws {
    let trainer = try sliding()
    while trainer.attempt?.isOver == false {
      let attempt = try #require(trainer.attempt)
      var state = SlidingPuzzle.start(.board(attempt.puzzle.board), seed: 0)
      for answer in attempt.answers { _ = try SlidingPuzzle.apply(.tilt(answer), to: &state) }
      let cell = try #require(
        state.board.shape.neighbour(of: state.board.gap, try right(trainer).opposite))
      program.click("board.\(cell)")
    }
    #expect(tries.map(\.isSolved) == [true])
  }

  @Test("A gamepad solves, undoes and goes on")
  func pad() throws {
    let trainer = try sliding()
    program.context.input.device = .gamepad
    while trainer.attempt?.isOver == false {
      program.container.handle(.tilt(try right(trainer)))
    }
    let first = trainer.attempt?.puzzle
    program.container.handle(.command(.newGame))
    #expect(trainer.attempt != nil && trainer.attempt?.puzzle != first)
  }

  @Test("In Pairs one flip decides, and another card may be tried after a wrong one")
  func pairs() throws {
    program.showPuzzles(of: PairsModule.self)
    let trainer = try #require(program.active as? PuzzleScene<PairsModule>).trainer
    let puzzle = try #require(trainer.attempt?.puzzle)
    let right = puzzle.rightAnswers(after: [])
    let wrong = puzzle.state.layout.cards.first {
      puzzle.state.isFaceDown($0) && !right.contains($0)
    }
    program.click("board.\(try #require(wrong))")
    #expect(tries.map(\.isSolved) == [false] && tries.first?.game == "pairs")
    program.run(1)
    program.click("board.\(try #require(right.first))")
    #expect(trainer.attempt?.isOver == true && tries.count == 1)
  }

  @Test("In Matchsticks the number key of the winning take solves")
  func matchsticks() throws {
    program.showPuzzles(of: MatchsticksModule.self)
    let trainer = try #require(program.active as? PuzzleScene<MatchsticksModule>).trainer
    let winning = try #require(trainer.attempt?.puzzle.winningMoves.first)
    program.key(.number(winning.count))
    #expect(trainer.attempt?.isOver == true)
    #expect(tries.map(\.isSolved) == [true] && tries.first?.game == "matchsticks")
  }

  @Test("A solved puzzle has the focus on the next one, so that Enter goes on")
  func goesOn() throws {
    let trainer = try sliding()
    while trainer.attempt?.isOver == false { program.key(.tilt(try right(trainer))) }
    let puzzle = trainer.attempt?.puzzle
    program.key(.activate)
    #expect(trainer.attempt?.puzzle != puzzle)
  }

  @Test("Enter pressed once too often on the way here does not answer, and the next one does")
  func arrival() throws {
    program.showPuzzles(of: MatchsticksModule.self)
    let trainer = try #require(program.active as? PuzzleScene<MatchsticksModule>).trainer
    program.key(.activate)
    #expect(tries.isEmpty && trainer.attempt?.result == nil)
    program.key(.activate)
    #expect(tries.count == 1)
  }

  @Test("A shown solution has the focus on the next puzzle, too")
  func givesUp() throws {
    program.showPuzzles(of: MatchsticksModule.self)
    let trainer = try #require(program.active as? PuzzleScene<MatchsticksModule>).trainer
    for _ in 0..<2 { program.click("give-up") }
    program.run(2)
    #expect(words.contains("The solution"))
    program.key(.activate)
    #expect(trainer.attempt?.isOver == false)
  }

  @Test("The warning before a hint goes with the next act")
  func warning() throws {
    program.showPuzzles(of: MatchsticksModule.self)
    program.key(.command(.hint))
    #expect(words.contains("counts as not solved"))
    program.key(.tilt(.right))
    #expect(!words.contains("counts as not solved") && tries.isEmpty)
  }

  @Test("Positions that wait can be tried as practice, which changes nothing in the book")
  func practice() throws {
    program.addMistakes(on: program.gameContext.services.today())
    let trainer = try sliding()
    let books = program.tables.openDocument(MistakeBooks.self)
    let before = books.value[program.log.player]
    program.click("own")
    program.key(.focusNext)
    #expect(program.active?.focused == "practise")
    program.key(.activate)
    program.key(.activate)
    #expect(trainer.mistake != nil)
    while trainer.attempt?.isOver == false { program.key(.tilt(try right(trainer))) }
    #expect(books.value[program.log.player] == before && tries.isEmpty)
  }

  @Test("The puzzles of Matchsticks begin with those of the table that is played")
  func firstKind() throws {
    program.settings.change { $0.matchsticks.form = .rows }
    program.showPuzzles(of: MatchsticksModule.self)
    let trainer = try #require(program.active as? PuzzleScene<MatchsticksModule>).trainer
    #expect(trainer.attempt?.puzzle.layout.form == .rows)
  }

  @Test("In heaps and rows a click gives the answer, as at the table", arguments: [1, 2])
  func groups(kind: Int) throws {
    program.showPuzzles(of: MatchsticksModule.self)
    let trainer = try #require(program.active as? PuzzleScene<MatchsticksModule>).trainer
    for _ in 0..<kind { program.key(.nextTab) }
    let puzzle = try #require(trainer.attempt?.puzzle)
    #expect(puzzle.layout.form == Matchsticks.Form.allCases[kind])
    let state = Matchsticks.start(Matchsticks.Options(puzzle.layout), seed: 0)
    let move = try #require(puzzle.winningMoves.first)
    let run = try state.run(taking: move)
    let first = "board.\(run.group).\(run.places.lowerBound)"
    if run.count == 1 || kind == 1 { program.click(first) }
    if kind == 2, run.count == 2 {
      let place = try #require(program.report(first)?.frame)
      let between = Point(place.maxX - 1, place.midY)
      program.context.input.device = .mouse
      for intent in [Intent.hover(between), .press(between), .tap(between)] {
        program.container.handle(intent)
      }
    }
    #expect(trainer.attempt?.isOver == true && tries.map(\.isSolved) == [true])
  }

  @Test("The help of the page has its keys, and those of the matches of its puzzle")
  func help() throws {
    program.settings.change { $0.matchsticks.form = .rows }
    program.showPuzzles(of: MatchsticksModule.self)
    program.key(.nextTab)
    program.key(.command(.help))
    let help = try #require(program.active as? HelpScene)
    program.run(1)
    program.key(.leap(.pageDown))
    program.run(1)
    for words in ["Take that many matches", "Next puzzle", "Hint (counts as not solved)"] {
      #expect(self.words.contains(words), "\(words)")
    }
    #expect(!words.contains("New game") && program.active === help)
  }

  @Test(
    "After a wrong move one may try again or see the solution at once, and nothing is to be undone")
  func wrongMove() throws {
    let trainer = try sliding()
    #expect(words.contains("Give up"))
    program.key(.tilt(try wrong(trainer)))
    #expect(words.contains("Try again.") && program.report("undo")?.isEnabled == false)
    program.run(1)
    #expect(words.contains("Try again.") && words.contains("Show"))
    #expect(program.report("undo")?.isEnabled == false && !words.contains("Give up"))
    program.click("give-up")
    program.run(20)
    #expect(trainer.attempt?.isOver == true && words.contains("The solution"))
    #expect(tries.count == 1)
  }

  @Test("A puzzle with one answer has neither Undo nor Start again")
  func oneAnswer() {
    program.showPuzzles(of: PairsModule.self)
    #expect(program.report("undo") == nil && program.report("again") == nil)
  }

  @Test("The puzzles of a board begin with those of its size", arguments: [3, 4])
  func size(length: Int) throws {
    program.show(SlidingModule.self, SlidingTable(.dealt(.square(length)), seed: 7))
    let trainer = try sliding()
    #expect(trainer.attempt?.puzzle.board.shape == .square(length))
  }

  @Test("A position of an own game is shown at the tab of its kind")
  func tab() throws {
    program.addMistakes()
    program.show(SlidingModule.self, SlidingTable(.dealt(.square(4)), seed: 7))
    let trainer = try sliding()
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
    _ = try sliding()
    #expect(program.report("mistakes.0") != nil)
    #expect(words.contains("once more") && !words.contains("· solved"))
  }

  @Test("A mistake of today is not offered: the page says that it comes back tomorrow")
  func waiting() throws {
    program.addMistakes(on: program.gameContext.services.today())
    let trainer = try sliding()
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
    let trainer = try sliding()
    #expect(trainer.mistakes.first?.key == text)
    program.click("mistakes.0")
    #expect(trainer.attempt != nil && trainer.mistake == nil)
    #expect(!trainer.mistakes.contains { $0.key == text } && trainer.mistakes.count == 7)
  }

  @Test("The list says how long a solution is, and what the player took")
  func row() throws {
    program.addMistakes()
    _ = try sliding()
    let said = (8..<15).filter { distance in
      words.contains("3×3 · solve in \(distance) moves")
        && words.contains("you took \(distance + 4)")
    }
    #expect(!said.isEmpty)
  }

  @Test("An answered position leaves the list of those that are due")
  func answeredOwn() throws {
    program.addMistakes()
    let trainer = try sliding()
    #expect(trainer.mistakes.count == 7)
    program.click("mistakes.0")
    let mistake = try #require(trainer.mistake)
    program.key(.tilt(try wrong(trainer)))
    #expect(trainer.mistakes.count == 6 && !trainer.mistakes.contains { $0.key == mistake.key })
    #expect(words.contains("1 comes back tomorrow"))
  }

  @Test("The time of the rated part is shown to players who want it, and is kept in the settings")
  func clock() throws {
    let trainer = try sliding()
    program.run(2)
    #expect(!words.contains("0:0"))
    program.settings.change { $0.puzzles.showsTime = true }
    program.run(2)
    #expect(words.contains("0:04"))
    program.key(.tilt(try wrong(trainer)))
    program.run(3)
    #expect(words.contains("0:04"))
  }

  @Test("A page tells whose method the rating is")
  func rating() throws {
    _ = try sliding()
    program.chooseMore("How the rating works")
    #expect(words.contains("Arpad Elo"))
    program.key(.back)
    #expect(program.active?.name == "puzzles")
  }

  @Test("A position of an own game is answered in the book alone, and comes back later")
  func own() throws {
    program.addMistakes()
    let trainer = try sliding()
    program.click("mistakes.0")
    let mistake = try #require(trainer.mistake)
    #expect(trainer.attempt?.puzzle.key == mistake.key && mistake.status == .new)
    while trainer.attempt?.isOver == false { program.key(.tilt(try right(trainer))) }
    let books = program.tables.openDocument(MistakeBooks.self).value
    let kept = books[program.log.player].mistakes(of: "sliding").first { $0.key == mistake.key }
    #expect(
      kept?.status == .solved && kept?.isDue(on: program.gameContext.services.today()) == false)
    #expect(tries.isEmpty && trainer.history.tries == 0)
    #expect(words.contains("It comes back on"))
  }
}
