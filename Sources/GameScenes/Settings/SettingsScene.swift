import MatchstickGame
import Stage

/// The settings of the box and of its games, or of one of them. What can act at once does; the rest waits for *Back*.
public final class SettingsScene: Scene {
  public let name = "settings"
  /// Called after every change, with all settings.
  public var onChange: (Settings) -> Void = { _ in }
  /// Called when the player goes back, with all settings.
  public var onBack: (Settings) -> Void = { _ in }
  /// What the accelerometer of the gamepad says now, in m/s²; nil where none is heard.
  public var readPose: () -> Vector3? = { nil }
  /// The text on the clipboard, if any.
  public var pasteText: () -> String? = { nil }

  let context: StageContext
  let panel: ControlPanel
  let scroll: ScrollArea
  /// The settings as the player has left them.
  private(set) var draft: Settings
  /// The games whose settings are shown.
  private let games: [SettingsGame]
  /// Those of the games, and last those of the box.
  var groups: [SettingsGroup] = []
  /// Takes the pose of the gamepad.
  var calibration: Button?
  var page: SettingsPage?
  var backIcon: IconButton
  var surface: Surface?
  var frame = Rect.zero

  /// A page of the settings that hold now; it reads them once.
  ///
  /// - Parameter games: those whose settings are shown above those of the box.
  public init(
    settings: SettingsModel, context: StageContext, games: [SettingsGame] = SettingsGame.allCases
  ) {
    self.context = context
    self.games = games
    draft = settings.current
    panel = ControlPanel(context: context)
    scroll = ScrollArea(context: context)
    panel.scrollArea = scroll
    backIcon = IconButton(id: "back", context: context, icon: .back) {}
    backIcon.action = { [weak self] in self?.leave() }
    makeGroups()
    panel.focus(id: groups.first?.rows.first?.first?.control.id)
  }

  /// Changes a setting and says so.
  func change(_ edit: (inout Settings) -> Void) {
    edit(&draft)
    onChange(draft)
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    if intent == .back || intent == .command(.settings) { leave() }
  }

  private func leave() { onBack(draft) }

  public var controls: [ControlReport] { panel.reports }

  public var textPlace: Rect? { panel.textPlace }

  /// Makes the controls anew, in the language of now.
  func makeGroups() {
    let focus = panel.focused?.id
    groups = games.map(group) + [boxGroup()]
    let controls = groups.flatMap(\.rows).flatMap(\.self).map(\.control)
    panel.controls = [backIcon] + controls
    if let focus { panel.focus(id: focus) }
  }
  private func group(of game: SettingsGame) -> SettingsGroup {
    switch game {
    case .matchsticks: matchsticksGroup()
    case .sliding: slidingGroup()
    case .pairs: pairsGroup()
    }
  }
}
