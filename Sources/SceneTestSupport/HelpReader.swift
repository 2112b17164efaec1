import BoxKit
import Stage

/// The help of one game, with the actions of its reader.
@MainActor package final class HelpReader {
  package let context: StageContext
  package let scene: HelpScene

  package init(
    _ game: any BoxGame.Type, size: Size = Size(1280, 800),
    edit: (inout Settings) -> Void = { _ in }
  ) {
    context = StageContext.test(size: size)
    let settings = SettingsModel.test(edit)
    scene = HelpScene(
      [game.init(.test(context, settings: settings))], at: game.name, context: context)
    scene.layout(in: size)
    scene.willAppear()
    scene.didAppear()
  }

  /// Turns to a page, 0 to 2, and to one of its steps.
  package func turn(to page: Int, step: Int = 0) {
    // Leaving the second page takes two presses.
    for _ in 0..<[0, 1, 3][page] { scene.handle(.leap(.pageDown)) }
    settle()
    for _ in 0..<step {
      scene.handle(.activate)
      run(.milliseconds(700))
    }
  }

  package func run(_ time: Duration) { scene.run(time, context) }
  package func settle() { run(.seconds(2)) }
  package func shows(_ words: String) -> Bool { scene.list.texts.contains { $0.contains(words) } }

  /// Returns the number of visible pictures whose name has a prefix.
  package func count(_ picture: String) -> Int { scene.list.pictures(picture).count }

  /// Sends events of a device, which becomes the one used last.
  package func sendInput(_ device: InputDevice, _ events: InputEvent.Kind...) {
    context.input.device = device
    _ = scene.list
    for event in events { scene.handleInput(event) }
  }
}
