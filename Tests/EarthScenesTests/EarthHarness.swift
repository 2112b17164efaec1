import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import Motion
import SceneTestSupport
import Stage

/// A scene of Through the Earth with its table and dialogs, played by intents and seen through what it draws and reports.
@MainActor final class EarthHarness {
  let table: EarthTable
  let settings: SettingsModel
  let context: StageContext
  let tunnel: EarthScene
  /// The scene with the dialogs over it.
  let scene: LayeredScene
  private(set) var refusals: [ThroughTheEarth.Refusal] = []
  /// The totals of every game that was said to be over.
  private(set) var over: [[Double]] = []
  /// What the accelerometer of a gamepad says.
  var pose: Vector3?
  /// What holds of the same table in the box.
  private let game: EarthModule

  init(
    _ setup: EarthSetup = EarthSetup(), seed: UInt64 = 7, size: Size = Size(1280, 800),
    reducedMotion: Bool = false, isSettled: Bool = true,
    countries: (any CountryCatalogue)? = nil,
    edit: (inout EarthSettings) -> Void = { _ in }
  ) {
    table = EarthTable(setup, seed: seed, isByChance: true)
    context = StageContext.test(size: size)
    context.animator.reducedMotion = reducedMotion
    settings = SettingsModel.test {
      $0.tunnel.mode = setup.mode
      if setup.mode == .guess { $0.tunnel.seats = setup.seats }
      edit(&$0.tunnel)
    }
    game = EarthModule(.test(context, settings: settings, tables: .with(table)))
    tunnel = EarthScene(
      table: table, settings: settings, context: context, countries: countries)
    scene = LayeredScene(tunnel, context)
    tunnel.onRefusal = { [weak self] in self?.refusals.append($0) }
    tunnel.walker.readPose = { [weak self] in self?.pose }
    tunnel.onOver = { [weak self] table in
      self?.over.append(table.state.totals)
      return nil
    }
    if isSettled { settle() }
  }

  /// A game in which these put flags.
  static func guess(_ occupants: EarthOccupant...) -> EarthHarness {
    EarthHarness(EarthSetup(guessing: occupants))
  }

  var state: ThroughTheEarth.State { table.state }
  var texts: [String] { scene.list.texts }
  func says(_ words: String) -> Bool { texts.contains { $0.contains(words) } }
  func isOn(_ id: String) -> Bool { scene.report(id)?.isEnabled ?? false }
  func run(_ time: Duration) { scene.run(time, context) }
  /// Until a fall is over.
  func fall() { run(.seconds(5)) }
  /// Until the globes have turned to what is to be seen.
  func settle() { run(.milliseconds(800)) }

  func key(_ intents: Intent...) { for intent in intents { send(.keyboard, intent) } }
  func pad(_ intents: Intent...) { for intent in intents { send(.gamepad, intent) } }

  func send(_ device: InputDevice, _ intent: Intent) {
    context.input.device = device
    scene.handle(intent)
  }

  func click(_ id: String) {
    context.input.device = .mouse
    scene.click(id)
  }

  /// The middle of a globe.
  func middle(_ globe: String) -> Point { scene.report("globes.\(globe)")?.frame.center ?? .zero }

  /// Drags with the button down, and holds still at the end.
  func drag(from start: Point, to end: Point) {
    context.input.device = .mouse
    scene.handle(.hover(start))
    scene.handle(.press(start))
    scene.handle(.drag(Drag(.began, start: start, position: start)))
    for step in 1...8 {
      let place = start + (end - start) * (Double(step) / 8)
      scene.handle(.drag(Drag(.moved, start: start, position: place)))
    }
    scene.handle(.drag(Drag(.ended, start: start, position: end)))
    scene.handle(.release)
  }

  /// Puts a flag for a person and goes on.
  func flag() {
    settle()
    click("globes.far")
    click("next")
  }
}
