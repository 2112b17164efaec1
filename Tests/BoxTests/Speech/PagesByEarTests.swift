import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PuzzleKit
import SceneTestSupport
import SlidingGame
import Stage
import TestSupport
import Testing

@testable import SlidingScenes

/// Opens pages and reads nothing but the spoken texts.
@MainActor @Suite("Pages by ear")
struct PagesByEarTests {
  private let listener: Listener
  private var program: HeadlessProgram { listener.program }

  init() throws { listener = Listener(try HeadlessProgram.box("en")) }

  /// Moves the focus until a text begins with some words, and returns that text.
  private func find(_ words: String) throws -> String {
    for _ in 0..<40 {
      let said = listener.press(.focusNext)
      if said.hasPrefix(words) { return said }
    }
    throw Missing(words: words)
  }

  private struct Missing: Error { let words: String }

  @Test("A setting says its name, kind, value, place and sentence; its change says the new ones")
  func settings() throws {
    program.showSettings(of: [MatchsticksModule.self])
    listener.press(.speech(.place))
    let first = try find("Who goes first")
    #expect(first == "Who goes first, choice, You, 1 of 3. You go first in every game.")
    let next = listener.press(.tilt(.right))
    #expect(next.hasPrefix("Amateur, 2 of 3. "), "\(next)")
  }

  @Test("Scrolled settings are silent, but for the one in focus")
  func scrolled() throws {
    program.showSettings(of: [MatchsticksModule.self])
    program.layout(LayoutView(size: Size(480, 320), percent: 100, font: .lato))
    listener.press(.speech(.place))
    for _ in 0..<12 {
      let before = listener.heard.count
      listener.press(.focusNext)
      #expect(listener.heard.count - before <= 1, "\(listener.heard.suffix(3))")
    }
  }

  @Test("The board of a page without words reads each control with its state")
  func board() throws {
    program.showSettings(of: [MatchsticksModule.self])
    let said = listener.press(.speech(.board))
    #expect(said.hasPrefix("Settings."))
    let place = listener.press(.speech(.place))
    #expect(place.hasPrefix("Settings. Matchsticks, "), "\(place)")
    #expect(said.contains("Matches, slider, 18 matches."), "\(said)")
    #expect(said.contains("Last match, menu, Loses."), "\(said)")
    #expect(!said.contains("15, 18, 21"), "the scale of the slider: \(said)")
  }

  @Test("Drawings of the menu, such as numbers on tiles and captions of keys, are silent")
  func menu() throws {
    program.showMenu()
    let said = listener.press(.speech(.board))
    #expect(said.contains("Sliding Puzzle"))
    #expect(said.numbers.allSatisfy { $0 > 8 }, "\(said)")
    #expect(!listener.press(.speech(.place)).contains("quit"))
  }

