import BoxKit
import EarthGame
import GameKernel
import MatchstickGame
import MatchstickScenes
import Motion
import PairsGame
import PictureScenes
import PlayLog
import SlidingGame
import SlidingScenes
import Stage
import TestSupport

@testable import Matchwood
@testable import MatchwoodMain

/// The whole program above the window, played by events in a time of its own.
@MainActor final class FuzzHarness {
  let table: MatchstickTable
  let sliding: SlidingTable
  let pairs: PairsTable
  let tunnel: EarthTable
  let container: SceneContainer
  let model: SettingsModel
  let context: StageContext
  let director: Director
  /// What has gone wrong; nothing should.
  var faults: [String] = []
  /// The lengths of the boards that were played.
  private(set) var lengths: Set<Int> = []
  private(set) var solvedBoards = 0
  /// The cards that were flipped.
  private(set) var flips = 0
  /// How often was dug.
  private(set) var digs = 0
  /// How often was dug in *Dry feet*.
  private(set) var dryDigs = 0
  let log: PlayLogModel
  /// The date of the storm in UTC.
  let today = Day(secondsSince1970: 1_795_305_600)
  private(set) var size = Size(1280, 800)

  let adviser = StormyAdviser()
  private let pictures = StormyPictures()
  private let results = ResultLists()
  private let tables = InMemoryTables()
  private var interpreter: InputInterpreter
  private var watch = GestureWatch()
  private var dice: Dice
  private let desk: Desk
  private var now = Duration.zero
  private var observations: [Observation] = []

  init(seed: UInt64) {
    context = StageContext(
      Look(
        theme: .named(.evening), metrics: Metrics(size: size, scale: 1), measurer: FixedMeasurer()))
    var settings = Settings()
    settings.sliding.tiltsWithPad = true
    model = SettingsModel(settings)
    container = SceneContainer(context: context)
    container.layout(in: size)
    table = MatchstickTable(setup: settings.matchsticks.setup, seed: seed)
    sliding = SlidingTable(.dealt(.square(3)), seed: seed, isByChance: true)
    pairs = PairsTable(PairsSetup(layout: .fourByFour), seed: seed, isByChance: true)
    tunnel = EarthTable(EarthSetup(mode: .dig), seed: seed, isByChance: true)
    log = PlayLogModel(now: { [today] in Moment(secondsSince1970: today.secondsSince1970) })
    tables.add(table)
    tables.add(sliding)
    tables.add(pairs)
    tables.add(tunnel)
    interpreter = InputInterpreter(unit: context.look.metrics.k)
    dice = Dice(seed: seed &+ 1_000)
    let desk = Desk()
    self.desk = desk
    var services = Services()
    services.copyText = { text in
      desk.clipboard = text
      return text.count.isMultiple(of: 2)
    }
    services.pasteText = { desk.clipboard }
    services.readPose = { desk.pose }
    services.pictures = pictures
    services[(any SlidingAdviser).self] = adviser
    let lent = GameContext(
      stage: context, settings: model, log: log, results: results, tables: tables,
      services: services)
    director = Director(Box.games, lent, container)
    observe()
    fillResults()
    director.begin()
  }

  /// What lies beside the program.
  @MainActor private final class Desk {
    var clipboard: String?
    var pose: Vector3?
  }

  /// What a player does next who sees what is on the table.
  func play(_ input: inout RandomInput) {
    let (kind, delay) = input.next(controls: container.controls, size: size)
    send(kind, after: delay)
  }

  /// Lets time pass, and gives the event to whoever it concerns, as the run loop does.
  func send(_ kind: InputEvent.Kind, after time: Duration = .zero) {
    context.animator.advance(by: time)
    container.advance(by: time)
    now += time
    if dice.below(8) == 0 { pictures.stir(&dice) }
    if dice.below(8) == 0 { adviser.stir() }
    if dice.below(100) == 0 { desk.clipboard = Self.texts[dice.below(Self.texts.count)] }
    switch kind {
    case .focusGained: context.input.hasFocus = true
    case .focusLost: context.input.hasFocus = false
    case .fileDropped(let path): director.importPicture(path)
    default: break
    }
    act(on: interpreter.advance(to: now))
    followScene()
    act(on: interpreter.intents(for: InputEvent(kind, at: now)))
    if case .windowResized(let size) = kind { layout(size) }
    followScene()
  }

