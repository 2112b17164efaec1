import GameScenes
import MatchstickGame
import PairsGame
import SlidingGame
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("Director", .tags(.input))
struct DirectorTests {
  private let settings = SettingsModel()
  private let context: StageContext
  private let container: SceneContainer
  private let director: Director

  init() {
    let size = Size(1280, 800)
    context = StageContext(
      theme: .named(.evening), metrics: Metrics(size: size), measurer: FixedMeasurer())
    container = SceneContainer(context: context)
    container.layout(in: size)
    director = Director(
      settings: settings, context: context, container: container,
      tables: Tables(
        matchsticks: MatchstickTable(setup: settings.current.matchsticks.setup, seed: 7),
        sliding: SlidingTable(.dealt(.square(4)), seed: 7),
        pairs: PairsTable(PairsSetup(), seed: 7)))
  }

  @Test("Trouble with saving is told over the game that the settings lead back to")
  func trouble() {
    director.onSettingsDone = { [weak director] in director?.tell { _ in "Not saved" } }
    director.begin(with: .matchsticks)
    container.handle(.command(.settings))
    #expect(container.active?.name == "settings")
    container.handle(.back)
    #expect(container.active?.name == "message")
    container.handle(.activate)
    #expect(container.active?.name == "matchsticks")
  }

  @Test("Esc leads from a game to the menu, and from there out")
  func wayOut() {
    var hasLeft = false
    director.onLeave = { hasLeft = true }
    director.begin(with: .matchsticks)
    container.handle(.back)
    #expect(container.active?.name == "menu")
    #expect(!hasLeft)
    container.handle(.back)
    #expect(hasLeft)
  }

  @Test("The settings hand the new pile over, and undo brings the old game back")
  func newPile() {
    director.onSettings = { [settings] in settings.current = $0 }
    director.begin(with: .matchsticks)
    container.handle(.command(.settings))
    container.handle(.tilt(.right))
    container.handle(.back)
    #expect(settings.current.matchsticks.pile == 19)
    #expect(container.active?.controls.first { $0.id == "undo" }?.isEnabled == true)
  }

  @Test("A game is made when it is first played, and the menu leads to each of them")
  func lazily() {
    director.begin(with: .menu)
    #expect(director.madeSliding == nil)
    container.handle(.tilt(.right))
    container.handle(.activate)
    #expect(container.active?.name == "sliding")
    #expect(director.madeSliding != nil)
  }

  @Test("The way back from a game leads to its own card, also if the menu was never seen")
  func ownCard() {
    director.begin(with: .sliding)
    container.handle(.back)
    container.handle(.activate)
    #expect(container.active?.name == "sliding")
  }

  @Test("The settings of a game are those of that game and the box; from the menu, of all")
  func whoseSettings() {
    func ids() -> Set<String> { Set(container.controls.map(\.id)) }
    director.begin(with: .sliding)
    container.handle(.command(.settings))
    #expect(ids().isSuperset(of: ["arrows", "tilt", "language"]))
    #expect(!ids().contains("pile"))
    container.handle(.back)
    container.handle(.back)
    container.handle(.command(.settings))
    #expect(ids().isSuperset(of: ["arrows", "pile", "language"]))
    container.handle(.back)
    container.handle(.tilt(.left))
    container.handle(.activate)
    container.handle(.command(.settings))
    #expect(ids().contains("pile") && !ids().contains("arrows"))
  }

  @Test("What was set from the menu holds for a game that was not played yet")
  func fromTheMenu() {
    director.onSettings = { [settings] in settings.current = $0 }
    director.begin(with: .menu)
    container.handle(.command(.settings))
    container.handle(.tilt(.right))
    container.handle(.back)
    container.handle(.activate)
    #expect(container.active?.name == "matchsticks")
    #expect(director.tables.matchsticks.state.remaining == 19)
  }

  @Test("A length chosen at the table is a setting that is kept")
  func length() {
    var saved: [Int] = []
    director.onSettings = { [settings] in settings.current = $0 }
    director.onSettingsDone = { [settings] in saved.append(settings.current.sliding.length) }
    director.begin(with: .sliding)
    container.handle(.focusNext)
    container.handle(.tilt(.right))
    #expect(saved == [5])
    #expect(director.tables.sliding.state.board.shape == .square(5))
  }

  @Test("Words about the clipboard lie over the sliding puzzle")
  func clipboard() {
    director.clipboard.paste = { "3:0" }
    director.begin(with: .sliding)
    container.handle(.command(.paste))
    #expect(container.active?.name == "message")
    container.handle(.activate)
    #expect(container.active?.name == "sliding")
  }
}
