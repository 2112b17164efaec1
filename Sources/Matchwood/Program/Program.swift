import BoxKit
import EarthScenes
import Files
import GameKernel
import Motion
import PairsScenes
import SDLKit
import SDLStage
import Stage
import Threads

/// The composition root: makes all objects, connects them and runs the program.
final class Program {
  private let options: Options
  private let environment: [String: FilePath]
  private let store: PersistentFile<Settings>
  private let folders: KeptFolders
  private let tables: TablePersistence
  private let results: ResultStore
  private let decks: DeckStore
  private let services: ProgramServices
  private var keepers: [any PersistentStore] {
    [store] + tables.keepers + [results, decks, services.pictures]
  }
  private let complaints: ErrorReporter
  private let catalogue: Catalogue
  private let settings: SettingsModel
  private let context: StageContext
  private let container: SceneContainer
  private let director: Director
  private let loop: RunLoop
  private let viewport: Viewport
  private let ears: AudioOutput
  private let trace: Trace?
  /// The settings as loaded, without the overlays.
  private let stored: Settings
  private var observation: Observation?
  /// The settings that hold for this run only and are not saved.
  private let overlays: [SettingOverlay]

  /// The parts of the settings that belong to no game.
  nonisolated static let parts: [any SettingsPart.Type] = [
    WindowPlace.self, SoundSettings.self, HelpSettings.self,
  ]

  /// Opens the window and shows the first scene in it.
  ///
  /// - Parameter games: the games of the box.
  /// - Returns: `nil` if a window that is already open has accepted this run's request.
  init?(
    _ options: Options, _ games: [any BoxGame.Type], environment: [String: FilePath],
    _ watchdog: ExitWatchdog
  ) throws(RunError) {
    self.environment = environment
    var opening = LaunchResources(options: options, environment: environment)
    let script = try opening.script()
    trace = try opening.trace()
    let folders = Folders(chosen: options.configFolder, environment: environment)
    let isSnapshot = options.snapshot != nil
    guard let kept = KeptFolders(options, folders) else { return nil }
    self.folders = kept
    if let door = kept.door { watchdog.beforeExit { door.close() } }
    let (config, data) = (kept.config, kept.data)
    let settingsText = VersionedFormat.settings(of: games.compactMap { $0.settings } + Self.parts)
    var line = PrefetchQueue()
    let ahead = StatePreloader(
      settingsIn: config, as: settingsText, tablesIn: data, of: games, in: &line)
    let languages = opening.catalogueFolder.map { folder in
      line.add { Language.sound(in: folder) }
    }
    // No other library loads before SDL has loaded its own at start, because only one can load at a time.
    let fonts = FontFinder()
    _ = line.add { fonts.searchAll() }
    let startup = StartupCache(folder: folders.cache)
    let first = StartupFrame(startup, in: &line, key: opening.firstFrame(ahead.settings))
    if let read = games.first(where: { $0.name == options.firstScene })?.readAhead {
      _ = line.add(read)
    }
    line.begin()
    let picture = try opening.picture(keptIn: data)
    self.options = opening.options
    let queue = try opening.queue()
    let wake: @Sendable () -> Void = { queue.wake() }
    watchdog.whenAsked { [weak queue] in queue?.quit() }
    // A later start can connect while the first frame is being made. Its request waits for the frame.
    kept.door?.open(wake: wake)

    store = PersistentFile(
      Settings.fileName, settingsText, .settings, in: config, ahead: ahead.settings, wake: wake)
    stored = store.load { $0 } ?? Settings()
    settings = SettingsModel(stored.with(opening.options.launch.overlays))
    catalogue = opening.catalogue(settings.current, sound: languages)
    let text: TextCache
    do { text = try TextCache(fonts) } catch { throw .noFont(error) }
    let supplies = Viewport.Supplies(
      library: queue.library, queue: queue, text: text, startup: startup)
    viewport = try opening.viewport(stored[WindowPlace.self], supplies)
    let borrowed = opening.options.launch.overlays + Self.overlays(stored, viewport)
    overlays = borrowed
    settings.change { $0 = $0.with(borrowed) }
    viewport.painter.expect(
      .named(settings.current.theme), scene: opening.options.firstScene, ahead: first)

    context = Self.stage(settings.current, viewport, text, catalogue.texts)
    ears = AudioOutput(context.sounds, settings, path: opening.options.sound, isDeaf: isSnapshot)
    container = SceneContainer(context: context)
    container.layout(in: viewport.size)
    tables = TablePersistence(in: data, trace: trace, ahead: ahead, wake: wake)
    results = ResultStore(in: data, wake: wake)
    decks = DeckStore(in: data, wake: wake)
    services = ProgramServices(
      folders, data: data, environment: environment, wake: isSnapshot ? nil : wake)
    if let picture { services.pictures.welcome(picture) }

    let time: any Timekeeper = isSnapshot ? VirtualTime(queue) : RealTime(queue)
    let devices = ScriptedDevices(queue, viewport)
    let performance = script.map {
      ScriptPerformance($0, on: devices, at: time.now, isLast: isSnapshot)
    }
    let loop = RunLoop(
      viewport: viewport, queue: queue, time: time, context: context, container: container,
      performance: performance, trace: trace)
    self.loop = loop
    var lent = services.lent(Clipboard(queue.library))
    lent.readPose = { [weak loop] in loop?.tiltReading }
    lent[(any CountryCatalogue).self] = catalogue
    lent[(any WordLanguages).self] = catalogue
    lent[DeckKeeper.self] = decks.keeper
    viewport.lendFullScreen(to: &lent)
    var launch = opening.options.launch
    launch.offersHelp = script == nil && !isSnapshot
    let lending = GameContext(
      stage: context, settings: settings, results: results.keeper, tables: tables,
      launch: launch, services: lent)
    let director = Director(games, lending, container)
    self.director = director
    complaints = ErrorReporter { [weak director] in director?.tell($0.title, $0.message) }
    wire(trace)
    for keeper in keepers { keeper.finishing.map(watchdog.beforeExit) }
    watchdog.beforeExit(ears.finishing)
    director.begin()
    tellErrors()
    try begin(devices, queue, script)
  }

