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

@MainActor @Suite("The page of puzzles", .tags(.input))
struct PuzzlePageTests {
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  private var tries: [PuzzleTry] { program.log.log.puzzles(of: program.log.player) }

  private var words: String { program.list.texts.joined(separator: " ") }

  @Test("The first detour ends the rated try once; the tile goes back, and trying goes on")
  func detour() throws {
    let trainer = try program.slidingPuzzles()
    let puzzle = try #require(trainer.attempt?.puzzle)
    program.key(.tilt(try trainer.right()))
    #expect(trainer.attempt?.answers.count == 1 && tries.isEmpty)
    program.key(.tilt(try trainer.wrong()))
    #expect(tries.count == 1 && tries.first?.isSolved == false)
    #expect(trainer.history.rating < PuzzleRating.start && trainer.history.streak == 0)
    #expect(words.contains("Now it would take \(puzzle.distance + 2) moves."))
    program.run(1)
    while trainer.attempt?.isOver == false { program.key(.tilt(try trainer.right())) }
    #expect(trainer.attempt?.answers.count == puzzle.distance)
    program.key(.command(.undo))
    #expect(tries.count == 1)
  }

  @Test("A puzzle solved without a detour raises rating and streak, as the log says")
  func solved() throws {
    let trainer = try program.slidingPuzzles()
    for _ in 0..<3 {
      while trainer.attempt?.isOver == false { program.key(.tilt(try trainer.right())) }
      program.key(.command(.newGame))
    }
    #expect(tries.map(\.isSolved) == [true, true, true])
    #expect(trainer.history.streak == 3 && trainer.history.rating > PuzzleRating.start)
    let player = program.log.player
    #expect(program.log.log.puzzleHistory(of: player, game: "sliding") == trainer.history)
  }

  @Test("The next puzzle comes only once this one is decided, and none comes twice")
  func next() throws {
    let trainer = try program.slidingPuzzles()
    let first = trainer.attempt?.puzzle
    program.key(.command(.newGame))
    #expect(trainer.attempt?.puzzle == first)
    var seen: Set<String> = []
    for _ in 0..<20 {
      #expect(seen.insert(try #require(trainer.attempt?.puzzle.key)).inserted)
      program.key(.tilt(try trainer.wrong()), .command(.newGame))
    }
  }

  @Test("Hint and Give up ask once, then count as not solved", arguments: [true, false])
  func asks(hints: Bool) throws {
    let trainer = try program.slidingPuzzles()
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
    let trainer = try program.slidingPuzzles()
    program.key(.command(.hint), .tilt(try trainer.right()), .command(.hint))
    #expect(tries.isEmpty && trainer.attempt?.result == nil)
  }

  @Test("Undo takes the wrong answer back at once, then right ones, at no cost")
  func undo() throws {
    let trainer = try program.slidingPuzzles()
    program.key(.tilt(try trainer.right()))
    program.key(.tilt(try trainer.right()), .command(.undo))
    #expect(trainer.attempt?.answers.count == 1 && tries.isEmpty)
    program.click("again")
    #expect(trainer.attempt?.answers.isEmpty == true && tries.isEmpty)
    program.key(.tilt(try trainer.wrong()), .command(.undo), .tilt(try trainer.right()))
    #expect(trainer.attempt?.answers.count == 1)
  }

  @Test("A click on a far tile answers with each tile that slides")
  func run() throws {
    let trainer = try program.slidingPuzzles()
    while trainer.attempt?.isOver == false {
      let attempt = try #require(trainer.attempt)
      var state = SlidingPuzzle.start(.board(attempt.puzzle.board), seed: 0)
      for answer in attempt.answers { _ = try SlidingPuzzle.apply(.tilt(answer), to: &state) }
      let cell = try #require(
        state.board.shape.neighbour(of: state.board.gap, try trainer.right().opposite))
      program.click("board.\(cell)")
    }
    #expect(tries.map(\.isSolved) == [true])
  }

  @Test("A gamepad solves, undoes and goes on")
  func pad() throws {
    let trainer = try program.slidingPuzzles()
    program.context.input.device = .gamepad
    while trainer.attempt?.isOver == false {
      program.container.handle(.tilt(try trainer.right()))
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
    let trainer = try program.slidingPuzzles()
    while trainer.attempt?.isOver == false { program.key(.tilt(try trainer.right())) }
    let puzzle = trainer.attempt?.puzzle
    program.key(.activate)
    #expect(trainer.attempt?.puzzle != puzzle)
  }

  @Test("Enter pressed twice on the way here does not answer, and half a second later it does")
  func arrival() throws {
    program.showPuzzles(of: MatchsticksModule.self)
    let trainer = try #require(program.active as? PuzzleScene<MatchsticksModule>).trainer
    program.run(0.4)
    program.key(.activate)
    #expect(tries.isEmpty && trainer.attempt?.result == nil)
    program.run(0.1)
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
    let trainer = try program.slidingPuzzles()
    #expect(words.contains("Give up"))
    program.key(.tilt(try trainer.wrong()))
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
    let trainer = try program.slidingPuzzles()
    #expect(trainer.attempt?.puzzle.board.shape == .square(length))
  }

  @Test("The time of the rated part is shown to players who want it, and is kept in the settings")
  func clock() throws {
    let trainer = try program.slidingPuzzles()
    program.run(2)
    #expect(!words.contains("0:0"))
    program.settings.change { $0.puzzles.showsTime = true }
    program.run(2)
    #expect(words.contains("0:04"))
    program.key(.tilt(try trainer.wrong()))
    program.run(3)
    #expect(words.contains("0:04"))
  }

  @Test("A page tells whose method the rating is")
  func rating() throws {
    _ = try program.slidingPuzzles()
    program.chooseMore("How the rating works")
    #expect(words.contains("Arpad Elo"))
    program.key(.back)
    #expect(program.active?.name == "puzzles")
  }
}
