import Controls
import GameKernel
import Stage

/// The settings of the box and of its games, one group at a time.
///
/// Tabs choose the group, or a list behind a button where they do not fit. Most changes take effect at once. A game in
/// progress keeps its setup: what it does not have waits for the next game.
public final class SettingsScene: Scene {
  public let name = "settings"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  private let context: StageContext
  private let editor: SettingsEditor
  private let panel: ControlPanel
  private let scroll: ScrollArea
  /// The settings when the page was opened, or when their changes last took effect.
  private var initialSettings: Settings
  private let model: SettingsModel
  private let sections: [any SettingsSection]
  private let box: BoxSettings
  /// The groups of the box, then those of the games.
  private var groups: [SettingsGroup] = []
  /// The index of the visible group.
  private var shown: Int
  private var selector: GroupSelector
  private var done: Button
  /// Whether a low window has the button in the head, and not below the content.
  private var isDoneInHead = false
  private var observation: Observation?
  private var page: SettingsPage?
  /// The notes below the controls at the last layout.
  private var shownNotes: [String?] = []
  private let head: PageHead
  private var surface: Surface?
  private var frame = Rect.zero

  /// Creates a page of the current settings.
  ///
  /// - Parameters:
  ///   - game: the name of the game whose section is shown first; `nil` for the general settings.
  ///   - sections: creates the sections of the games, each with its game.
  public init(
    _ model: SettingsModel, services: Services = Services(), first game: String? = nil,
    context: StageContext,
    sections: (SettingsEditor) -> [(game: any BoxGame, section: any SettingsSection)]
  ) {
    self.model = model
    self.context = context
    initialSettings = model.current
    editor = SettingsEditor(model, services, context: context)
    let all = sections(editor)
    self.sections = all.map(\.section)
    box = BoxSettings(editor, firstSteps: all.flatMap { type(of: $0.game).allFirstSteps })
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    head = PageHead(context: context)
    shown = all.firstIndex { $0.game.name == game }.map { $0 + BoxSettings.groupCount } ?? 0
    selector = GroupSelector([""], selected: 0, context: context) { _ in }
    done = Button(id: "done", context: context, title: "", isPrimary: true) {}
    head.onBack = { [weak self] in self?.leave() }
    editor.remakeControls = { [weak self] in self?.relayout() }
    editor.applyChanges = { [weak self] in self?.applyChanges() }
    makeGroups()
    panel.focus(id: groups[shown].controls.first?.id)
    observation = model.changes.observe { [weak self, box] in
      box.show($0.after)
      self?.updateForNotes()
    }
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back, .command(.settings): leave()
    case .previousTab: show(shown - 1)
    case .nextTab: show(shown + 1)
    // The shoulder buttons of a gamepad.
    case .command(.undo) where context.input.device == .gamepad: show(shown - 1)
    case .command(.redo) where context.input.device == .gamepad: show(shown + 1)
    default: break
    }
  }

  private func leave() {
    onBack()
    applyChanges()
  }

  private func applyChanges() {
    let before = initialSettings
    initialSettings = model.current
    model.applyChange(since: before)
  }

  public var controls: [ControlReport] { panel.reports }

  public var inputNeeds: InputNeeds {
    InputNeeds(restPose: box.restPose(at: panel.highlighted), textPlace: panel.textPlace)
  }

  /// Creates all controls in the current language and keeps the focus.
  private func makeGroups() {
    let focus = panel.focused?.id
    groups = box.groups() + sections.map { $0.group() }
    selector = GroupSelector(groups.map(\.title), selected: shown, context: context) {
      [weak self] in self?.show($0)
    }
    done = Button(
      id: "done", context: context,
      // Translators: Button that closes a page.
      title: context.look.texts("Done"), isPrimary: true
    ) { [weak self] in self?.leave() }
    updatePanelControls()
    if let focus { panel.focus(id: focus) }
  }

  /// Sets the panel's controls in focus order.
  private func updatePanelControls() {
    let group = groups[shown].controls
    let end = isDoneInHead ? [done] + group : group + [done]
    panel.controls = [head.back] + selector.controls + end
  }

  /// The current notes below the controls.
  private var notes: [String?] {
    groups[shown].rows.joined().map { $0.shownNote(context.look.texts) }
  }

  /// Lays out again if a note has changed.
  private func updateForNotes() {
    if page != nil, notes != shownNotes { layout(in: context.look.metrics.size) }
  }

  /// Shows a group, if there is one of this index.
  private func show(_ group: Int) {
    guard groups.indices.contains(group), group != shown else { return }
    shown = group
    selector.show(group)
    scroll.scroll(to: 0)
    updatePanelControls()
    if panel.focused == nil { panel.focus(id: GroupSelector.id) }
    layout(in: context.look.metrics.size)
  }

  // MARK: Layout and drawing

  /// Recreates and lays out everything, after a change of the language or of the choices.
  private func relayout() {
    makeGroups()
    layout(in: context.look.metrics.size)
  }

  private enum Part { case tabs, list, content, done }

  public func layout(in size: Size) {
    box.followWindow()
    // Translators: Title and button.
    let title = context.look.texts("Settings")
    frame = head.layout(title: title).rounded
    isDoneInHead = !parts.fits(inside.size)
    if !isDoneInHead {
      let frames = parts.frames(in: inside)
      selector.place(tabs: frames[.tabs], list: frames[.list])
      done.frame = frames[.done] ?? .zero
      layoutGroup(in: frames[.content] ?? .zero)
    } else {
      // A low window has the list and the button in its head.
      selector.place(tabs: nil, list: .zero)
      frame = head.layout(title: title, controls: selector.controls + [done]).rounded
      layoutGroup(in: inside)
    }
    // Translators: Button that goes back to the previous page.
    head.nameBack(context.look.texts("Back"))
    surface = Surfaces(context.look).panel(
      frame.size, radius: context.look.metrics.isSmall ? 18 : 28)
  }

  /// The panel without its padding.
  private var inside: Rect {
    let metrics = context.look.metrics
    let padding = metrics.px(metrics.form == .wide ? 40 : 24, small: 12)
    return frame.inset(padding, metrics.px(24, small: 10))
  }

  /// The groups' selector above, the button below the content.
  private var parts: LayoutBox<Part> {
    let metrics = context.look.metrics
    let (gap, height) = (metrics.px(20, small: 8), metrics.height(52))
    let width = max(done.preferredSize.width, metrics.px(metrics.isSmall ? 120 : 216))
    let content = LayoutBox(Part.content).height(LengthRange(metrics.px(340, small: 240)))
    let tabs = LayoutBox(Part.tabs).width(LengthRange(selector.leastTabsWidth)).height(height)
    let list = LayoutBox(Part.list).height(height)
    let end = LayoutBox.row([.space(), LayoutBox(Part.done).width(width)]).height(height)
    return .variants(
      [[tabs, content, end], [list, content, end]].map { .column($0, spacing: gap) })
  }

  /// Places the visible group in a part of the panel. It is scrolled where it does not fit.
  private func layoutGroup(in room: Rect) {
    let page = SettingsPage.fitting(groups[shown].rows, in: room, look: context.look)
    self.page = page
    // In a narrow column, some fields use another control.
    updatePanelControls()
    shownNotes = notes
    let place = context.look.texts.place(shown, of: groups.count)
    for (field, note) in zip(groups[shown].rows.joined(), notes) {
      (field.control.sentence, field.control.group) = (note, "\(groups[shown].title), \(place)")
    }
    // Leaves space for a focus ring above, and for the panel's corners below if no button is there.
    let margin = context.look.metrics.px(10, small: 4)
    let bottom = done.frame.y > room.y ? done.frame.y - margin : frame.maxY - margin
    let viewport = Rect(frame.x, room.y - margin, frame.width, bottom - room.y + margin)
    let end = page.lowest <= room.maxY ? room.maxY : page.lowest + margin
    scroll.panel = frame
    scroll.layout(
      viewport, contentHeight: end - viewport.y, controls: groups[shown].controls)
    let focused = panel.focused
    if scroll.canScroll, let focused, groups[shown].controls.contains(where: { $0 === focused }) {
      scroll.reveal(focused)
    }
  }

  public func draw(into list: inout DisplayList) {
    let theme = context.look.theme
    head.draw(into: &list)
    surface?.draw(into: &list, frame)
    list.clip = scroll.viewport
    if let divider = page?.divider { list.fill(divider, theme.panelLine) }
    // The controls say their labels and notes.
    list.withWords { list in
      for word in page?.words ?? [] {
        list.text(
          word.text, word.style, word.kind == .label ? theme.ink : theme.mutedInk,
          in: word.box.offset(by: Point(0, -scroll.offset)), look: context.look)
      }
    }
    list.clip = nil
    panel.draw(into: &list)
  }
}
