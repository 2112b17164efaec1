import BoxKit
import GameKernel
import Motion
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("A help")
struct HelpSceneTests {
  private let harness = HelpHarness()

  @Test("has three leaves, and opens at the first step of the first")
  func opens() {
    #expect(harness.says("rule 0"))
    #expect(harness.leaves.rule.shown == [0])
    #expect(harness.scene.controls.map(\.id).contains("leaf.2"))
  }

  @Test("goes on step by step, then to the next leaf, and closes at its end")
  func goesOn() {
    for words in ["rule 1", "rule 2"] {
      harness.press(.activate)
      #expect(harness.says(words))
    }
    harness.press(.activate)
    #expect(!harness.says("rule"))
    harness.press(.activate)
    #expect(harness.says("secret 0"))
    harness.press(.activate, .activate)
    #expect(harness.says("secret 2"))
    #expect(!harness.isClosed)
    harness.press(.activate)
    #expect(harness.isClosed)
  }

  @Test(
    "goes back step by step, and from the first step of a leaf to the last one of the leaf before")
  func goesBack() {
    harness.press(.command(.redo), .leap(.pageDown), .leap(.pageDown))
    #expect(harness.says("secret 0"))
    harness.scene.click("back-step")
    harness.settle()
    harness.scene.click("back-step")
    harness.settle()
    #expect(harness.says("rule 2"))
    harness.scene.click("back-step")
    #expect(harness.says("rule 1"))
  }

  @Test(
    "turns its leaves by arrows, strokes, shoulders, and the keys for pages",
    arguments: [
      [Intent.tilt(.right), .tilt(.left)],
      [.swipe(.left, from: Point(300, 120)), .swipe(.right, from: Point(300, 120))],
      [.command(.redo), .command(.undo)], [.leap(.pageDown), .leap(.pageUp)],
    ])
  func turns(_ ways: [Intent]) {
    let (on, back) = (ways[0], ways[1])
    harness.press(on)
    #expect(!harness.says("rule") && !harness.says("secret"))
    harness.press(on, on)
    #expect(harness.says("secret 0"))
    harness.press(on)
    #expect(harness.says("secret 0"))
    harness.press(back)
    harness.press(back)
    #expect(!harness.says("rule"))
    harness.press(back)
    #expect(harness.says("rule 0"))
  }

  @Test("acts once on a button that is pressed with a slip, however quickly")
  func slips() throws {
    let player = DevicePlayer(harness.scene, harness.context)
    let next = try #require(harness.scene.controls.first { $0.id == "next-step" }).frame.center
    for words in ["rule 1", "rule 2"] {
      player.stroke([next, next + Point(-20, 0)], lasting: 20, .mouse)
      #expect(harness.says(words))
    }
  }

  @Test("lets a control of the hands light up before it turns the leaf by the second press")
  func triesFirst() {
    harness.press(.tilt(.right))
    harness.press(.tilt(.right))
    #expect(!harness.says("secret"))
    harness.press(.tilt(.left))
    #expect(!harness.says("rule"))
    harness.press(.tilt(.left))
    #expect(harness.says("rule"))
  }

  @Test("turns its leaves in perspective, forwards and backwards in opposite ways")
  func perspective() {
    harness.scene.handle(.tilt(.right))
    harness.run(.milliseconds(60))
    let forwards = harness.scene.list.commands.filter { $0.turn != .none }.map(\.turn)
    #expect(!forwards.isEmpty)
    harness.settle()
    harness.press(.tilt(.left))
    harness.scene.handle(.tilt(.left))
    harness.run(.milliseconds(60))
    let backwards = harness.scene.list.commands.filter { $0.turn != .none }.map(\.turn)
    #expect(!backwards.isEmpty)
    #expect(forwards.first != backwards.first)
  }

  @Test(
    "goes by Esc, F1, a tap beside it and its button",
    arguments: [Intent.back, .command(.help), .tap(Point(4, 4))])
  func closes(_ intent: Intent) {
    harness.scene.handle(intent)
    #expect(harness.isClosed)
  }

  @Test("plays its rule by itself to the last step, and rests there")
  func playsItself() {
    harness.run(.seconds(30))
    #expect(harness.says("rule 2"))
    #expect(harness.leaves.rule.shown == [0, 1, 2])
    #expect(harness.scene.nextTimer == nil)
  }

  @Test("waits at a step that was turned to by hand")
  func waits() {
    harness.press(.activate)
    harness.run(.seconds(30))
    #expect(harness.says("rule 1"))
  }

  @Test("waits for the player where motion is reduced")
  func reducedMotion() {
    let harness = HelpHarness { $0.animator.reducedMotion = true }
    harness.run(.seconds(30))
    #expect(harness.says("rule 0"))
  }

