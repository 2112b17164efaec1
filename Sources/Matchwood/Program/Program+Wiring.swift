import Files
import GameScenes
import Stage

extension Program {
  /// Ties together what knows nothing of each other.
  func wire(_ trace: Trace?) {
    observation = settings.changes.observe { [weak self] in self?.act(on: $0) }
    loop.onResize = { [weak self] in self?.layout() }
    loop.onDrop = { [weak self] in self?.director.take($0) }
    director.onLeave = { [weak self] in self?.loop.isOver = true }
    services.onCollected { [weak self] in self?.loop.tidySoon() }
    keep(trace)
  }

  /// Keeps what time has added whenever the player rests; every change of a game is kept at once.
  private func keep(_ trace: Trace?) {
    for keeper in keepers { keeper.onError = { [weak self] in self?.tell($0) } }
    container.onShow = { [keepers] scene in
      trace?.shown(scene.name)
      for keeper in keepers { keeper.save() }
    }
    loop.onFocusLost = { [keepers] in for keeper in keepers { keeper.save() } }
    loop.onWake = { [keepers, services] in
      for keeper in keepers { keeper.collect() }
      services.collect()
    }
  }

  /// Lets settings act at once, and keeps them.
  private func act(on change: SettingsModel.Change) {
    let (old, new) = (change.before, change.after)
    saveSettings()
    context.animator.reducedMotion = new.reducedMotion
    if new.language != old.language {
      catalogue.speak(.chosen(setting: new.language, environment: environment))
    }
    let asksForLayout =
      new.language != old.language || new.theme != old.theme || new.scale != old.scale
    if asksForLayout { layout() }
  }

  /// Lays everything out in the size and the look of now.
  private func layout() {
    let settings = self.settings.current
    let size = viewport.size
    context.setLook(
      .named(settings.theme), Metrics(size: size, scale: Double(settings.scale) / 100))
    container.layout(in: size)
  }

  func saveSettings() {
    store.save(settings.current.without(options.launch.overlays, over: stored))
  }

  /// Saves everything; returns when it is in its files.
  func finishSaving() {
    saveSettings()
    for keeper in keepers { keeper.finish() }
  }

  /// Tells what went wrong while settings and games were loaded.
  func tellErrors() {
    let ofFolders = [store.folder, data].compactMap { $0?.error }
    for error in ofFolders + keepers.flatMap({ $0.errors }) { tell(error) }
  }

  /// Says each thing once, whatever it keeps from being saved.
  private func tell(_ trouble: KeepingError) {
    guard !told.contains(trouble) else { return }
    let isNews = !told.contains { $0.message(Texts()) == trouble.message(Texts()) }
    told.append(trouble)
    File.complain(trouble.line)
    if isNews { director.tell(trouble.message) }
  }
}
