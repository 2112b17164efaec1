import BoxKit
import GameKernel
import Motion
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage

/// A sliding puzzle's scene with its table and messages, played by intents and seen through what it draws and reports.
@MainActor final class SlidingHarness {
  let table: SlidingTable
  let settings: SettingsModel
  let context: StageContext
  let sliding: SlidingScene
  private var observation: Observation?
  /// The scene with the messages over it.
  let scene: LayeredScene
  private(set) var refusals: [SlidingPuzzle.Refusal] = []
  private(set) var saidSettings: [Settings] = []
  /// The moves of every game that was said to be solved.
  private(set) var solved: [Int] = []
  /// By what the next solved game is the best one.
  var bestBy: Set<ResultOrder> = []
  var clipboard: String?
  var canCopy = true

  init(
    _ start: SlidingPuzzle.Options = .dealt(.square(4)), seed: UInt64 = 7,
    size: Size = Size(1280, 800), scale: Double = 1, theme: Theme.Name = .evening,
    reducedMotion: Bool = false, edit: (inout SlidingSettings) -> Void = { _ in }
  ) {
    table = SlidingTable(start, seed: seed)
    context = StageContext.test(size: size, scale: scale, theme: theme)
    settings = SettingsModel.test { edit(&$0.sliding) }
    context.animator.reducedMotion = reducedMotion
    sliding = SlidingScene(table: table, settings: settings, context: context)
    scene = LayeredScene(sliding, context)
    sliding.onRefusal = { [weak self] in self?.refusals.append($0) }
    observation = settings.changes.observe { [weak self] in self?.saidSettings.append($0.after) }
    sliding.onSolved = { [weak self] table in
      self?.solved.append(table.state.tileMoves)
      guard let self else { return SolvedEntry() }
      let best = sliding.best(table.state.board.shape, table.setup.showedNumbers)
      return SolvedEntry(bestBy: bestBy, isFirst: best == nil && !bestBy.isEmpty)
    }
    shareLinks()
  }

  /// Lets the table hand out and take in links as the box does.
  private func shareLinks() {
    var services = Services()
    services.copyText = { [weak self] text in
      if self?.canCopy == true { self?.clipboard = text }
      return self?.canCopy ?? false
    }
    services.pasteText = { [weak self] in self?.clipboard }
    let tables = InMemoryTables()
    tables.add(table)
    let game = SlidingModule(GameContext(stage: context, settings: settings, tables: tables))
    let links = GameLinks(services)
    sliding.routes.copyLink = { links.copy(game) }
    sliding.routes.pasteLink = { [weak self] in
      if case .failure(let words) = links.paste(to: [game], at: game) {
        self.map { $0.sliding.routes.presentMessage($0.context, words) }
      }
    }
    sliding.layout(in: context.look.metrics.size)
  }

  /// The board on which one tilt upwards solves the puzzle.
  static func almostSolved(
    length: Int = 4, edit: (inout SlidingSettings) -> Void = { _ in }
  ) throws -> SlidingHarness {
    SlidingHarness(.board(try .almostSolved(.square(length))), edit: edit)
  }

  func run(_ time: Duration) { scene.run(time, context) }

  func key(_ intents: Intent...) { send(.keyboard, intents) }

  func pad(_ intents: Intent...) { send(.gamepad, intents) }

  func send(_ device: InputDevice, _ intents: [Intent]) {
    context.input.device = device
    intents.forEach(scene.handle)
  }

  func click(_ id: String) {
    context.input.device = .mouse
    scene.click(id)
  }

  func click(cell: Int) { click("board.\(cell)") }

  func hover(cell: Int) {
    send(.mouse, [.hover(scene.report("board.\(cell)")?.frame.center)])
  }

  /// Presses on a cell and drags by a share of a cell, then lets go at rest.
  func drag(cell: Int, by way: Point, _ device: InputDevice = .mouse, ending: Drag.Phase = .ended) {
    let frame = scene.report("board.\(cell)")?.frame ?? .zero
    let (start, end) = (frame.center, frame.center + way * frame.width)
    send(
      device,
      [
        .press(start), .drag(Drag(.began, start: start, position: start)),
        .drag(Drag(.moved, start: start, position: end)),
        .drag(Drag(ending, start: start, position: end)), .release,
      ])
  }

  var board: SlidingBoard { table.state.board }
  var tiles: [Int] { board.tiles }
  var list: DisplayList { scene.list }
  var texts: [String] { list.texts }

  func says(_ words: String) -> Bool { texts.contains { $0.contains(words) } }

  /// The control round which the focus ring is seen.
  var focused: String? {
    let rings = list.focusRings
    guard rings.count == 1, let ring = rings.first else { return nil }
    // The ring of a switch goes round its knob's groove alone.
    return scene.controls.filter {
      !$0.id.contains(".") && ($0.frame.contains(ring.center))
    }.min { $0.frame.width < $1.frame.width }?.id
  }

  func isOn(_ id: String) -> Bool { scene.report(id)?.isEnabled ?? false }

  /// What stands at the right of a word of the panel, such as `Moves`.
  func number(beside word: String) -> String {
    let commands = list.commands.filter(\.isText)
    guard let label = commands.first(where: { $0.string == word }) else { return "" }
    return commands.filter {
      $0.frame.x > label.frame.maxX && abs($0.frame.midY - label.frame.midY) < label.frame.height
    }.sorted { $0.frame.x < $1.frame.x }.compactMap(\.string).joined()
  }
}

extension SlidingBoard {
  /// Home but for one tilt upwards.
  static func almostSolved(_ shape: BoardShape) throws -> Self {
    var values = Array(0..<shape.size)
    values.swapAt(shape.size - 1, shape.size - 1 - shape.width)
    return try Self(shape, values: values)
  }
}
