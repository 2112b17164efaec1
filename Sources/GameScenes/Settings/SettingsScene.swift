import MatchstickGame
import Stage

/// The settings of the box and of its games. What can act at once does; the rest waits for *Back*.
public final class SettingsScene: Scene {
  public let name = "settings"
  /// Called after every change, with all settings.
  public var onChange: (Settings) -> Void = { _ in }
  /// Called when the player goes back, with all settings.
  public var onBack: (Settings) -> Void = { _ in }

  let context: SceneContext
  let panel: ControlPanel
  let scroll: ScrollArea
  /// The settings as the player has left them.
  private(set) var draft: Settings
  var groups: [SettingsGroup] = []
  var page: SettingsPage?
  var backIcon: IconButton
  var surface: Surface?
  var frame = Rect.zero

  /// A page of the settings that hold now; it reads them once.
  public init(context: SceneContext) {
    self.context = context
    draft = context.settings
    let backstage = context.backstage
    panel = ControlPanel(backstage: backstage)
    scroll = ScrollArea(backstage: backstage)
    panel.scrollArea = scroll
    backIcon = IconButton(id: "back", backstage: backstage, icon: .back) {}
    backIcon.action = { [weak self] in self?.leave() }
    makeGroups()
    panel.focus(id: "pile")
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

  /// Makes the controls anew, in the language of now.
  func makeGroups() {
    let focus = panel.focused?.id
    groups = [matchsticksGroup(), boxGroup()]
    let controls = groups.flatMap(\.rows).flatMap(\.self).map(\.control)
    panel.controls = [backIcon] + controls
    if let focus { panel.focus(id: focus) }
  }
}