  @Test("The first arrow or Tab says what has the focus")
  func firstKey() throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 1)
    program.context.input.device = .mouse
    program.show(PairsModule.self, table)
    listener.wait(1)
    #expect(!listener.last.contains("Row"))
    #expect(listener.press(.tilt(.right)).contains("Row 1, column"))
  }

  @Test("An opened menu says its name, then the title of a row before its key")
  func rows() throws {
    program.show(PairsModule.self, PairsTable(PairsSetup(layout: .fourByFour), seed: 1))
    _ = try find("More, menu")
    #expect(listener.press(.activate).hasPrefix("More. New game, N, 1 of"))
    #expect(listener.press(.tilt(.down)).hasPrefix("More") == false, "the name only once")
  }

  @Test("Today says the task of each game after its name, and the state of each day")
  func today() throws {
    program.showToday()
    #expect(try find("Sliding Puzzle").contains("Play, button"))
    let month = try find("Month before")
    #expect(month == "Month before, button.")
    let day = listener.press(.focusNext)
    #expect(day.hasSuffix(": No games yet.") && !day.contains("Mon, Tue"), "\(day)")
  }

  @Test("A label says its name, place and condition once")
  func labels() throws {
    program.showMenu()
    program.click("labels")
    listener.press(.speech(.place))
    _ = try find("Fox")
    let said = listener.press(.tilt(.right))
    #expect(said.hasPrefix("Beacon, 2 of 24. "), "\(said)")
    #expect(said.split(separator: "Beacon").count == 1, "\(said)")
  }

  @Test("Heaps are told at the start, then the heap that has changed")
  func heaps() throws {
    let layout = Matchsticks.Layout(.heaps([1, 3, 5]))
    program.show(
      MatchsticksModule.self,
      MatchstickTable(setup: MatchstickSetup(layout, seating: MatchstickSeats()), seed: 3))
    listener.wait(1)
    #expect(listener.heard.contains { $0.contains("Heap 1: 1. Heap 2: 3. Heap 3: 5.") })
    #expect(listener.press(.tilt(.right)) == "Heap 1: 1 of 1.")
    #expect(listener.press(.tilt(.left)) == "You can take 1.")
    #expect(listener.press(.tilt(.down), .tilt(.down)).hasSuffix("Heap 3: 1 of 5."))
    #expect(listener.press(.tilt(.right)) == "You can take 1 to 5.")
    #expect(listener.press(.tilt(.right)) == "You can take 1 to 5.", "again")
    #expect(listener.heard.count { $0.contains("Enter: Take them.") } == 1)
    let said = listener.press(.activate)
    #expect(said.contains("Heap 3: 4."), "\(said)")
    #expect(!(said + listener.wait(8)).contains("Nothing chosen"), "\(listener.heard)")
    #expect(!said.contains("Heap 2"), "\(said)")
  }

  @Test("What the machine has learned begins with the answer; its boxes follow on request")
  func learned() throws {
    let setup = MatchstickSetup(seating: MatchstickSeats(second: .machine))
    program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 7))
    _ = try find("What did it learn?")
    let said = listener.press(.activate)
    #expect(said.hasPrefix("What did it learn? Nothing yet."), "\(said)")
    #expect(!said.contains("Box 18"), "\(said)")
    #expect(listener.press(.speech(.board)).contains("Box 18: ball, square, triangle."))
  }

  @Test("The help reads its sentences and the names of keys, not the drawings")
  func help() throws {
    program.show(PairsModule.self, PairsTable(PairsSetup(layout: .fourByFour), seed: 1))
    let said = listener.press(.command(.help))
    #expect(said.hasPrefix("How to play: Pairs. Rules, 1 of 3. "), "\(said)")
    #expect(said.contains("All cards lie face down."), "\(said)")
    #expect(said.numbers == [1, 3], "\(said)")
    let keys = listener.press(.tilt(.right))
    #expect(keys.hasPrefix("Controls, 2 of 3. "), "\(keys)")
    let all = listener.press(.speech(.board))
    #expect(all.contains("U, Y: Undo, redo."), "\(all)")
  }

  @Test("A puzzle says its task and the matches when it opens")
  func puzzle() throws {
    program.show(
      MatchsticksModule.self,
      MatchstickTable(setup: MatchstickSetup(seating: MatchstickSeats()), seed: 3))
    _ = try find("More, menu")
    var said = listener.press(.activate)
    for _ in 0..<12 where !said.hasPrefix("Puzzles") { said = listener.press(.tilt(.down)) }
    said = listener.press(.activate)
    #expect(said.number(before: "matches left") != nil, "\(said)")
  }

  @Test("A sliding puzzle reads its board row by row, as the table does")
  func boards() throws {
    let trainer = try program.slidingPuzzles()
    let board = try #require(trainer.attempt?.puzzle.board)
    let rows = SlidingSpeech(program.context.look.texts, board).rows
    #expect(rows.count == board.shape.height && rows.joined().contains("gap"))
    listener.press(.speech(.place))
    #expect(listener.press(.speech(.board)).lowercased() == rows.sentences.lowercased())
  }
}
