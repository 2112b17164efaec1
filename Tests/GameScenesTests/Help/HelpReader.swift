import BoxKit
import Stage

/// The help of one game, read and tried as a player does.
@MainActor final class HelpReader {
  let context: StageContext
  let scene: HelpScene

  init(
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

  /// Turns to a leaf, 0 to 2, and to one of its steps.
  func turn(to leaf: Int, step: Int = 0) {
    // The leaf of the hands asks twice.
    for _ in 0..<[0, 1, 3][leaf] { scene.handle(.leap(.pageDown)) }
    settle()
    for _ in 0..<step {
      scene.handle(.activate)
      run(.milliseconds(700))
    }
  }

  func run(_ time: Duration) { scene.run(time, context) }
  func settle() { run(.seconds(2)) }
  func says(_ words: String) -> Bool { scene.list.texts.contains { $0.contains(words) } }

  /// How many pictures of a name are seen.
  func count(_ picture: String) -> Int { scene.list.pictures(picture).count }

  /// A device does something, and is the one used last.
  func sense(_ device: InputDevice, _ events: InputEvent.Kind...) {
    context.device = device
    _ = scene.list
    for event in events { scene.sense(event) }
  }
}
