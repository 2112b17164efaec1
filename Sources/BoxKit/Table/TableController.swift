import Controls
import GameKernel
import PlayLog
import Stage

/// The common part of the scenes of all tables: the bar, the controls, the focus, the end, undo, and the game clock.
///
/// A scene owns a controller, and forwards intents, input events, appearance and time to it. The scene itself
/// handles the intents for which ``handle(_:)`` returns `false`.
package final class TableController<Rules: TableRules> {
  /// The routes from the table to other scenes.
  package var routes = TableRoutes()
  /// Called with the game's own commands: all but undo, redo, help, links and the settings.
  package var onCommand: (Intent.Command) -> Void = { _ in }
  /// Called with a refusal of the rules.
  package var onRefusal: (Rules.Refusal) -> Void = { _ in }
  /// Called with the highlighted control, whenever it changes.
  package var onHighlight: (Control?) -> Void = { _ in }
  /// Returns the scene's own tooltip for a button of the bar; `nil` uses the bar's tooltip.
  package var explain: (Control) -> String? = { _ in nil }
  /// Stops an activity of the scene, such as a hint, when the player goes back. Returns `false` if there is no
  /// activity. The menu opens in this case.
  package var leave: () -> Bool = { false }
  /// Returns the setup of the next game by the settings. Default: `nil`, the setup of the game on the table.
  package var nextSetup: () -> Rules.Setup? = { nil }
  /// Returns the name that labels show in place of “You”. Default: `nil`.
  package var playerName: () -> String? = { nil }

  package let table: GameTable<Rules>
  package let context: StageContext
  package let panel: ControlPanel
  package let bar: GameBar
  /// The button that opens the menu of further commands.
  package let more: MenuButton
  /// Moves the focus by pointer, keys and gamepad.
  package let focus: TableFocus
  private let showsClock: Bool
  private var isShown = true
  private var observation: Observation?
  /// Leads a new player through the first steps.
  package let guide: FirstStepsGuide<Rules>
  /// The dialogs at the end of a game.
  package let end: TableEnd
  /// The message in the status.
  package let message: TableMessage
  /// Returns whether an act now would keep the game out of the best games. Default: no.
  package var costsResult: (PricedAct) -> Bool = { _ in false }

  /// Creates the controller of a table and observes its game.
  ///
  /// - Parameters:
  ///   - icons: the command buttons of the bar before those of more, help and settings.
  ///   - showsClock: whether the scene shows the seconds of the game.
  package init(
    table: GameTable<Rules>, context: StageContext,
    icons: [(Intent.Command, Icon)] = GameBar.usualIcons, showsClock: Bool = true
  ) {
    self.table = table
    self.context = context
    self.showsClock = showsClock
    guide = FirstStepsGuide(table, context: context)
    end = TableEnd(context: context)
    message = TableMessage(look: context.look)
    panel = ControlPanel(context: context)
    more = MenuButton(id: "more", context: context, icon: .more)
    bar = GameBar(context: context, icons: icons, more: more)
    focus = TableFocus(panel, bar, context.input)
    bar.onBack = { [weak self] in self?.routes.menu() }
    bar.onCommand = { [weak self] in self?.perform($0) }
    bar.onCommandRepeat = { [weak self] in self?.performAgain($0) }
    panel.onHighlight = { [weak self] in self?.onHighlight($0) }
    end.routes = { [weak self] in self?.routes ?? TableRoutes() }
    end.onCommand = { [weak self] in self?.perform($0) }
    end.award = { [weak self] show in
      guard let self, let game = table.sheet.id.map(GameID.init) else { return }
      routes.award(game, show)
    }
    guide.bubble.onHelp = { [weak self] in self?.routes.help?() }
    guide.bubble.others = { [weak panel] in panel?.controls ?? [] }
    for control in bar.controls {
      control.tip = { [weak self, weak control] in control.flatMap { self?.words(of: $0) } }
    }
    observation = table.session.changes.observe { [weak self] in self?.follow($0) }
    if table.hasReplacedGame, table.isAtStart { announceNewGame() }
  }

  private func follow(_ change: Change<Rules>) {
    end.follow(isOver: change.cause == .move && Rules.isOver(change.after))
    message.endQuestion()
    if change.cause == .restart, table.hasReplacedGame {
      announceNewGame()
    } else if change.cause != .move || isMoveByPerson(change) {
      message.end()
    }
    if change.cause == .undo, Rules.isOver(change.before), !change.entersAnotherGame {
      announceReopening()
    }
    if guide.follow(change, isByPerson: change.cause != .move || isMoveByPerson(change)) {
      routes.endFirstSteps(table.session.variant)
    } else if change.entersAnotherGame {
      beginFirstSteps()
    }
  }

  /// Shows the first steps of a game at its start, if the player is to see them.
  private func beginFirstSteps() {
    if !routes.showsFirstSteps(table.session.variant, table.isUnplayed) {
      guide.end()
    } else if table.isAtStart, !table.isDemonstration {
      message.endQuestion()
      guide.begin()
    }
  }

  /// Returns whether a person has chosen the move of a change.
  private func isMoveByPerson(_ change: Change<Rules>) -> Bool {
    !table.isDemonstration && Rules.isChoice(change.before, table.setup)
  }

  // MARK: Intents

  /// Handles an intent. Returns `false` if the scene must handle it.
  package func handle(_ intent: Intent) -> Bool {
    let isListOpen = panel.controls.contains(where: \.isModal)
    if !isListOpen, focus.moveAlongBar(intent) { return true }
    if panel.handle(intent) {
      if !isListOpen { focus.goHome(after: intent) }
      return true
    }
    switch intent {
    case .focusSwitch: focus.switchPlace()
    case .back: if !message.endQuestion(), !leave() { routes.menu() }
    case .command(let command): perform(command)
    case .commandRepeat(let command): performAgain(command)
    default: return false
    }
    return true
  }

  /// Performs a command. One that would cost the best games asks first.
  package func perform(_ command: Intent.Command) {
    message.endQuestion(exceptOf: command.rawValue)
    if let act = PricedAct(command), asks(before: act) { return }
    switch command {
    case .undo: table.undo()
    case .redo: table.redo()
    case .settings: routes.settings()
    case .help: routes.help?()
    case .copy: if let copy = routes.copyLink { message.show(for: .seconds(4), [copy()]) }
    case .paste:
      routes.pasteLink()
      if routes.isInFront() {
        focus.goHome()
        announceChallenge()
      }
    case .hint, .newGame, .peek, .save, .fullScreen, .leave, .close: onCommand(command)
    }
  }

  /// Asks before an act that would cost the best games. The player does it again to confirm.
  ///
  /// - Returns: whether it asks now, so that the act must wait.
  package func asks(before act: PricedAct) -> Bool {
    guard table.playedOnFrom == nil, costsResult(act) else {
      message.endQuestion()
      return false
    }
    return message.asks(act.rawValue, routes.day?.isTry == true ? act.questionOfDay : act.question)
  }

  /// Sets the rows of the more button: the table's own, then those of all tables.
  package func offer(_ rows: [MenuButton.Row]) {
    let texts = context.look.texts
    var rows = rows
    // Translators: Menu item: the help of a game.
    if let help = routes.help {
      rows.append(.init(texts("How to play"), note: texts.key(.function(1)), action: help))
    }
    // Translators: Menu item.
    if let puzzles = routes.puzzles { rows.append(.init(texts("Puzzles…"), action: puzzles)) }
    // Translators: Menu item: it opens the choices of a race for two.
    if let race = routes.race { rows.append(.init(texts("Race…"), action: race)) }
    // Translators: Menu item.
    if let results = routes.results { rows.append(.init(texts("Statistics…"), action: results)) }
    if routes.copyLink != nil {
      rows += [
        .init(
          // Translators: Menu item: it copies a link to the game.
          texts("Copy link"),
          // Translators: Label of two keys.
          note: texts("Ctrl+C")
        ) { [weak self] in self?.perform(.copy) },
        .init(
          // Translators: Menu item: it opens the copied link to a game. Also a title.
          texts("Paste link"),
          // Translators: Label of two keys.
          note: texts("Ctrl+V")
        ) { [weak self] in self?.perform(.paste) },
      ]
    }
    rows += routes.speechRows(texts)
    if let fullScreen = routes.fullScreen {
      rows.append(.init(texts("Full screen"), note: texts.key(.function(11)), action: fullScreen))
    }
    more.rows = rows
  }

  /// Repeats a command that is held down. It stops at the start and at the last move of the game. Only a new press
  /// continues in the previous or next game.
  private func performAgain(_ command: Intent.Command) {
    switch command {
    case .undo: if !table.isAtStart, !costsResult(.undo) { table.undo() }
    case .redo: if table.session.undoneMoveCount > 0 { table.redo() }
    case .newGame, .settings, .help, .hint, .peek, .copy, .paste, .save, .fullScreen, .leave,
      .close:
      break
    }
  }

  /// Starts the next game.
  package func newGame() { begin { table.newGame(nextSetup()) } }

  /// Performs an action on the model, and reports a refusal of the rules.
  package func attempt(_ action: () throws(Rules.Refusal) -> Void) {
    do {
      try action()
    } catch {
      onRefusal(error)
    }
  }

  // MARK: Controls

  /// Replaces the controls that follow the bar in focus order, if they differ from the current ones.
  package func arrange(_ controls: [Control]) {
    announceDay()
    let all = bar.controls + controls + [guide.bubble]
    guard !all.elementsEqual(panel.controls, by: ===) else { return }
    panel.controls = all
    if panel.held == nil { focus.goHome() }
  }

  /// Returns the tooltip of a button of the bar.
  private func words(of control: Control) -> String? {
    // Translators: Button that opens a menu of further commands.
    if control === more { return context.look.texts("More") }
    if control === bar.controls.first, routes.day != nil { return context.look.texts("Today") }
    return explain(control) ?? bar.explanation(of: control, in: context.look.texts)
  }

  // MARK: Messages

  /// Shows for 8 s the result to beat, at the start of a game with a challenge.
  private func announceChallenge() {
    guard let challenge = routes.challenge(), challenge.isStart else { return }
    message.show(for: .seconds(8), challenge.start)
  }

  /// The variants of the current message, the longest first, or the text of a first step that has no bubble. Empty if
  /// neither is shown.
  package var news: [String] {
    let message = message.variants
    return message.isEmpty ? [guide.line].compactMap(\.self) : message
  }

  /// The message, or the text of the first step that is shown.
  package var spokenMessage: String? { message.variants.first ?? guide.words }

  /// Returns the longest variant of the message that fits in some lines, or else the shortest. Without a message,
  /// returns the text of a first step that has no bubble, if it fits.
  package func news(in width: Double, _ style: TextStyle, lines: Int = 1) -> String? {
    let measurer = context.look.measurer
    let message = message.variants
    let fitting = message.first { text in
      let parts = measurer.lines(text, style, width: width)
      return parts.count <= lines
        && parts.allSatisfy { measurer.size(of: $0, style).width <= width }
    }
    return fitting ?? message.last
      ?? guide.line.flatMap {
        measurer.wrapped($0, style, width: width).count <= lines ? $0 : nil
      }
  }

  /// Whether the player can see the message. The timer of the message is paused otherwise.
  private var isMessageVisible: Bool {
    isShown && routes.isInFront() && !panel.controls.contains(where: \.isModal)
  }

  // MARK: Time and visibility

  /// Whether the game clock can run: the table is visible, no other scene covers it, and the window has the keyboard
  /// focus.
  package var isTimed: Bool { isShown && context.input.hasFocus && routes.isInFront() }

  /// Whether the table is visible or about to appear.
  package var isInSight: Bool { isShown }

  package func willAppear() {
    isShown = true
    focus.goHome()
    announceChallenge()
    beginFirstSteps()
  }

  package func willDisappear() {
    isShown = false
    message.endQuestion()
    panel.fallSilent()
    panel.closeModal()
  }

  /// - Parameter pace: the factor by which `elapsed` is faster than real time. The clock and the messages use real
  ///   time.
  package func advance(by elapsed: Duration, pace: Double = 1) {
    // Dividing would round, and a pace of 1 must not lose a nanosecond.
    let elapsed = pace == 1 ? elapsed : elapsed / pace
    panel.advance(by: elapsed)
    if isMessageVisible { message.advance(by: elapsed) }
    if isTimed { table.pass(elapsed) }
  }

  /// The time until the next full second of a visible clock, a repetition of a held button, or the end of a
  /// message.
  ///
  /// - Parameter pace: the factor by which the returned time is faster than real time.
  package func nextTimer(pace: Double = 1) -> Duration? {
    let messageEnd = isMessageVisible ? message.nextTimer : nil
    return Duration.soonest(timeToNextSecond, panel.nextTimer, messageEnd).map { $0 * pace }
  }

  private var timeToNextSecond: Duration? {
    guard showsClock, isTimed, table.isRunning else { return nil }
    let elapsed = table.sheet.elapsed
    return .seconds(elapsed.components.seconds + 1) - elapsed
  }

  /// Updates undo and redo in the bar.
  package func refresh() {
    bar.setEnabled(.undo, table.canUndo)
    bar.setEnabled(.redo, table.canRedo)
  }
}
