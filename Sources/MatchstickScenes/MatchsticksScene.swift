import Acoustics
import BoxKit
import Controls
import GameKernel
import MachineScenes
import MatchstickBoard
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
  private let board: MatchBoard
  private let input: TakeInput
  private let choice: MatchesChoice
  private let forms: FormChoice
  private let starts: GameStarts
  private let opponent: OpponentChoice
  private let demonstration: Demonstration<Matchsticks>
  private let status: MatchsticksStatus
  private let ending: MatchsticksEnding
  /// The Matchbox Machine, if it plays.
  let machine: MachineTable
  private var areas = MatchsticksAreas(metrics: Metrics(size: Size(1280, 800)))
  private var plaques = MatchsticksPlaques()
  private var tray: Tray?
  private var alarms = Alarms<Alarm>()
  /// Whether the game is over but its dialog has not opened yet: the last match is leaving, or the fan spreads.
  private var isEnding = false
  private var observations: [Observation] = []

  /// The timers of the table.
  private nonisolated enum Alarm { case computersTake, review }

  /// Creates a scene that shows the table and follows its changes.
  public init(
    table: MatchstickTable, settings: SettingsModel,
    machines: DocumentModel<MachineBook> = DocumentModel(), context: StageContext
  ) {
    self.settings = settings
    controller = TableController(table: table, context: context, showsClock: false)
    board = MatchBoard(context: context)
    demonstration = Demonstration(table, context: context)
    input = TakeInput(
      table, board, TakeRow(demonstration.strip, context: context), context: context)
    choice = MatchesChoice(context: context)
    forms = FormChoice(context: context)
    starts = GameStarts(controller, settings)
    opponent = OpponentChoice(controller, starts)
    status = MatchsticksStatus(controller)
    ending = MatchsticksEnding(controller, settings)
    machine = MachineTable(controller, settings, machines)
    connect()
    showPosition(table.state)
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.show($0) },
    ]
    waitForComputer()
  }

  /// Connects the controls with their actions.
  private func connect() {
    input.onTake = { [weak self] in self?.take($0) }
    input.onLimit = { [weak status] in status?.show(.atMost($0)) }
    input.onNothing = { [weak status] heap in
      status?.show(heap.map { .emptyHeap($0) } ?? .hands)
    }
    input.mayLift = { [weak self] in self?.mayLift ?? false }
    forms.onForm = { [starts] in starts.enter($0) }
    forms.onLast = { [starts] in starts.change(to: $0) }
    demonstration.onStep = { [weak self] in self?.takeForComputer(evenPaused: true) }
    demonstration.onChange = { [weak self] in self?.refresh() }
    machine.onChange = { [weak self] in self?.followMachine() }
    machine.onMatches = { [board, table] in board.replace($0 ?? table.state) }
    status.machine = { [machine] in machine.status }
    ending.suggestion = { [machine] in machine.suggestion }
    ending.onNewGame = { [starts] in starts.newGame() }
    controller.end.onClose = { [weak self] in self?.refresh() }
    input.row.newGame.action = { [starts] in starts.newGame() }
    choice.onDeal = { [starts] in starts.play($0) }
    controller.onCommand = { [weak self] in self?.perform($0) }
    controller.onHighlight = { [input] in input.lift(of: $0) }
    controller.focus.home = { [weak self] in self?.home }
    controller.focus.places = { [weak self, bar = controller.bar, forms] in
      (self?.shownRow ?? [], bar.commandControls + [bar.choice].compactMap(\.self) + [forms.forms])
    }
    controller.costsResult = { [weak self] in self?.costsResult($0) ?? false }
    controller.guide.steps = { [weak self] in self?.firstSteps ?? [] }
    controller.guide.areas = { [weak self] in
      self.map { $0.areas.rims + $0.board.left.map($0.board.frame) + $0.areas.plaques } ?? []
    }
  }

  /// Returns whether a hint now would end the run of wins. Undo is part of the game and does not ask.
  private func costsResult(_ act: PricedAct) -> Bool {
    act == .hint && isPersonsTurn && Matchsticks.rival(table.setup) != nil
      && !table.session.usedUndo && !table.sheet.wasHelped
  }

  private var firstSteps: [FirstStep<Matchsticks>] {
    MatchsticksFirstSteps(
      table: table, input: context.input,
      // The mark keeps clear of the focus ring.
      takes: { [input, context] in input.row.area.inset(by: -context.look.metrics.px(6)) },
      felt: { [weak self, context] in
        self?.areas.felt.inset(by: context.look.metrics.px(10)) ?? .zero
      },
      help: { [bar = controller.bar] in
        bar.commandControls.first { $0.id == Intent.Command.help.rawValue }?.frame
      },
      isReady: { [weak self] in self?.mayLift ?? false }
    ).all
  }

  // MARK: Intents

  public func handleInput(_ event: InputEvent.Kind) { machine.handle(event) }

  public func handle(_ intent: Intent) {
    if case .hover(let point) = intent {
      status.forgetLimit()
      input.point(at: point)
    }
    if table.isComputersTurn, input.isTake(intent, focused: panel.focused) { endComputersWait() }
    if case .command(let command) = intent, machine.undoes(command) { return }
    if controller.handle(intent) { return }
    switch intent {
    case .nextTab: starts.enter(table.setup.layout.form.next(1))
    case .previousTab: starts.enter(table.setup.layout.form.next(-1))
    default: input.handle(intent)
    }
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .newGame: starts.newGame()
    case .hint: showHint()
    default: break
    }
  }

  /// Takes matches. If the model refuses, the note says why.
  private func take(_ move: Matchsticks.Move) {
    controller.attempt { () throws(Matchsticks.Refusal) in
      do throws(Matchsticks.Refusal) {
        try table.take(move)
      } catch {
        if case .illegalCount(_, let limit) = error { status.show(.atMost(limit)) }
        throw error
      }
    }
  }

  /// Ends the computer's wait, because the player already tries to take.
  private func endComputersWait() {
    machine.hurry()
    if !table.isPaused, table.isComputersTurn { alarms.set(.computersTake, in: .zero) }
  }

  /// Shows the best take as a hint, or one match if no take wins.
  ///
  /// With keys or a gamepad the focus moves to that take, so that no other matches are lifted.
  private func showHint() {
    guard isPersonsTurn else { return }
    table.noteHelp()
    status.show(.hint)
    let control = input.showHint()
    if table.state.pairing != nil { layout(in: context.look.metrics.size) }
    if context.input.device.showsFocus { panel.focus(id: control.id) }
    input.lift(of: panel.highlighted)
  }

  private var isPersonsTurn: Bool {
    !table.state.isOver && !table.isComputersTurn && !machine.isTraining
  }

  /// Whether matches can be lifted. They cannot before those taken by a computer have left.
  private var mayLift: Bool { isPersonsTurn && !status.isDelayed }

  // MARK: Changes

  /// Shows a change of the model.
  private func show(_ change: Change<Matchsticks>) {
    status.follow(change)
    alarms.cancelAll()
    isEnding = false
    machine.follow(change)
    input.forgetChoice()
    if change.entersAnotherGame { showPosition(change.after) }
    if change.entersAnotherGame || areas.panel != nil { layout(in: context.look.metrics.size) }
    for event in change.events { show(event) }
    if change.cause == .move, change.after.isOver { ending.report() }
    if let turn = RetriedTurn(change, table) {
      controller.message.show(for: .seconds(turn.isRight ? 4 : 60), [turn.words])
    }
    // The matches that a player leaves on the table do not fall.
    if isEnding, change.after.wasGivenUp {
      status.release()
      alarms.set(.review, in: machine.endTime)
    }
    refresh()
  }

  /// Shows a position without animation. Only a loser has no full fan.
  private func showPosition(_ state: Matchsticks.State) {
    board.show(state, celebrates: !status.words.hasOnlyPersonLost(state))
  }

  /// Follows the machine, which draws, trains or has other boxes.
  private func followMachine() { layout(in: context.look.metrics.size) }

  private func takeForComputer(evenPaused: Bool = false) {
    if machine.model.isToMove { return machine.takeTurn() }
    table.takeForComputer(evenPaused: evenPaused)
  }

  private func show(_ event: Matchsticks.Event) {
    switch event {
    case .took(_, let run, _):
      board.take(
        run, settings.current.matchsticks.takeAnimation,
        chance: .draw(seed: table.session.seed, move: table.session.moveCount),
        gone: { [weak self] in self?.allHaveLeft() })
    case .returned(_, let run, _): board.putBack(run)
    case .over: isEnding = true
    case .gaveUp, .resumed, .reopened: break
    }
  }

  /// After all taken matches have left, shows the take and starts the timer of the dialog or the computer's wait.
  private func allHaveLeft() {
    if isEnding, !alarms.isSet(.review) {
      board.showFan(celebrates: !status.words.hasOnlyPersonLost(table.state))
      let isStill = context.animator.reducedMotion
      // The timer only runs while the table is in front.
      let time = isStill ? .zero : MatchFan.time + .milliseconds(200)
      alarms.set(.review, in: max(time, machine.endTime))
    }
    waitForComputer(.milliseconds(350))
    guard status.isDelayed else { return }
    status.release()
    refresh()
    if context.input.device == .mouse { hoverAgain() }
  }

  /// Lifts the matches under the mouse, unless it is over a control other than the board.
  private func hoverAgain() {
    if panel.highlighted == nil || panel.highlighted === input.chooser { input.hoverAgain() }
  }

  /// Applies a new style of the matches at once.
  private func show(_ change: SettingsModel.Change) {
    guard change.after.matchsticks.style != change.before.matchsticks.style else { return }
    layout(in: context.look.metrics.size)
  }

  /// Updates the controls, the focus and the computer's wait to match the state.
  private func refresh() {
    input.row.refresh(table, isPersonsTurn: isPersonsTurn, isShown: !isSeenOver)
    forms.show(table.setup.layout)
    demonstration.refresh()
    controller.refresh()
    controller.end.show(isOver: isSeenOver)
    controller.bar.setEnabled(.hint, isPersonsTurn)
    machine.refresh()
    waitForComputer()
    arrangeRow()
    input.lift(of: panel.highlighted)
  }

  /// Arranges the row below the tray and focuses one of its usable buttons.
  private func arrangeRow() {
    controller.arrange([forms.forms, opponent.control] + shownRow + machine.controls)
    if panel.held == nil { controller.focus.goHome() }
  }

  /// The control that gets the focus by default: the last used button of the row, or the result after a game.
  private var home: Control? {
    if table.state.isOver { return controller.end.button }
    return shownRow.first { $0 === panel.held }
      ?? shownRow.first { $0.isOperable || $0.isWaiting }
  }

  /// Whether the result has taken the place of the takes.
  private var isSeenOver: Bool { table.state.isOver && !isEnding }

  private var shownRow: [Control] {
    isSeenOver
      ? [input.row.newGame, controller.end.button, forms.last] : input.controls(forms)
  }

  // MARK: Speech

  public var spoken: SpokenScene { MatchsticksSpeech(status, controller).scene }

  // MARK: Time

  /// Starts the computer's wait, so that players see whose turn it is. It starts only after all taken matches have
  /// left.
  ///
  /// - Parameter breath: the duration of the wait, or `nil` for the usual one.
  private func waitForComputer(_ breath: Duration? = nil) {
    guard table.isComputersTurn, !table.isPaused, !machine.isBusy else {
      return alarms.cancel(.computersTake)
    }
    guard !board.isLeaving, !alarms.isSet(.computersTake) else { return }
    let usual = Duration.milliseconds(context.animator.reducedMotion ? 300 : 600)
    alarms.set(.computersTake, in: breath ?? usual)
  }

  public func advance(by elapsed: Duration) {
    controller.advance(by: elapsed, pace: pace)
    machine.advance(by: elapsed)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .computersTake: takeForComputer()
      case .review:
        isEnding = false
        // The next game begins with the focus in its usual place.
        panel.focus(id: nil)
        controller.end.openIfDue()
        // Redo opens no dialog. The buttons below the dialog stay until it has gone.
        if !controller.end.isOpen { refresh() }
      }
    }
  }

  public var pace: Double { demonstration.pace }

  public var nextTimer: Duration? {
    Duration.soonest(alarms.next, machine.nextTimer, controller.nextTimer(pace: pace))
  }

  // MARK: Look

  public func layout(in size: Size) {
    var inputs = MatchsticksAreas.Inputs()
    (inputs.pile, inputs.style) = (table.state.pile, settings.current.matchsticks.style)
    inputs.form = table.setup.layout.form
    inputs.hasMachine = machine.isSeated
    status.want(&inputs)
    forms.want(&inputs)
    areas = MatchsticksAreas(metrics: context.look.metrics, inputs: inputs)
    let unscaled = { [areas] in
      MatchsticksAreas(metrics: areas.metrics.unscaled, inputs: inputs).machineRoom
    }
    if let own = machine.layout(in: areas.machineRoom, usual: unscaled) { areas.makeRoom(own) }
    tray = Tray(areas.tray, rim: areas.rim, look: context.look)
    board.layout(
      felt: areas.felt, padding: context.look.metrics.px(8),
      style: settings.current.matchsticks.style, row: machine.row)
    input.chooser.frame = areas.felt
    forms.show(table.setup.layout)
    forms.place(areas, isFixed: table.hasFixedRules)
    opponent.layout(areas, isFixed: table.hasFixedRules)
    plaques.layout(areas, table.seating, hasArrow: opponent.showsArrow, context.look)
    choice.show(table.setup.layout.matches, isFixed: table.hasFixedRules)
    choice.layout(
      in: controller.bar,
      title: areas.isCompact ? "" : controller.title(context.look.texts("Matchsticks")),
      isCompact: areas.isCompact, end: areas.barEnd, more: controller.more)
    let newGame = controller.newGameTitle
    let others =
      table.hasFixedRules
      ? [] : machine.rows + forms.rows + choice.rows + opponent.rows + machine.invitation
    controller.offer([.init(newGame, note: "N") { [starts] in starts.newGame() }] + others)
    input.row.layout(areas, table.setup.layout, newGame: newGame)
    let pair = [input.row.newGame, controller.end.button]
    let widest = pair.map(\.preferredSize.width).max() ?? 0
    let ends = areas.row(of: 2, widest: widest)
    controller.end.layout(in: ends[0].union(ends[1]), besides: input.row.newGame)
    refresh()
  }

  public func draw(into list: inout DisplayList) {
    controller.bar.draw(into: &list)
    status.draw(into: &list, areas)
    plaques.draw(into: &list, status) { [machine] in machine.detail(of: $0, isToMove: $1) }
    tray?.draw(into: &list)
    board.draw(into: &list)
    status.drawPanel(into: &list, areas, board)
    status.drawNote(into: &list, areas)
    machine.draw(into: &list)
    demonstration.strip.draw(into: &list)
    panel.draw(into: &list)
  }
}
