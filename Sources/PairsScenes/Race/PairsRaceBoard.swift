import BoxKit
import Controls
import GameKernel
import PairsGame
import PlayLog
import RaceKit
import Stage

/// The cards of one side of a race at Pairs.
final class PairsRaceBoard: RaceBoard {
  let control: Control
  var onChange: () -> Void = {}

  private let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 0)
  private let settings: SettingsModel
  private let context: StageContext
  private let view: CardsView
  private let cards: CardsControl
  private var timers: PairsTimers
  private var deal = Pairs.Options(layout: .fourByFour)
  private var seed: UInt64 = 0
  private var recorded: [Pairs.Move] = []
  private var tray: Tray?
  private var frame = Rect.zero
  private var observation: Observation?

  static let layouts = [PairsLayout.fourByFour, .sixByFour]

  init(_ settings: SettingsModel, context: StageContext) {
    (self.settings, self.context) = (settings, context)
    view = CardsView(context: context)
    view.hasTray = false
    view.keepsFound = true
    timers = PairsTimers(context.animator)
    let table = table
    cards = CardsControl(
      view, state: { table.state }, canFlip: { !table.state.isOver && !table.isMissOpen },
      context: context)
    control = cards
    cards.onTap = { [weak self] in self?.tap($0) }
    observation = table.session.changes.observe { [weak self] in self?.show($0) }
  }

  private func show(_ change: Change<Pairs>) {
    if change.entersAnotherGame, change.before.layout != change.after.layout { layOut() }
    view.show(change)
    let revealed = RevealedState(change.after)
    timers.follow(change, revealed)
    // The moves of a record close its misses.
    if recorded.isEmpty || isPlayed { timers.begin(table, revealed, settings.current.pairs) }
    onChange()
  }

  /// Whether a person plays a recorded deal.
  private var isPlayed = false

  private func tap(_ card: Int) {
    isPlayed = true
    // The second tap of a double click.
    if table.state.openCards.contains(card), view.isTurning(card) { return }
    _ = try? table.tap(card)
  }

  var isFinished: Bool { table.state.isOver }
  var canUndo: Bool { !table.isAtStart }
  var recordedMoves: Int { recorded.count }

  func prepare(_ deal: RaceDeal) -> Bool {
    switch deal {
    case .new(let size, let seed):
      (self.deal, self.seed, recorded) = (Pairs.Options(layout: Self.layouts[size]), seed, [])
    case .recorded(let text):
      guard let record = GameRecord<Pairs>(logText: text), record.options.seatCount == 1 else {
        return false
      }
      (self.deal, seed, recorded) = (record.options, record.seed, record.moves)
    }
    isPlayed = false
    begin()
    return true
  }

  func begin() {
    table.newGame(PairsSetup(layout: deal.layout), options: deal, seed: seed)
  }

  func play(_ move: Int) { _ = try? table.session.perform(recorded[move]) }
  func undo() { table.undo() }

  func moves(_ texts: Texts) -> String {
    texts.plural("{count} flip", "{count} flips", table.state.flips)
  }

  func rest(_ texts: Texts) -> String {
    // Translators: Of a game of Pairs.
    texts.plural("{count} pair left", "{count} pairs left", table.state.pairsLeft)
  }

  func layout(in frame: Rect) {
    self.frame = frame
    layOut()
  }

  private func layOut() {
    guard !frame.isEmpty else { return }
    let rim = context.look.metrics.px(20, small: 8)
    let layout = CardLayout(table.state.layout, on: frame.inset(by: rim), context.look.metrics)
    tray = Tray(layout.tray.inset(by: -rim), rim: rim, look: context.look)
    view.layout(
      layout, sides: [Point(frame.midX, frame.maxY)], colours: [0], state: table.state)
    cards.setLayout(layout)
  }

  func drawBelow(into list: inout DisplayList) { tray?.draw(into: &list) }
  func drawAbove(into list: inout DisplayList) { view.drawFlying(into: &list) }

  func advance(by elapsed: Duration) {
    view.advance(by: elapsed)
    for alarm in timers.advance(by: elapsed) where alarm == .close { table.close() }
  }

  var nextTimer: Duration? { Duration.soonest(view.nextTimer, timers.next) }
}

extension PairsModule: RacingGame {
  package static var raceSizes: [String] { PairsRaceBoard.layouts.map { size(of: $0) } }

  package var firstRaceSize: Int {
    PairsRaceBoard.layouts.firstIndex(of: table.state.layout) ?? 0
  }

  package func makeRaceBoard(context: StageContext) -> any RaceBoard {
    PairsRaceBoard(self.context.settings, context: context)
  }

  package static func raceSize(of game: LoggedGame) -> Int? {
    guard !game.marks.contains(.peeked) else { return nil }
    return PairsRaceBoard.layouts.firstIndex { String(describing: $0) == game.setup }
  }
}
