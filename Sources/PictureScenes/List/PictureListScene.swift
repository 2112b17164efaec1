import BoxKit
import Controls
import GameKernel
import Stage

/// The list of all choices for the tiles: numbers, the built-in pictures and the player's own. If there is room,
/// the page of the focused picture is beside it.
///
/// A tap shows the page of a picture. A double tap, Enter or A plays with it.
public final class PictureListScene: Scene {
  public let name = "pictures"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}
  /// Called with the player's choice.
  public var onChoose: (PictureChoice) -> Void {
    get { gallery.onChoose }
    set { gallery.onChoose = newValue }
  }
  /// Called when the player wants to crop one of their own pictures.
  public var onCrop: (PictureRow.ID) -> Void {
    get { gallery.onCrop }
    set { gallery.onCrop = newValue }
  }
  /// Called with the picture whose page the player requests, if the page does not fit beside the list.
  public var onPage: (PictureChoice) -> Void = { _ in }
  /// Called when the player wants to add a picture.
  public var onBring: (() -> Void)? { didSet { controls(of: panel) } }
  /// Called when the player has switched between grid and rows.
  public var onForm: (_ isGrid: Bool) -> Void = { _ in }

  private let context: StageContext
  private let gallery: PictureGallery
  private let head: PageHead
  private let items: PictureItems
  private let mode: PictureListMode
  private let bar: PictureBar
  private let page: PicturePage
  private let panel: ControlPanel
  private var hint: [(text: String, box: Rect)] = []
  /// The focused choice. The focus follows it when the order changes.
  private var current: PictureChoice
  /// Whether the focused choice has been listed. A new picture of the player may not be ready yet.
  private var wasListed = false
  /// Whether the page is beside the list.
  private var hasPage = false
  private var observations: [Observation] = []
  private var clock = Duration.zero
  /// The picture that was tapped last, until a second tap on it no longer counts.
  private var lastTap: (choice: PictureChoice, time: Duration)?

  /// The longest time between the taps of a double tap.
  private static let doubleTap = Duration.milliseconds(500)

  /// Creates a list of the gallery's pictures.
  ///
  /// - Parameter isGrid: whether the list begins as a grid.
  public init(_ gallery: PictureGallery, isGrid: Bool = false) {
    self.gallery = gallery
    context = gallery.context
    current = gallery.chosen
    panel = ControlPanel(context: context)
    head = PageHead(context: context)
    items = PictureItems(gallery)
    mode = PictureListMode(items, isGrid: isGrid, context)
    bar = PictureBar(gallery)
    page = PicturePage(gallery, gallery.chosen)
    controls(of: panel)
    wire()
    panel.focus(id: mode.control.id)
  }

  /// Creates a list of a store's pictures, without played games on their pages.
  public convenience init(
    _ store: any PictureStore, chosen: PictureChoice, context: StageContext
  ) {
    self.init(PictureGallery(store, chosen: chosen, context: context))
  }

  private func wire() {
    head.onBack = { [weak self] in self?.leave() }
    bar.onOrder = { [weak self] in self?.gallery.store.order = $0 }
    bar.crop.action = { [weak self] in self?.cropCurrent() }
    bar.bring.action = { [weak self] in self?.onBring?() }
    bar.bringSign.action = { [weak self] in self?.onBring?() }
    bar.form.action = { [weak self] in self?.switchForm() }
    mode.onChoose = { [weak self] index in
      guard let self else { return }
      gallery.choose(items.choice(at: index))
    }
    mode.onTap = { [weak self] in self?.tapped($0) }
    mode.onCurrent = { [weak self] in self?.currentChanged(to: $0) }
    mode.onPage = { [weak self] in self?.showPage(of: $0) }
    page.onControls = { [weak self] in self.map { $0.controls(of: $0.panel) } }
    observations = [
      gallery.store.changes.observe { [weak self] in self?.changed($0) },
      gallery.changes.observe { [weak self] in self?.changed(.row($0)) },
    ]
  }

  /// Sets the panel's controls in focus order.
  private func controls(of panel: ControlPanel) {
    for control in [bar.bring, bar.bringSign] { control.isHidden = onBring == nil }
    panel.controls = [head.back] + bar.controls + [mode.control] + (hasPage ? page.controls : [])
  }

  private func leave() {
    gallery.settle()
    onBack()
  }

  // MARK: Changes

  private func changed(_ change: PictureChange) {
    switch change {
    case .rows: refresh()
    // A new rating may have changed the picture's position.
    case .row where gallery.store.order == .rating: refresh()
    case .row(let id):
      items.index(ofPicture: id).map(mode.renew)
      if id == gallery.id(of: page.choice) { page.refresh() }
    }
  }

  /// Rebuilds the list. The focus stays on its picture, and waits for a picture that is not listed yet.
  private func refresh() {
    items.sort()
    mode.refresh()
    mode.setChosen(items.index(of: gallery.chosen))
    if let row = items.index(of: current) {
      wasListed = true
      mode.show(row)
    } else if wasListed {
      current = items.choice(at: mode.current)
    }
    mode.setMarked(hasPage ? items.index(of: current) : nil)
    refreshCrop()
    page.choice == current ? page.refresh() : page.show(current)
  }

  private func currentChanged(to index: Int) {
    (current, wasListed) = (items.choice(at: index), true)
    if hasPage { page.show(current) }
    mode.setMarked(hasPage ? index : nil)
    refreshCrop()
  }

  /// Shows the page of a tapped picture, or plays with it after a second tap. A removed picture is restored.
  private func tapped(_ index: Int) {
    let choice = items.choice(at: index)
    if gallery.id(of: choice).map(gallery.isRemoved) == true { return gallery.choose(choice) }
    guard hasPage else { return showPage(of: index) }
    if let lastTap, lastTap.choice == choice, clock - lastTap.time <= Self.doubleTap {
      self.lastTap = nil
      return gallery.choose(choice)
    }
    lastTap = (choice, clock)
    currentChanged(to: index)
  }

  /// The picture that can be cropped: the focused one if the focus is visible, otherwise the one on the tiles.
  private var cropped: PictureRow? {
    let row = gallery.own(context.input.device.showsFocus ? current : gallery.chosen)
    return row.flatMap { gallery.isRemoved($0.id) ? nil : $0 }
  }

  private func refreshCrop() { bar.crop.isEnabled = cropped != nil }

  public func willAppear() {
    gallery.store.refresh()
    page.refresh(isOther: true)
    layout(in: context.look.metrics.size)
  }

  public var controls: [ControlReport] { panel.reports }
  public var inputNeeds: InputNeeds { InputNeeds(textPlace: panel.textPlace) }
  public func advance(by elapsed: Duration) {
    clock += elapsed
    panel.advance(by: elapsed)
  }
  public var nextTimer: Duration? { panel.nextTimer }
  public func willDisappear() { panel.closeModal() }

  // MARK: Input

  public func handle(_ intent: Intent) {
    defer { page.settle() }
    // The crop target depends on the current input device.
    refreshCrop()
    if panel.handle(intent) { return }
    switch intent {
    case .back: goBack()
    case .number(let stars): rate(stars)
    case .focusSwitch: switchFocus()
    case .tilt(.right) where panel.focused === mode.control: showPage(of: mode.current)
    default: break
    }
  }

  private func rate(_ stars: Int) {
    let isInList = panel.focused === mode.control || panel.focused === page.list
    guard isInList, let id = gallery.id(of: current) else { return }
    StarsRow(id, gallery).rate(stars)
  }

  /// Moves the focus from the page to the list, or leaves the scene.
  private func goBack() {
    let isOnPage =
      context.input.device.showsFocus && page.controls.contains { $0 === panel.focused }
    if hasPage, isOnPage { panel.focus(id: mode.control.id) } else { leave() }
  }

  /// Moves the focus between the list and the actions for a picture.
  private func switchFocus() {
    let isInList = panel.focused === mode.control
    let canCrop = bar.crop.isOperable && !bar.isLow
    let other = hasPage ? page.list.id : canCrop ? bar.crop.id : bar.order.id
    panel.focus(id: isInList ? other : mode.control.id)
  }

  private func cropCurrent() {
    if let picture = cropped { gallery.onCrop(picture.id) }
  }

  /// Shows the page of a picture beside the list or as a scene of its own.
  private func showPage(of index: Int) {
    let choice = items.choice(at: index)
    currentChanged(to: index)
    if hasPage { panel.focus(id: page.list.id) } else { onPage(choice) }
  }

  private func switchForm() {
    mode.isGrid.toggle()
    controls(of: panel)
    layout(in: context.look.metrics.size)
    onForm(mode.isGrid)
  }

  // MARK: Layout and drawing

  public func layout(in size: Size) {
    let (texts, metrics) = (context.look.texts, context.look.metrics)
    bar.say(isGrid: mode.isGrid)
    // In a low window the controls are beside the title, to leave the height to the rows.
    bar.isLow = false
    let isLow =
      size.width > size.height && (metrics.isSmall || bar.height(in: size.width) > size.height / 4)
    bar.isLow = isLow
    controls(of: panel)
    var room = head.layout(title: texts("Pictures"), controls: isLow ? bar.shown : [])
    // The hint needs no more than the usual margin below it.
    room.height = size.height - metrics.margin - room.y
    if !isLow { bar.layout(at: &room) }
    layoutHint(at: &room)
    let isRoomy = room.width >= 40 * metrics.medium && room.height >= 20 * metrics.medium
    if isRoomy != hasPage {
      hasPage = isRoomy
      controls(of: panel)
    }
    guard hasPage else {
      mode.layout(in: room.rounded)
      return refresh()
    }
    let (gap, width) = (metrics.px(24), (0.4 * room.width).rounded())
    let left = Rect(room.x, room.y, room.width - width - gap, room.height).rounded
    mode.layout(in: left)
    refresh()
    page.layout(in: Rect(left.maxX + gap, left.y, width, left.height))
  }

  /// Lays out the hint below the list, which explains how to add a picture.
  private func layoutHint(at room: inout Rect) {
    let (texts, metrics) = (context.look.texts, context.look.metrics)
    let style = metrics.small()
    let sentence =
      gallery.store.place.map {
        texts("Drop a picture on the window, or put it into {folder}", ["folder": $0])
      } ?? texts("Drop a picture on the window to play with it.")
    let lines = context.look.measurer.lines(sentence, style, width: room.width).prefix(2)
    let height = metrics.line(style)
    let top = room.maxY - height * Double(lines.count)
    hint = lines.enumerated().map { index, line in
      (line, Rect(room.x, top + height * Double(index), room.width, height))
    }
    room.height = top - metrics.px(12, small: 6) - room.y
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    if hasPage { page.draw(into: &list) }
    panel.draw(into: &list)
    for line in hint {
      list.text(
        line.text, context.look.metrics.small(), context.look.theme.mutedInk, in: line.box,
        look: context.look)
    }
  }
}
