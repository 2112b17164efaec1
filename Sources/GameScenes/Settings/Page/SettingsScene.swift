import Stage

/// The settings of the box and of its games, or of one of them. What can act at once does; the rest waits for *Back*.
public final class SettingsScene: Scene {
  public let name = "settings"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  let context: StageContext
  let editor: SettingsEditor
  let panel: ControlPanel
  let scroll: ScrollArea
  /// What held before the page was opened.
  private let opened: Settings
  private let model: SettingsModel
  private let sections: [any SettingsSection]
  /// Those of the games, and last those of the box.
  private(set) var groups: [SettingsGroup] = []
  var page: SettingsPage?
  let backIcon: IconButton
  var surface: Surface?
  var frame = Rect.zero

  /// A page of the settings that hold now.
  ///
  /// - Parameter sections: makes what is shown above the settings of the box.
  public init(
    _ model: SettingsModel, services: Services = Services(), context: StageContext,
    sections: (SettingsEditor) -> [any SettingsSection]
  ) {
    self.model = model
    self.context = context
    opened = model.current
    editor = SettingsEditor(model, services, context: context)
    self.sections = sections(editor)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(context: context)
    panel.scrollArea = scroll
    backIcon = IconButton(id: "back", context: context, icon: .back) {}
    backIcon.action = { [weak self] in self?.leave() }
    editor.remakeControls = { [weak self] in self?.relayout() }
    makeGroups()
    panel.focus(id: groups.first?.rows.first?.first?.control.id)
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    if intent == .back || intent == .command(.settings) { leave() }
  }

  func leave() {
    onBack()
    model.settle(since: opened)
  }

  public var controls: [ControlReport] { panel.reports }

  public var textPlace: Rect? { panel.textPlace }

  public var restPose: Vector3? {
    sections.lazy.compactMap { [panel] in $0.restPose(at: panel.highlighted) }.first
  }

  /// Makes the controls anew, in the language of now.
  func makeGroups() {
    let focus = panel.focused?.id
    groups = sections.map { $0.group() } + [boxGroup()]
    let controls = groups.flatMap(\.rows).flatMap(\.self).map(\.control)
    panel.controls = [backIcon] + controls
    if let focus { panel.focus(id: focus) }
  }
}
