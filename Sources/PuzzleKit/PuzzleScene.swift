import Acoustics
import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The page of a game's puzzles: the board, the task, the rating, and the positions of the player's own games.
package final class PuzzleScene<Module: PuzzlingGame>: Scene {
  package var name: String { "puzzles" }
  /// The puzzle and the rating.
  package let trainer: PuzzleTrainer<Module>

  private typealias Answer = Module.Position.Answer

  private let module: Module
  private let context: StageContext
  private let routes: TableRoutes
  private let panel: ControlPanel
  private let bar: GameBar
  private let more: MenuButton
  private let kinds: SegmentedControl
  private let parts: PuzzleControls
  private var areas: PuzzleAreas?
  private var words: PuzzlePanel?
  private var steps: PuzzleSteps?
  private var alarms = Alarms<PuzzleAlarm>()
  /// The last wrong answer, until a right one.
  private var wrong: Answer?
  /// Whether the wrong answer is on the board.
  private var isWrongPlayed = false
  /// The answers of the solution that are still to be shown.
  private var shown: [Answer] = []
  private var gaveUp = false
  /// The act that waits for its confirmation.
  private var question: PuzzleQuestion?

  private var look: Look { context.look }
  private var board: Module.Puzzles.Board { trainer.puzzles.board }

  /// Creates the page with the player's next puzzle, or with a position of an own game.
  package init(
    _ module: Module, at mistake: MistakeBook.Mistake? = nil, _ gameContext: GameContext,
    routes: TableRoutes
  ) {
    (self.module, self.routes) = (module, routes)
    context = gameContext.stage
    trainer = PuzzleTrainer(module, gameContext)
    panel = ControlPanel(context: context)
    more = MenuButton(id: "more", context: context, icon: .more)
    bar = GameBar(context: context, icons: [(.hint, .hint), (.undo, .undo)], more: more)
    kinds = SegmentedControl(
      id: "kind", context: context, options: trainer.puzzles.kinds, selected: trainer.kind
    ) { _ in }
    kinds.isDense = true
    parts = PuzzleControls(context: context)
    connect()
    if let mistake { trainer.try(mistake) } else { trainer.next() }
    arrange()
    panel.focus(id: board.controls.first?.id)
  }

  /// Sets the panel's controls in focus order. Another puzzle may have other controls on its board.
  private func arrange() {
    panel.controls = board.controls + [parts.list] + parts.buttons + bar.controls
    if panel.focused == nil { panel.focus(id: board.controls.first?.id) }
  }

  private func connect() {
    bar.onBack = routes.pop
    bar.onCommand = { [weak self] in self?.perform($0) }
    board.onAnswer = { [weak self] in self?.answer($0) }
    kinds.onChange = { [weak self] in self?.choose(kind: $0) }
    parts.next.action = { [weak self] in self?.next() }
    parts.again.action = { [weak self] in self?.restart() }
    parts.giveUp.action = { [weak self] in self?.giveUp() }
    parts.own.action = { [weak self] in self?.showOwn() }
    parts.list.onChoose = { [weak self] in self?.chooseOwn($0) }
    trainer.onChange = { [weak self] in self?.refresh() }
    for control in bar.controls {
      control.tip = { [weak self, weak control] in control.flatMap { self?.tip(of: $0) } }
    }
  }

  private func tip(of control: Control) -> String? {
    if control === more { return look.texts("More") }
    if control === bar.controls.first { return look.texts("Back") }
    return bar.explanation(of: control, in: look.texts)
  }

  // MARK: Puzzles

  private func begin() {
    alarms.cancelAll()
    (wrong, isWrongPlayed, shown, gaveUp, question) = (nil, false, [], false, nil)
    panel.focus(id: nil)
  }

  private func next() {
    guard trainer.canLeave else { return }
    begin()
    trainer.next()
  }

  private func choose(kind: Int) {
    begin()
    kinds.show(kind)
    trainer.choose(kind: kind)
  }

  private func chooseOwn(_ index: Int) {
    if parts.entries.indices.contains(index) { open(parts.entries[index].mistake) }
  }

  private func open(_ mistake: MistakeBook.Mistake) {
    begin()
    trainer.try(mistake)
  }

  /// Shows the list of own games as a page of its own.
  private func showOwn() {
    let page = MistakesScene({ [weak self] in self?.parts.entries ?? [] }, context: context)
    page.onBack = routes.pop
    page.onChoose = { [weak self] entry in
      self?.routes.pop()
      self?.open(entry.mistake)
    }
    routes.push(page)
  }

  private func restart() {
    guard trainer.attempt != nil else { return }
    begin()
    trainer.restart()
  }

  // MARK: Answers

  private func answer(_ answer: Answer) {
    guard shown.isEmpty, trainer.attempt?.isOver == false else { return }
    question = nil
    takeBackWrong()
    let isRight = trainer.answer(answer)
    board.play(answer)
    if isRight {
      wrong = nil
      if trainer.attempt?.isOver == true {
        context.feedback.play(.win)
        // Enter goes on.
        panel.focus(id: parts.next.id)
      }
    } else {
      (wrong, isWrongPlayed) = (answer, true)
      alarms.set(.takeBack, in: .milliseconds(600))
      context.feedback.rumble(.refusal)
    }
    refresh()
  }

  private func takeBackWrong() {
    guard isWrongPlayed else { return }
    isWrongPlayed = false
    alarms.cancel(.takeBack)
    board.takeBack()
  }

  private func undo() {
    question = nil
    if isWrongPlayed { return takeBackWrong() }
    if shown.isEmpty, trainer.undo() { board.takeBack() }
  }

  /// Returns whether an act that ends the rated part must wait for its confirmation, and asks for it.
  private func asks(_ question: PuzzleQuestion) -> Bool {
    guard let attempt = trainer.attempt, attempt.result == nil, self.question != question else {
      self.question = nil
      return false
    }
    self.question = question
    refresh()
    return true
  }

  private func hint() {
    guard trainer.attempt?.isOver == false, shown.isEmpty, !asks(.hint) else { return }
    takeBackWrong()
    board.hint(trainer.hint())
  }

  private func giveUp() {
    guard trainer.attempt?.isOver == false, !asks(.giveUp) else { return }
    takeBackWrong()
    (gaveUp, wrong) = (true, nil)
    shown = trainer.giveUp()
    alarms.set(.show, in: .milliseconds(200))
    refresh()
  }

  private func showNext() {
    guard !shown.isEmpty else { return }
    board.play(shown.removeFirst())
    if !shown.isEmpty { alarms.set(.show, in: .milliseconds(450)) }
    refresh()
  }

  // MARK: Intents

  package func handle(_ intent: Intent) {
    if panel.controls.contains(where: \.isModal) {
      _ = panel.handle(intent)
      return
    }
    switch intent {
    case .command(let command): perform(command)
    case .commandRepeat(.undo): undo()
    case .back: if question != nil { endQuestion() } else { routes.pop() }
    case .focusSwitch: switchFocus()
    case .nextTab, .previousTab: moveKind(intent == .nextTab ? 1 : -1)
    default: if !panel.handle(intent) { board.handle(intent) }
    }
  }

  private func endQuestion() {
    question = nil
    refresh()
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .newGame: next()
    case .undo: undo()
    case .hint: hint()
    case .settings: routes.settings()
    case .help: routes.help?()
    case .close: routes.pop()
    default: break
    }
  }

  private func moveKind(_ step: Int) {
    let count = trainer.puzzles.kinds.count
    choose(kind: (trainer.kind + step + count) % count)
  }

  /// Moves the focus from the board to the list or the buttons, or back.
  private func switchFocus() {
    let isOnBoard = board.controls.contains { $0 === panel.focused }
    let others = [parts.list as Control] + parts.buttons
    panel.focus(id: (isOnBoard ? others : board.controls).first(where: \.isOperable)?.id)
  }

  // MARK: Time

  package func advance(by elapsed: Duration) {
    panel.advance(by: elapsed)
    board.advance(by: elapsed)
    if routes.isInFront() { trainer.pass(elapsed) }
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .takeBack: takeBackWrong()
      case .show: showNext()
      }
    }
  }

  package var nextTimer: Duration? {
    Duration.soonest(alarms.next, board.nextTimer, panel.nextTimer)
  }

  package func willDisappear() {
    panel.fallSilent()
    panel.closeModal()
  }

  package func leftSight() { trainer.puzzles.leave() }

  // MARK: Look

  package var controls: [ControlReport] { panel.reports }

  package func layout(in size: Size) {
    layoutBar()
    parts.setTitles()
    parts.show(trainer.mistakes.map(entry))
    let top = bar.commandControls.map(\.frame.maxY).max() ?? 0
    let wanted = !look.metrics.isSmall && trainer.keepsMistakes
    var areas = areas(below: top, hasList: wanted)
    if wanted, areas.list == nil { areas = self.areas(below: top, hasList: false) }
    // Starting again is in the menu, too.
    if !areas.fits { areas = self.areas(below: top, hasList: false, hasAgain: false) }
    self.areas = areas
    parts.place(list: areas.list, buttons: areas.buttons)
    board.layout(in: areas.board)
    refresh()
  }

  private func areas(
    below top: Double, hasList: Bool, hasAgain: Bool = true
  ) -> PuzzleAreas {
    parts.again.isHidden = look.metrics.isSmall || !hasAgain
    parts.own.isHidden = hasList || !trainer.keepsMistakes
    let box = parts.box
    return PuzzleAreas(
      look.metrics, below: top,
      .init(
        panel: (PuzzlePanel.leastHeight(look), PuzzlePanel.preferredHeight(look)),
        buttons: { box.heights(in: $0).minimum }, list: parts.leastListHeight,
        hasSteps: Module.Puzzles.hasSteps),
      hasList: hasList)
  }

  /// Lays out the bar, with the choice of the kind if it fits.
  private func layoutBar() {
    // A bar of large buttons leaves its margins to the board.
    let isCompact = look.metrics.isSmall || look.metrics.scale > 1.1
    // Translators: Title of the page with puzzles. {game} is the name of the game.
    let title = look.texts("{game} · Puzzles", ["game": module.title(look.texts)])
    bar.layout(title: title, isCompact: isCompact)
    kinds.options = trainer.puzzles.kinds
    let size = kinds.preferredSize
    let fits = kinds.options.count > 1 && size.width <= bar.room.width
    bar.choice = fits ? kinds : nil
    if fits {
      kinds.frame =
        Rect(bar.room.maxX - size.width, bar.room.midY - size.height / 2, size.width, size.height)
        .rounded
    }
  }

  private func setMoreRows() {
    let texts = look.texts
    var rows: [MenuButton.Row] = []
    if bar.choice == nil, kinds.options.count > 1 {
      rows += kinds.options.indices.filter { $0 != trainer.kind }.map { kind in
        .init(kinds.options[kind]) { [weak self] in self?.choose(kind: kind) }
      }
    }
    // Translators: Button: the puzzle goes back to its start.
    rows.append(.init(texts("Start again")) { [weak self] in self?.restart() })
    // Translators: Button: the solution of a puzzle is shown.
    rows.append(.init(texts("Give up")) { [weak self] in self?.giveUp() })
    if !parts.own.isHidden {
      rows.append(.init(parts.own.title) { [weak self] in self?.showOwn() })
    }
    if let help = routes.help { rows.append(.init(texts("How to play"), note: "F1", action: help)) }
    more.rows = rows
  }

  /// Updates words, controls and steps to the current attempt.
  private func refresh() {
    guard let areas else { return }
    let attempt = trainer.attempt
    let isOver = attempt?.isOver ?? true
    parts.show(trainer.mistakes.map(entry))
    parts.next.isEnabled = trainer.canLeave && attempt != nil
    parts.next.isPrimary = isOver && shown.isEmpty && attempt != nil
    parts.giveUp.isEnabled = !isOver
    parts.again.isEnabled = attempt?.answers.isEmpty == false
    bar.setEnabled(.hint, !isOver)
    bar.setEnabled(.undo, !isOver && attempt?.answers.isEmpty == false || isWrongPlayed)
    setMoreRows()
    arrange()
    let texts = PuzzlePageWords(look.texts)
    if let attempt {
      let words = trainer.puzzles.words(of: attempt, wrong: wrong)
      let state = PuzzlePageWords.State(
        result: attempt.result, isOver: isOver, gaveUp: gaveUp, hasMisses: !attempt.misses.isEmpty,
        ratingChange: trainer.ratingChange, mistake: trainer.mistake, question: question,
        isWrong: wrong != nil)
      self.words = PuzzlePanel(
        texts.panel(words, state), state.mood,
        texts.figures(trainer.history, attempt.puzzle.rating, state), in: areas.panel, look)
      steps =
        Module.Puzzles.hasSteps
        ? PuzzleSteps(
          words.steps, given: attempt.answers.count - shown.count, misses: attempt.misses,
          in: areas.steps, look) : nil
    } else {
      words = PuzzlePanel(texts.waiting, .task, [], in: areas.panel, look)
      steps = nil
    }
  }

  private func entry(_ mistake: MistakeBook.Mistake) -> MistakeEntry {
    let words = Module.words(of: mistake, look.texts)
    return MistakeEntry(mistake: mistake, position: words.position, cost: words.cost)
  }

  package func draw(into list: inout DisplayList) {
    bar.draw(into: &list)
    board.draw(into: &list)
    words?.draw(into: &list)
    steps?.draw(into: &list)
    parts.drawGround(into: &list)
    panel.draw(into: &list)
    parts.drawList(into: &list)
    if !more.isModal { board.drawMarks(into: &list) }
  }
}

/// The timers of a page of puzzles.
nonisolated enum PuzzleAlarm { case takeBack, show }

/// The acts that count as not solved, and so ask first.
nonisolated enum PuzzleQuestion: Hashable { case hint, giveUp }
