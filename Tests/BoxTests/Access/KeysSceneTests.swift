import Access
import BoxKit
import GameKernel
import SceneTestSupport
import Stage
import Testing

/// The page where the player gives actions other keys.
@MainActor @Suite("The page of keys")
struct KeysSceneTests {
  private let program: HeadlessProgram
  private let scene: KeysScene

  init() throws {
    program = try HeadlessProgram("en", [])
    scene = KeysScene(program.settings, context: program.context)
    program.show(scene)
  }

  private var isWaiting: Bool { scene.inputNeeds.takesKeys }

  private func key(_ key: Key) { scene.handleInput(.keyDown(key, [], isRepeat: false)) }

  private func pad(_ button: PadButton, _ intent: Intent) {
    program.context.input.device = .gamepad
    scene.handleInput(.padButtonDown(PadID(1), button))
    program.container.handle(intent)
  }

  @Test("gives the key that is pressed next to the action, and its former action the free one")
  func gives() {
    program.click("key-h")
    key(.character("u"))
    #expect(!isWaiting)
    #expect(program.settings.current.access.keys == ["h": "u", "u": "h"])
    #expect(program.list.texts.contains("That key was in use. Undo now has H."))
  }

  @Test("keeps the old key with Esc, a second press of the button, and a press beside the buttons")
  func cancels() {
    program.click("key-h")
    key(.escape)
    #expect(!isWaiting)
    program.click("key-h")
    #expect(isWaiting)
    program.click("key-h")
    #expect(!isWaiting)
    program.click("key-h")
    for intent in [Intent.press(Point(2, 798)), .tap(Point(2, 798))] {
      program.container.handle(intent)
    }
    #expect(!isWaiting)
    #expect(program.settings.current.access.keys.isEmpty)
  }

  @Test("waits for the other action when its button is pressed meanwhile")
  func other() {
    program.click("key-h")
    program.click("key-u")
    #expect(isWaiting)
    key(.character("x"))
    #expect(program.settings.current.access.keys == ["u": "x", "x": "u"])
  }

  @Test("ends the wait with A, B or an arrow of a gamepad, and stays open")
  func pads() {
    var leavings = 0
    scene.onBack = { leavings += 1 }
    program.context.input.device = .gamepad
    for (button, intent) in [
      (PadButton.a, Intent.activate), (.b, .back), (.down, .tilt(.down)),
    ] {
      pad(.a, .activate)
      if !isWaiting { pad(.a, .activate) }
      #expect(isWaiting, "\(button)")
      pad(button, intent)
      #expect(!isWaiting, "\(button)")
    }
    #expect(leavings == 0)
    pad(.b, .back)
    #expect(leavings == 1)
  }
}
