import GameKernel
import GameScenes
import MatchstickGame
import SlidingGame
import Stage
import TestSupport

@testable import Matchwood

/// The whole program above the window, played by events in a time of its own.
@MainActor final class StormyTable {
  let table: MatchstickTable
  let sliding: SlidingTable
  let container: SceneContainer
  /// Changes that do not go on from where the one before stopped, or are no legal turn.
  private(set) var faults: [String] = []

  private let context: SceneContext
  private let director: Director
  private var interpreter: InputInterpreter
  private var now = Duration.zero
  private var size = Size(1280, 800)
  private var observations: [Observation] = []

  init(seed: UInt64) {
    let backstage = Backstage(
      theme: .named(.evening), metrics: Metrics(size: size, scale: 1), measurer: FixedMeasurer())
    let settings = Settings()
    context = SceneContext(backstage: backstage, texts: Texts(), settings: settings)
    container = SceneContainer(backstage: backstage)
    container.layout(in: size)
    table = MatchstickTable(setup: settings.matchsticks.setup, seed: seed)
    sliding = SlidingTable(.dealt(.square(3)), seed: seed)
    director = Director(
      context: context, container: container,
      tables: Tables(matchsticks: table, sliding: sliding))
    interpreter = InputInterpreter(unit: backstage.metrics.k)
    var last = table.state
    var lastSlide = sliding.state
    observations = [
      table.session.changes.observe { [weak self] change in
        self?.check(change, after: last)
        last = change.after
      },
      sliding.session.changes.observe { [weak self] change in
        self?.check(change, after: lastSlide)
        lastSlide = change.after
      },
    ]
    director.onSettings = { [weak self] in self?.adopt($0) }
    director.begin(with: .menu)
  }

  /// Lets time pass up to the event, and gives it to whoever it concerns, as the run loop does.
  func send(_ event: InputEvent) {
    container.advance(by: event.time - now)
    context.backstage.animator.advance(by: event.time - now)
    now = event.time
    let intents = interpreter.advance(to: now) + interpreter.intents(for: event)
    context.backstage.device = interpreter.device
    for intent in intents { container.handle(intent) }
    if case .windowResized(let size) = event.kind { layout(size) }
  }

  /// The next event of a player who sees what is on the table.
  func event(from input: inout RandomInput) -> InputEvent {
    input.next(controls: container.controls, size: size)
  }

  /// What is shown now.
  var list: DisplayList {
    var list = DisplayList()
    container.draw(into: &list)
    return list
  }

  private func check(_ change: Change<Matchsticks>, after last: Matchsticks.State) {
    let (before, after) = (change.before, change.after)
    if before != last { faults.append("\(before) does not follow \(last)") }
    if !(0...after.pile).contains(after.remaining) { faults.append("\(after) has a false count") }
    if change.cause == .move, !(1...before.limit).contains(before.remaining - after.remaining) {
      faults.append("\(before) to \(after) is no legal take")
    }
  }

  private func check(_ change: Change<SlidingPuzzle>, after last: SlidingPuzzle.State) {
    let (before, after) = (change.before, change.after)
    if before != last { faults.append("\(before) does not follow \(last)") }
    if (try? SlidingPuzzle.Board(after.board.shape, values: after.board.tiles)) == nil {
      faults.append("\(after) cannot be solved")
    }
    let isWalk = change.events.count > after.board.shape.size
    let shifted = change.cause == .undo ? -change.events.count : change.events.count
    if !change.entersAnotherGame, !isWalk, after.tileMoves != before.tileMoves + shifted {
      faults.append("\(before) to \(after) is counted wrongly")
    }
  }

  private func adopt(_ settings: Settings) {
    context.settings = settings
    context.backstage.animator.reducedMotion = settings.reducedMotion
    layout(size)
  }

  private func layout(_ size: Size) {
    self.size = size
    let settings = context.settings
    context.backstage.setLook(
      .named(settings.theme), Metrics(size: size, scale: Double(settings.scale) / 100))
    interpreter.unit = context.backstage.metrics.k
    container.layout(in: size)
  }
}
