import GameScenes
import MatchstickGame
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("Director", .tags(.input))
struct DirectorTests {
  private let context: SceneContext
  private let container: SceneContainer
  private let director: Director

  init() {
    let size = Size(1280, 800)
    let backstage = Backstage(
      theme: .named(.evening), metrics: Metrics(size: size), measurer: FixedMeasurer())
    context = SceneContext(backstage: backstage, texts: Texts(), settings: Settings())
    container = SceneContainer(backstage: backstage)
    container.layout(in: size)
    director = Director(
      context: context, container: container,
      table: MatchstickTable(setup: context.settings.matchsticks.setup, seed: 7))
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
  func settings() {
    director.onSettings = { [context] in context.settings = $0 }
    director.begin(with: .matchsticks)
    container.handle(.command(.settings))
    container.handle(.tilt(.right))
    container.handle(.back)
    #expect(context.settings.matchsticks.pile == 19)
    #expect(container.active?.controls.first { $0.id == "undo" }?.isEnabled == true)
  }
}
