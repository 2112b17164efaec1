import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PuzzleKit
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

/// Plays games, opens pages and checks the spoken sentences.
@MainActor @Suite("Spoken sentences")
struct SpokenSentencesTests {
  private let listener: Listener
  private var program: HeadlessProgram { listener.program }

  init() throws { listener = Listener(try HeadlessProgram.box("en")) }

  /// Moves the focus until a text begins with some words, and returns that text.
  @discardableResult
  private func find(_ words: String) throws -> String {
    for _ in 0..<40 {
      let said = listener.press(.focusNext)
      if said.hasPrefix(words) { return said }
    }
    throw Missing(words: words)
  }

  private struct Missing: Error { let words: String }

  private func sliding(_ values: [Int]) throws -> SlidingTable {
    let options = SlidingPuzzle.Options.board(try SlidingBoard(.square(3), values: values))
    let table = SlidingTable(options, seed: 1)
    program.show(SlidingModule.self, table)
    listener.press(.speech(.place))
    return table
  }

  @Test("A hint in a puzzle is heard, in each game")
  func hints() throws {
    _ = try program.slidingPuzzles()
    let said = listener.press(.command(.hint), .command(.hint))
    #expect(said.contains("Next: slide "), "\(said)")
    program.showPuzzles(of: MatchsticksModule.self)
    #expect(listener.press(.command(.hint), .command(.hint)).contains("Take "))
    program.showPuzzles(of: PairsModule.self)
    #expect(listener.press(.command(.hint), .command(.hint)).contains("Hint: Row "))
  }

  @Test("A move names its tile, an arrow without a tile says so, and undo says what came back")
  func tiles() throws {
    _ = try sliding([0, 1, 2, 3, 4, 8, 6, 7, 5])
    #expect(listener.press(.tilt(.down)).hasPrefix("3 down. Gap in row 1, column 3"))
    #expect(listener.press(.tilt(.left)) == "No tile can slide that way.")
    let said = listener.press(.command(.undo), .command(.undo))
    #expect(said.contains("Taken back: 3 down. Gap in row 2"), "\(said)")
  }

  @Test("The result is said once, with its parts named and without numbers of drawings")
  func end() throws {
    _ = try sliding([0, 1, 2, 3, 4, 5, 6, 8, 7])
    let before = listener.heard.count
    listener.press(.tilt(.left))
    listener.wait(8)
    let said = listener.heard[before...].joined(separator: " ")
    #expect(
      said.split(separator: "Solved in", omittingEmptySubsequences: false).count == 2, "\(said)")
    #expect(said.contains("0 seconds.") && !said.contains(" 4. "), "\(said)")
  }

  @Test("The size says its price and its key before the choice, and the choice alone after it")
  func price() throws {
    _ = try sliding([0, 1, 2, 3, 4, 8, 6, 7, 5])
    let first = try find("Size, choice")
    #expect(first.hasSuffix("Another size starts a new game. Enter chooses."), "\(first)")
    let next = listener.press(.tilt(.right))
    #expect(next == "4×4, 2 of 6. Not chosen yet.")
    let chosen = listener.press(.activate)
    #expect(chosen.contains("4×4, 2 of 6.") && !chosen.contains("starts"), "\(chosen)")
  }

  @Test("A new game from the panel of difficulty leads back to the board")
  func difficulty() throws {
    _ = try sliding([0, 1, 2, 3, 4, 8, 6, 7, 5])
    let name = try find("Any difficulty, menu")
    #expect(!name.isEmpty)
    #expect(listener.press(.activate).hasPrefix("Any difficulty. Difficulty, slider"))
    try find("New game, button")
    #expect(listener.press(.activate).contains("Gap in row"), "\(listener.last)")
  }

  @Test("The end of Matchsticks is said once")
  func matchsticks() throws {
    let setup = MatchstickSetup(pile: 18, takeLimit: 3, seating: MatchstickSeats())
    program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 3))
    listener.press(.speech(.place))
    let before = listener.heard.count
    for _ in 0..<12 where !listener.last.contains("Play again") {
      listener.press(.number(1))
      listener.wait(8)
    }
    let said = listener.heard[before...].joined(separator: " ")
    #expect(said.split(separator: " won", omittingEmptySubsequences: false).count == 2, "\(said)")
    #expect(said.split(separator: "the last match.").count == 2, "\(said)")
  }

  @Test("A flag that is not put yet says the keys once")
  func flag() throws {
    program.show(EarthModule.self, EarthTable(EarthSetup(mode: .guess), seed: 5))
    let said = listener.press(.tilt(.right)) + listener.press(.speech(.place))
    #expect(said.contains("Arrow keys: move the flag, Enter: dig."), "\(said)")
    #expect(!listener.press(.tilt(.right)).contains("Arrow keys"))
  }

  @Test("Games are read as sentences, with the heads of the columns")
  func table() throws {
    program.addLabels()
    program.showResults(of: PairsModule.self)
    listener.press(.speech(.place))
    for _ in 0..<12 where !listener.last.contains(" of 3, choice") { listener.press(.focusNext) }
    for _ in 0..<2 where !listener.last.contains("Games, 2 of 3") { listener.press(.tilt(.left)) }
    let said = listener.press(.speech(.board))
    #expect(said.contains("Game: 6 × 6, "), "\(said)")
    #expect(said.contains("Result: 55 flips"), "\(said)")
    #expect(!said.contains("Date. ") && !said.contains("Date, "), "the head: \(said)")
  }

  @Test("The days of Today are sentences")
  func today() {
    program.addDays()
    program.showToday()
    let said = listener.press(.speech(.board))
    #expect(said.contains(": Sliding Puzzle: 52 moves"), "\(said)")
    #expect(!said.contains("Mon, Tue"), "\(said)")
  }

  @Test("Sliders of one page have different names")
  func sliders() {
    program.showSettings(of: [MatchsticksModule.self, PairsModule.self, EarthModule.self])
    let said = listener.press(.speech(.board))
    let names = said.split(separator: ". ").filter { $0.contains(", slider") }.map {
      String($0.prefix { $0 != "," })
    }
    #expect(Set(names).count == names.count, "\(names)")
  }
}
