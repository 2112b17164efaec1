import Acoustics
import BoxKit
import Controls
import GameKernel
import MachineScenes
import MatchstickGame
import Motion
import Stage

/// The Matchbox Machine at the table of Matchsticks: its shelf, its turns, its words and its training.
final class MachineTable {
  /// Called when the layout and all controls must follow.
  var onChange: () -> Void = {}
  /// Called during a training that is watched with the position to show; `nil` shows that of the game.
  var onMatches: (Matchsticks.State?) -> Void = { _ in }
  let model: MachineModel
  /// The pages about the machines.
  let pages: MachinePages
  private let controller: TableController<Matchsticks>
  private let settings: SettingsModel
  private let shelf: MachineShelf
  private let tools: MachineTools
  private let turn: MachineTurn
  private let training: MachineTraining
  private var areas: MachineAreas?
  private var news: String?

  private var context: StageContext { controller.context }
  private var table: MatchstickTable { controller.table }
  private var words: MachineWords { MachineWords(texts: context.look.texts) }

  init(
    _ controller: TableController<Matchsticks>, _ settings: SettingsModel,
    _ machines: DocumentModel<MachineBook>
  ) {
    (self.controller, self.settings) = (controller, settings)
    model = MachineModel(controller.table, machines)
    pages = MachinePages(model, context: controller.context)
    training = MachineTraining(model, context: controller.context)
    shelf = MachineShelf(context: controller.context)
    turn = MachineTurn(shelf, context: controller.context)
    tools = MachineTools(context: controller.context)
    shelf.machine = model.machine.machine
    turn.onTake = { [model] in model.take($0) }
    turn.onNews = { [weak self] in
      self?.news = $0
      self?.onChange()
    }
    training.onGame = { [weak self] in self?.show($0) }
    training.onMatches = { [weak self] in self?.onMatches($0) }
    training.onEnd = { [weak self] in self?.endTraining($0, milestone: $1) }
    tools.onTrain = { [weak self] in self?.trainOrStop() }
    tools.onReset = { [weak self] in self?.resetOrFinish() }
    tools.onLearned = { [weak self] in self?.openLearned() }
    tools.onChoose = { [weak self] training in
      self?.settings.change { $0.matchsticks.training = training }
      self?.train()
    }
    tools.onTeacher = { [weak self] teacher in
      self?.settings.change { $0.matchsticks.training.teacher = teacher }
      self?.onChange()
    }
    let perform = controller.bar.onCommand
    controller.bar.onCommand = { [weak self] command in
      if self?.undoes(command) != true { perform(command) }
    }
    let leave = controller.leave
    controller.leave = { [weak self] in
      guard let self, isTraining else { return leave() }
      training.stop()
      return true
    }
  }

  // MARK: State

  var isSeated: Bool { model.seat != nil }

  /// Whether the machine shows its turn or trains, so that the table waits.
  var isBusy: Bool { turn.isShown || training.isRunning }

  /// Whether a training is watched.
  var isTraining: Bool { training.isRunning }

  /// The controls of the machine in focus order, after those of the table.
  var controls: [Control] { isSeated ? [shelf] + tools.controls : [] }

  /// The rows of the machine in *More*.
  var rows: [MenuButton.Row] {
    guard isSeated else { return [] }
    if isTraining {
      return [
        .init(context.look.texts("Stop"), note: "T") { [training] in training.stop() },
        .init(context.look.texts("Finish")) { [training] in training.finish() },
      ]
    }
    return (areas?.tools == nil ? tools.rows : []) + [
      // Translators: Menu item: the machines of matchboxes that the player has.
      .init(context.look.texts("Your machines…")) { [weak self] in self?.openMachines() }
    ]
  }

  /// The row of *More* that seats the machine where another opponent plays.
  var invitation: [MenuButton.Row] {
    let layout = table.setup.layout
    guard !isSeated, layout.pile != nil, layout.last == .loses else { return [] }
    return [
      // Translators: Menu item: a game against a machine of matchboxes that learns.
      .init(context.look.texts("Play the Matchbox Machine")) { [weak self] in self?.sit() }
    ]
  }

