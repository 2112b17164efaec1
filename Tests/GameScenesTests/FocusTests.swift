import GameScenes
import MatchstickGame
import Stage
import TestSupport
import Testing

@MainActor @Suite("The focus", .tags(.input))
struct FocusTests {
  /// The controls round which the focus ring was seen on a long walk by these intents at random.
  private func visited(
    _ scene: any Scene, _ context: SceneContext, _ device: InputDevice, by intents: [Intent],
    steps: Int = 30
  ) -> Set<String> {
    context.backstage.device = device
    var random = TestChance(3)
    var seen: Set<String> = []
    for _ in 0..<steps {
      scene.handle(intents[random.next(in: 0...intents.count - 1)])
      if let id = focused(scene) { seen.insert(id) }
    }
    return seen
  }

  /// The control inside the focus ring.
  private func focused(_ scene: any Scene) -> String? {
    guard let ring = scene.list.commands.last(where: \.isFocusRing)?.frame else { return nil }
    return scene.controls.first { $0.isEnabled && !isPart($0) && $0.frame.contains(ring.center) }?
      .id
  }

  /// Segments and rows have no focus of their own.
  private func isPart(_ control: ControlReport) -> Bool { control.id.contains(".") }

  private static let pads: [Intent] = [.tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down)]

  private func operable(_ scene: any Scene) -> Set<String> {
    Set(scene.controls.filter { $0.isEnabled && !isPart($0) }.map(\.id))
  }

  @Test(
    "reaches every control of the table by Tab alone and by D-pad alone",
    arguments: [
      Size(1280, 800), Size(480, 320), Size(480, 800), Size(700, 700), Size(3840, 2160),
    ])
  func table(size: Size) {
    for limit in 2...5 {
      let harness = TableHarness(.of(.person, .person, takeLimit: limit), size: size)
      harness.take(1, 1)
      harness.undo()
      let all = operable(harness.scene)
      #expect(all.count == 5 + limit)
      let (scene, context) = (harness.scene, harness.context)
      #expect(visited(scene, context, .keyboard, by: [.focusNext]) == all)
      #expect(visited(scene, context, .keyboard, by: [.focusPrevious]) == all)
      #expect(visited(scene, context, .gamepad, by: Self.pads, steps: 300) == all)
    }
  }

  @Test(
    "reaches every control of the dialog and of the row after it",
    arguments: [
      Size(1280, 800), Size(480, 320), Size(480, 800),
    ])
  func dialog(size: Size) {
    let harness = TableHarness(.of(.person, .person, pile: 12), size: size)
    harness.take(3, 1, 1, 2, 1, 3, 1)
    harness.run(.seconds(3))
    let (scene, context) = (harness.scene, harness.context)
    for _ in 1...2 {
      let all = operable(scene)
      #expect(visited(scene, context, .keyboard, by: [.focusNext]) == all)
      #expect(visited(scene, context, .gamepad, by: Self.pads, steps: 300) == all)
      harness.key(.back)
    }
  }

  @Test(
    "reaches every control of the menu and of the settings",
    arguments: [
      Size(1280, 800), Size(480, 320), Size(480, 800), Size(1920, 1080),
    ])
  func menuAndSettings(size: Size) {
    let context = SceneContext.test(size: size) {
      $0.matchsticks.seating.second = .humanLike(strength: 70)
    }
    let table = MatchstickTable(setup: TableSetup(), seed: 7)
    let scenes: [any Scene] = [
      MenuScene(catalogue: [.matchsticks(table, open: {})], context: context),
      SettingsScene(context: context),
    ]
    for scene in scenes {
      scene.layout(in: size)
      let all = operable(scene)
      #expect(visited(scene, context, .keyboard, by: [.focusNext]) == all)
      #expect(visited(scene, context, .gamepad, by: Self.pads, steps: 1200) == all)
    }
  }

  @Test("goes from the take buttons to the bar and back by R2")
  func switches() {
    let harness = TableHarness.forTwo()
    harness.context.backstage.device = .gamepad
    #expect(focused(harness.scene) == "take-1")
    harness.scene.handle(.focusSwitch)
    #expect(focused(harness.scene) == "hint")
    harness.scene.handle(.focusSwitch)
    #expect(focused(harness.scene) == "take-1")
  }

  @Test(
    "plays a whole game by D-pad and A alone, against any computer",
    arguments: [
      Occupant.simple, .wild, .clever,
    ])
  func wholeGame(opponent: Occupant) {
    let harness = TableHarness(.of(.person, opponent))
    harness.context.backstage.device = .gamepad
    harness.scene.handle(.tilt(.right))
    for _ in 0..<20 where !harness.table.state.isOver {
      harness.scene.handle(.activate)
      harness.run(.milliseconds(700))
    }
    #expect(harness.table.state.isOver)
    #expect(harness.table.session.moves.first == .take(2))
    harness.run(.seconds(2))
    harness.scene.handle(.activate)
    #expect(harness.remaining == 18)
    #expect(focused(harness.scene) == "take-1")
  }
}
