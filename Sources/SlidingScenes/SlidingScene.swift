import BoxKit
import Controls
import GameKernel
import PictureScenes
import SlidingGame
import Stage

/// The scene of the sliding puzzle: it requests moves from the model and shows their results.
package final class SlidingScene: TableScene {
  public let name = SlidingPuzzle.name
  /// Called when the player opens the list of pictures. If it is `nil`, the list is not offered.
  public var onPictures: (() -> Void)? {
    didSet {
      setMoreRows()
      goal.onPictures = onPictures
    }
  }
  /// Called when the scene has appeared.
  var onAppear: () -> Void = {}

  /// The controller with the behaviour that the scenes of all games share.
  package let controller: TableController<SlidingPuzzle>
  private let settings: SettingsModel
  let faces: TileFaces
  private let board: BoardView
  private let boardControl: BoardControl
  private let goal: GoalControl
  private let counters: SlidingCounters
  private let sideControls: SlidingControls
  let advice: SlidingAdvice
  private let deals: SlidingDeals
  private let card: AdviceCard
  let ending: SlidingEnding
  private let dismisser: AnimationDismisser
  private let status: SlidingStatus
  private var areas: SlidingAreas
  private var observations: [Observation] = []

  /// Creates a scene that shows a table and follows its changes.
  public init(table: SlidingTable, settings: SettingsModel, context: StageContext) {
    self.settings = settings
    controller = TableController(table: table, context: context)
    faces = TileFaces(settings, look: context.look)
    board = BoardView(context: context)
    boardControl = BoardControl(board, table, settings, context: context)
    goal = GoalControl(context: context)
    counters = SlidingCounters(moves: table.state.tileMoves, context: context)
    sideControls = SlidingControls(settings.current.sliding, context: context)
    advice = SlidingAdvice(controller)
    deals = SlidingDeals(controller, settings, advice)
    card = AdviceCard(look: context.look)
    ending = SlidingEnding(controller, advice)
    dismisser = AnimationDismisser(board, ending, context.input)
    status = SlidingStatus(controller, advice, ending)
    areas = SlidingAreas(metrics: context.look.metrics, inputs: .init())
    advice.coaches = settings.current.sliding.coaches
    connect()
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] _ in self?.showSettings() },
    ]
  }

  /// Connects the controls to their actions.
  private func connect() {
    boardControl.onMove = { [weak self] in self?.perform($0) }
    sideControls.length.onChange = { [weak self] in
      self?.deals.play(length: SlidingControls.lengths[$0])
    }
    sideControls.distance.onChange = { [weak self] in self?.deals.play(atDistance: $0) }
    sideControls.numbers.onChange = { [weak self] in self?.showNumbers($0) }
    sideControls.newGame.action = { [weak self] in self?.deals.newGame() }
    sideControls.strip.onPause = { [weak advice] in advice?.changePlayback { $0.togglePause() } }
    sideControls.strip.onAccelerate = { [weak advice] steps in
      advice?.changePlayback { $0.accelerate(by: steps) }
    }
    sideControls.strip.onLast = { [weak advice] in advice?.endShow() }
    advice.onChange = { [weak self] in self?.showAdvice() }
    ending.onNewGame = { [weak self] in self?.deals.newGame() }
    ending.face = { [faces] in faces.face }
    ending.onLength = { [weak self] in self?.deals.play(length: $0) }
    controller.onCommand = { [weak self] in self?.perform($0) }
    controller.leave = { [weak self] in self?.advice.leave() ?? false }
    controller.explain = { [weak self] in self?.explanation(of: $0) }
    controller.focus.home = { [weak self] in self?.home }
    controller.focus.places = { [sideControls, boardControl] in
      (
        [boardControl],
        sideControls.isShowing ? sideControls.strip.controls : sideControls.choices
      )
    }
    controller.costsResult = { [weak self] in self?.costsResult($0) ?? false }
    controller.guide.steps = { [weak self] in self?.firstSteps ?? [] }
    controller.guide.areas = { [weak self] in
      self.map { [$0.areas.board] + $0.areas.cards } ?? []
    }
  }

  private var firstSteps: [FirstStep<SlidingPuzzle>] {
    SlidingFirstSteps(
      table: table, input: context.input, cell: { [board] in board.grid.frame(of: $0) },
      goal: { [weak self] in self?.areas.goal }
    ).all
  }

  /// Returns whether help now would keep the game out of the best games. Undo never does.
  private func costsResult(_ act: PricedAct) -> Bool {
    act != .undo && adviser != nil && !settings.current.sliding.coaches && table.sheet.isByChance
      && !table.sheet.wasHelped && table.category != nil && !table.state.isSolved
  }

  public var inputNeeds: InputNeeds { InputNeeds(restPose: restPose) }

  /// The accelerometer's measurement of a level gamepad, or `nil` if tilting has no effect.
  private var restPose: Vector3? {
    settings.current.sliding.tiltsWithPad ? settings.current.restPose : nil
  }

  public func handleInput(_ event: InputEvent.Kind) {
    boardControl.lean.handleInput(event, restPose: restPose)
  }

  public func willAppear() {
    controller.willAppear()
    ending.willAppear()
    advice.searchForCoach()
  }

  /// Observes the player's own pictures, and shows a picture once it is loaded.
  func follow(_ pictures: ObserverList<Void>) {
    observations.append(pictures.observe { [weak self] _ in self?.showSettings() })
  }

  public func didAppear() { onAppear() }

  public func willDisappear() {
    controller.willDisappear()
    boardControl.lean.straighten()
    board.closing.settleLife()
    ending.willDisappear()
  }

  // MARK: Intents

  public func handle(_ intent: Intent) {
    if case .press = intent { advice.linger() }
    guard !dismisser.takes(intent, tiltsWithPad: restPose != nil) else { return }
    _ = controller.handle(intent)
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .newGame: deals.newGame()
    case .hint: help()
    case .copy, .paste, .save, .peek, .undo, .redo, .settings, .help, .fullScreen, .leave, .close:
      break
    }
  }

  /// Requests a move from the model and ends the playback. The board shows a refusal. Only undo reopens a finished game.
  private func perform(_ move: SlidingPuzzle.Move) {
    guard !table.isSolvedByPlay else { return requestAdvice { _ in } }
    advice.endShow()
    controller.attempt { () throws(SlidingPuzzle.Refusal) in
      do throws(SlidingPuzzle.Refusal) {
        try table.session.perform(move)
      } catch {
        boardControl.refuse(move)
        throw error
      }
    }
  }

  /// Deals a new game if the one on the table is over, such as for a picture that was chosen then.
  func dealAfterEnd() {
    if table.isSolvedByPlay { deals.newGame() }
  }

  /// Shows or hides the numbers on the pieces of a picture.
  private func showNumbers(_ isOn: Bool) {
    settings.change { $0.sliding.showsNumbers = isOn }
  }

  // MARK: Help

  /// Gives a hint, or opens the review of a solved game.
  private func help() {
    guard adviser != nil else { return }
    advice.endShow()
    advice.canReview ? ending.showReview() : requestAdvice { $0.askForHint() }
  }

  /// Requests advice, or shows a notice if the board is solved.
  private func requestAdvice(_ question: (SlidingAdvice) -> Void) {
    guard !table.state.isSolved else {
      advice.end()
      return controller.message.show(
        for: .seconds(4), [{ texts in texts("Already solved!") }])
    }
    question(advice)
  }

  /// Updates the hint, the pace of the tiles and the playback buttons to the current advice.
  private func showAdvice() {
    let (playback, wasShowing) = (advice.playback, sideControls.isShowing)
    let position = table.state.board
    let cell = advice.glowing.flatMap { position.shape.neighbour(of: position.gap, $0.opposite) }
    board.hint(cell: cell, advice.glowing)
    board.setPace(playback?.pace, isPaused: playback?.isPaused ?? false)
    refresh()
    guard sideControls.isShowing != wasShowing else { return }
    if wasShowing {
      controller.focus.goHome()
    } else {
      panel.focus(id: sideControls.strip.pause.id)
    }
  }

  // MARK: Changes

  /// Updates the scene after one change of the model.
  private func show(_ change: Change<SlidingPuzzle>) {
    boardControl.drop()
    noteNumbers(after: change)
    ending.follow(change)
    advice.follow(change)
    board.celebrates = !table.sheet.wasHelped
    board.livens = change.cause == .move && table.isSolvedByPlay
    board.show(change)
    if board.livens { ending.wait(for: board.closing.showTime) }
    goal.board.show(change)
    counters.moves.show(change.after.tileMoves)
    boardControl.follow(change)
    // A board of another shape shows another part of a picture.
    change.before.board.shape == change.after.board.shape ? refresh() : showSettings()
    if change.entersAnotherGame { layout(in: context.look.metrics.size) }
    let wasSolved = change.before.isSolved && change.before.tileMoves > 0
    if table.isSolvedByPlay || wasSolved { controller.focus.goHome() }
  }

  /// Records the picture, and that numbers are visible, from the first move on.
  private func noteNumbers(after change: Change<SlidingPuzzle>) {
    guard change.cause == .move, !table.isAtStart else { return }
    table.notePicture(settings.current.sliding.picture.description)
    if !table.setup.showedNumbers, faces.face.showsNumbers { table.noteNumbers() }
  }

  /// Applies changed settings and a newly loaded picture.
  private func showSettings() {
    advice.coaches = settings.current.sliding.coaches
    if restPose == nil { boardControl.lean.straighten() }
    advice.searchForCoach()
    refresh()
    let face = faces.face
    // Numbers that replace a missing picture keep the layout of a picture.
    guard face != board.face || layoutInputs != areas.inputs else { return }
    if table.isRunning {
      table.notePicture(settings.current.sliding.picture.description)
      if face.showsNumbers { table.noteNumbers() }
    }
    layout(in: context.look.metrics.size)
  }

  /// Updates the controls to the current state.
  func refresh() {
    controller.refresh()
    controller.bar.setEnabled(.hint, adviser != nil)
    controller.bar.setIcon(.hint, advice.canReview ? .chart : .hint)
    sideControls.refresh(table, settings.current.sliding, advice.playback)
    controller.end.show(isOver: table.isSolvedByPlay && advice.playback == nil)
    if sideControls.isShowing, panel.focused == nil { panel.focus(id: sideControls.strip.pause.id) }
    setMoreRows()
    goal.isHidden = areas.goal == nil || isGoalCovered
    controller.arrange([boardControl, goal] + sideControls.all + [controller.end.button])
  }

  /// The control that gets the focus by default: the result once the board is solved, otherwise the board.
  private var home: Control { table.isSolvedByPlay ? controller.end.button : boardControl }

  // MARK: Speech

  public var spoken: SpokenScene {
    let news = [
      controller.spokenMessage,
      advice.answer(showsNumbers: true).map { [$0.text, $0.next].compactMap(\.self).sentences },
      status.spokenEnd ?? boardControl.spokenMove,
    ]
    return SlidingSpeech(context.look.texts, table.state.board).scene(
      controller, news: news.compactMap(\.self),
      size: SlidingWords.size(table.state.board.shape))
  }

  // MARK: Time

  public func advance(by elapsed: Duration) {
    controller.advance(by: elapsed)
    advice.advance(by: elapsed)
    ending.advance(by: elapsed)
  }

  public var nextTimer: Duration? {
    Duration.soonest(controller.nextTimer(), advice.nextTimer, ending.nextTimer)
  }

  // MARK: Layout and drawing

  private var layoutInputs: SlidingAreas.Inputs {
    sideControls.layoutInputs(settings.current.sliding)
  }

  public func layout(in size: Size) {
    sideControls.setTitles(newGame: controller.newGameTitle)
    setMoreRows()
    let (face, state) = (faces.face, table.state)
    areas = SlidingAreas(metrics: context.look.metrics, inputs: layoutInputs)
    controller.bar.layout(
      title: areas.isCompact ? "" : controller.title(context.look.texts("Sliding Puzzle")),
      isCompact: areas.isCompact
    )
    counters.layout(areas)
    card.layout(areas.advice)
    boardControl.drop()
    board.layout(frame: areas.board, face: face, state: state)
    boardControl.frame = areas.board
    goal.layout(areas, face: face, title: faces.title, state)
    sideControls.layout(areas)
    controller.end.layout(in: areas.newGame, besides: sideControls.newGame)
    refresh()
  }

  /// Sets the rows of the overflow menu.
  func setMoreRows() {
    let texts = context.look.texts
    var rows: [MenuButton.Row] = []
    if adviser != nil {
      rows.append(
        .init(texts("Show the solution")) { [weak self] in
          if self?.controller.asks(before: .solution) == false {
            self?.requestAdvice { $0.askForShow() }
          }
        })
    }
    // Translators: Row of a menu that opens the list of pictures.
    if let onPictures { rows.append(.init(texts("Pictures…"), action: onPictures)) }
    if table.isSolvedByPlay {
      rows.append(
        .init(controller.newGameTitle, note: "N") { [weak self] in self?.deals.newGame() })
    }
    controller.offer(rows)
  }

  /// Returns the scene's own tip for a button of the bar, or `nil`.
  private func explanation(of control: Control) -> String? {
    let isChart = control.id == Intent.Command.hint.rawValue && advice.canReview
    // Translators: Name of a button that shows the course of the finished game.
    return isChart ? context.look.texts("Review") : nil
  }

  /// The advice on the card, or `nil` if there is none or no card.
  private var cardAdvice: Advice? {
    guard areas.advice != nil else { return nil }
    return advice.answer(showsNumbers: faces.face.showsNumbers) ?? advice.judgement
  }

  /// Whether advice replaces the goal board.
  private var isGoalCovered: Bool { areas.goalCard != nil && cardAdvice != nil }

  public func draw(into list: inout DisplayList) {
    let showsNumbers = faces.face.showsNumbers
    status.draw(into: &list, areas, showsNumbers: showsNumbers)
    goal.isHidden = areas.goal == nil || isGoalCovered
    counters.drawCards(into: &list, showsGoal: !isGoalCovered)
    counters.draw(
      into: &list, time: table.sheet.elapsed.clockText,
      best: best(table.state.board.shape, showsNumbers))
    if let advice = cardAdvice { card.draw(into: &list, advice) }
    sideControls.strip.draw(into: &list)
    panel.draw(into: &list)
  }
}
