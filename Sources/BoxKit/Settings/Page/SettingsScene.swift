import Controls
import GameKernel
import Stage

/// The settings of the box, and of all its games or one of them.
///
/// Most changes take effect at once. Those that need a new game take effect when the page is closed.
public final class SettingsScene: Scene {
  public let name = "settings"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  private let context: StageContext
  private let editor: SettingsEditor
  private let panel: ControlPanel
  private let scroll: ScrollArea
  /// The settings when the page was opened.
  private let initialSettings: Settings
  private let model: SettingsModel
  private let sections: [any SettingsSection]
  private let box: BoxSettings
  /// The groups of the games.
  private var groups: [SettingsGroup] = []
  /// The groups of the box. With two columns, only the group chosen by ``tabs`` is visible.
  private var boxGroups: [SettingsGroup] = []
  /// The index of the visible group of the box in two columns.
  private var boxGroup = 0
  private var tabs: SegmentedControl?
  private var done: Button?
  private var shownScaleNote: String?
  private var observation: Observation?
  private var page: SettingsPage?
  /// The notes below the controls at the last layout.
  private var shownNotes: [String?] = []
  private let head: PageHead
  private var surface: Surface?
  private var frame = Rect.zero

  /// Creates a page of the current settings.
  ///
  /// - Parameter sections: creates the sections of the games, which come before the settings of the box.
  public init(
    _ model: SettingsModel, services: Services = Services(), context: StageContext,
    sections: (SettingsEditor) -> [any SettingsSection]
  ) {
    self.model = model
    self.context = context
    initialSettings = model.current
    editor = SettingsEditor(model, services, context: context)
    self.sections = sections(editor)
    box = BoxSettings(editor)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    head = PageHead(context: context)
    head.onBack = { [weak self] in self?.leave() }
    editor.remakeControls = { [weak self] in self?.relayout() }
    makeGroups()
    panel.focus(id: (groups + boxGroups).first?.controls.first?.id)
    observation = model.changes.observe { [weak self, box] in
      box.show($0.after.sound)
      self?.updateForNotes()
    }
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    if intent == .back || intent == .command(.settings) { leave() }
  }

  private func leave() {
    onBack()
    model.settle(since: initialSettings)
  }

  public var controls: [ControlReport] { panel.reports }

  public var inputNeeds: InputNeeds {
    InputNeeds(restPose: box.restPose(at: panel.highlighted), textPlace: panel.textPlace)
  }

  /// Creates all controls in the current language and keeps the focus.
  private func makeGroups() {
    let focus = panel.focused?.id
    shownScaleNote = box.scaleNote
    groups = sections.map { $0.group() }
    boxGroups = box.groups()
    let tabs = SegmentedControl(
      id: "box-group", context: context, options: boxGroups.map(\.title), selected: boxGroup
    ) { [weak self] in self?.showBoxGroup($0) }
    let done = Button(
      id: "done", context: context,
      // Translators: Button that closes a page.
      title: context.look.texts("Done"), isPrimary: true
    ) { [weak self] in self?.leave() }
    (self.tabs, self.done) = (tabs, done)
    updatePanelControls()
    if let focus { panel.focus(id: focus) }
  }

  /// Sets the panel's controls in focus order.
  private func updatePanelControls() {
    let controls = [head.back] + groups.flatMap(\.controls) + [tabs].compactMap(\.self)
    panel.controls = controls + boxGroups.flatMap(\.controls) + [done].compactMap(\.self)
  }

  /// The current notes below the controls.
  private var notes: [String?] {
    (groups + boxGroups).flatMap(\.rows).flatMap(\.self).map(\.sentence)
  }

  /// Lays out again if a note has changed.
  private func updateForNotes() {
    if page != nil, notes != shownNotes { layout(in: context.look.metrics.size) }
  }

  private func showBoxGroup(_ group: Int) {
    boxGroup = group
    layout(in: context.look.metrics.size)
  }

  // MARK: Layout and drawing

  /// Recreates and lays out everything, after a change of the language or of the choices.
  private func relayout() {
    makeGroups()
    layout(in: context.look.metrics.size)
  }

