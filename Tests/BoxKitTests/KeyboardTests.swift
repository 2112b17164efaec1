import BoxKit
import Controls
import GameKernel
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The keyboard on the screen")
struct KeyboardTests {
  private let context = StageContext.test()
  private let log = Log()

  @MainActor private final class Log {
    var texts: [String] = []
    var closed = 0
  }

  private func keyboard(_ text: String = "", limit: Int = 24) -> KeyboardScene {
    let request = TextRequest(text: text, placeholder: "Player 1", limit: limit) { [log] in
      log.texts.append($0)
    }
    let scene = KeyboardScene(request, context: context)
    scene.onClose = { [log] in log.closed += 1 }
    scene.layout(in: context.look.metrics.size)
    return scene
  }

  @Test("writes by D-pad and A, deletes by X, and is done by Start or Y")
  func pad() {
    for end in [Intent.command(.settings), .command(.hint)] {
      let scene = keyboard()
      context.input.device = .gamepad
      _ = scene.list
      for intent in [Intent.activate, .tilt(.right), .activate, .activate, .command(.newGame), end]
      {
        scene.handle(intent)
      }
    }
    #expect(log.texts == ["Ab", "Ab"] && log.closed == 2)
  }

  @Test("leaves the text as it was by B", arguments: [InputDevice.gamepad, .keyboard])
  func cancels(device: InputDevice) {
    let scene = keyboard("Ann")
    context.input.device = device
    for intent in [Intent.activate, .back] where device == .gamepad || intent == .back {
      scene.handle(intent)
    }
    #expect(log.texts.isEmpty && log.closed == 1)
  }

  @Test("writes by mouse and finger over the text, with a large letter where a word begins")
  func pointer() {
    let scene = keyboard("Ann")
    for id in [
      "key-z", "space", "key-ä", "key-ß", "key--", "key-é", "shift", "key-n", "delete", "done",
    ] {
      scene.click(id)
    }
    #expect(log.texts == ["Z Äß-É"])
  }

  @Test("hears a real keyboard too, whose Enter is done")
  func typed() {
    let scene = keyboard()
    #expect(scene.inputNeeds.textPlace != nil)
    context.input.device = .keyboard
    for intent in [Intent.edit(.insert("bo")), .edit(.deleteBackward), .activate] {
      scene.handle(intent)
    }
    #expect(log.texts == ["b"])
  }

  @Test("takes no more than there is room for")
  func limit() {
    let scene = keyboard(limit: 3)
    for _ in 0..<5 { scene.click("key-m") }
    scene.click("done")
    #expect(log.texts == ["Mmm"])
  }

  @Test(
    "lets the D-pad reach every key", arguments: [Size(1280, 800), Size(480, 320), Size(480, 800)])
  func reaches(size: Size) {
    context.look.set(context.look.theme, Metrics(size: size))
    let scene = keyboard()
    context.input.device = .gamepad
    _ = scene.list
    var reached: Set<String> = []
    func go(_ direction: Direction) {
      scene.handle(.tilt(direction))
      if let id = scene.focused { reached.insert(id) }
    }
    for _ in 0..<8 {
      for direction in [Direction.right, .left] { for _ in 0..<10 { go(direction) } }
      go(.down)
    }
    #expect(reached.isSuperset(of: scene.controls.map(\.id).filter { !$0.contains(".") }))
  }
}
