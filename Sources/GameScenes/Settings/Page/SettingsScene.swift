import Stage

/// The settings of the box and of its games, or of one of them. What can act at once does; the rest waits for *Back*.
public final class SettingsScene: Scene {
  public let name = "settings"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  private let context: StageContext
  private let editor: SettingsEditor
  private let panel: ControlPanel
  private let scroll: ScrollArea
  /// What held before the page was opened.
  private let opened: Settings
  private let model: SettingsModel
  private let sections: [any SettingsSection]
  /// Those of the games, and last those of the box.
  private var groups: [SettingsGroup] = []
  private var shownScaleNote: String?
  /// Turned by F11 too.
  private var fullScreen: Switch?
  private var page: SettingsPage?
  private let head: PageHead
  private var surface: Surface?
  private var frame = Rect.zero

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
    head = PageHead(context: context)
    head.onBack = { [weak self] in self?.leave() }
    editor.remakeControls = { [weak self] in self?.relayout() }
    makeGroups()
    panel.focus(id: groups.first?.rows.first?.first?.control.id)
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    if intent == .back || intent == .command(.settings) { leave() }
  }

  private func leave() {
    onBack()
    model.settle(since: opened)
  }

  public var controls: [ControlReport] { panel.reports }

  public var textPlace: Rect? { panel.textPlace }

  public var restPose: Vector3? {
    sections.lazy.compactMap { [panel] in $0.restPose(at: panel.highlighted) }.first
  }

  /// Makes the controls anew, in the language of now.
  private func makeGroups() {
    let focus = panel.focused?.id
    shownScaleNote = scaleNote
    groups = sections.map { $0.group() } + [boxGroup()]
    let controls = groups.flatMap(\.rows).flatMap(\.self).map(\.control)
    panel.controls = [head.back] + controls
    if let focus { panel.focus(id: focus) }
  }

  // MARK: The settings of the box

  /// The settings that hold for every game.
  private func boxGroup() -> SettingsGroup {
    let texts = context.texts
    let scale = Slider(
      id: "scale", context: context, range: Settings.scales, value: editor.settings.scale,
      title: texts("Display size"),
      valueText: { texts("{percent} %", ["percent": String($0)]) }, numberedEvery: 50, step: 10,
      onChange: { [weak self] scale in self?.editor.change { $0.scale = scale } })
    // Its own size changes with it, so that it would run from under the pointer.
    scale.tellsWhileDragging = false
    let motion = editor.toggle(
      "reduced-motion", \.reducedMotion, title: texts("Reduced motion"),
      note: texts("Short fades instead of movement"))
    let rumble = editor.toggle(
      "rumble", \.rumble, title: texts("Gamepad rumbles"),
      note: texts("When a move is refused, and at the end"))
    fullScreen = editor.services.isFullScreen().map { isOn in
      Switch(
        id: "full-screen", context: context, isOn: isOn, title: texts("Full screen"),
        note: texts("Or press F11"),
        onChange: { [weak self] in self?.editor.services.setFullScreen($0) })
    }
    let done = Button(
      id: "done", context: context, title: texts("Done"), isPrimary: true
    ) { [weak self] in self?.leave() }
    return SettingsGroup(
      title: texts("General"),
      rows: [
        [SettingsField(texts("Language"), language)],
        [SettingsField(texts("Theme"), theme)],
        [SettingsField(scaleNote, scale)],
        [SettingsField(nil, motion)],
        [SettingsField(nil, rumble)],
      ] + [fullScreen].compactMap(\.self).map { [SettingsField(nil, $0)] } + [
        [SettingsField(nil, done)]
      ])
  }

  /// Says what scale holds, where the window is too small for the one that is set.
  private var scaleNote: String? {
    let held = context.metrics.scale
    guard held < Double(editor.settings.scale) / 100 else { return nil }
    let percent = String(Int((100 * held).rounded(.down)))
    return context.texts("This window holds {percent} %", ["percent": percent])
  }

  /// The languages of the catalogue; each is called as its speakers call it.
  private static let languages: [(code: String?, name: String)] = [
    ("en", "English"), ("de", "Deutsch"),
  ]

  private var language: Control {
    let choices: [(code: String?, name: String)] =
      [(nil, context.texts("As the system"))] + Self.languages
    return DropDown(
      id: "language", context: context, source: ArrayListSource(choices.map(\.name)),
      selected: choices.firstIndex { $0.code == editor.settings.language } ?? 0,
      onChange: { [weak self] index in
        self?.editor.change { $0.language = choices[index].code }
        self?.relayout()
      })
  }

  private var theme: Control {
    let texts = context.texts
    return editor.segments("theme", \.theme, Theme.Name.allCases) { name in
      switch name {
      case .evening: texts("Evening")
      case .day: texts("Day")
      case .contrast: texts("Contrast")
      }
    }
  }

  // MARK: Layout and drawing

  /// Makes everything anew after a change of words.
  private func relayout() {
    makeGroups()
    layout(in: context.metrics.size)
  }

  public func layout(in size: Size) {
    let metrics = context.metrics
    if scaleNote != shownScaleNote { makeGroups() }
    if let fullScreen, let isOn = editor.services.isFullScreen(), isOn != fullScreen.isOn {
      fullScreen.show(isOn)
    }
    let frame = head.layout(title: context.texts("Settings")).rounded
    head.nameBack(context.texts("Back"))
    surface = Surfaces(context).panel(frame.size, radius: metrics.isSmall ? 18 : 28)
    let padding = metrics.px(metrics.form == .wide ? 40 : 24, small: 12)
    let inside = frame.inset(padding, metrics.px(24, small: 10))
    self.page = page(in: inside)
    let controls = panel.controls.filter { $0 !== head.back }
    let lowest = self.page?.lowest ?? 0
    let viewport = frame.inset(0, 4)
    scroll.layout(
      viewport, contentHeight: max(0, lowest - viewport.y + padding / 2), controls: controls)
    if scroll.canScroll, let focused = panel.focused, focused !== head.back {
      scroll.reveal(focused.frame)
    }
    self.frame = frame
  }

  /// The rows as far apart as usual or, where that brings all of them into sight, a little closer.
  private func page(in inside: Rect) -> SettingsPage {
    func page(_ gap: Double) -> SettingsPage {
      let columns = context.metrics.form == .wide ? twoColumns(in: inside, gap: gap) : nil
      return columns ?? oneColumn(in: inside, gap: gap)
    }
    let gaps = [15.0, 13, 11, 9]
    return gaps.lazy.map(page).first { $0.lowest <= inside.maxY } ?? page(15)
  }

  /// The games at the left, the box at the right; nil where the window is too narrow for that.
  ///
  /// That is so for one game as for another, and whoever plays: what is higher than the panel scrolls.
  private func twoColumns(in inside: Rect, gap rowGap: Double) -> SettingsPage? {
    let metrics = context.metrics
    let gap = metrics.px(72)
    let right = ((inside.width - gap) * 0.39).rounded()
    let left = inside.width - gap - right
    let needed = groups.last?.rows.flatMap(\.self).map { $0.leastWidth(context) }.max() ?? 0
    guard inside.width >= 40 * metrics.medium, needed <= right else { return nil }
    var second = SettingsPage(top: inside.y, gap: rowGap, context: context)
    for group in groups.suffix(1) { second.add(group, x: inside.maxX - right, width: right) }
    var page = SettingsPage(top: inside.y, gap: rowGap, context: context)
    for group in groups.dropLast() { page.add(group, x: inside.x, width: left) }
    let end = max(page.lowest, second.lowest, inside.maxY)
    page.join(second, divider: inside.maxX - right - gap / 2, from: inside.y, to: end)
    return page
  }

  private func oneColumn(in inside: Rect, gap: Double) -> SettingsPage {
    var page = SettingsPage(top: inside.y, gap: gap, context: context)
    for group in groups { page.add(group, x: inside.x, width: inside.width) }
    return page
  }

  public func draw(into list: inout DisplayList) {
    let theme = context.theme
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
        in: word.box.offset(by: Point(0, -scroll.offset)), context: context)
    }
    list.clip = nil
    panel.draw(into: &list)
  }
}
