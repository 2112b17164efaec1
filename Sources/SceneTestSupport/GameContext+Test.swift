import BoxKit
import GameKernel
import Motion
import Stage
import TestSupport

extension StageContext {
  /// A context in English and without fonts.
  @MainActor package static func test(
    size: Size = Size(1280, 800), scale: Double = 1, theme: Theme.Name = .evening
  ) -> StageContext {
    StageContext(
      theme: .named(theme), metrics: Metrics(size: size, scale: scale), measurer: FixedMeasurer())
  }
}

extension GameContext {
  /// The context of a game that saves nothing.
  @MainActor package static func test(
    _ context: StageContext, settings: SettingsModel = .test(), tables: LooseTables = LooseTables(),
    services: Services = Services()
  ) -> GameContext {
    GameContext(stage: context, settings: settings, tables: tables, services: services)
  }
}

extension LooseTables {
  /// Creates tables with one table that is there already.
  @MainActor package static func with<Rules: TracedRules>(_ table: GameTable<Rules>) -> LooseTables
  {
    let tables = LooseTables()
    tables.lay(table)
    return tables
  }
}

extension SettingsModel {
  /// The default settings, edited.
  @MainActor package static func test(_ edit: (inout Settings) -> Void = { _ in }) -> SettingsModel
  {
    var settings = Settings()
    edit(&settings)
    return SettingsModel(settings)
  }

  /// Changes settings on their page, and leaves the page.
  @MainActor package func setOnPage(_ edit: (inout Settings) -> Void) {
    let before = current
    change(edit)
    settle(since: before)
  }
}

extension SettingsScene {
  /// The settings page of the box and of some games.
  @MainActor package static func test(
    _ settings: SettingsModel = .test(), services: Services = Services(), context: StageContext,
    games: [any BoxGame.Type]
  ) -> SettingsScene {
    let lent = GameContext.test(context, settings: settings)
    return SettingsScene(settings, services: services, context: context) { editor in
      games.compactMap { $0.init(lent).settingsSection(editor) }
    }
  }
}

extension HelpScene {
  /// The help of a game at the first step of a page, opened by a key.
  @MainActor package static func test(_ game: any BoxGame, page: Int = 0, _ context: StageContext)
    -> HelpScene
  {
    context.device = .keyboard
    let scene = HelpScene([game], at: game.name, context: context)
    scene.willAppear()
    scene.layout(in: context.metrics.size)
    scene.didAppear()
    // The second page is left by the second press.
    for _ in 0..<[0, 1, 3][page] { scene.handle(.leap(.pageDown)) }
    context.animator.advance(by: .seconds(1))
    return scene
  }
}