  /// Returns the context that the scenes share.
  private static func stage(
    _ settings: Settings, _ viewport: Viewport, _ text: TextCache, _ texts: Texts
  ) -> StageContext {
    let context = StageContext(
      theme: .named(settings.theme), metrics: metrics(settings, viewport), measurer: text,
      texts: texts)
    context.animator.reducedMotion = settings.reducedMotion
    return context
  }

  private static func metrics(_ settings: Settings, _ viewport: Viewport) -> Metrics {
    Metrics(
      size: viewport.size, scale: Double(settings.scale) / 100,
      density: 1 / viewport.unitsPerPixel)
  }

  /// Returns the desktop's UI scale as an overlay if the player has chosen no scale.
  private static func overlays(_ stored: Settings, _ viewport: Viewport) -> [SettingOverlay] {
    guard stored.chosenScale == nil, let scale = viewport.wantedScale else { return [] }
    return [SettingOverlay(\.chosenScale, scale)]
  }

  /// Shows the first frame and then starts what the frame does not need.
  ///
  /// - Parameter script: may need virtual gamepads.
  private func begin(
    _ devices: ScriptedDevices, _ queue: EventQueue, _ script: Script?
  ) throws(RunError) {
    do {
      try loop.begin()
      try viewport.showIcon()
      try queue.library.startGamepads(inBackground: script?.usesPads == true)
      if script?.beginsWithPad == true { try devices.plugIn(.plain, ScriptStep.firstPad) }
      Memory.giveBack()
    } catch {
      throw .display(error)
    }
  }

  /// Runs until the player quits. Saves everything before writing the files that the command line asks for.
  func run() throws(RunError) {
    try play()
    trace?.finish()
    viewport.painter.saveStartup()
    if let path = options.snapshot { try Self.save(path) { try viewport.painter.snapshot() } }
    do { try ears.save() } catch { throw .file(error) }
  }

