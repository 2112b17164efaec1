import Access
import BoxKit
import Desktop
import FileScenes
import Files
import GameKernel
import Motion
import PlayLog
import Raster
import SDLKit
import SDLStage
import SpeechDispatcher
import Stage
import Threads

/// The composition root: makes all objects, connects them and runs the program.
final class Program {
  private let options: Options
  private let environment: [String: FilePath]
  private let folders: SaveFolders
  private let storage: Storage
  private let services: ProgramServices
  private let catalogue: Catalogue
  private let display: Display
  private let audio: AudioOutput
  private let speech: SpeechOutput
  private let files: FileDialogs?
  private let takingAlong: TakingAlong?
  private let portal = SettingsPortal()
  private let screenReader = ScreenReaderStatus()
  private let loop: RunLoop
  private let director: Director
  private let errorReporter: ErrorReporter
  private let trace: Trace?
  private var observation: Observation?

  /// Opens the window and shows the first scene in it.
  ///
  /// - Parameter games: the games of the box.
  /// - Returns: `nil` if a window that is already open has accepted this run's request.
  init?(
    _ options: Options, _ games: [any BoxGame.Type], environment: [String: FilePath],
    _ watchdog: ExitWatchdog
  ) throws(RunError) {
    self.environment = environment
    var launch = LaunchResources(options: options, environment: environment)
    let script = try launch.script()
    trace = try launch.trace()
    let places = Folders(chosen: options.configFolder, environment: environment)
    guard let folders = SaveFolders(options, places) else { return nil }
    self.folders = folders
    if let server = folders.server { watchdog.beforeExit { server.close() } }
    let preload = Preload(launch, folders, cache: places.cache, games)
    let picture = try launch.picture(keptIn: folders.data)
    self.options = launch.options
    let queue = try launch.queue()
    let wake: @Sendable () -> Void = { queue.wake() }
    watchdog.onExitRequest { [weak queue] in queue?.quit() }
    // A later start can connect while the first frame is being made. Its request waits for the frame.
    folders.server?.open(wake: wake)

    services = ProgramServices(
      places, data: folders.data, environment: environment, wake: self.options.isLive ? wake : nil)
    storage = Storage(
      folders, preload, games, overlays: launch.options.launch.overlays, trace: trace,
      pictures: services.pictures, wake: wake)
    catalogue = launch.catalogue(storage.settings.current, first: preload.language)
    display = try Display(launch, storage.settings, preload, queue, catalogue.texts)
    catalogue.keepReadable(environment, display.context.look.measurer)
    audio = AudioOutput(
      display.context.feedback.sounds, storage.settings.model, path: options.sound,
      isDeaf: !options.isLive)
    let language = display.context.look.texts.language.code
    speech = SpeechOutput(
      display.container, storage.settings.model,
      self.options.isLive ? SpeechDispatcher(language: language, onChange: wake) : nil, trace,
      context: display.context)
    if let picture { services.pictures.addImported(picture) }
    let devices = ScriptedDevices(queue, display.viewport)
    loop = Self.loop(display, devices, script, queue, trace, isLive: options.isLive)
    var gameServices = services.gameServices(Clipboard(queue.library))
    // A script plays the same on every desktop.
    let bus = options.isLive && script == nil ? Folders.sessionBus(environment) : nil
    files = Self.files(
      services.pictures, environment, bus.map { FileChooserPortal(at: $0, wake: wake) },
      display.context)
    files?.offer(to: &gameServices)
    takingAlong = self.options.isLive ? TakingAlong(places, context: display.context) : nil
    takingAlong?.offer(to: &gameServices)
    gameServices.fontFamilies = { [fonts = preload.fonts] in fonts.installedFamilies() }
    gameServices.speak = { [weak speech] in _ = speech?.perform($0) }
    gameServices.isSpeechMissing = { [weak speech] in speech?.isMissing == true }
    director = Self.director(
      games, gameServices, launch.options, storage, display, catalogue, loop)
    errorReporter = ErrorReporter { [weak director] in
      director?.presentMessage($0.title, $0.message)
    }
    wire(trace)
    [storage.finalWrite, audio.finalWrite].forEach(watchdog.beforeExit)
    storage.bringOver()
    director.begin()
    storage.errors.forEach(errorReporter.report)
    try begin(devices, queue, script)
  }

