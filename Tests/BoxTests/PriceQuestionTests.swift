import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import BoxKit

@MainActor @Suite("The question before what keeps a game out of the best games")
struct PriceQuestionTests {
  private let program: HeadlessProgram

  init() throws { program = try HeadlessProgram.box("en") }

  /// Shows a table of Matchsticks against a computer.
  private func sticks(against opponent: MatchstickOccupant = .clever) -> MatchstickTable {
    let seats = MatchstickSeats(first: .person, second: opponent)
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 18, takeLimit: 3, seating: seats), seed: 7)
    program.show(MatchsticksModule.self, table)
    return table
  }

  private func tiles(isByChance: Bool = true) -> SlidingTable {
    let tiles = SlidingTable(.dealt(.square(3)), seed: 7, isByChance: isByChance)
    program.show(SlidingModule.self, tiles)
    return tiles
  }

  private func asks() -> Bool {
    program.list.texts.contains { $0.hasPrefix("Press again") || $0.hasPrefix("Choose it again") }
  }

  @Test("comes once before a hint, and the second press gives it")
  func hint() {
    let table = sticks()
    program.key(.command(.hint))
    #expect(asks() && !table.sheet.wasHelped)
    program.key(.command(.hint))
    #expect(!asks() && table.sheet.wasHelped)
    let tiles = tiles()
    program.click("hint")
    #expect(asks() && !tiles.sheet.wasHelped)
    program.click("hint")
    #expect(!asks() && tiles.sheet.wasHelped)
  }

  @Test("stands until it is answered, however long that takes")
  func time() {
    let table = sticks()
    program.key(.command(.hint))
    program.run(30)
    #expect(asks() && !table.sheet.wasHelped)
    program.key(.command(.hint))
    #expect(!asks() && table.sheet.wasHelped)
  }

  @Test("is answered with no by Esc, which stays at the table, and by a move or another command")
  func no() throws {
    let table = sticks()
    var menus = 0
    try #require(program.root as? MatchsticksScene).routes.menu = { menus += 1 }
    let answers: [() -> Void] = [
      { program.key(.back) }, { program.key(.command(.redo)) }, { program.key(.number(2)) },
    ]
    for answer in answers {
      program.key(.command(.hint))
      #expect(asks())
      answer()
      #expect(!asks() && menus == 0)
    }
    #expect(!table.sheet.wasHelped)
    program.key(.back)
    #expect(menus == 1)
  }

  @Test("does not outlive a visit to another page")
  func leaving() {
    let table = sticks()
    program.key(.command(.hint))
    program.showResults(of: "matchsticks")
    program.key(.back)
    #expect(program.active === program.root && !asks())
    program.key(.command(.hint))
    #expect(asks() && !table.sheet.wasHelped)
  }

  @Test("comes before a solution is shown, by the same row of the menu")
  func solution() {
    let tiles = tiles()
    program.click("more")
    program.click("more.0")
    #expect(asks() && !tiles.sheet.wasHelped)
    // Time does not count while the menu is open.
    program.click("more")
    program.run(10)
    program.click("more.0")
    program.run(2)
    #expect(!asks() && tiles.sheet.wasHelped)
  }

  @Test("comes before an undo after the answer of Guess, and a held key does not answer it")
  func undo() throws {
    let earth = EarthTable(EarthSetup(guessing: [.person]), seed: 9, isByChance: true)
    try earth.session.perform(.flag(earth.state.place.antipode))
    program.show(EarthModule.self, earth)
    program.key(.command(.undo), .commandRepeat(.undo), .commandRepeat(.undo))
    #expect(asks() && earth.state.isDug)
    program.key(.command(.undo))
    #expect(!earth.state.isDug && !asks())
  }

  @Test("does not come in a game that does not count")
  func free() {
    let table = sticks(against: .person)
    program.key(.command(.hint))
    #expect(table.sheet.wasHelped)
    let tiles = tiles(isByChance: false)
    program.key(.command(.hint))
    #expect(tiles.sheet.wasHelped)
  }
}
