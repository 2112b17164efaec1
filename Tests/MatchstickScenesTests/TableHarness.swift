import BoxKit
import GameKernel
import MachineScenes
import MatchstickGame
import MatchstickScenes
import Motion
import SceneTestSupport
import Stage

/// A Matchsticks scene with its table and dialogs, played by intents and seen through what it draws and reports.
@MainActor final class TableHarness {
  let table: MatchstickTable
  let settings: SettingsModel
  let context: StageContext
  let matchsticks: MatchsticksScene
  /// The machines of the player.
  let machines: DocumentModel<MachineBook>
  /// What the box holds of the same table.
  let game: MatchsticksModule
  /// The scene with the dialogs over it.
  let scene: LayeredScene
  /// What the rules refused.
  private(set) var refusals: [Matchsticks.Refusal] = []
  /// How often the scene asked for the menu and for the settings.
  private(set) var menuCalls = 0
  private(set) var settingsCalls = 0

  /// - Parameter edit: changes the settings that the scene finds.
  init(
    _ setup: MatchstickSetup = MatchstickSetup(), seed: UInt64 = 7, size: Size = Size(1280, 800),
    scale: Double = 1, reducedMotion: Bool = false,
    machines: DocumentModel<MachineBook> = DocumentModel(), table: MatchstickTable? = nil,
    edit: (inout Settings) -> Void = { _ in }
  ) {
    self.table = table ?? MatchstickTable(setup: setup, seed: seed)
    let table = self.table
    self.machines = machines
    settings = SettingsModel.test { settings in
      settings.matchsticks.layout = setup.layout
      settings.matchsticks.seating = setup.seating
      settings.matchsticks.begins = setup.begins
      edit(&settings)
    }
    context = StageContext.test(size: size, scale: scale)
    context.animator.reducedMotion = reducedMotion
    game = MatchsticksModule(.test(context, settings: settings, tables: .with(table)))
    matchsticks = MatchsticksScene(
      table: table, settings: settings, machines: machines, context: context)
    scene = LayeredScene(matchsticks, context)
    matchsticks.onRefusal = { [weak self] in self?.refusals.append($0) }
    matchsticks.routes.menu = { [weak self] in self?.menuCalls += 1 }
    matchsticks.routes.settings = { [weak self] in self?.settingsCalls += 1 }
  }

  /// A table for two people, whose turns follow each other at once.
  static func forTwo(
    pile: Int = 18, takeLimit: Int = 3, reducedMotion: Bool = false,
    edit: (inout Settings) -> Void = { _ in }
  ) -> TableHarness {
    TableHarness(
      .of(.person, .person, pile: pile, takeLimit: takeLimit), reducedMotion: reducedMotion,
      edit: edit)
  }

  /// A table with heaps or rows, by default for two people.
  convenience init(
    _ matches: Matchsticks.Matches, last: LastMatch = .loses,
    against opponent: MatchstickOccupant = .person, size: Size = Size(1280, 800), scale: Double = 1
  ) {
    let setup = MatchstickSetup(
      Matchsticks.Layout(matches, last: last),
      seating: MatchstickSeats(first: .person, second: opponent))
    self.init(setup, size: size, scale: scale)
  }

  /// Changes settings on their page, and leaves it.
  func set(_ edit: (inout MatchstickSettings) -> Void) {
    settings.setOnPage { edit(&$0.matchsticks) }
  }

  /// Begins another game at the table, as its choices do.
  func choose(_ edit: (inout MatchstickSettings) -> Void) {
    settings.change { edit(&$0.matchsticks) }
    table.newGame(settings.current.matchsticks.setup, isAskedFor: false)
  }

  /// Lets time pass in frames of 16 ms.
  func run(_ time: Duration) { scene.run(time, context) }

  /// Lets time pass until something is so, but not for more than 8 s.
  func run(until isSo: () -> Bool) {
    for _ in 0..<500 where !isSo() { run(.milliseconds(16)) }
  }

  /// Lets the pointer leave the window and everything come to rest.
  func settle() {
    hover(nil as Point?)
    run(.seconds(4))
  }

  /// Presses the control of that id and lets it go, as the mouse does.
  func click(_ id: String) {
    context.input.device = .mouse
    scene.click(id)
  }

  func click(at point: Point) {
    context.input.device = .mouse
    scene.click(at: point)
  }

  func hover(_ point: Point?) {
    context.input.device = .mouse
    scene.handle(.hover(point))
  }

  func hover(_ id: String) { hover(scene.report(id)?.frame.center) }

  func key(_ intent: Intent) {
    context.input.device = .keyboard
    scene.handle(intent)
  }

  func undo() { key(.command(.undo)) }

  /// Plays these takes by number keys, without waiting for anything to fall.
  func take(_ counts: Int...) {
    for count in counts { key(.number(count)) }
  }

  var list: DisplayList { scene.list }

  var texts: [String] { list.texts }

  func says(_ words: String) -> Bool { texts.contains { $0.contains(words) } }

  func isOn(_ id: String) -> Bool { scene.report(id)?.isEnabled ?? false }

  /// The takes that are offered and on.
  var legalTakes: [Int] { (1...9).filter { isOn("take-\($0)") } }

  var remaining: Int { table.state.remaining }

  /// The matches that can be seen, in the order of the pile.
  var matches: [DrawCommand] { list.pictures("match ") }

  /// The buttons in accent, without the chosen segments.
  var lit: [String] {
    let places = list.pictures("accent").map(\.frame.center)
    return scene.controls.filter { places.contains($0.frame.center) && !$0.id.contains(".") }
      .map(\.id)
  }

  /// Where the n-th match from the end lies.
  func place(fromEnd count: Int) -> Point { matches[remaining - count].frame.center }

  /// Which of the matches, counted from the end, lie higher than they rested.
  func lifted(from rest: [DrawCommand]) -> [Int] {
    zip(rest, matches).enumerated().filter { $1.1.frame.y < $1.0.frame.y - 2 }
      .map { rest.count - $0.offset }.sorted()
  }
}

extension MatchstickSetup {
  /// A setup named by who sits at the table.
  static func of(
    _ first: MatchstickOccupant, _ second: MatchstickOccupant, pile: Int = 18, takeLimit: Int = 3,
    begins: BeginRule = .first
  ) -> MatchstickSetup {
    MatchstickSetup(
      pile: pile, takeLimit: takeLimit, seating: MatchstickSeats(first: first, second: second),
      begins: begins)
  }
}