  /// Makes the dialogs for files; `nil` without a home folder.
  private static func files(
    _ pictures: PictureFolder, _ environment: [String: FilePath], _ desktop: FileChooserPortal?,
    _ context: StageContext
  ) -> FileDialogs? {
    guard let places = Documents(environment) else { return nil }
    let start = Folders.ofPictures(environment) ?? environment["HOME"] ?? places.documents
    let finder = FileFinder(start: (start, places.documents), pictures)
    return FileDialogs(finder, places, desktop, context: context)
  }

  private static func loop(
    _ display: Display, _ devices: ScriptedDevices, _ script: Script?, _ queue: EventQueue,
    _ trace: Trace?, isLive: Bool
  ) -> RunLoop {
    let time: any Timekeeper = isLive ? RealTime(queue) : VirtualTime(queue)
    let performance = script.map {
      ScriptPerformance($0, on: devices, at: time.now, isLast: !isLive)
    }
    return RunLoop(
      viewport: display.viewport, queue: queue, time: time, context: display.context,
      container: display.container, performance: performance, trace: trace)
  }

  /// Makes the games and their scenes.
  private static func director(
    _ games: [any BoxGame.Type], _ services: Services, _ options: Options, _ storage: Storage,
    _ display: Display, _ catalogue: Catalogue, _ loop: RunLoop
  ) -> Director {
    var services = services
    services.readPose = { [weak loop] in loop?.tiltReading }
    services[(any CountryCatalogue).self] = catalogue
    services[(any WordLanguages).self] = catalogue
    services.playerNames = { [log = storage.log.model] in
      log.log.players.present.compactMap(\.name)
    }
    services.playerName = { [log = storage.log.model] in
      log.log.players.present.count > 1 ? log.profile?.name : nil
    }
    display.viewport.addFullScreen(to: &services)
    display.viewport.addPictures(to: &services, display.context.look)
    var launch = options.launch
    launch.leadsNewPlayers = options.script == nil && options.isLive
    let context = GameContext(
      stage: display.context, settings: storage.settings.model, log: storage.log.model,
      tables: storage.tables, launch: launch, services: services)
    return Director(games, context, display.container)
  }

  /// Shows the first frame and then starts what the frame does not need.
  ///
  /// - Parameter script: may need virtual gamepads.
  private func begin(
    _ devices: ScriptedDevices, _ queue: EventQueue, _ script: Script?
  ) throws(RunError) {
    do {
      try loop.begin()
      storage.deleteEndedDays()
      try display.viewport.showIcon()
      try queue.library.startGamepads(inBackground: script?.usesPads == true)
      if script?.beginsWithPad == true { try devices.plugIn(.plain, ScriptStep.firstPad) }
      Memory.releaseFreePages()
      // A script plays the same on every desktop.
      if options.isLive, script == nil, let address = Folders.sessionBus(environment) {
        portal.follow(at: address) { queue.wake() }
        screenReader.follow(at: address) { queue.wake() }
      }
    } catch {
      throw .display(error)
    }
  }

  /// Runs until the player quits. Saves everything before writing the files that the command line asks for.
  func run() throws(RunError) {
    try play()
    trace?.finish()
    display.viewport.painter.saveStartup()
    if let path = options.snapshot {
      try Self.save(path) { try display.viewport.painter.snapshot() }
    }
    do { try audio.save() } catch { throw .file(error) }
  }

  /// The archive to load when the program has ended, or `nil`.
  var archiveToLoad: FilePath? { takingAlong?.archive }

  /// Releases the locks of the folders. Nothing is saved afterwards.
  func releaseFolders() {
    for folder in [folders.data, folders.config] { folder?.lock?.end() }
  }

  /// Closes the sound device. The time depends on the sound server and has no limit.
  func close() { audio.close() }

