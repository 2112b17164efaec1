import GameKernel
import Stage

/// The list of what can be on the tiles: numbers, the pictures of the box, and the player's own, which can be rated.
public final class PictureListScene: Scene {
  public let name = "pictures"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}
  /// Called with what the player has chosen.
  public var onChoose: (PictureChoice) -> Void = { _ in }
  /// Called when the player wants to choose another part of a picture of their own.
  public var onCrop: (PictureRow.ID) -> Void {
    get { items.onCrop }
    set { items.onCrop = newValue }
  }
  /// The day of a moment, given in seconds since 1970, where the player lives.
  public var day: (Int) -> Day {
    get { items.day }
    set { items.day = newValue }
  }

  private let context: StageContext
  private let store: any PictureStore
  private let head: PageHead
  private let items: PictureItems
  private let list: ScrollList
  private let order: SegmentedControl
  private let crop: Button
  private let panel: ControlPanel
  private var hint: [(text: String, box: Rect)] = []
  private let chosen: PictureChoice
  /// What the row with the focus stands for, so that the focus follows it through every order.
  private var current: PictureChoice
  /// Whether that row has been there; a picture of the player's own may still be on its way.
  private var hasCome = false
  private var observation: Observation?

  /// A list of what is in the store.
  ///
  /// - Parameter chosen: what is on the tiles now.
  public init(_ store: any PictureStore, chosen: PictureChoice, context: StageContext) {
    self.store = store
    self.chosen = chosen
    self.context = context
    current = chosen
    panel = ControlPanel(context: context)
    head = PageHead(context: context)
    items = PictureItems(store, context)
    list = ScrollList(id: "pictures", context: context, source: items)
    order = SegmentedControl(
      id: "order", context: context, options: PictureOrder.allCases.map(\.rawValue),
      selected: PictureOrder.allCases.firstIndex(of: store.order) ?? 0, onChange: { _ in })
    crop = Button(id: "crop", context: context, title: "") {}
    panel.controls = [head.back, order, crop, list]
    wire()
    panel.focus(id: list.id)
  }

  private func wire() {
    head.onBack = { [weak self] in self?.onBack() }
    order.onChange = { [weak self] in self?.store.order = PictureOrder.allCases[$0] }
    crop.action = { [weak self] in self?.cropCurrent() }
    list.onChoose = { [weak self] row in
      guard let self else { return }
      onChoose(items.choice(at: row))
    }
    list.onCurrent = { [weak self] in self?.currentChanged(to: $0) }
    observation = store.changes.observe { [weak self] in self?.changed($0) }
  }

  private func changed(_ change: PictureChange) {
    switch change {
    case .rows: refresh()
    // More or fewer stars may have given the picture another place.
    case .row where store.order == .rating: refresh()
    case .row(let id): items.index(ofPicture: id).map(list.rows.renew)
    }
  }

  /// Shows the rows as they are now; the focus stays with its picture, and waits for one that has yet to come.
  private func refresh() {
    items.sort()
    list.source = items
    list.rows.selected = items.index(of: chosen)
    if let row = items.index(of: current) {
      hasCome = true
      list.show(row)
    } else if hasCome {
      current = items.choice(at: list.current)
    }
    refreshCrop()
  }

  private func currentChanged(to row: Int) {
    (current, hasCome) = (items.choice(at: row), true)
    refreshCrop()
  }

  /// What can be cropped: the row with the focus while that can be seen, else what is on the tiles.
  private var cropped: PictureRow? {
    items.own(context.device.showsFocus ? current : chosen)
  }

  private func refreshCrop() { crop.isEnabled = cropped != nil }

  public func willAppear() {
    store.refresh()
    layout(in: context.metrics.size)
  }

  public var controls: [ControlReport] { panel.reports }

  // MARK: What the player does

  public func handle(_ intent: Intent) {
    // The device decides what is meant.
    refreshCrop()
    if panel.handle(intent) { return }
    switch intent {
    case .back: onBack()
    case .number(let stars) where panel.focused === list:
      (list.currentRow as? RatedPictureRow)?.rate(stars)
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// From a row to what can be done with it, and back.
  private func switchFocus() {
    let isInList = panel.focused === list
    panel.focus(id: isInList ? (crop.isEnabled ? crop.id : order.id) : list.id)
  }

  private func cropCurrent() {
    if let picture = cropped { onCrop(picture.id) }
  }

  // MARK: Layout and drawing

  public func layout(in size: Size) {
    let (texts, metrics) = (context.texts, context.metrics)
    order.options = PictureOrder.allCases.map { order in
      switch order {
      case .name: texts("Name")
      case .date: texts("Date")
      case .rating: texts("Stars")
      }
    }
    crop.title = texts("Crop")
    // In a low window the controls stand beside the title, to leave its height to the rows.
    let isLow = metrics.isSmall && size.width > size.height
    var room = head.layout(title: texts("Pictures"), controls: isLow ? [order, crop] : [])
    if !isLow { layoutControls(at: &room) }
    layoutHint(at: &room)
    list.frame = room.rounded
    refresh()
  }

  /// Above the list: the order at the left, what can be done with a picture at the right.
  private func layoutControls(at room: inout Rect) {
    let metrics = context.metrics
    let (height, gap) = (metrics.height(52), metrics.px(16, small: 8))
    ControlRow(frame: Rect(room.x, room.y, room.width, height), gap: gap)
      .place([order, crop], leading: 1)
    room.y += height + gap
    room.height -= height + gap
  }

  /// Below the list: how a picture comes into it.
  private func layoutHint(at room: inout Rect) {
    let (texts, metrics) = (context.texts, context.metrics)
    let style = metrics.small()
    let sentence =
      store.place.map {
        texts("Drop a picture on the window, or put it into {folder}", ["folder": $0])
      } ?? texts("Drop a picture on the window to play with it.")
    let lines = context.measurer.lines(sentence, style, width: room.width).prefix(2)
    let height = metrics.line(style)
    let top = room.maxY - height * Double(lines.count)
    hint = lines.enumerated().map { index, line in
      (line, Rect(room.x, top + height * Double(index), room.width, height))
    }
    room.height = top - metrics.px(12, small: 6) - room.y
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
    for line in hint {
      list.text(
        line.text, context.metrics.small(), context.theme.mutedInk, in: line.box, context: context)
    }
  }
}
