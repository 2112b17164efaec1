import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The offer of a help")
struct HelpOfferTests {
  private let context = StageContext.test()
  private let settings = SettingsModel.test()

  /// A visit to a table, in a run that may meet somebody new.
  private func visit(
    offersHelp: Bool = true, _ table: MatchstickTable = MatchstickTable(setup: .init(), seed: 7)
  ) -> any Scene {
    var launch = Launch()
    launch.offersHelp = offersHelp
    let lent = GameContext(
      stage: context, settings: settings, tables: InMemoryTables.with(table), launch: launch)
    let scene = MatchsticksModule(lent).makeScene()
    scene.willAppear()
    scene.layout(in: context.look.metrics.size)
    scene.didAppear()
    return scene
  }

  private func isOffered(_ scene: any Scene) -> Bool {
    scene.list.texts.contains { $0.contains("shows you how to play") }
  }

  @Test("is made on the very first visit of a game, and never again")
  func once() {
    #expect(isOffered(visit()))
    #expect(!isOffered(visit()))
    #expect(settings.current.help.offered == ["matchsticks"])
  }

  @Test(
    "goes with any key, click, tap or button, and not with a mouse that passes by",
    arguments: [
      Intent.press(Point(5, 790)), .tap(Point(5, 790)), .tilt(.left), .activate, .number(9),
      .command(.hint), .focusNext, .zoom(1), .swipe(.left, from: Point(640, 400)),
    ])
  func goes(_ intent: Intent) {
    let scene = visit()
    scene.handle(.hover(Point(640, 400)))
    #expect(isOffered(scene))
    scene.handle(intent)
    #expect(!isOffered(scene))
  }

  @Test(
    "goes with a key or button that means nothing to the table",
    arguments: [
      InputEvent.Kind.keyDown(.function(11), [], isRepeat: false), .padButtonDown(PadID(1), .x),
    ])
  func senses(_ event: InputEvent.Kind) {
    let scene = visit()
    scene.handleInput(.mouseMoved(Point(640, 400)))
    #expect(isOffered(scene))
    scene.handleInput(event)
    #expect(!isOffered(scene))
  }

  @Test("waits as long as nobody does anything")
  func waits() {
    let scene = visit()
    scene.run(.seconds(60), context)
    #expect(isOffered(scene))
    #expect(scene.nextTimer == nil)
  }

  @Test("is not made by a run that nobody watches, which keeps it for the first who does")
  func unwatched() {
    #expect(!isOffered(visit(offersHelp: false)))
    #expect(isOffered(visit()))
  }

  @Test("is not made to who has played here already")
  func hasPlayed() throws {
    let table = MatchstickTable(setup: .of(.person, .person), seed: 7)
    try table.take(2)
    #expect(!isOffered(visit(table)))
  }

  @Test("names the key or button of the device used last")
  func devices() {
    let scene = visit()
    for (device, key) in [
      (InputDevice.mouse, "“?” or F1"), (.touch, "“?”"), (.keyboard, "F1"), (.gamepad, "Back"),
    ] {
      context.input.device = device
      #expect(scene.list.texts.contains { $0.contains("\(key) shows") }, "\(device)")
    }
  }
}
