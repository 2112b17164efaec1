import Files
import GameScenes
import MatchstickGame
import PairsGame
import SlidingGame
import Stage

extension Program {
  /// Ties together what knows nothing of each other.
  func wire(_ trace: Trace?) {
    loop.tilt = TiltSetting(settings.current.sliding)
    director.readPose = { [weak self] in self?.loop.tiltReading }
    loop.onResize = { [weak self] in self?.layout() }
    director.onSettings = { [weak self] in self?.adopt($0) }
    director.onSettingsDone = { [weak self] in self?.saveSettings() }
    director.onLeave = { [weak self] in self?.loop.isOver = true }
    pictures.workQueue.onCollected = { [weak self] in self?.loop.tidySoon() }
    adviser.workQueue.onCollected = { [weak self] in self?.loop.tidySoon() }
    loop.onDrop = { [weak self] in self?.director.take($0) }
    let tables = director.tables
    keep(tables, trace)
    guard let trace else { return }
    trace.follow(tables.matchsticks.session)
    trace.follow(tables.sliding.session)
    trace.follow(tables.pairs.session)
    director.onMatchsticksRefusal = { trace.refused($0, by: Matchsticks.self) }
    director.onSlidingRefusal = { trace.refused($0, by: SlidingPuzzle.self) }
    director.onPairsRefusal = { trace.refused($0, by: Pairs.self) }
  }

  /// Keeps the games after every change, and what time has added whenever the player rests.
  private func keep(_ tables: Tables, _ trace: Trace?) {
    matchsticks.follow(tables.matchsticks.session) { tables.matchsticks.record }
    sliding.follow(tables.sliding.session) { tables.sliding.record }
    pairs.follow(tables.pairs.session) { tables.pairs.record }
    if let trace {
      matchsticks.onKept = { trace.kept(Matchsticks.name, changes: $0) }
      sliding.onKept = { trace.kept(SlidingPuzzle.name, changes: $0) }
      pairs.onKept = { trace.kept(Pairs.name, changes: $0) }
    }
    for keeper in keepers { keeper.onError = { [weak self] in self?.tell($0) } }
    container.onShow = { [keepers] scene in
      trace?.shown(scene.name)
      for keeper in keepers { keeper.save() }
    }
    loop.onFocusLost = { [keepers] in for keeper in keepers { keeper.save() } }
    loop.onWake = { [keepers, adviser] in
      for keeper in keepers { keeper.collect() }
      adviser.workQueue.collect()
    }
  }

  /// Lets settings act at once.
  private func adopt(_ settings: Settings) {
    let old = self.settings.current
    self.settings.current = settings
    context.animator.reducedMotion = settings.reducedMotion
    loop.tilt = TiltSetting(settings.sliding)
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
    let settings = self.settings.current
    let size = viewport.size
    context.setLook(
      .named(settings.theme), Metrics(size: size, scale: Double(settings.scale) / 100))
    container.layout(in: size)
  }

  func saveSettings() {
    store.save(options.kept(settings.current, over: stored))
  }

  /// Saves everything; returns when it is in its files.
  func finishSaving() {
    saveSettings()
    for keeper in keepers { keeper.finish() }
  }

  /// Tells what went wrong while settings and games were loaded.
  func tellTroubles() {
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
