import Acoustics
import GameKernel
import Stage

/// What the scenes of all tables share, as a part of each: the bar, the panel of controls, the home of the focus,
/// the dialog over the table, undo with its held repeats, and the time of the game.
///
/// A scene hands it every intent, and all that comes with appearing and with time, and acts on what is left.
package final class TableFrame<Rules: TableRules> {
  /// Where the table leads.
  package var exits = TableExits()
  /// Hears the commands that are the game's own: all but undo, redo, links and the settings.
  package var onCommand: (Intent.Command) -> Void = { _ in }
  /// Hears what the rules refuse.
  package var onRefusal: (Rules.Refusal) -> Void = { _ in }
  /// Told which control would act, whenever that changes.
  package var onHighlight: (Control?) -> Void = { _ in }
  /// What the scene itself says of a button of the bar in words; nil leaves it to the bar.
  package var explain: (Control) -> String? = { _ in nil }
  /// Ends what goes on by itself, before the way back leads to the menu; false where nothing does.
  package var leave: () -> Bool = { false }
  /// Where the next key is most likely meant; the focus returns there after the pointer was used. Nil leaves it.
  package var home: () -> Control? = { nil }
  /// What the focus goes between on Tab's big brother: the board and what is beside it, the first that can be used.
  package var places: () -> (board: [Control], aside: [Control]) = { ([], []) }

  package let table: GameTable<Rules>
  package let context: StageContext
  package let panel: ControlPanel
  package let bar: GameBar
  /// The button with the dots.
  package let more: MenuButton
  private let showsClock: Bool
  private var isShown = true
  private weak var dialog: (any Scene)?
  private var observation: Observation?
  private var alarms = Alarms<Alarm>()
  private var told: [(Texts) -> String] = []
  private var offer: HelpOffer

  private nonisolated enum Alarm { case endOfNews }

  /// - Parameters:
  ///   - icons: the buttons of the bar before that of the settings.
  ///   - showsClock: whether the seconds of the game are to be seen.
  package init(
    table: GameTable<Rules>, context: StageContext,
    icons: [(Intent.Command, Icon)] = GameBar.usualIcons, showsClock: Bool = true
  ) {
    self.table = table
    self.context = context
    self.showsClock = showsClock
    offer = HelpOffer(context: context)
    panel = ControlPanel(context: context)
    more = MenuButton(id: "more", context: context, icon: .more)
    bar = GameBar(context: context, icons: icons, more: more)
    bar.onBack = { [weak self] in self?.exits.menu() }
    bar.onCommand = { [weak self] in self?.perform($0) }
    bar.onCommandRepeat = { [weak self] in self?.performAgain($0) }
    panel.onHighlight = { [weak self] in self?.onHighlight($0) }
    for control in bar.controls {
      control.tip = { [weak self, weak control] in control.flatMap { self?.words(of: $0) } }
    }
    observation = table.session.changes.observe { [weak self] in self?.follow($0) }
    if table.hasReplacedGame, table.isAtStart { tellOfNewGame() }
  }

  private func follow(_ change: Change<Rules>) {
    dismissDialog()
    if change.cause == .restart, table.hasReplacedGame {
      tellOfNewGame()
    } else if change.cause != .move || isPersons(change) {
      alarms.cancel(.endOfNews)
    }
  }

  /// Whether a person has chosen a move.
  private func isPersons(_ change: Change<Rules>) -> Bool {
    !table.isDemonstration && Rules.isChoice(change.before, table.setup)
  }

  // MARK: Intents

  /// Acts on an intent; false where it is the scene's own.
  package func handle(_ intent: Intent) -> Bool {
    offer.follow(intent)
    let isListOpen = panel.controls.contains(where: \.isModal)
    if !isListOpen, walksBar(intent) { return true }
    if panel.handle(intent) {
      if !isListOpen { returnFocus(after: intent) }
      return true
    }
    switch intent {
    case .focusSwitch: switchFocus()
    case .back: if !leave() { exits.menu() }
    case .command(let command): perform(command)
    case .commandRepeat(let command): performAgain(command)
    default: return false
    }
    return true
  }

  /// Hears what a device does, before it hears what that means.
  package func sense(_ event: InputEvent.Kind) { offer.follow(event) }

  /// Does what a command asks for, whoever says it.
  package func perform(_ command: Intent.Command) {
    switch command {
    case .undo: table.undo()
    case .redo: table.redo()
    case .settings: exits.settings()
    case .help: exits.help?()
    case .copy: if let copy = exits.copyLink { say(for: .seconds(4), [copy()]) }
    case .paste:
      exits.pasteLink()
      if exits.isInFront() { focusHome() }
    case .newGame, .hint, .peek, .fullScreen, .leave, .close: onCommand(command)
    }
  }

  /// Lets the button with the dots offer what the table's own rows do, and what all tables do.
  package func offer(_ rows: [MenuButton.Row]) {
    let texts = context.texts
    var rows = rows
    if let help = exits.help { rows.append(.init(texts("How to play"), note: "F1", action: help)) }
    if let results = exits.results { rows.append(.init(texts("Best results…"), action: results)) }
    if exits.copyLink != nil {
      rows += [
        .init(texts("Copy link"), note: texts("Ctrl+C")) { [weak self] in self?.perform(.copy) },
        .init(texts("Paste link"), note: texts("Ctrl+V")) { [weak self] in self?.perform(.paste) },
      ]
    }
    if let fullScreen = exits.fullScreen {
      rows.append(.init(texts("Full screen"), note: "F11", action: fullScreen))
    }
    more.rows = rows
  }

  /// A held key or button stops at the ends of the game; a fresh press goes on into the next one.
  private func performAgain(_ command: Intent.Command) {
    switch command {
    case .undo: if !table.isAtStart { table.undo() }
    case .redo: if table.session.undoneMoveCount > 0 { table.redo() }
    case .newGame, .settings, .help, .hint, .peek, .copy, .paste, .fullScreen, .leave, .close: break
    }
  }

  /// Asks the model for something, and passes on what the rules refuse.
  package func attempt(_ action: () throws(Rules.Refusal) -> Void) {
    do {
      try action()
    } catch {
      onRefusal(error)
    }
  }

  // MARK: Focus

  /// Brings the focus to where the next key is most likely meant.
  package func focusHome() {
    if let home = home() { panel.focus(id: home.id) }
  }

  /// Replaces the controls where they are others, in the order of the focus: the bar first.
  package func arrange(_ controls: [Control]) {
    let all = bar.controls + controls
    guard !all.elementsEqual(panel.controls, by: ===) else { return }
    panel.controls = all
    if panel.focused == nil { focusHome() }
  }

  /// Left and right go along the bar, past the board below it, from which arrows would not lead on.
  private func walksBar(_ intent: Intent) -> Bool {
    guard let direction = intent.direction, direction.isLevel, panel.isFocusSeen else {
      return false
    }
    let bar = bar.controls.filter(\.isOperable)
    guard let index = bar.firstIndex(where: { $0 === panel.focused }) else { return false }
    let next = direction == .left ? index - 1 : index + 1
    if bar.indices.contains(next) { panel.focus(id: bar[next].id) }
    return true
  }

  /// From the board to what is beside it and back.
  private func switchFocus() {
    let (board, aside) = places()
    let isOnBoard = board.contains { $0 === panel.focused }
    let goal = isOnBoard ? aside : board
    if let next = goal.first(where: \.isOperable) { panel.focus(id: next.id) }
  }

  /// After the pointer has operated something, keys mean the board again.
  private func returnFocus(after intent: Intent) {
    guard !context.device.showsFocus else { return }
    switch intent {
    case .tap, .release, .drag: focusHome()
    default: break
    }
  }

  /// What a button of the bar does, in words.
  private func words(of control: Control) -> String? {
    if control === more { return context.texts("More") }
    return explain(control) ?? bar.explanation(of: control, in: context.texts)
  }

  // MARK: News

  /// Says for a while that a change, such as of the settings, has ended the game before and how it comes back.
  private func tellOfNewGame() {
    let bar = bar
    say(
      for: .seconds(6),
      [
        { texts in texts("A new game has begun · {undo}", ["undo": bar.nameOfUndo(texts)]) },
        { texts in texts("New game · {undo}", ["undo": bar.nameOfUndo(texts)]) },
        { texts in texts("New game") },
      ])
  }

  /// Says something for a while, where the player looks; any move ends it.
  ///
  /// - Parameter words: the same in fewer and fewer words.
  package func say(for time: Duration, _ words: [(Texts) -> String]) {
    told = words
    alarms.set(.endOfNews, in: time)
  }

  /// What is said for a while, in many words and in few; empty most of the time.
  package var news: [String] {
    if alarms.isSet(.endOfNews) { return told.map { $0(context.texts) } }
    return offer.isMade ? offer.words : []
  }

  /// The news in as many words as fit into a line; nil where there are none.
  package func news(in width: Double, _ style: TextStyle) -> String? {
    news.first { context.measurer.size(of: $0, style).width <= width } ?? news.last
  }

  /// Whether the news can be read now; else they wait.
  private var isRead: Bool { isShown && exits.isInFront() }

  // MARK: The dialog

  /// Lays a dialog over the table; one that lies there goes. Any change of the game puts it away.
  ///
  /// - Parameter sound: is heard with it.
  package func present(_ dialog: any Scene, heard sound: SoundName? = nil) {
    dismissDialog()
    if let sound { context.play(sound) }
    self.dialog = dialog
    if dialog is EndDialog { context.rumble(.ending) }
    exits.present(dialog)
  }

  /// Puts the dialog away, if there is one.
  package func dismissDialog() {
    guard let dialog else { return }
    self.dialog = nil
    exits.dismiss(dialog)
  }

  /// Whether a dialog lies over the table.
  package var hasDialog: Bool { dialog != nil }

  // MARK: Time and sight

  /// Whether the time of the game passes: it is in sight, nothing lies over it, and the window has the keyboard.
  package var isTimed: Bool { isShown && context.hasFocus && exits.isInFront() }

  /// Whether the table is in sight, or is about to be.
  package var isInSight: Bool { isShown }

  package func willAppear() {
    isShown = true
    // Who has played here before needs no offer, also where nothing is known of it.
    if exits.isFirstVisit(), table.isAtStart, !table.hasReplacedGame { offer.make() }
  }

  package func willDisappear() {
    isShown = false
    panel.fallSilent()
    panel.closeModal()
  }

  /// - Parameter pace: how many times as fast as usual time passes at the table; its clock and words do not hurry.
  package func advance(by elapsed: Duration, pace: Double = 1) {
    // Where nothing hurries, not a nanosecond is to be lost.
    let elapsed = pace == 1 ? elapsed : elapsed / pace
    panel.advance(by: elapsed)
    if isRead { _ = alarms.advance(by: elapsed) }
    if isTimed { table.pass(elapsed) }
  }

  /// The end of the second at hand, while time counts and is shown; else only what is held down.
  package var nextTimer: Duration? {
    Duration.soonest(secondsEnd, panel.nextTimer, isRead ? alarms.next : nil)
  }

  private var secondsEnd: Duration? {
    guard showsClock, isTimed, table.isRunning else { return nil }
    let elapsed = table.sheet.elapsed
    return .seconds(elapsed.components.seconds + 1) - elapsed
  }

  /// Brings undo and redo in the bar in line with the table.
  package func refresh() {
    bar.setEnabled(.undo, table.canUndo)
    bar.setEnabled(.redo, table.canRedo)
  }
}

/// Where a table leads, and what it asks of whoever shows it.
public struct TableExits {
  /// To the menu.
  public var menu: () -> Void = {}
  /// To the settings.
  public var settings: () -> Void = {}
  /// Explains the game; not offered where nil.
  public var help: (() -> Void)?
  /// Copies a link to the game, and answers what is to be said of it; not offered where nil.
  public var copyLink: (() -> (Texts) -> String)?
  /// Plays the game that the clipboard names, or says what is wrong with it.
  public var pasteLink: () -> Void = {}
  /// Lets the window fill the screen or go back; not offered where nil.
  public var fullScreen: (() -> Void)?
  /// Answers once whether a player sees this game for the first time.
  public var isFirstVisit: () -> Bool = { false }
  /// To the best results; not offered where nil.
  public var results: (() -> Void)?
  /// Lays a dialog over the table.
  public var present: (any Scene) -> Void = { _ in }
  /// Puts a dialog away again.
  public var dismiss: (any Scene) -> Void = { _ in }
  /// Whether no other scene lies over the table, so that its time passes.
  public var isInFront: () -> Bool = { true }

  /// A table that leads nowhere.
  public init() {}
}