  /// The tables with the games of today.
  var dayTables: InMemoryTables? { tables.tables(of: today) as? InMemoryTables }

  /// Whether something still holds the pointer down.
  var isPressed: Bool { watch.isPressed }

  /// What is shown now.
  var list: DisplayList {
    var list = DisplayList()
    container.draw(into: &list)
    return list
  }

  private func act(on intents: [Intent]) {
    context.input.device = interpreter.device
    context.input.stick = interpreter.stick
    for intent in intents {
      if let fault = watch.fault(of: intent) { faults.append(fault) }
      container.handle(intent)
    }
  }

  private func followScene() {
    interpreter.needs = container.inputNeeds
    desk.pose = interpreter.tiltReading
  }

  private func layout(_ size: Size) {
    self.size = size
    let settings = model.current
    context.look.set(
      .named(settings.theme), Metrics(size: size, scale: Double(settings.scale) / 100))
    interpreter.unit = context.look.metrics.k
    container.layout(in: size)
  }

  /// What may lie on the clipboard: boards that one tilt solves, shapes that no button offers, and no board.
  private static let texts: [String?] = [
    nil, " ", "words", "4:0-1", "4:1-0-2-3-4-5-6-7-8-9-10-11-12-13-14-15",
    "3:0-1-2-3-4-8-6-7-5", "3:0-1-2-3-4-5-6-8-7", "2:0-3-2-1", "2:0-1-3-2", "3x2:0-1-5-3-4-2",
    "4:0-1-2-3-4-5-6-7-8-9-10-15-12-13-14-11",
  ]
}

extension FuzzHarness {
  private func observe() {
    var last = table.state
    var lastSlide = sliding.state
    var lastPairs = pairs.state
    var lastTunnel = tunnel.state
    observations = [
      model.changes.observe { [weak self] in self?.act(on: $0.after) },
      table.session.changes.observe { [weak self] change in
        self?.faults += ChangeCheck.faults(change, after: last)
        last = change.after
      },
      sliding.session.changes.observe { [weak self] change in
        self?.check(change, after: lastSlide)
        lastSlide = change.after
      },
      pairs.session.changes.observe { [weak self] change in
        self?.faults += ChangeCheck.faults(change, after: lastPairs)
        if change.after.flips > lastPairs.flips { self?.flips += 1 }
        lastPairs = change.after
      },
      tunnel.session.changes.observe { [weak self] change in
        self?.faults += ChangeCheck.faults(change, after: lastTunnel)
        if change.after.digs > lastTunnel.digs {
          self?.digs += 1
          if change.after.options.mode == .dry { self?.dryDigs += 1 }
        }
        lastTunnel = change.after
      },
    ]
  }

  private func check(_ change: Change<SlidingPuzzle>, after last: SlidingPuzzle.State) {
    let isShuffle = change.cause == .move && sliding.isAtStart
    faults += ChangeCheck.faults(change, after: last, isShuffle: isShuffle)
    lengths.insert(change.after.board.shape.width)
    if change.after.isSolved, change.cause == .move { solvedBoards += 1 }
  }

  private func fillResults() {
    var book = ResultBook()
    for length in 3...8 {
      let category = ResultCategory("sliding", "\(length)", "numbers")
      let result = GameResult(
        game: "\(length)", moves: 100, time: .seconds(90), day: Day(secondsSince1970: 0),
        usedUndo: false)
      book.add(result, to: category)
    }
    results.replace(with: book)
  }

  /// Lets settings act, as the program does.
  private func act(on settings: Settings) {
    context.animator.reducedMotion = settings.reducedMotion
    layout(size)
  }
}
