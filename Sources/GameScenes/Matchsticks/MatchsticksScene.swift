import GameKernel
import MatchstickGame
import Motion
import Stage

/// The table at which Matchsticks is played: asks the model for takes and shows what it says.
public final class MatchsticksScene: Scene {
  public let name = "matchsticks"
  /// Called when the player wants to leave for the menu.
  public var onMenu: () -> Void = {}
  /// Called when the player asks for the settings.
  public var onSettings: () -> Void = {}
  /// Called with a dialog to lay over this scene.
  public var onPresent: (any Scene) -> Void = { _ in }
  /// Called with a dialog to put away again.
  public var onDismiss: (any Scene) -> Void = { _ in }
  /// Hears what the rules refuse.
  public var onRefusal: (Matchsticks.Refusal) -> Void = { _ in }

  let table: MatchstickTable
  let settings: SettingsModel
  let context: StageContext
  let pile: PileView
  let panel: ControlPanel
  let bar: GameBar
  var takeButtons: [Button] = []
  let resumeButton: Button
  /// Opens the dialog about a finished game again.
  let whatHappenedButton: Button
  let newGameButton: Button
  var plaques: [Plaque] = []
  var areas = MatchsticksAreas(metrics: Metrics(size: Size(1280, 800)))
  var tray: Tray?
  /// What is said after a game, while it lies over the table and is held there.
  weak var dialog: ReviewScene?
  var note = Note.rule
  /// The icon button whose words stand in place of the note.
  var explained: Control?

  /// The time until a computer takes, nil while none waits.
  var computersWait: Duration?
  /// The time until the dialog shows what happened.
  var dialogWait: Duration?
  private var observations: [Observation] = []

  /// The line below the buttons.
  enum Note: Equatable {
    case rule
    case atMost(Int)
    case hint
  }

  /// A scene that follows the table from now on, and shows it as it stands.
  public init(table: MatchstickTable, settings: SettingsModel, context: StageContext) {
    self.table = table
    self.settings = settings
    self.context = context
    pile = PileView(context: context)
    panel = ControlPanel(context: context)
    bar = GameBar(context: context)
    resumeButton = Button(id: "resume", context: context, title: "", isPrimary: true) {}
    whatHappenedButton = Button(id: "what-happened", context: context, title: "") {}
    newGameButton = Button(id: "new-game", context: context, title: "", isPrimary: true) {}
    pile.show(pile: table.state.pile, remaining: table.state.remaining)
    bar.onBack = { [weak self] in self?.onMenu() }
    bar.onCommand = { [weak self] in self?.handle(.command($0)) }
    bar.onCommandRepeat = { [weak self] in self?.handle(.commandRepeat($0)) }
    resumeButton.action = { [weak self] in self?.resume() }
    whatHappenedButton.action = { [weak self] in self?.openDialog() }
    newGameButton.action = { [weak self] in self?.newGame() }
    panel.onHighlight = { [weak self] in self?.highlightChanged(to: $0) }
    observations = [
      table.session.changes.observe { [weak self] in self?.show($0) },
      settings.changes.observe { [weak self] in self?.show($0) },
    ]
    computersWait = table.isComputersTurn ? waitOfComputer : nil
  }

  public func handle(_ intent: Intent) {
    if case .hover = intent, case .atMost = note { note = .rule }
    if panel.handle(intent) { return }
    switch intent {
    case .hover(let point): hover(point)
    case .tap(let point): takeMatches(at: point)
    case .number(let count): take(count)
    case .focusSwitch: switchFocus()
    case .back: onMenu()
    case .command(let command), .commandRepeat(let command): perform(command)
    default: break
    }
  }

  func perform(_ command: Intent.Command) {
    switch command {
    case .undo: table.undo()
    case .redo: table.redo()
    case .newGame: newGame()
    case .hint: showHint()
    case .settings: onSettings()
    case .fullScreen, .copy, .paste: break
    }
  }

  public func advance(by elapsed: Duration) {
    advanceComputer(by: elapsed)
    advanceDialog(by: elapsed)
    panel.advance(by: elapsed)
  }

  public var nextTimer: Duration? {
    [computersWait, dialogWait, panel.nextTimer].compactMap(\.self).min()
  }

  public var controls: [ControlReport] { panel.reports }

  /// Follows the settings that act at once.
  private func show(_ change: SettingsModel.Change) {
    guard change.after.matchsticks.style != change.before.matchsticks.style else { return }
    layout(in: context.metrics.size)
  }
}
