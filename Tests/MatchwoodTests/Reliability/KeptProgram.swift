import BoxKit
import Files
import GameKernel
import Motion
import PairsScenes
import PictureScenes
import PlayLog
import Stage
import TestSupport
import Threads

@testable import Matchwood
@testable import MatchwoodMain
@testable import PictureDecoding

/// The program above its window with all that it keeps, from its start to its end.
@MainActor final class KeptProgram {
  private let container: SceneContainer
  private let context: StageContext
  private let director: Director
  private let model: SettingsModel
  private let store: PersistentFile<Settings>
  private let tables: TablePersistence
  private let log: LogStore
  private let earlier: EarlierResultFile
  private let pictures: PictureFolder
  private var observation: Observation?

  private var stores: [any PersistentStore] { [store, log, pictures] + tables.stores }

  /// Starts with what is kept in a folder.
  ///
  /// - Parameter now: returns the current time.
  init(in path: String, now: @escaping () -> Moment = { .now }) {
    let folder = LockedFolder(path)
    let sections = Box.games.compactMap { $0.settings } + RunSettings.parts
    store = PersistentFile("settings.json", .settings(of: sections), .settings, in: folder)
    model = SettingsModel(store.load { $0 } ?? Settings())
    let settings = model.current
    let size = Size(960, 640)
    let metrics = Metrics(size: size, scale: Double(settings.scale) / 100)
    context = StageContext(
      Look(theme: .named(settings.theme), metrics: metrics, measurer: FixedMeasurer()))
    container = SceneContainer(context: context)
    container.layout(in: size)
    let games = GameFolders(in: folder)[.first]
    tables = TablePersistence(in: folder, games, trace: nil, wake: {})
    earlier = EarlierResultFile(in: folder)
    var queue = PrefetchQueue()
    let preloaded = LogStore.preload(in: folder, &queue)
    queue.begin()
    log = LogStore(in: folder, preloaded, earlier: earlier.book, now: now)
    pictures = PictureFolder(
      PictureFolder.Locations(data: folder, pictures: nil, cache: nil),
      decoder: PictureDecoder(program: "/bin/true"), wake: nil)
    var services = Services()
    services.pictures = pictures
    let lent = GameContext(
      stage: context, settings: model, log: log.model, tables: tables, services: services)
    director = Director(Box.games, lent, container)
    log.model.bringOver()
    if earlier.book != nil, log.flush() { earlier.setAside() }
    EndedDayTables(
      in: "\(path)/\(games)", DayHistory(log.model.log, of: .first),
      before: Day(secondsSince1970: now().secondsSince1970)
    ).delete()
    director.begin()
    for error in errors { director.presentMessage(error.title, error.message) }
    observation = model.changes.observe { [store] in store.save($0.after) }
  }

  /// What was wrong with the files.
  var errors: [PersistenceError] { earlier.errors + stores.flatMap { $0.errors } }

  /// Plays at each table, by whatever can be operated there, and looks at what is drawn.
  func play(_ dice: inout Dice) {
    for _ in errors { container.handle(.back) }
    for game in director.games {
      director.showTable(of: game.name, .none)
      for _ in 0..<8 {
        for intent in intents(&dice) { container.handle(intent) }
        let time = Duration.milliseconds(dice.below(900))
        context.animator.advance(by: time)
        container.advance(by: time)
      }
      var list = DisplayList()
      container.draw(into: &list)
      for store in stores { store.beginWriting() }
    }
    director.showResults(of: "sliding")
    director.showSettings(of: "pairs")
  }

  /// Clicks on a control, and waits for the end of all animations.
  func click(_ id: String) {
    context.input.device = .mouse
    guard let place = container.controls.first(where: { $0.id == id })?.frame.center else { return }
    for intent in [Intent.hover(place), .press(place), .tap(place)] { container.handle(intent) }
    run(seconds: 5)
  }

  /// Advances time.
  func run(seconds: Int) {
    for _ in 0..<20 * seconds {
      context.animator.advance(by: .milliseconds(50))
      container.advance(by: .milliseconds(50))
    }
  }

  /// The texts on the screen.
  var texts: [String] {
    var list = DisplayList()
    container.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let text, _, _) = command.content { text } else { nil }
    }
  }

  /// The games of the day in the log.
  var days: DayHistory { DayHistory(log.model.log, of: .first) }

  /// The open table with the game of a day.
  func table<Rules: TracedRules>(_ day: Day, _ rules: Rules.Type) -> GameTable<Rules> {
    tables.tables(of: day).open { open in
      guard let open else { preconditionFailure("The table of the day is not open") }
      return open
    }
  }

  /// What somebody might do next.
  private func intents(_ dice: inout Dice) -> [Intent] {
    let places = container.controls.filter(\.isEnabled).map(\.frame.center)
    if dice.below(2) == 0, !places.isEmpty {
      let place = dice.pick(places)
      return [.press(place), .tap(place)]
    }
    return [
      dice.pick([
        .tilt(.left), .tilt(.right), .tilt(.up), .tilt(.down), .activate, .number(1), .number(2),
        .command(.undo), .command(.redo), .command(.newGame), .command(.peek), .back,
      ])
    ]
  }

  /// Ends, as the program does when it is told to.
  func finish() {
    store.save(model.current)
    for store in stores {
      store.save()
      store.finish()
    }
  }
}