  private func play() throws(RunError) {
    defer { finishSaving() }
    defer { folders.server?.close() }
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
    observation = storage.settings.model.changes.observe { [weak self] in self?.act(on: $0) }
    loop.onResize = { [weak self] in self?.display.layout() }
    loop.onDrop = { [weak self] in self?.director.importPicture($0) }
    loop.onPass = { [weak self] in self?.audio.pass($0) }
    loop.onSound = { [weak self] in self?.audio.perform($0) }
    loop.onIntent = { [weak self] in self?.speech.noteInput($0) }
    applyAccess(storage.settings.current)
    loop.onSpeech = { [weak self] in self?.speech.perform($0) ?? false }
    display.context.feedback.onRumble = { [weak loop, settings = storage.settings] in
      if settings.current.rumble { loop?.rumble($0) }
    }
    files?.navigator = director
    files?.window = { [display] in display.viewport.portalName }
    takingAlong?.navigator = director
    takingAlong?.saveAll = { [weak self] in self?.storage.finish() }
    takingAlong?.end = { [weak self] in self?.loop.isOver = true }
    director.onPlayer = { [weak self] in self?.play(as: $0) }
    director.onLeave = { [weak self] in self?.loop.isOver = true }
    loop.onWake = { [weak self] in self?.collect(trace) }
    services.onCollected { [weak self] in self?.loop.tidySoon() }
    connectSaving(trace)
  }

  /// Connects saving to the loop: a game's change is saved with the frame that shows it.
  ///
  /// Other state, such as play times, is saved when the scene changes or the window loses focus.
  private func connectSaving(_ trace: Trace?) {
    storage.onError(errorReporter.report)
    display.container.onShow = { [weak loop, storage] scene in
      trace?.shown(scene.name)
      loop?.tidySoon()
      storage.save()
    }
    loop.onPainted = { [storage, weak self] in
      storage.beginWriting()
      self?.speech.update()
    }
    loop.background = { [weak self] in
      guard let self, !storage.isBusy else { return .busy }
      return services.isWorking ? .waiting : .idle
    }
    loop.onFocus = { [weak self] hasFocus in
      self?.audio.focusChanged(hasFocus)
      guard !hasFocus else { return }
      self?.recordWindowPlace()
      self?.storage.save()
    }
  }

  /// Handles the results of other threads and the requests of later starts. A request also brings the window to the
  /// front.
  private func collect(_ trace: Trace?) {
    storage.collect()
    services.collect()
    files?.collect()
    if let wishes = portal.collect() {
      storage.settings.model.change { $0.desktop = wishes }
    }
    if let runs = screenReader.collect() {
      storage.settings.model.change { $0.hasScreenReader = runs }
    }
    let requests = folders.server?.collect() ?? []
    for request in requests {
      trace?.received(request)
      director.open(request)
    }
    if !requests.isEmpty { display.viewport.raise() }
  }

  /// Applies changed settings at once, and saves them.
  private func act(on change: SettingsModel.Change) {
    let (old, new) = (change.before, change.after)
    storage.settings.save()
    display.context.animator.reducedMotion = new.reducedMotion
    if new.access != old.access || new.speaks != old.speaks { applyAccess(new) }
    if new.language != old.language {
      catalogue.setLanguage(.chosen(setting: new.language, environment: environment))
      catalogue.keepReadable(environment, display.context.look.measurer)
    }
    let hasNewLook = new.theme != old.theme || new.accent != old.accent
    let needsLayout =
      hasNewLook || new.language != old.language || new.scale != old.scale
      || new.speaks != old.speaks
    if needsLayout { display.layout(fades: hasNewLook && new.desktop != old.desktop) }
  }

  /// Applies the settings for a player's eyes and hands.
  private func applyAccess(_ settings: Settings) {
    loop.access.apply(settings.access, speaks: settings.speaks)
    display.apply(settings.access)
    display.context.look.texts.keys.names = settings.access.keys
  }

  /// Puts the games of the current player away and opens those of another one.
  private func play(as player: PlayerID) {
    services.endGameWork()
    storage.change(to: player) { [director] in director.reopenGames() }
    storage.errors.forEach(errorReporter.report)
  }

  /// Records the window's position for the next run, unless the command line has set it.
  private func recordWindowPlace() {
    guard options.size == nil, !options.isFullScreen, let place = display.viewport.place
    else { return }
    storage.settings.model.change { $0[WindowPlace.self] = place }
  }

  /// Saves everything. Returns when it has been written or has failed.
  private func finishSaving() {
    recordWindowPlace()
    storage.finish()
  }
}