  @Test("hands what is tried in its tray to the leaf, counted from the page, and only there")
  func tries() {
    #expect(!harness.scene.controls.contains { $0.id == "tray" })
    harness.press(.leap(.pageDown), .leap(.pageDown), .leap(.pageDown))
    harness.scene.click("tray")
    #expect(harness.leaves.secret.tried.contains { if case .tap = $0 { true } else { false } })
    harness.press(.number(2))
    #expect(harness.leaves.secret.tried.last == .number(2))
    // Arrows are for what is tried, once the focus is on it.
    harness.press(.focusNext, .focusPrevious)
    while harness.scene.focused != "tray" { harness.press(.focusNext) }
    harness.press(.tilt(.left))
    #expect(harness.leaves.secret.tried.last == .tilt(.left))
    #expect(harness.says("secret 0"))
  }

  @Test("lets its leaf hear what a device does")
  func senses() {
    harness.scene.handleInput(.keyDown(.left, [], isRepeat: false))
    #expect(harness.leaves.rule.sensed == [.keyDown(.left, [], isRepeat: false)])
  }

  @Test("offers a choice where there are several games, and explains the one that is chosen")
  func chooses() {
    #expect(!harness.scene.controls.contains { $0.id == "help-game" })
    let harness = HelpHarness(games: 2)
    harness.press(.activate)
    harness.scene.click("help-game")
    harness.settle()
    harness.scene.click("help-game.1")
    harness.settle()
    #expect(harness.says("other rule 0"))
  }
}

/// A help of two games that explain nothing.
@MainActor final class HelpHarness {
  let context: StageContext
  let leaves = TestLeaves("")
  private let others = TestLeaves("other ")
  let scene: HelpScene
  private(set) var isClosed = false

  init(games: Int = 1, prepare: (StageContext) -> Void = { _ in }) {
    context = .test()
    context.input.device = .keyboard
    prepare(context)
    let all = [TestGame(leaves), TestGame(others)]
    scene = HelpScene(Array(all.prefix(games)), at: TestGame.name, context: context)
    scene.onClose = { [weak self] in self?.isClosed = true }
    scene.willAppear()
    scene.layout(in: context.look.metrics.size)
    scene.didAppear()
  }

  func says(_ words: String) -> Bool { scene.list.texts.contains { $0.hasPrefix(words) } }

  func press(_ intents: Intent...) {
    for intent in intents {
      scene.handle(intent)
      settle()
    }
  }

  /// Lets pages turn to their end, without time for what comes by itself.
  func settle() { context.animator.advance(by: .seconds(1)) }

  func run(_ time: Duration) {
    scene.run(time, context)
  }
}

/// Three leaves that note what becomes of them.
@MainActor final class TestLeaves {
  let rule: TestLeaf
  let secret: TestLeaf

  init(_ name: String) {
    rule = TestLeaf(name + "rule", playsItself: true, canBeTried: false)
    secret = TestLeaf(name + "secret", playsItself: false, canBeTried: true)
  }
}

final class TestLeaf: HelpPage {
  let name: String
  let playsItself: Bool
  let canBeTried: Bool
  private(set) var shown: [Int] = []
  private(set) var tried: [Intent] = []
  private(set) var sensed: [InputEvent.Kind] = []

  init(_ name: String, playsItself: Bool, canBeTried: Bool) {
    (self.name, self.playsItself, self.canBeTried) = (name, playsItself, canBeTried)
  }

  var count: Int { 3 }
  func words(of step: Int) -> HelpWords { HelpWords("\(name) \(step)") }
  func layout(in felt: Rect) {}
  func show(_ step: Int) { if shown.last != step { shown.append(step) } }
  func draw(into list: inout DisplayList) {}
  func handle(_ intent: Intent) { tried.append(intent) }
  func handleInput(_ event: InputEvent.Kind) { sensed.append(event) }
}

private final class TestGame: BoxGame {
  nonisolated static let name = "test"
  nonisolated static func title(_ texts: Texts) -> String { "Test" }
  private let leaves: TestLeaves

  init(_ leaves: TestLeaves) { self.leaves = leaves }
  init(_ context: GameContext) { leaves = TestLeaves("") }

  var help: GameHelp? {
    GameHelp(
      rule: { [leaves] in leaves.rule }, controlsLines: { _, _ in [] },
      secret: { [leaves] in leaves.secret })
  }

  var card: MenuCard {
    MenuCard(motto: { _ in "" }, status: { _ in CardStatus("") }, cover: { _, _ in NoCover() })
  }

  func makeScene() -> any Scene { preconditionFailure("it is not played") }

  private struct NoCover: GameCover {
    func draw(into list: inout DisplayList) {}
  }
}
