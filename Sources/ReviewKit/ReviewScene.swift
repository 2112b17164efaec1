import BoxKit
import Controls
import GameKernel
import Stage

/// The review of a recorded game: its board at a chosen turn, the judgement of the turn, the marks of all turns, and
/// a replay.
package final class ReviewScene: ExplainedScene {
  package let name = "turns"
  /// Makes the position after a turn the next game at its table; `nil` where there is no table.
  package var onPlayOn: ((_ turn: Int) -> Void)?

  private let game: any ReviewedGame
  private let context: StageContext
  private let routes: TableRoutes
  private let panel: ControlPanel
  private let bar: GameBar
  private let more: MenuButton
  private let actions: ReviewActions
  private let timeLine: TimeLine
  private let replay: ReplayBar
  private var areas: ReviewAreas?
  private var words: ReviewPanel?
  /// The numbers of the turns with a mistake, as far as they are known.
  private var mistakes: [Int] = []
  /// Whether the sentences of all turns are small.
  private var isSmall = false
  private var totals: TotalsPanel?
  private var alarms = Alarms<Alarm>()
  private var playsAtOnce = false
  /// The key that was pressed last, with its modifiers.
  private var lastKey: (key: Key, modifiers: KeyModifiers)?

  /// The chosen turn.
  package private(set) var turn: Int
  /// Whether the turns are played one after the other.
  package var isPlaying: Bool { replay.isPlaying }

  private nonisolated enum Alarm { case nextTurn }

  private var look: Look { context.look }

  /// Creates the review.
  ///
  /// - Parameters:
  ///   - turn: the turn to show first.
  ///   - routes: the ways back, to the help and to the settings.
  package init(
    _ game: any ReviewedGame, at turn: Int, routes: TableRoutes, context: StageContext
  ) {
    (self.game, self.context, self.routes) = (game, context, routes)
    self.turn = turn.clamped(to: 0...game.turnCount)
    panel = ControlPanel(context: context)
    more = MenuButton(id: "more", context: context, icon: .more)
    bar = GameBar(context: context, icons: [], more: more)
    actions = ReviewActions(context: context)
    timeLine = TimeLine(context: context)
    replay = ReplayBar(turnCount: game.turnCount, context: context)
    bar.onBack = routes.pop
    bar.onCommand = { [weak self] in self?.perform($0) }
    actions.perform = { [weak self] in self?.perform($0) }
    replay.onStep = { [weak self] in self?.perform($0) }
    replay.onSpeed = { [weak self] in self?.offerActions() }
    replay.onTurn = { [weak self] in self?.choose($0) }
    timeLine.onTurn = { [weak self] in self?.choose($0) }
    game.onChange = { [weak self] in self?.layoutWords() }
    for control in bar.controls {
      control.tip = { [weak self, weak control] in control.flatMap { self?.tip(of: $0) } }
    }
    panel.controls = barControls + [timeLine] + replay.controls
    panel.focus(id: replay.play.id)
    replay.show(self.turn)
  }

  /// The controls of the bar in focus order.
  private var barControls: [Control] {
    bar.controls.prefix(1) + actions.controls + bar.controls.dropFirst()
  }

  private func tip(of control: Control) -> String? {
    if control === more { return look.texts("More") }
    if control === bar.controls.first { return look.texts("Back") }
    return bar.explanation(of: control, in: look.texts)
  }

  // MARK: Turns

  /// Shows a turn at once, and ends the replay.
  private func choose(_ turn: Int) {
    pause()
    show(turn)
  }

  /// Shows a turn.
  ///
  /// - Parameter plays: whether to play its moves.
  private func show(_ wanted: Int, plays: Bool = false) {
    let wanted = wanted.clamped(to: 0...game.turnCount)
    guard wanted != turn else { return }
    turn = wanted
    game.board.show(turn, plays: plays)
    replay.show(turn)
    timeLine.show(turn)
    offerActions()
    layoutPage()
  }

  private func perform(_ step: ReplayBar.Step) {
    switch step {
    case .first: choose(0)
    case .back: choose(turn - 1)
    case .play: isPlaying ? pause() : play()
    case .forward:
      pause()
      show(turn + 1, plays: true)
    case .last: choose(game.turnCount)
    }
  }

  private func play() {
    guard game.turnCount > 0 else { return }
    if turn == game.turnCount { show(0) }
    replay.isPlaying = true
    alarms.set(.nextTurn, in: .milliseconds(300))
  }

  private func pause() {
    (replay.isPlaying, playsAtOnce) = (false, false)
    alarms.cancelAll()
  }

  private func perform(_ act: ReviewActions.Act) {
    switch act {
    // After the last mistake comes the first.
    case .nextMistake: (mistakes.first { $0 > turn } ?? mistakes.first).map(choose)
    case .previousMistake: (mistakes.last { $0 < turn } ?? mistakes.last).map(choose)
    case .playOn:
      guard let onPlayOn, !game.isOver(after: turn) else { return }
      pause()
      routes.pop()
      onPlayOn(turn)
    }
  }

  /// Shows the buttons and rows of the acts that are possible at the chosen turn.
  private func offerActions() {
    var (acts, possible): (Set<ReviewActions.Act>, Set<ReviewActions.Act>) = ([], [])
    if onPlayOn != nil { acts.insert(.playOn) }
    if !game.isOver(after: turn) { possible.insert(.playOn) }
    if !mistakes.isEmpty { acts.insert(.nextMistake) }
    if mistakes.contains(where: { $0 != turn }) { possible.insert(.nextMistake) }
    actions.offer(acts, possible: possible)
    let texts = look.texts
    let previous = ReviewActions.Act.previousMistake
    let rows = MenuButton.Row(previous.title(texts), note: previous.key(texts)) { [weak self] in
      self?.perform(previous)
    }
    more.rows =
      (possible.contains(.nextMistake) ? [rows] : []) + replay.rows + routes.speechRows(texts)
    more.isEnabled = !more.rows.isEmpty
    more.isHidden = more.rows.isEmpty && mistakes.isEmpty
  }

  // MARK: Intents

  /// The controls of the page, for its help.
  package var controlsLines: ControlsLines {
    { [canPlayOn = onPlayOn != nil] in ControlsLine.ofReview($0, $1, canPlayOn: canPlayOn) }
  }

  /// The sticks do nothing, so that the triggers are free for the first and the last turn.
  package var inputNeeds: InputNeeds { InputNeeds(usesStick: true) }

  package func handleInput(_ event: InputEvent.Kind) {
    guard case .keyDown(let key, let modifiers, _) = event else { return }
    lastKey = (key, modifiers)
    if key == .character("r"), modifiers.isEmpty, !isListOpen { perform(.playOn) }
  }

  private var isListOpen: Bool { panel.controls.contains(where: \.isModal) }
  private var isPad: Bool { context.input.device == .gamepad }
  private var isFocusOnBar: Bool {
    panel.isFocusSeen && barControls.contains { $0 === panel.focused }
  }

  package func handle(_ intent: Intent) {
    if isListOpen {
      _ = panel.handle(intent)
      return
    }
    switch intent {
    case .tilt(let direction), .tiltRepeat(let direction): tilt(direction, intent)
    case .leap(let leap): self.leap(leap)
    case .activate: activate()
    case .zoom(let steps): zoom(steps, intent)
    case .focusSwitch:
      panel.focus(id: isFocusOnBar ? replay.play.id : bar.controls.first?.id)
    case .command(let command): perform(command)
    case .back: routes.pop()
    default: if !panel.handle(intent) { game.board.handle(intent) }
    }
  }

  private func tilt(_ direction: Direction, _ intent: Intent) {
    if isFocusOnBar {
      moveFocusAlongBar(direction, intent)
    } else if direction.isLevel {
      let step = direction == .right ? 1 : -1
      if !isPad, lastKey?.modifiers.contains(.shift) == true {
        perform(step > 0 ? ReviewActions.Act.nextMistake : .previousMistake)
      } else {
        perform(step > 0 ? ReplayBar.Step.forward : .back)
      }
    } else if isPad {
      replay.accelerate(by: direction == .up ? 1 : -1)
    } else {
      _ = panel.handle(intent)
    }
  }

  private func moveFocusAlongBar(_ direction: Direction, _ intent: Intent) {
    let controls = barControls.filter(\.isOperable)
    guard direction.isLevel, let index = controls.firstIndex(where: { $0 === panel.focused }) else {
      return panel.focus(id: replay.play.id)
    }
    let next = index + (direction == .right ? 1 : -1)
    if controls.indices.contains(next) { panel.focus(id: controls[next].id) }
  }

  private func leap(_ leap: Intent.Leap) {
    switch leap {
    case .toStart: perform(.first)
    case .toEnd: perform(.last)
    case .pageUp: choose(turn - 10)
    case .pageDown: choose(turn + 10)
    }
  }

  /// Space plays wherever the focus is, and so does A unless it is on the bar.
  private func activate() {
    let plays = isPad ? !isFocusOnBar : lastKey?.key == .space
    if plays || !panel.handle(.activate) { perform(.play) }
  }

  private func zoom(_ steps: Int, _ intent: Intent) {
    switch context.input.device {
    case .gamepad: perform(steps > 0 ? .last : .first)
    case .keyboard: replay.accelerate(by: steps)
    case .mouse, .touch: game.board.handle(intent)
    }
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .settings: routes.settings()
    case .help: routes.help?()
    case .close: routes.pop()
    case .undo where isPad: perform(ReviewActions.Act.previousMistake)
    case .redo where isPad: perform(ReviewActions.Act.nextMistake)
    case .newGame where isPad: perform(ReviewActions.Act.playOn)
    default: break
    }
  }

  // MARK: Time

  /// The speed of the replay.
  package var pace: Double { isPlaying ? ReplayBar.speeds[replay.speed] : 1 }

  package func advance(by elapsed: Duration) {
    panel.advance(by: elapsed / pace)
    game.board.advance(by: elapsed)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .nextTurn:
        show(turn + 1, plays: true)
        if turn < game.turnCount { alarms.set(.nextTurn, in: .seconds(1)) } else { pause() }
      }
    }
  }

  package var nextTimer: Duration? {
    Duration.soonest(alarms.next, game.board.nextTimer, panel.nextTimer.map { $0 * pace })
  }

  /// Plays the game from its start as soon as it appears.
  package func playWhenShown() {
    turn = 0
    replay.show(0)
    playsAtOnce = true
  }

  package func didAppear() {
    game.begin()
    if playsAtOnce { play() }
  }

  package func willDisappear() {
    pause()
    panel.closeModal()
    game.leave()
  }

  // MARK: Look

  package var controls: [ControlReport] { panel.reports }

  package func layout(in size: Size) {
    let metrics = look.metrics
    mistakes = game.timeLine.mistakes
    offerActions()
    layoutBar()
    let side = bar.controls.map(\.frame.maxY).max() ?? 0
    let height = game.totals.map {
      TotalsPanel.height(of: $0, inWidth: metrics.size.width - 2 * metrics.margin, look)
    }
    let areas = ReviewAreas(metrics, below: side, totals: height) { [replay] in
      replay.box(in: $0).heights(in: $0).minimum
    }
    self.areas = areas
    replay.box(in: areas.replay.width).place(in: areas.replay)
    game.board.layout(in: areas.board)
    game.board.show(turn, plays: false)
    layoutWords()
  }

  private var title: String {
    // Translators: Title of the review of a game. {game} is its name.
    look.texts("{game} · Review", ["game": game.title])
  }

  private func layoutBar() {
    let isCompact = look.metrics.isSmall
    bar.layout(title: title, isCompact: isCompact)
    // The buttons are more important than the title.
    if bar.room.width < actions.leastWidth(height: bar.room.height) {
      bar.layout(title: "", isCompact: isCompact)
    }
    actions.layout(in: bar.room)
    panel.controls = barControls + [timeLine] + replay.controls
  }

  /// Lays out the time line, the totals and the words, which change with the knowledge of the game.
  private func layoutWords() {
    guard let areas else { return }
    let plot = game.timeLine
    mistakes = plot.mistakes
    offerActions()
    layoutBar()
    timeLine.layout(plot, in: areas.timeLine)
    timeLine.show(turn)
    let content = game.totals
    totals = areas.totals.flatMap { frame in content.map { TotalsPanel($0, in: frame, look) } }
    isSmall = ReviewPanel.isSmall((0...game.turnCount).map(game.page), in: areas.panel, look)
    layoutPage()
  }

  private func layoutPage() {
    guard let areas else { return }
    words = ReviewPanel(
      game.page(of: turn), areas.totals == nil ? game.totals : nil, in: areas.panel,
      isSmall: isSmall, look)
  }

  /// The judgement of the turn. A replay is silent.
  package var spoken: SpokenScene {
    let page = game.page(of: turn)
    let texts = [page.title, page.sentence, page.detail, page.luck, page.way].compactMap(\.self)
    let news = page.heard?.news ?? [texts.sentences]
    var words = SpokenScene(
      title, news: isPlaying ? [] : news, place: page.heard?.place ?? texts,
      board: game.board.spokenRows)
    words.unchanged = page.title
    return words
  }

  package func draw(into list: inout DisplayList) {
    bar.draw(into: &list)
    actions.prepareToDraw()
    replay.prepareToDraw()
    game.board.draw(into: &list)
    words?.draw(into: &list)
    totals?.draw(into: &list)
    panel.draw(into: &list)
  }
}