  /// Starts a game of a person against the machine.
  private func sit() {
    settings.change { $0.matchsticks.seating = MatchstickSeats(second: .machine) }
    table.newGame(settings.current.matchsticks.setup)
    controller.focus.goHome()
  }

  /// The suggestion at the end of a game: what the machine has learned from it.
  var suggestion: NextSuggestion? {
    guard isSeated else { return nil }
    return NextSuggestion(
      "learned-now", title: context.look.texts("What did it learn?"),
      reason: news ?? words.rule, accept: { [weak self] in self?.openLearned() })
  }

  // MARK: Turns

  /// Shows the turn of the machine and then takes.
  func takeTurn() {
    guard !isBusy, model.isToMove else { return }
    news = nil
    turn.start(box: table.state.remaining, model.bead())
    onChange()
  }

  /// Ends the showing of a turn, because the player already tries to take.
  func hurry() { if !table.isPaused { turn.hurry() } }

  /// Follows a change of the game.
  func follow(_ change: Change<Matchsticks>) {
    training.stop()
    turn.cancel()
    let loss = model.follow(change)
    guard isSeated else { return shelf.reset() }
    if change.entersAnotherGame {
      shelf.reset()
      news = nil
    } else if change.cause != .move {
      shelf.putBack()
      news = nil
    }
    if let loss {
      news = words.loses(loss.bead)
      if let bead = loss.bead { turn.lose(bead) }
    }
    shelf.machine = model.machine.machine
    if change.cause == .move, loss == nil, change.after.winner == model.seat {
      shelf.putBack()
      news = words.wins
    }
    tools.refresh()
  }

  /// The time for which a lost bead is shown before the dialog at the end opens.
  var endTime: Duration {
    isSeated && table.state.winner != model.seat ? .milliseconds(2600) : .zero
  }

  // MARK: Training

  /// Handles the keys of the machine. Returns whether it used the key.
  func handle(_ event: InputEvent.Kind) {
    guard isSeated, controller.isInSight, controller.routes.isInFront(),
      case .keyDown(let key, let modifiers, false) = event, modifiers.isEmpty,
      !controller.panel.controls.contains(where: \.isModal)
    else { return }
    if key == .character("t") { trainOrStop() }
    if key == .character("l"), !isTraining { openLearned() }
  }

  /// Takes a training back instead of a move, if the last step was one.
  func undoes(_ command: Intent.Command) -> Bool {
    guard command == .undo, isSeated else { return false }
    training.stop()
    guard model.canUndoTraining else { return false }
    model.undoTraining()
    shelf.machine = model.machine.machine
    news = context.look.texts("All beads of the training are back.")
    onChange()
    return true
  }

  /// Whether undo has something to take back besides moves.
  var canUndo: Bool { isSeated && (isTraining || model.canUndoTraining) }

  private func trainOrStop() { isTraining ? training.stop() : train() }

  /// Starts a training with the chosen teacher.
  func train() {
    guard !isTraining, isSeated else { return }
    turn.cancel()
    shelf.putBack()
    controller.end.dismiss()
    training.start(settings.current.matchsticks.training)
    onChange()
  }

  /// Shows a game of the training.
  private func show(_ game: TrainingGame) {
    news = words.trained(training.played, of: training.games, game)
    shelf.machine = model.machine.machine
    context.feedback.play(.beads, at: shelf.frame.center, pitch: game.isWon ? 1.3 : 0.8)
    onChange()
  }

  private func endTraining(_ sum: String, milestone: String?) {
    shelf.machine = model.machine.machine
    news = [sum, milestone].compactMap(\.self).joined(separator: " · ")
    if milestone != nil { context.feedback.play(.newBest) }
    onChange()
  }

  private func resetOrFinish() {
    if isTraining { return training.finish() }
    let question: [(Texts) -> String] = [
      { texts in texts("Press again: the machine forgets all it has learned.") },
      { texts in texts("Press again: it forgets everything") },
    ]
    guard !controller.message.asks("reset-machine", question) else { return onChange() }
    turn.cancel()
    shelf.putBack()
    model.reset()
    shelf.machine = model.machine.machine
    news = nil
    onChange()
  }

