import BoxKit
import GameKernel
import Motion
import Stage
import TestSupport

@testable import MatchwoodMain

extension SettingsModel {
  /// What holds at first, edited.
  @MainActor static func test(_ edit: (inout Settings) -> Void = { _ in }) -> SettingsModel {
    var settings = Settings()
    edit(&settings)
    return SettingsModel(settings)
  }
}

extension SettingsModel {
  /// Changes settings as on their page, which is left then.
  @MainActor func setOnPage(_ edit: (inout Settings) -> Void) {
    let before = current
    change(edit)
    settle(since: before)
  }
}

extension LooseTables {
  /// A table that is laid out already.
  @MainActor static func with<Rules: TracedRules>(_ table: GameTable<Rules>) -> LooseTables {
    let tables = LooseTables()
    tables.lay(table)
    return tables
  }
}

extension GameContext {
  /// What the box lends to its games, for one evening.
  @MainActor static func test(
    _ context: StageContext, settings: SettingsModel = .test(), tables: LooseTables = LooseTables(),
    services: Services = Services()
  ) -> GameContext {
    GameContext(stage: context, settings: settings, tables: tables, services: services)
  }
}

extension SettingsScene {
  /// The page of settings of some games and of the box.
  @MainActor static func test(
    _ settings: SettingsModel = .test(), services: Services = Services(), context: StageContext,
    games: [any BoxGame.Type] = Box.games
  ) -> SettingsScene {
    let lent = GameContext.test(context, settings: settings)
    return SettingsScene(settings, services: services, context: context) { editor in
      games.compactMap { $0.init(lent).settingsSection(editor) }
    }
  }
}

extension StageContext {
  /// What scenes share, in English and without fonts.
  @MainActor static func test(
    size: Size = Size(1280, 800), scale: Double = 1, theme: Theme.Name = .evening
  ) -> StageContext {
    StageContext(
      theme: .named(theme), metrics: Metrics(size: size, scale: scale), measurer: FixedMeasurer())
  }
}

extension Scene {
  /// Plays intents of a device, and lets what they start come to its end; the focus has been seen before.
  func key(
    _ intents: [Intent], _ context: StageContext, device: InputDevice = .keyboard
  ) {
    context.device = device
    _ = list
    intents.forEach(handle)
    context.animator.advance(by: .seconds(1))
  }

  /// Lets time pass in frames of 16 ms.
  func run(_ time: Duration, _ context: StageContext) {
    var left = time
    while left > .zero {
      let frame = min(left, .milliseconds(16))
      advance(by: frame)
      context.animator.advance(by: frame)
      left -= frame
    }
  }

  func report(_ id: String) -> ControlReport? { controls.first { $0.id == id } }

  /// The control inside the focus ring; segments and rows have no focus of their own.
  var focused: String? {
    guard let ring = list.commands.last(where: \.isFocusRing)?.frame else { return nil }
    return controls.first {
      $0.isEnabled && !$0.id.contains(".") && $0.frame.contains(ring.center)
    }?.id
  }

  /// Presses and lets go in the middle of a control; does nothing where there is none.
  func click(_ id: String) {
    if let place = report(id)?.frame.center { click(at: place) }
  }

  func click(at point: Point) {
    handle(.hover(point))
    handle(.press(point))
    handle(.tap(point))
  }

  /// What it shows now.
  var list: DisplayList {
    var list = DisplayList()
    draw(into: &list)
    return list
  }
}

extension DisplayList {
  /// All strings, from back to front.
  var texts: [String] {
    commands.compactMap { command in
      if case .text(let string, _, _) = command.content { string } else { nil }
    }
  }

  /// The pictures whose name begins so; a list holds none that is quite clear.
  func pictures(_ name: String) -> [DrawCommand] {
    commands.filter { command in
      if case .picture(let picture, _) = command.content {
        picture.name.hasPrefix(name)
      } else {
        false
      }
    }
  }
}

extension HelpScene {
  /// The help of a game at the first step of a leaf, asked for by a key.
  @MainActor static func test(_ game: any BoxGame, leaf: Int = 0, _ context: StageContext)
    -> HelpScene
  {
    context.device = .keyboard
    let scene = HelpScene([game], at: game.name, context: context)
    scene.willAppear()
    scene.layout(in: context.metrics.size)
    scene.didAppear()
    // The leaf of the hands asks twice.
    for _ in 0..<[0, 1, 3][leaf] { scene.handle(.leap(.pageDown)) }
    context.animator.advance(by: .seconds(1))
    return scene
  }
}
