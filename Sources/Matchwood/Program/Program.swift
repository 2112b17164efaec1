import GameKernel
import GameScenes
import SDLKit
import SDLStage
import Stage

/// The composition root: makes everything, wires it together and runs it.
final class Program {
  let options: Options
  let environment: [String: String]
  let store: KeptFile<Settings>
  /// Where games are kept; nil where this run keeps none.
  let data: HeldFolder?
  let tables: TableKeeping
  let results: ResultStore
  let services: ProgramServices
  var keepers: [any Keeper] { [store] + tables.keepers + [results, services.pictures] }
  /// What the player has been told.
  var told: [KeepingError] = []
  let catalogue: Catalogue
  let settings: SettingsModel
  let context: StageContext
  let container: SceneContainer
  let director: Director
  let loop: RunLoop
  let viewport: Viewport
  private let library: SDLLibrary
  /// What the file held at the start, without what the command line lays over it.
  let stored: Settings
  var observation: Observation?

  /// Opens the window and shows the first scene in it.
  ///
  /// - Parameter games: those of the box.
  init(
    _ options: Options, _ games: [any BoxGame.Type], environment: [String: String]
  ) throws(RunError) {
    self.environment = environment
    let script = try Self.script(options)
    let trace = try Self.trace(options)
    let folders = Folders(chosen: options.configFolder, environment: environment)
    let isSnapshot = options.snapshot != nil
    let fonts = FontFinder()
    Self.searchEarly(fonts)

    let config = HeldFolder(folders.config)
    // What is drawn off screen is the same on every run, whatever was played before.
    data = isSnapshot ? nil : folders.data == config.path ? config : HeldFolder(folders.data)
    var options = options
    let picture = try Self.bringPicture(&options, data)
    self.options = options
    library = try Self.library(isHeadless: isSnapshot)
    let queue: EventQueue
    do { queue = try EventQueue(library) } catch { throw .display(error) }

    store = KeptFile(
      "settings.json", .settings(of: games.compactMap { $0.settings }), .settings, in: config,
      wake: { queue.wake() })
    stored = store.load { $0 } ?? Settings()
    settings = SettingsModel(stored.with(options.launch.overlays))
    catalogue = Catalogue(folder: Self.locales(environment))
    catalogue.speak(.chosen(setting: settings.current.language, environment: environment))
    let text: TextCache
    do { text = try TextCache(fonts) } catch { throw .noFont }
    let supplies = Viewport.Supplies(
      library: library, queue: queue, text: text, tables: TableStore(folder: folders.cache))
    viewport = try Self.viewport(options, supplies)

    context = Self.stage(settings.current, viewport.size, text, catalogue.texts)
    container = SceneContainer(context: context)
    container.layout(in: viewport.size)
    let wake: @Sendable () -> Void = { queue.wake() }
    tables = TableKeeping(in: data, trace: trace, wake: wake)
    results = ResultStore(in: data, wake: wake)
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
    var lent = services.lent(clipboard: ClipboardAccess(Clipboard(library)))
    lent.readPose = { [weak loop] in loop?.tiltReading }
    let lending = GameContext(
      stage: context, settings: settings, results: results.keeper, tables: tables,
      launch: options.launch, services: lent)
    director = Director(games, lending, container)
    wire(trace)
    director.begin()
    tellErrors()
    try begin(devices, usesPad: script?.usesPad == true)
  }

  /// Shows the first frame, and only then starts what it can do without.
  ///
  /// - Parameter usesPad: whether a script plays on a gamepad of its own.
  private func begin(_ devices: ScriptedDevices, usesPad: Bool) throws(RunError) {
    do {
      try loop.begin()
      try viewport.showIcon()
      try library.startGamepads(inBackground: usesPad)
      if usesPad { try devices.plugInPad() }
      Memory.giveBack()
    } catch {
      throw .display(error)
    }
  }

  /// Plays until the player leaves.
  func run() throws(RunError) {
    defer { finishSaving() }
    if options.snapshot == nil || options.script != nil { try loop.run() }
    if let path = options.snapshot { try saveSnapshot(path) }
  }
}
