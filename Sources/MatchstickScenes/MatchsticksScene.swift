import Acoustics
import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Motion
import Stage

/// The scene with the table of Matchsticks. It performs takes on the model and shows the state.
package final class MatchsticksScene: TableScene {
  public let name = Matchsticks.name
  /// Called once for each game that ends. Returns the run of wins to which it belongs.
  public var onOver: (MatchstickTable) -> WinRun? {
    get { ending.onOver }
    set { ending.onOver = newValue }
  }

  /// The parts that all table scenes share.
  package let controller: TableController<Matchsticks>
  private let settings: SettingsModel
  private let pile: PileView
  private let row: TakeRow
  private let choice: PileChoice
  private let demonstration: Demonstration<Matchsticks>
  private let status: MatchsticksStatus
  private let ending: MatchsticksEnding
  private var areas = MatchsticksAreas(metrics: Metrics(size: Size(1280, 800)))
  private var plaques: [Plaque] = []
  private var tray: Tray?
  private var alarms = Alarms<Alarm>()
  /// Whether the game is over but its dialog has not opened yet: the last match is leaving, or the fan spreads.
  private var isEnding = false
  /// The last position of the mouse.
  private var pointer: Point?
  private var observations: [Observation] = []

  /// The timers of the table.
  private nonisolated enum Alarm { case computersTake, review }

  /// Creates a scene that shows the table and follows its changes.
  public init(table: MatchstickTable, settings: SettingsModel, context: StageContext) {
    self.settings = settings
    controller = TableController(table: table, context: context, showsClock: false)
    pile = PileView(context: context)
    demonstration = Demonstration(table, context: context)
    row = TakeRow(demonstration.strip, context: context)
    choice = PileChoice(context: context)
    status = MatchsticksStatus(controller)
    ending = MatchsticksEnding(controller, settings)
    pile.show(pile: table.state.pile, remaining: table.state.remaining)
    connect()
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.show($0) },
    ]
    waitForComputer()
  }

  /// Connects the controls with their actions.
  private func connect() {
    row.onTake = { [weak self] in self?.take($0) }
    demonstration.onStep = { [table] in table.takeForComputer(evenPaused: true) }
    demonstration.onChange = { [weak self] in self?.refresh() }
    ending.onNewGame = { [weak self] in self?.newGame() }
    controller.end.onClose = { [weak self] in self?.refresh() }
    row.newGame.action = { [weak self] in self?.newGame() }
    choice.onDeal = { [weak self] in self?.play(pile: $0, takeLimit: $1) }
    controller.onCommand = { [weak self] in self?.perform($0) }
    controller.onHighlight = { [weak self] in self?.liftMatches(of: $0) }
    controller.home = { [weak self] in self?.home }
    controller.places = { [weak self, bar = controller.bar] in
      (self?.shownRow ?? [], bar.commandControls + [bar.choice].compactMap(\.self))
    }
    controller.costsResult = { [weak self] in self?.costsResult($0) ?? false }
    controller.guide.steps = { [weak self] in self?.firstSteps ?? [] }
    controller.guide.areas = { [weak self] in
      self.map { $0.areas.rims + $0.pile.places + $0.areas.plaques } ?? []
    }
  }

  /// Returns whether a hint now would end the run of wins. Undo is part of the game and does not ask.
  private func costsResult(_ act: PricedAct) -> Bool {
    act == .hint && isPersonsTurn && Matchsticks.rival(table.setup) != nil
      && !table.session.usedUndo && !table.sheet.wasHelped
  }

  private var firstSteps: [FirstStep<Matchsticks>] {
    MatchsticksFirstSteps(
      table: table,
      takes: { [row] in row.takes.map(\.frame).reduce(.zero) { $0.union($1) } },
      help: { [bar = controller.bar] in
        bar.commandControls.first { $0.id == Intent.Command.help.rawValue }?.frame
      },
      isReady: { [weak self] in self?.mayLift ?? false }
    ).all
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    if case .hover(let point) = intent {
      status.forgetLimit()
      pointer = point
    }
    if table.isComputersTurn, isTake(intent) { endComputersWait() }
    if controller.handle(intent) { return }
    switch intent {
    case .hover(let point): hover(point)
    case .tap(let point): takeMatches(at: point)
    case .drag(let drag): stroke(drag)
    case .number(let count): take(count)
    default: break
    }
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .newGame: newGame()
    case .hint: showHint()
    default: break
    }
  }

  /// Takes matches. If the model refuses, the note says why.
  private func take(_ count: Int) {
    controller.attempt { () throws(Matchsticks.Refusal) in
      do throws(Matchsticks.Refusal) {
        try table.take(count)
      } catch {
        if case .illegalCount(_, let limit) = error { status.show(.atMost(limit)) }
        throw error
      }
    }
  }

  /// Takes the match at a point and all behind it.
  private func takeMatches(at point: Point) {
    guard !table.isComputersTurn, let count = pile.countFromEnd(at: point) else { return }
    take(count)
  }

  /// Lifts the matches that a stroke crosses, and takes them at its end.
  private func stroke(_ drag: Drag) {
    let count = pile.count(of: drag, within: table.state.limit)
    guard drag.phase == .ended else {
      let lifts = drag.phase != .cancelled && mayLift
      return lift(count.map { lifts && $0 <= table.state.limit ? $0 : 0 } ?? 0)
    }
    lift(0)
    if !table.isComputersTurn, let count { take(count) }
  }

  /// Returns the number of matches that a tap would take.
  private func count(at point: Point) -> Int? {
    pile.countFromEnd(at: point) ?? row.count(at: point)
  }

  /// Whether the intent is an attempt to take matches, with any device.
  private func isTake(_ intent: Intent) -> Bool {
    switch intent {
    case .number: true
    case .tap(let point): count(at: point) != nil
    case .drag(let drag):
      drag.isTap(on: count)
        || drag.phase == .ended && pile.count(of: drag, within: table.state.limit) != nil
    case .activate: panel.focused == nil
    default: false
    }
  }

  /// Ends the computer's wait, because the player already tries to take.
  private func endComputersWait() {
    if !table.isPaused { alarms.set(.computersTake, in: .zero) }
  }

  /// Lifts the matches that a click would take. Beyond the limit nothing is lifted, and the note says why.
  ///
  /// It is only called while the pointer is over no control.
  private func hover(_ point: Point?) {
    let count = mayLift ? point.flatMap(pile.countFromEnd) ?? 0 : 0
    let isLegal = count <= table.state.limit
    lift(isLegal ? count : 0)
    if !isLegal { status.show(.atMost(table.state.limit)) }
  }

  /// Lifts the matches that the hovered or focused button would take.
  private func liftMatches(of control: Control?) {
    let count = row.count(of: control)
    lift(mayLift && count <= table.state.limit ? count : 0)
  }

  /// Lifts matches and highlights their button, or else the button of the hint.
  private func lift(_ count: Int) {
    pile.lift(count)
    row.light(count > 0 ? count : pile.hinted)
  }

  /// Shows the best take as a hint, or one match if no take wins.
  ///
  /// With keys or a gamepad the focus moves to the button of that take, so that no other matches are lifted.
  private func showHint() {
    guard isPersonsTurn else { return }
    table.noteHelp()
    let best = table.state.bestTake ?? 1
    pile.hint(best)
    if context.input.device.showsFocus { panel.focus(id: row.takes[best - 1].id) }
    lift(pile.lifted)
    status.show(.hint)
  }

  private func newGame() {
    controller.end.dismiss()
    table.newGame(settings.current.matchsticks.setup)
  }

  /// Plays with other matches, and saves them as settings.
  private func play(pile: Int, takeLimit: Int) {
    settings.change { ($0.matchsticks.pile, $0.matchsticks.takeLimit) = (pile, takeLimit) }
    table.newGame(settings.current.matchsticks.setup, isAskedFor: false)
    controller.focusHome()
  }

  private var isPersonsTurn: Bool { !table.state.isOver && !table.isComputersTurn }

  /// Whether matches can be lifted. They cannot before those taken by a computer have left.
  private var mayLift: Bool { isPersonsTurn && !status.isDelayed }

  // MARK: Changes

  /// Shows a change of the model.
  private func show(_ change: Change<Matchsticks>) {
    status.follow(change)
    alarms.cancelAll()
    isEnding = false
    if change.entersAnotherGame {
      pile.show(pile: change.after.pile, remaining: change.after.remaining)
      layout(in: context.look.metrics.size)
    }
    for event in change.events { show(event) }
    if change.cause == .move, change.after.isOver { ending.report() }
    refresh()
  }

  private func show(_ event: Matchsticks.Event) {
    switch event {
    case .took(_, _, let left):
      pile.take(
        downTo: left, settings.current.matchsticks.takeAnimation,
        chance: .draw(seed: table.session.seed, move: table.session.moveCount),
        gone: { [weak self] in self?.allHaveLeft() })
    case .returned(_, _, let left): pile.putBack(upTo: left)
    case .over: isEnding = true
    case .gaveUp, .resumed, .reopened: break
    }
  }

  /// After all taken matches have left, shows the take and starts the timer of the dialog or the computer's wait.
  private func allHaveLeft() {
    // Opens the dialog after the fan has spread. The timer only runs while the table is in front.
    if isEnding, !alarms.isSet(.review) {
      pile.showFan(celebrates: !status.words.hasOnlyPersonLost(table.state))
      let isStill = context.animator.reducedMotion
      alarms.set(.review, in: isStill ? .zero : MatchFan.time + .milliseconds(200))
    }
    waitForComputer(.milliseconds(350))
    guard status.isDelayed else { return }
    status.release()
    refresh()
    if panel.highlighted == nil, context.input.device == .mouse { hover(pointer) }
  }

  /// Applies a new style of the matches at once.
  private func show(_ change: SettingsModel.Change) {
    guard change.after.matchsticks.style != change.before.matchsticks.style else { return }
    layout(in: context.look.metrics.size)
  }

  /// Updates the controls, the focus and the computer's wait to match the state.
  private func refresh() {
    row.refresh(table, isPersonsTurn: isPersonsTurn)
    demonstration.refresh()
    controller.refresh()
    controller.end.show(isOver: table.state.isOver && !isEnding)
    controller.bar.setEnabled(.hint, isPersonsTurn)
    waitForComputer()
    arrangeRow()
    liftMatches(of: panel.highlighted)
  }

  /// Arranges the row below the tray and focuses one of its usable buttons.
  private func arrangeRow() {
    controller.arrange(shownRow)
    guard panel.focused == nil else { return }
    if table.state.isOver {
      controller.focusHome()
    } else if isPersonsTurn || table.isDemonstration {
      if let first = shownRow.first(where: \.isOperable) { panel.focus(id: first.id) }
    }
  }

  /// The control that gets the focus by default: the last used button of the row, or the result after a game.
  private var home: Control? {
    if table.state.isOver { return controller.end.button }
    return shownRow.first { $0 === panel.focused } ?? shownRow.first(where: \.isOperable)
  }

  private var shownRow: [Control] {
    let isSeenOver = table.state.isOver && !isEnding
    return isSeenOver ? [row.newGame, controller.end.button] : row.controls(table)
  }

  // MARK: Time

  /// Starts the computer's wait, so that players see whose turn it is. It starts only after all taken matches have
  /// left.
  ///
  /// - Parameter breath: the duration of the wait, or `nil` for the usual one.
  private func waitForComputer(_ breath: Duration? = nil) {
    guard table.isComputersTurn, !table.isPaused else { return alarms.cancel(.computersTake) }
    guard !pile.isLeaving, !alarms.isSet(.computersTake) else { return }
    let usual = Duration.milliseconds(context.animator.reducedMotion ? 300 : 600)
    alarms.set(.computersTake, in: breath ?? usual)
  }

  public func advance(by elapsed: Duration) {
    controller.advance(by: elapsed, pace: pace)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .computersTake: table.takeForComputer()
      case .review:
        isEnding = false
        controller.end.openIfDue()
        // Redo opens no dialog. The buttons below the dialog stay until it has gone.
        if !controller.end.isOpen { refresh() }
      }
    }
  }

  public var pace: Double { demonstration.pace }

  public var nextTimer: Duration? {
    Duration.soonest(alarms.next, controller.nextTimer(pace: pace))
  }

  // MARK: Look

  public func layout(in size: Size) {
    var inputs = MatchsticksAreas.Inputs()
    (inputs.pile, inputs.style) = (table.state.pile, settings.current.matchsticks.style)
    status.want(&inputs)
    areas = MatchsticksAreas(metrics: context.look.metrics, inputs: inputs)
    tray = Tray(areas.tray, rim: areas.rim, look: context.look)
    pile.layout(
      felt: areas.felt, padding: context.look.metrics.px(8),
      style: settings.current.matchsticks.style)
    plaques = areas.plaques.enumerated().map { index, frame in
      Plaque(frame: frame, isMirrored: index == 1, look: context.look)
    }
    let newGame = context.look.texts("New game")
    choice.show(pile: table.state.pile, takeLimit: table.state.takeLimit)
    choice.layout(in: controller.bar, isCompact: areas.isCompact)
    controller.offer(
      [.init(newGame, note: "N") { [weak self] in self?.newGame() }]
        + (controller.bar.choice == nil ? choice.rows : []))
    row.layout(areas, takeLimit: table.state.takeLimit)
    let pair = [row.newGame, controller.end.button]
    let widest = pair.map(\.preferredSize.width).max() ?? 0
    let ends = areas.row(of: 2, widest: widest)
    controller.end.layout(in: ends[0].union(ends[1]), besides: row.newGame)
    refresh()
  }

  public func draw(into list: inout DisplayList) {
    let (state, words) = (status.state, status.words)
    controller.bar.draw(into: &list)
    status.draw(into: &list, areas)
    for (index, plaque) in plaques.enumerated() {
      let seat = Seat(index)
      let isToMove = !state.isOver && state.toMove == seat
      plaque.draw(
        into: &list, name: words.name(of: seat), detail: words.kind(of: seat, isToMove: isToMove),
        isPerson: table.seating[seat].isPerson, isToMove: isToMove)
    }
    tray?.draw(into: &list)
    pile.draw(into: &list)
    status.drawNote(into: &list, areas)
    demonstration.strip.draw(into: &list)
    panel.draw(into: &list)
  }
}
