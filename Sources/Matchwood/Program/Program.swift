import GameScenes
import MatchstickGame
import PairsGame
import SDLKit
import SDLStage
import SlidingGame
import Stage

/// The composition root: makes everything, wires it together and runs it.
final class Program {
  let options: Options
  let environment: [String: String]
  let store: KeptFile<Settings>
  /// Where games are kept; nil where this run keeps none.
  let data: HeldFolder?
  let matchsticks: GameKeeper<MatchstickTable.Record>
  let sliding: GameKeeper<SlidingTable.Record>
  let pairs: GameKeeper<PairsTable.Record>
  let results: ResultStore
  let pictures: PictureFolder
  let adviser: BackgroundAdviser
  var keepers: [any Keeper] { [store, matchsticks, sliding, pairs, results, pictures] }
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

  /// Opens the window and shows the first scene in it.
  init(_ options: Options, environment: [String: String]) throws(RunError) {
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
    let picture = try Self.picture(options, data)
    var options = options
    options.ownPicture = picture?.id
    self.options = options
    library = try Self.library(isHeadless: isSnapshot)
    let queue: EventQueue
    do { queue = try EventQueue(library) } catch { throw .display(error) }

    store = KeptFile("settings.json", .settings, .settings, in: config, wake: { queue.wake() })
    stored = store.load { $0 } ?? Settings()
    let settings = options.applied(to: stored)
    self.settings = SettingsModel(settings)
    catalogue = Catalogue(folder: Self.locales(environment))
    catalogue.speak(.chosen(setting: settings.language, environment: environment))
    let text: TextCache
    do { text = try TextCache(fonts) } catch { throw .noFont }
    let supplies = Viewport.Supplies(
      library: library, queue: queue, text: text, tables: TableStore(folder: folders.cache))
    viewport = try Self.viewport(options, supplies)

    let metrics = Metrics(size: viewport.size, scale: Double(settings.scale) / 100)
    context = StageContext(
      theme: .named(settings.theme), metrics: metrics, measurer: text, texts: catalogue.texts)
    context.animator.reducedMotion = settings.reducedMotion
    container = SceneContainer(context: context)
    container.layout(in: viewport.size)
    matchsticks = GameKeeper(Matchsticks.name, in: data, wake: { queue.wake() })
    sliding = GameKeeper(SlidingPuzzle.name, in: data, wake: { queue.wake() })
    pairs = GameKeeper(Pairs.name, in: data, wake: { queue.wake() })
    results = ResultStore(in: data, wake: { queue.wake() })
    let tables = Tables(
      matchsticks: Self.table(
        matchsticks, settings.matchsticks.setup, options.seed(for: .matchsticks)),
      sliding: Self.table(sliding, settings.sliding, options),
      pairs: Self.table(pairs, settings.pairs.setup, options))
    director = Director(
      settings: self.settings, context: context, container: container, tables: tables)
    director.results = results.keeper
    let rooms = PictureFolder.Rooms(folders, data, environment)
    let wake: @Sendable () -> Void = { queue.wake() }
    pictures = PictureFolder(rooms, wake: isSnapshot ? nil : wake)
    if let picture { pictures.welcome(picture) }
    director.use(pictures)
    adviser = BackgroundAdviser(
      TableFile(folder: isSnapshot ? nil : folders.cache), wake: isSnapshot ? nil : wake)
    director.adviser = adviser

    let time: any Timekeeper = isSnapshot ? VirtualTime(queue) : RealTime(queue)
    let devices = ScriptedDevices(queue, viewport)
    let performance = script.map {
      ScriptPerformance($0, on: devices, at: time.now, isLast: isSnapshot)
    }
    loop = RunLoop(
      viewport: viewport, queue: queue, time: time, context: context, container: container,
      performance: performance, trace: trace)
    director.clipboard = ClipboardAccess(Clipboard(library))
    wire(trace)
    director.begin(with: options.start)
    if picture != nil { director.judgePicture() }
    tellTroubles()
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