  /// Shows the machine after the list of machines has changed, in a new game if its size differs.
  private func showMachine() {
    let machine = model.machine.machine
    if let pile = table.setup.layout.pile, pile != (machine.pile, machine.takeLimit) {
      var setup = settings.current.matchsticks
      (setup.pile, setup.takeLimit) = (machine.pile, machine.takeLimit)
      table.newGame(setup.setup)
    }
    turn.cancel()
    shelf.reset()
    shelf.machine = model.machine.machine
    news = nil
    onChange()
  }

  /// Opens the page about what the machine has learned.
  private func openLearned() {
    pages.openLearned(controller.routes) { [weak self] in self?.train() }
  }

  private func openMachines() {
    pages.openMachines(controller.routes) { [weak self] change in
      self?.model.edit(change)
      self?.showMachine()
    }
  }

  // MARK: Time

  func advance(by elapsed: Duration) {
    turn.advance(by: elapsed)
    training.advance(by: elapsed)
  }

  var nextTimer: Duration? { Duration.soonest(turn.nextTimer, training.nextTimer) }

  // MARK: Look

  /// Returns the second line of the machine's plaque, or `nil` for another seat.
  func detail(of seat: Seat, isToMove: Bool) -> String? {
    seat == model.seat ? words.plaque(model.machine.machine, isToMove: isToMove) : nil
  }

  /// The positions of the matches, in one row; `nil` without the machine.
  var row: MachineRow? {
    areas.map { MachineRow($0, count: table.state.pile, settings.current.matchsticks.style) }
  }

  /// The words about the machine above the table.
  var status: MachineStatus {
    guard isSeated else { return MachineStatus() }
    var status = MachineStatus(name: words.name(model.machine), sentence: sentence)
    guard isTraining else { return status }
    let teacher = settings.current.matchsticks.training.teacher
    status.training = words.training(training.played, of: training.games)
    status.teacher = words.against(MachineTools.title(teacher, words.texts))
    return status
  }

  private var sentence: String? {
    guard isSeated else { return nil }
    if let box = shelf.lookedAt { return words.content(of: box, model.machine.machine) }
    return news
  }

  /// Lays out the shelf and the buttons. Returns the areas of the table, or `nil` without the machine.
  ///
  /// - Parameters:
  ///   - room: the room of a table without the machine.
  ///   - usual: returns that room at a UI scale of 100 %.
  func layout(
    in room: MachineAreas.Room, usual: () -> MachineAreas.Room
  ) -> MachineAreas? {
    areas = nil
    guard isSeated else { return nil }
    tools.training = settings.current.matchsticks.training
    tools.isTraining = isTraining
    func divide(_ room: MachineAreas.Room, felt: Double? = nil) -> MachineAreas {
      MachineAreas(
        room, boxes: table.state.pile, takes: table.state.takeLimit,
        tools: tools.leastWidth(at: room.metrics), felt: felt)
    }
    let own = divide(room, felt: room.metrics.scale > 1 ? divide(usual()).usefulFelt : nil)
    areas = own
    shelf.machine = model.machine.machine
    shelf.layout(in: own)
    tools.layout(in: own.tools, fills: own.tools?.y != own.takes.y)
    return own
  }

  /// Updates the titles of the buttons.
  func refresh() {
    tools.training = settings.current.matchsticks.training
    tools.isTraining = isTraining
    tools.refresh()
    if canUndo { controller.bar.setEnabled(.undo, true) }
  }

  /// Draws the words below the shelf. The controls draw themselves.
  func draw(into list: inout DisplayList) {
    guard isSeated, let strip = areas?.words else { return }
    let machine = model.machine.machine
    MachineStrip(
      sentence: sentence ?? words.invitation(machine), takeLimit: machine.takeLimit,
      side: shelf.active.map { $0.box <= machine.pile / 2 ? .trailing : .leading },
      look: context.look
    ).draw(into: &list, in: strip)
  }
}