  /// Closes the sound device. The time depends on the sound server and has no limit.
  func close() { ears.close() }

  private func play() throws(RunError) {
    defer { finishSaving() }
    defer { folders.door?.close() }
    if options.snapshot == nil || options.script != nil { try loop.run() }
  }

  /// Writes a bitmap as a PNG file.
  static func save(_ path: FilePath, _ picture: () throws -> Bitmap) throws(RunError) {
    do {
      try File.replace(path, with: try picture().png())
    } catch let error as FileError {
      throw .file(error)
    } catch let error as SDLError {
      throw .display(error)
    } catch {
      preconditionFailure("Nothing else is thrown: \(error)")
    }
  }

  /// Connects the objects that do not know each other.
  private func wire(_ trace: Trace?) {
    observation = settings.changes.observe { [weak self] in self?.act(on: $0) }
    loop.onResize = { [weak self] in self?.layout() }
    loop.onDrop = { [weak self] in self?.director.take($0) }
    loop.onPass = { [weak self] in self?.ears.pass($0) }
    loop.onSound = { [weak self] in self?.ears.obey($0) }
    context.onRumble = { [weak loop, settings] in
      if settings.current.rumble { loop?.rumble($0) }
    }
    director.onLeave = { [weak self] in self?.loop.isOver = true }
    loop.onWake = { [weak self] in self?.collect(trace) }
    services.onCollected { [weak self] in self?.loop.tidySoon() }
    keep(trace)
  }

  /// Connects saving to the loop: a game's change is saved with the frame that shows it.
  ///
  /// Other state, such as play times, is saved when the scene changes or the window loses focus.
  private func keep(_ trace: Trace?) {
    for keeper in keepers { keeper.onError = complaints.tell }
    container.onShow = { [weak loop, keepers] scene in
      trace?.shown(scene.name)
      loop?.tidySoon()
      for keeper in keepers { keeper.save() }
    }
    loop.onPainted = { [keepers] in
      for keeper in keepers { keeper.beginWriting() }
    }
    loop.background = { [weak self] in
      guard let self, !keepers.contains(where: { $0.isBusy }) else { return .moves }
      return services.isWorking ? .waits : .rests
    }
    loop.onFocus = { [weak self, keepers] hasFocus in
      self?.ears.focusChanged(hasFocus)
      guard !hasFocus else { return }
      self?.notePlace()
      for keeper in keepers { keeper.save() }
    }
  }

  /// Handles the results of other threads and the requests of later starts.
  private func collect(_ trace: Trace?) {
    for keeper in keepers { keeper.collect() }
    services.collect()
    let handed = folders.door?.collect() ?? []
    for thing in handed {
      trace?.handed(thing)
      director.open(thing)
    }
    if !handed.isEmpty { viewport.raise() }
  }

  /// Applies changed settings at once, and saves them.
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

  /// Updates the layout for the current size and theme.
  private func layout() {
    let settings = settings.current
    context.setLook(.named(settings.theme), Self.metrics(settings, viewport))
    container.layout(in: viewport.size)
  }

  private func saveSettings() {
    store.save(settings.current.without(overlays, over: stored))
  }

  /// Records the window's position for the next run, unless the command line has set it.
  private func notePlace() {
    guard options.size == nil, !options.isFullScreen, let place = viewport.place else { return }
    settings.change { $0[WindowPlace.self] = place }
  }

  /// Saves everything. Returns when it is in the files.
  private func finishSaving() {
    notePlace()
    saveSettings()
    for keeper in keepers { keeper.finish() }
  }

  /// Reports the errors of loading settings and games.
  private func tellErrors() {
    let ofFolders = [folders.config, folders.data].compactMap { $0?.error }
    for error in ofFolders + keepers.flatMap({ $0.errors }) { complaints.tell(error) }
  }
}
