import Acoustics
import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The page of a game's puzzles: the board, the task, the rating, and the positions of the player's own games.
package final class PuzzleScene<Module: PuzzlingGame>: ExplainedScene {
  package var name: String { "puzzles" }
  /// The puzzle and the rating.
  package let trainer: PuzzleTrainer<Module>

  private let module: Module
  private let context: StageContext
  private let settings: SettingsModel
  private let routes: TableRoutes
  private let controller: PuzzleController<Module>
  private let panel: ControlPanel
  private let bar: GameBar
  private let menu: PuzzleMenu
  private let kinds: SegmentedControl
  private let parts: PuzzleControls
  private var areas: PuzzleAreas?
  private var words: PuzzlePanel?
  private var steps: PuzzleSteps?
  /// When the puzzle came, `nil` before. At first Enter does not answer: the player may have pressed it twice on the
  /// way here.
  private var start: Duration?

  private var look: Look { context.look }
  private var board: Module.Puzzles.Board { trainer.puzzles.board }

  /// Creates the page with the player's next puzzle, or with a position of an own game.
  package init(
    _ module: Module, at mistake: MistakeBook.Mistake? = nil, _ gameContext: GameContext,
    routes: TableRoutes
  ) {
    (self.module, self.routes) = (module, routes)
    (context, settings) = (gameContext.stage, gameContext.settings)
    trainer = PuzzleTrainer(module, gameContext)
    controller = PuzzleController(trainer, context.feedback)
    panel = ControlPanel(context: context)
    kinds = SegmentedControl(
      id: "kind", context: context, options: trainer.puzzles.kinds, selected: trainer.kind
    ) { _ in }
    kinds.isDense = true
    parts = PuzzleControls(context: context)
    menu = PuzzleMenu(kinds, parts, settings, routes, context: context)
    // A puzzle with one answer has nothing to undo.
    let icons: [(Intent.Command, Icon)] = [(.hint, .hint), (.undo, .undo)]
    bar = GameBar(
      context: context, icons: Module.Puzzles.hasSteps ? icons : [icons[0]], more: menu.button)
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
    kinds.onChange = { [weak self] in self?.choose(kind: $0) }
    parts.next.action = { [weak self] in self?.next() }
    parts.again.action = { [weak self] in self?.restart() }
    parts.giveUp.action = controller.giveUp
    parts.own.action = { [weak self] in self?.showOwn() }
    parts.list.onChoose = { [weak self] in self?.chooseOwn($0) }
    controller.onChange = { [weak self] in self?.refresh() }
    menu.onClock = { [weak self] in self?.refresh() }
    // Enter goes on.
    controller.onFinished = { [weak self] in self.map { $0.panel.focus(id: $0.parts.next.id) } }
    for control in bar.controls {
      control.tip = { [weak self, weak control] in control.flatMap { self?.tip(of: $0) } }
    }
  }

  private func tip(of control: Control) -> String? {
    if control === menu.button { return look.texts("More") }
    if control === bar.controls.first { return look.texts("Back") }
    return bar.explanation(of: control, in: look.texts)
  }

  // MARK: Puzzles

  private func begin() {
    controller.begin()
    start = nil
    panel.focus(id: nil)
  }

  private func next() {
    guard trainer.canLeave else { return }
    begin()
    trainer.next()
  }

  private func choose(kind: Int) {
    begin()
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
    let page = MistakesScene(
      { [weak self] in self?.parts.entries ?? [] },
      ifNone: { [weak self] in self?.ownWords ?? "" },
      waiting: { [weak self] in self.map { $0.trainer.waiting.map($0.entry) } ?? [] },
      context: context)
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

  // MARK: Intents

  /// The controls of the board, and those of the page in place of the help that a table gives.
  package var controlsLines: ControlsLines {
    let board = trainer.puzzles.controlsLines ?? module.help?.controlsLines
    let hasKinds = trainer.puzzles.kinds.count > 1
    return { device, texts in
      (board?(device, texts) ?? []).filter { !$0.isHelpOfTable }
        + ControlsLine.ofPuzzles(
          device, texts, hasSteps: Module.Puzzles.hasSteps, hasKinds: hasKinds)
    }
  }

  package func handle(_ intent: Intent) {
    if panel.controls.contains(where: \.isModal) {
      _ = panel.handle(intent)
      return
    }
    if holdsBack(intent) { return }
    let question = controller.question
    perform(intent)
    // A question goes with the next act, unless that is its answer.
    if question != nil, controller.question == question, intent.isAct { controller.endQuestion() }
  }

  /// Returns whether an intent is Enter on the board of a puzzle that came just now.
  private func holdsBack(_ intent: Intent) -> Bool {
    guard intent == .activate, let start else { return false }
    return context.input.time - start < .milliseconds(500)
      && board.controls.contains { $0 === panel.focused }
  }

  private func perform(_ intent: Intent) {
    switch intent {
    case .command(let command): perform(command)
    case .commandRepeat(.undo): controller.undo()
    case .back: if controller.question != nil { controller.endQuestion() } else { routes.pop() }
    case .focusSwitch: switchFocus()
    case .nextTab, .previousTab: moveKind(intent == .nextTab ? 1 : -1)
    default: if !panel.handle(intent) { board.handle(intent) }
    }
  }

  private func perform(_ command: Intent.Command) {
    switch command {
    case .newGame: next()
    case .undo: controller.undo()
    case .hint: controller.hint()
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
    controller.advance(by: elapsed)
  }

  package var nextTimer: Duration? {
    Duration.soonest(controller.nextTimer, board.nextTimer, panel.nextTimer, nextSecond)
  }

  /// The time until the shown time changes.
  private var nextSecond: Duration? {
    guard clock != nil, trainer.isTimed else { return nil }
    return .seconds(1)
      - Duration(
        secondsComponent: 0, attosecondsComponent: trainer.time.components.attoseconds)
  }

  /// The time of the rated part, where the player wants to see it.
  private var clock: String? {
    settings.current.puzzles.showsTime ? trainer.time.clockText : nil
  }

  package func willDisappear() {
    panel.fallSilent()
    panel.closeModal()
  }

  package func leftSight() { trainer.puzzles.leave() }

  // MARK: Look

  package var controls: [ControlReport] { panel.reports }

  // Translators: Title of the page with puzzles. {game} is the name of the game.
  private var title: String { look.texts("{game} · Puzzles", ["game": module.title(look.texts)]) }

  package var spoken: SpokenScene {
    let (task, hint) = (words?.spoken ?? [], controller.hinted.map(board.words))
    let news = [hint, board.spokenNews].compactMap(\.self)
    return SpokenScene(
      title, news: [task.sentences] + news, place: task + news, board: board.spokenRows)
  }

  package func layout(in size: Size) {
    layoutBar()
    parts.setTitles()
    showOwnGames()
    let top = bar.commandControls.map(\.frame.maxY).max() ?? 0
    let wanted = !look.metrics.isSmall && trainer.keepsMistakes
    var areas = areas(below: top, hasList: wanted)
    if wanted, !parts.fitsList(areas.list) { areas = self.areas(below: top, hasList: false) }
    // Starting again is in the menu, too.
    if !areas.fits || !parts.fitInOneRow(areas.buttons.width) {
      let keepsList = areas.fits && areas.list != nil
      areas = self.areas(below: top, hasList: keepsList, hasAgain: false)
    }
    self.areas = areas
    parts.place(list: areas.list, buttons: areas.buttons)
    board.layout(in: areas.board)
    refresh()
  }

  private func areas(
    below top: Double, hasList: Bool, hasAgain: Bool = true
  ) -> PuzzleAreas {
    parts.again.isHidden = look.metrics.isSmall || !hasAgain || !Module.Puzzles.hasSteps
    // The page of own games offers those that wait, too.
    let isListed = hasList && !(parts.entries.isEmpty && !trainer.waiting.isEmpty)
    parts.own.isHidden = isListed || !trainer.keepsMistakes
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
    kinds.options = trainer.puzzles.kinds
    let size = kinds.preferredSize
    // Translators: Title of the page with puzzles where there is no room for the name of the game.
    let short = look.texts("Puzzles")
    // The choice is more important than the name of the game.
    for title in [title, short, title] {
      bar.layout(title: title, isCompact: isCompact)
      if size.width <= bar.room.width { break }
    }
    let fits = kinds.options.count > 1 && size.width <= bar.room.width
    bar.choice = fits ? kinds : nil
    if fits {
      let height = min(size.height, bar.room.height)
      kinds.frame =
        Rect(bar.room.maxX - size.width, bar.room.midY - height / 2, size.width, height).rounded
    }
  }

  /// Updates words, controls and steps to the current attempt.
  private func refresh() {
    if start == nil, trainer.attempt != nil { start = context.input.time }
    guard let areas else { return }
    let attempt = trainer.attempt
    showOwnGames()
    kinds.show(trainer.kind)
    parts.next.isEnabled = trainer.canLeave && attempt != nil
    parts.next.isPrimary = controller.isFinished
    parts.giveUp.isEnabled = controller.isOpen
    parts.nameSolution(isFree: controller.isFree)
    parts.again.isEnabled = attempt?.answers.isEmpty == false
    bar.setEnabled(.hint, controller.isOpen)
    bar.setEnabled(.undo, controller.canUndo)
    menu.update(hasKinds: bar.choice == nil, hasSteps: Module.Puzzles.hasSteps)
    arrange()
    let texts = PuzzlePageWords(look.texts)
    if let attempt {
      let words = trainer.puzzles.words(of: attempt, wrong: controller.wrong)
      let state = PuzzlePageWords.State(
        result: attempt.result, isOver: attempt.isOver, gaveUp: controller.gaveUp,
        ratingChange: trainer.ratingChange, source: trainer.mistake?.day,
        comeback: trainer.mistake.map { trainer.comeback(of: $0, look.texts) },
        question: controller.question, isWrong: controller.wrong != nil)
      self.words = PuzzlePanel(
        texts.panel(words, state), state.mood,
        texts.figures(trainer.history, attempt.puzzle.rating, state), in: areas.panel, look)
      steps =
        Module.Puzzles.hasSteps
        ? PuzzleSteps(
          words.steps, given: controller.given, misses: attempt.misses, in: areas.steps, look)
        : nil
    } else {
      words = PuzzlePanel(texts.waiting, .task, [], in: areas.panel, look)
      steps = nil
    }
  }

  private func showOwnGames() {
    parts.show(trainer.mistakes.map(entry), ifNone: ownWords, note: trainer.comeback(look.texts))
  }

  /// The words in place of an empty list of own games.
  private var ownWords: String {
    guard let comeback = trainer.comeback(look.texts) else { return Module.promise(look.texts) }
    // Translators: {comeback} is such as “2 come back tomorrow”.
    return look.texts("Nothing is due today. {comeback}.", ["comeback": comeback])
  }

  private func entry(_ mistake: MistakeBook.Mistake) -> MistakeEntry {
    let words = Module.words(of: mistake, look.texts)
    return MistakeEntry(mistake: mistake, position: words.position, cost: words.cost)
  }

  package func draw(into list: inout DisplayList) {
    bar.draw(into: &list)
    board.draw(into: &list)
    words?.draw(into: &list, clock: clock)
    steps?.draw(into: &list)
    parts.drawGround(into: &list)
    panel.draw(into: &list)
    parts.drawList(into: &list)
    if !menu.button.isModal { board.drawMarks(into: &list) }
  }
}

nonisolated extension Intent {
  /// Whether the player has decided something, unlike moving the pointer.
  fileprivate var isAct: Bool {
    switch self {
    case .hover, .press, .release, .drag, .scroll, .zoom, .sound, .speech, .edit: false
    default: true
    }
  }
}