  public func layout(in size: Size) {
    let metrics = context.look.metrics
    if box.scaleNote != shownScaleNote { makeGroups() }
    box.followWindow()
    // Translators: Title and button.
    let frame = head.layout(title: context.look.texts("Settings")).rounded
    // Translators: Button that goes back to the previous page.
    head.nameBack(context.look.texts("Back"))
    surface = Surfaces(context.look).panel(frame.size, radius: metrics.isSmall ? 18 : 28)
    let padding = metrics.px(metrics.form == .wide ? 40 : 24, small: 12)
    let inside = frame.inset(padding, metrics.px(24, small: 10))
    let page = page(in: inside)
    self.page = page
    // In a narrow column, some fields use another control.
    updatePanelControls()
    shownNotes = notes
    let hasTabs = page.divider != nil
    tabs?.isHidden = !hasTabs
    for (number, group) in boxGroups.enumerated() {
      for control in group.controls { control.isHidden = hasTabs && number != boxGroup }
    }
    let controls = panel.controls.filter { $0 !== head.back }
    let lowest = page.lowest
    let viewport = frame.inset(0, 4)
    scroll.layout(
      viewport, contentHeight: max(0, lowest - viewport.y + padding / 2), controls: controls)
    if scroll.canScroll, let focused = panel.focused, focused !== head.back {
      scroll.reveal(focused.frame)
    }
    self.frame = frame
  }

  /// Returns the page with the first spacing that shows all rows without scrolling, or else with the usual spacing.
  private func page(in inside: Rect) -> SettingsPage {
    func page(_ spacing: SettingsPage.Spacing) -> SettingsPage {
      let columns = context.look.metrics.form == .wide ? twoColumns(in: inside, spacing) : nil
      return columns ?? oneColumn(in: inside, spacing)
    }
    return SettingsPage.Spacing.all.lazy.map(page).first { $0.lowest <= inside.maxY }
      ?? page(SettingsPage.Spacing())
  }

  /// Places the games at the left and the box at the right. Returns `nil` if the window is too narrow for two
  /// columns.
  ///
  /// The result does not depend on the height of the rows, so that all games get the same layout. Rows that do not
  /// fit are scrolled.
  private func twoColumns(in inside: Rect, _ spacing: SettingsPage.Spacing) -> SettingsPage? {
    let metrics = context.look.metrics
    let gap = metrics.px(72)
    let right = ((inside.width - gap) * 0.39).rounded()
    let left = inside.width - gap - right
    let needed =
      boxGroups.flatMap(\.rows).flatMap(\.self).map { $0.leastWidth(context.look) }.max() ?? 0
    guard inside.width >= 40 * metrics.medium, needed <= right else { return nil }
    var second = SettingsPage(top: inside.y, spacing, look: context.look)
    second.add(boxGroups[boxGroup], below: tabs, x: inside.maxX - right, width: right)
    if let done {
      // The button is at the foot, even if the rows above leave space.
      second.goDown(to: inside.maxY - done.height(inWidth: right))
      second.add([SettingsField(nil, done)], x: inside.maxX - right, width: right)
    }
    var page = SettingsPage(top: inside.y, spacing, look: context.look)
    for group in groups { page.add(group, x: inside.x, width: left) }
    let end = max(page.lowest, second.lowest, inside.maxY)
    page.join(second, divider: inside.maxX - right - gap / 2, from: inside.y, to: end)
    return page
  }

  private func oneColumn(in inside: Rect, _ spacing: SettingsPage.Spacing) -> SettingsPage {
    var page = SettingsPage(top: inside.y, spacing, look: context.look)
    for group in groups + boxGroups { page.add(group, x: inside.x, width: inside.width) }
    if let done { page.add([SettingsField(nil, done)], x: inside.x, width: inside.width) }
    return page
  }

  public func draw(into list: inout DisplayList) {
    let theme = context.look.theme
    head.draw(into: &list)
    surface?.draw(into: &list, frame)
    list.clip = scroll.viewport
    if let divider = page?.divider {
      list.fill(divider.offset(by: Point(0, -scroll.offset)), theme.panelLine)
    }
    for word in page?.words ?? [] {
      let ink =
        switch word.kind {
        case .heading: theme.accentInk
        case .label: theme.ink
        case .sentence: theme.mutedInk
        }
      list.text(
        word.text, word.style, ink,
        in: word.box.offset(by: Point(0, -scroll.offset)), look: context.look)
    }
    list.clip = nil
    panel.draw(into: &list)
  }
}
