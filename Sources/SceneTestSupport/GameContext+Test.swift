import BoxKit
import GameKernel
import Motion
import Stage
import TestSupport

extension StageContext {
  /// Creates a context with the look of tests.
  @MainActor package static func test(
    size: Size = Size(1280, 800), scale: Double = 1, theme: Theme.Name = .evening
  ) -> StageContext {
    StageContext(.test(size: size, scale: scale, theme: theme))
  }
}

extension Look {
  /// Creates a look in English whose measurer needs no fonts.
  @MainActor package static func test(
    size: Size = Size(1280, 800), scale: Double = 1, theme: Theme.Name = .evening
  ) -> Look {
    Look(
      theme: .named(theme), metrics: Metrics(size: size, scale: scale), measurer: FixedMeasurer())
  }
}

extension GameContext {
  /// Creates the context of a game that saves nothing.
  @MainActor package static func test(
    _ context: StageContext, settings: SettingsModel = .test(),
    tables: InMemoryTables = InMemoryTables(),
    services: Services = Services()
  ) -> GameContext {
    GameContext(stage: context, settings: settings, tables: tables, services: services)
  }
}

extension InMemoryTables {
  /// Creates a collection that contains one table.
  @MainActor package static func with<Rules: TracedRules>(_ table: GameTable<Rules>)
    -> InMemoryTables
  {
    let tables = InMemoryTables()
    tables.add(table)
    return tables
  }
}

extension SettingsModel {
  /// Creates a model of the default settings, changed by `edit`.
  @MainActor package static func test(_ edit: (inout Settings) -> Void = { _ in }) -> SettingsModel
  {
    var settings = Settings()
    edit(&settings)
    return SettingsModel(settings)
  }

  /// Changes settings as their page does, and leaves the page.
  @MainActor package func setOnPage(_ edit: (inout Settings) -> Void) {
    let before = current
    change(edit)
    applyChange(since: before)
  }
}

extension SettingsScene {
  /// Creates the settings page of the box and of some games. It opens at the game if there is only one.
  @MainActor package static func test(
    _ settings: SettingsModel = .test(), services: Services = Services(), context: StageContext,
    games: [any BoxGame.Type]
  ) -> SettingsScene {
    let gameContext = GameContext.test(context, settings: settings)
    let first = games.count == 1 ? games.first?.name : nil
    return SettingsScene(settings, services: services, first: first, context: context) { editor in
      games.compactMap { type in
        let game = type.init(gameContext)
        return game.settingsSection(editor).map { (game, $0) }
      }
    }
  }
}

extension HelpScene {
  /// Creates the help of a game at the first step of a page, 0 to 2, as if opened by a key.
  @MainActor package static func test(_ game: any BoxGame, page: Int = 0, _ context: StageContext)
    -> HelpScene
  {
    context.input.device = .keyboard
    let scene = HelpScene([game], at: game.name, context: context)
    scene.willAppear()
    scene.layout(in: context.look.metrics.size)
    scene.didAppear()
    // Leaving the second page takes two presses.
    for _ in 0..<[0, 1, 3][page] { scene.handle(.leap(.pageDown)) }
    context.animator.advance(by: .seconds(1))
    return scene
  }
}
