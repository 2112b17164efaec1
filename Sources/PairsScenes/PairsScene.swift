import BoxKit
import Controls
import GameKernel
import PairsGame
import ReviewKit
import Stage

/// The scene in which Pairs is played. It performs moves on the model and shows the changes.
package final class PairsScene: TableScene {
  public let name = Pairs.name
  /// Called once for each game that ends. Returns its rank in the best games.
  public var onOver: (PairsTable) -> ResultPlace? = { _ in nil }

  /// The parts that all table scenes share.
  package let controller: TableController<Pairs>
  private let settings: SettingsModel
  private let cards: CardsView
  private let board: CardsControl
  private let counters: PairsCounters
  private let sideControls: PairsControls
  private let demonstration: Demonstration<Pairs>
  private let plaques: SeatPlaques
  private let printer: CardFaceProvider
  private var areas: PairsAreas
  private var revealed: RevealedState
  private var timers: PairsTimers
  /// The rank of the last game in the best games.
  private var outcome = EndOutcome<Pairs, ResultPlace>()
  private var observations: [Observation] = []

  /// Makes a scene that shows the table and follows its changes, without the player's pictures.
  public convenience init(table: PairsTable, settings: SettingsModel, context: StageContext) {
    let printer = CardFaceProvider(settings, Services(), look: context.look)
    self.init(table, settings, printer, context: context)
  }

  /// Makes a scene that shows the table and follows its changes.
  ///
  /// - Parameter printer: provides the faces of the cards.
  init(
    _ table: PairsTable, _ settings: SettingsModel, _ printer: CardFaceProvider,
    context: StageContext
  ) {
    (self.settings, self.printer) = (settings, printer)
    controller = TableController(
      table: table, context: context, icons: [(.undo, .undo), (.redo, .redo)])
    cards = CardsView(context: context)
    board = CardsControl(
      cards, state: { table.state },
      canFlip: { !table.state.isOver && !table.isComputersTurn && !table.isMissOpen },
      context: context)
    counters = PairsCounters(table, context: context)
    demonstration = Demonstration(table, context: context)
    sideControls = PairsControls(table.state, demonstration.strip, context: context)
    plaques = SeatPlaques(context: context)
    areas = PairsAreas(metrics: context.look.metrics, inputs: .init())
    revealed = RevealedState(table.state)
    timers = PairsTimers(context.animator)
    connect()
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.show($0) },
      printer.changes.observe { [weak self] in self?.layCards() },
    ]
    followDeck()
    waitForNext()
  }

  /// Gives the player time to hear the cards of a deck of sounds.
  private func followDeck() { timers.hearing = isByEar ? GameFaces.hearing : .zero }

  /// Connects the controls to their actions.
  private func connect() {
    board.describe = { [weak self] in self?.speech.control($0) ?? SpokenControl("") }
    board.onMove = { [weak self] in self?.hearAgain($0) }
    board.onTap = { [weak self] in self?.tap($0) }
    sideControls.onLayout = { [weak self] in self?.play($0) }
    sideControls.players.onChange = { [weak self] in self?.play(seats: $0, hasComputer: $1) }
    sideControls.peek.action = { [weak self] in self?.peek() }
    demonstration.onStep = { [weak self] in self?.step() }
    demonstration.onChange = { [weak self] in self?.followPause() }
    sideControls.newDeal.action = { [weak self] in self?.controller.newGame() }
    controller.onCommand = { [weak self] in self?.perform($0) }
    controller.focus.home = { [weak self] in self?.home }
    controller.focus.places = { [board, sideControls] in ([board], sideControls.controls) }
    controller.message.onChange = { [weak self] in self?.refresh() }
    controller.end.content = { [weak self] in self?.endContent }
    controller.guide.steps = { [weak self] in self?.firstSteps ?? [] }
    controller.guide.areas = { [weak self] in
      guard let areas = self?.areas else { return [] }
      return [areas.tray] + areas.plaques + [areas.counters].compactMap(\.self)
    }
  }

  private var firstSteps: [FirstStep<Pairs>] {
    PairsFirstSteps(
      table: table, input: context.input, card: { [cards] in cards.layout?.home(of: $0) },
      counters: { [weak self] in self?.areas.counters },
      isRevealed: { [weak self] in self.map { $0.revealed.state == $0.table.state } ?? true }
    ).all
  }

  public func willDisappear() {
    controller.willDisappear()
    controller.message.end()
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    // Pairs has no hints, so the gamepad's button for them peeks.
    let peeks =
      intent == .command(.hint) && context.input.device == .gamepad && table.state.seatCount == 1
    _ = controller.handle(peeks ? .command(.peek) : intent)
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .newGame: controller.newGame()
    case .hint:
      controller.message.show(
        for: .seconds(3), [{ texts in texts("No hints here. Trust your memory.") }])
    case .peek: if table.state.seatCount == 1 { peek() }
    default: break
    }
  }

  /// Performs the move that a tap on a card means.
  ///
  /// While a card turns to its face, a second tap belongs to a double click and is ignored.
  private func tap(_ card: Int) {
    if table.state.openCards.contains(card), cards.isTurning(card) { return }
    if !table.isMissOpen, hearAgain(card) { return }
    controller.attempt { () throws(Pairs.Refusal) in _ = try table.tap(card) }
  }

  /// Plays the sound of an open card again. Returns whether it has one.
  @discardableResult
  private func hearAgain(_ card: Int) -> Bool {
    guard isByEar, table.state.openCards.contains(card) else { return false }
    cards.hear(card)
    return true
  }

  private var isByEar: Bool { table.setup.faces == .sounds }

  /// Shows all cards for a moment in a single-player game. It costs flips, so the player must ask twice.
  private func peek() {
    if sideControls.peek.isEnabled,
      controller.message.asks(Intent.Command.peek.rawValue, PairsWords.peekQuestion(table.state))
    {
      return
    }
    controller.attempt { () throws(Pairs.Refusal) in _ = try table.peek() }
  }

  /// Deals another layout to the same players and stores it in the settings.
  private func play(_ layout: PairsLayout) {
    settings.change { $0.pairs.layout = layout }
    let setup = controller.nextSetup() ?? table.setup
    table.newGame(setup.with(layout, setup.faces), isAskedFor: false)
  }

  /// Deals a game for another number of players and stores it in the settings. Players that stay keep their seats.
  private func play(seats count: Int, hasComputer: Bool) {
    settings.change { $0.pairs.seat(count, hasComputer: hasComputer) }
    let setup = controller.nextSetup() ?? table.setup
    table.newGame(setup.with(settings.current.pairs.seats), isAskedFor: false)
  }

  /// Turns the next card of a demonstration, even while it is paused. If a miss is open, turns that back.
  private func step() {
    if !table.close() { table.flipForComputer(evenPaused: true) }
  }

  /// Updates the timers and the controls after a demonstration was paused or resumed.
  private func followPause() {
    waitForNext()
    refresh()
  }

  /// The control that gets the focus by default: the most likely next action.
  private var home: Control {
    if table.state.isOver { return controller.end.button }
    return demonstration.isUnderWay ? demonstration.strip.pause : board
  }

  private var isPersonsTurn: Bool { !table.state.isOver && !table.isComputersTurn }

  // MARK: Changes

  /// Shows one change of the model.
  private func show(_ change: Change<Pairs>) {
    revealed.follow(change)
    followDeck()
    cards.show(change)
    counters.follow()
    if change.cause == .move, change.after.isOver { outcome.enter(table, onOver) }
    plaques.show(revealed.state)
    if change.entersAnotherGame { layout(in: context.look.metrics.size) }
    timers.follow(change, revealed)
    waitForNext()
    refresh()
    // When undo resumes a finished game, the focus returns to the cards: Enter must not deal a new game.
    if change.entersAnotherGame || change.before.isOver || change.after.isOver {
      controller.focus.goHome()
    }
  }

  /// Applies the settings that take effect at once: names, and the time a miss stays open.
  private func show(_ change: SettingsModel.Change) {
    let (old, new) = (change.before.pairs, change.after.pairs)
    if new.seats != old.seats { table.takeNames(of: new.seats) }
    let isTimedAnew = (new.missTime, new.waitsForTap) != (old.missTime, old.waitsForTap)
    if isTimedAnew, table.isMissOpen { waitForNext() }
  }

  /// Starts the timers of the moves that follow from the state.
  private func waitForNext() { timers.begin(table, revealed, settings.current.pairs) }

  /// Updates the controls to the state.
  private func refresh() {
    controller.refresh()
    demonstration.refresh()
    sideControls.refresh(
      table, isPersonsTurn: isPersonsTurn,
      asksToPeek: controller.message.isAsking(Intent.Command.peek.rawValue),
      isOver: revealed.state.isOver)
    controller.end.show(isOver: revealed.state.isOver)
    board.showHover()
  }

  private var endContent: EndContent? {
    guard table.state.isOver else { return nil }
    let place = outcome.value(of: table)
    let hasWon = table.state.winners.contains { table.seats[$0.index].occupant.isPerson }
    return EndContent(
      "pairs-end", sound: ResultPlace.sound(isWon: hasWon, place),
      review: { [weak self] in self?.openReview() },
      playAgain: { [weak self] in self?.controller.newGame() },
      words: { [table, context, settings] in
        PairsEndWords(table, place, context.look) { setup in
          settings.change { $0.pairs.layout = setup.layout }
          table.newGame(setup)
        }.words
      })
  }

  /// Opens the review of the game on the table.
  private func openReview() {
    let game = PairsReviewedGame(table.session.record, table.setup, printer, context: context)
    guard let game else { return }
    routes.push(ReviewScene(game, on: table, routes: routes, context: context))
  }

  /// Sets the rows of the menu behind the button with the dots.
  private func setMoreRows() {
    let texts = context.look.texts
    var rows: [MenuButton.Row] = []
    rows.append(
      .init(controller.newGameTitle, note: "N") { [weak self] in self?.controller.newGame() })
    if !table.hasFixedRules {
      rows.append(.init(texts("Players…")) { [weak self] in self?.routes.settings() })
      rows.append(.init(texts("Same cards again")) { [weak self] in self?.table.restart() })
    }
    controller.offer(rows)
  }

  // MARK: Speech

  private var speech: PairsSpeech {
    PairsSpeech(
      words: PairsWords(table.seats, context.look), table: table,
      faces: printer.faces(table, side: cards.layout?.card.height ?? 100), revealed: revealed,
      message: controller.spokenMessage,
      title: controller.spokenTitle(context.look.texts("Pairs")))
  }

  public var spoken: SpokenScene { speech.scene }

  // MARK: Time

  public func advance(by elapsed: Duration) {
    controller.advance(by: elapsed, pace: pace)
    cards.advance(by: elapsed)
    for alarm in timers.advance(by: elapsed) {
      switch alarm {
      case .reveal:
        revealed.end()
        plaques.show(revealed.state)
        refresh()
      case .close: table.close()
      case .computersFlip: table.flipForComputer()
      case .dialog: controller.end.openIfDue()
      }
    }
  }

  public var pace: Double { demonstration.pace }

  public var nextTimer: Duration? {
    Duration.soonest(timers.next, cards.nextTimer, controller.nextTimer(pace: pace))
  }

  // MARK: Look

  public func layout(in size: Size) {
    sideControls.setTitles(table, newGame: controller.newGameTitle)
    setMoreRows()
    areas = PairsAreas(metrics: context.look.metrics, inputs: sideControls.layoutInputs(table))
    let isCompact = areas.isCompact
    controller.bar.layout(
      title: isCompact && !table.hasFixedRules
        ? "" : controller.title(context.look.texts("Pairs")),
      shrinks: table.hasFixedRules, isCompact: isCompact)
    plaques.layout(areas, table.seats, revealed.state)
    counters.layout(areas)
    layCards()
    sideControls.layout(areas, table)
    controller.end.layout(
      in: areas.newDeal, besides: sideControls.newDeal,
      orIn: table.isDemonstration ? nil : areas.second)
    controller.arrange([board] + sideControls.controls + [controller.end.button])
    refresh()
  }

  /// Lays out the cards with their current faces.
  private func layCards() {
    let layout = CardLayout(
      columns: areas.inputs.columns, rows: areas.inputs.rows, tray: areas.tray, rim: areas.rim,
      padding: areas.padding)
    cards.faces = printer.faces(table, side: layout.card.height)
    cards.layout(
      layout, sides: sides, colours: table.seats.map(\.colour), state: table.state)
    board.setLayout(layout)
  }

  /// The target of each seat's pairs: its plaque, or in a single-player game the rim beside the flip counter.
  private var sides: [Point] {
    guard areas.plaques.isEmpty else { return areas.plaques.map(\.center) }
    let (tray, inside) = (areas.tray, areas.rim / 2)
    return [
      areas.newDeal.x > tray.maxX
        ? Point(tray.maxX - inside, tray.midY) : Point(tray.midX, tray.y + inside)
    ]
  }

  public func draw(into list: inout DisplayList) {
    let words = PairsWords(table.seats, context.look, player: controller.playerName())
    controller.bar.draw(into: &list)
    plaques.draw(into: &list, words, revealed.state)
    counters.draw(into: &list)
    let read = cards.smallWords(revealed.state)
    PairsStatus(controller, words, revealed, areas, read: read).draw(into: &list)
    demonstration.strip.draw(into: &list)
    panel.draw(into: &list)
    cards.drawFlying(into: &list)
  }
}
