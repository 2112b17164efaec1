import GameScenes
import MatchstickGame
import Stage

extension Program {
  /// Ties together what knows nothing of each other.
  func wire(_ trace: Trace?, _ table: MatchstickTable) {
    loop.onResize = { [weak self] in self?.layout() }
    director.onSettings = { [weak self] in self?.adopt($0) }
    director.onSettingsDone = { [weak self] in self?.saveSettings() }
    director.onLeave = { [weak self] in self?.loop.isOver = true }
    store.onTrouble = { [weak self] in self?.tell($0) }
    guard let trace else { return }
    trace.follow(table.session)
    container.onShow = { trace.shown($0.name) }
    director.onRefusal = { trace.refused($0, by: Matchsticks.self) }
  }

  /// Lets settings act at once.
  private func adopt(_ settings: Settings) {
    let old = context.settings
    context.settings = settings
    context.backstage.animator.reducedMotion = settings.reducedMotion
    let asksForLayout =
      settings.language != old.language || settings.theme != old.theme
      || settings.scale != old.scale
    if settings.language != old.language {
      catalogue.speak(.chosen(setting: settings.language, environment: environment))
    }
    if asksForLayout { layout() }
  }

  /// Lays everything out in the size and the look of now.
  private func layout() {
    let settings = context.settings
    let size = viewport.size
    context.backstage.setLook(
      .named(settings.theme), Metrics(size: size, scale: Double(settings.scale) / 100))
    container.layout(in: size)
  }

  func saveSettings() {
    store.save(options.kept(context.settings, over: stored))
  }

  /// Tells what went wrong with the settings while they were loaded.
  func tellTroubles() {
    store.troubles.forEach(tell)
  }

  private func tell(_ trouble: SettingsTrouble) {
    File.complain(trouble.line)
    director.tell(trouble.message)
  }
}
