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
  public var onCrop: (PictureRow.ID) -> Void = { _ in }
  /// The day of a moment, given in seconds since 1970, where the player lives.
  public var day: (Int) -> Day = { Day(secondsSince1970: Int64($0)) }

  let context: StageContext
  let store: any PictureStore
  let head: PageHead
  let list: ScrollList
  let order: SegmentedControl
  let crop: Button
  let panel: ControlPanel
  let thumbs: PictureThumbs
  var signs: PictureSigns?
  var hint: [(text: String, box: Rect)] = []
  /// Where the mouse is; stars below it are shown as they would be set.
  var pointer: Point?
  private let chosen: PictureChoice
  private var items: PictureItems
  /// What the row with the focus stands for, so that the focus follows it through every order.
  private var current: PictureChoice
  private var observation: Observation?

  /// A list of what is in the store.
  ///
  /// - Parameter chosen: what is on the tiles now.
  public init(_ store: any PictureStore, chosen: PictureChoice, context: StageContext) {
    self.store = store
    self.chosen = chosen
    self.context = context
    items = PictureItems(store: store, texts: context.texts)
    current = chosen
    panel = ControlPanel(context: context)
    head = PageHead(context: context)
    list = ScrollList(id: "pictures", context: context, source: items)
    thumbs = PictureThumbs(store, context)
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
    list.onTap = { [weak self] in self?.tapped($0, at: $1) ?? false }
    list.onAdjust = { [weak self] in self?.adjust($0, $1) }
    list.onCurrent = { [weak self] in self?.currentChanged(to: $0) }
    list.rows.drawRow = { [weak self] in self?.draw($0, in: $1, isChosen: $2, into: &$3) }
    observation = store.changes.observe { [weak self] in self?.changed($0) }
  }

  func choice(at row: Int) -> PictureChoice { items.choice(at: row) }
  func title(at row: Int) -> String { items.title(at: row) }
  /// A picture of the player's own; nil for the others, which are neither rated nor cropped.
  func own(at row: Int) -> PictureRow? { row < items.count ? items.row(at: row) : nil }

  // MARK: What the store says

  private func changed(_ change: PictureChange) {
    switch change {
    case .rows: refresh()
    case .row(let id): thumbs.forget(.own(id: id))
    }
  }

  /// Shows the rows as they are now; the focus stays with its picture.
  func refresh() {
    items = PictureItems(store: store, texts: context.texts)
    list.source = items
    if let row = items.index(of: current) { list.show(row) }
    list.rows.selected = items.index(of: chosen)
    currentChanged(to: list.current)
  }

  private func currentChanged(to row: Int) {
    current = items.choice(at: row)
    crop.isEnabled = own(at: row) != nil
  }

  // MARK: What the player does

  public func handle(_ intent: Intent) {
    if case .hover(let point) = intent { pointer = point }
    if panel.handle(intent) { return }
    switch intent {
    case .back: onBack()
    case .number(let stars) where panel.focused === list: rate(list.current, stars)
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// From a row to what can be done with it, and back.
  private func switchFocus() {
    let isInList = panel.focused === list
    panel.focus(id: isInList ? (crop.isEnabled ? crop.id : order.id) : list.id)
  }

  private func tapped(_ row: Int, at point: Point) -> Bool {
    guard let picture = own(at: row) else { return false }
    let layout = layout(of: row)
    if let star = layout.star(at: point) {
      rate(row, star)
      return true
    }
    guard layout.crop.contains(point) else { return false }
    onCrop(picture.id)
    return true
  }

  private func adjust(_ row: Int, _ direction: Direction) {
    guard let picture = own(at: row) else { return }
    let rating = picture.rating + (direction == .right ? 1 : -1)
    if PictureRow.ratings.contains(rating) { store.setRating(rating, of: picture.id) }
  }

  /// Gives a picture its stars; the same once more takes them away.
  private func rate(_ row: Int, _ stars: Int) {
    guard let picture = own(at: row), PictureRow.ratings.contains(stars) else { return }
    store.setRating(picture.rating == stars ? 0 : stars, of: picture.id)
  }

  private func cropCurrent() {
    if let picture = own(at: list.current) { onCrop(picture.id) }
  }

  public func willAppear() {
    store.refresh()
    layout(in: context.metrics.size)
  }

  public var controls: [ControlReport] { panel.reports + starReports }

  /// The stars of the rows that show, such as `pictures.7.star-4`.
  private var starReports: [ControlReport] {
    let area = list.rows.rowsFrame
    return list.rows.shownRows.filter { own(at: $0) != nil }.flatMap { row in
      let layout = layout(of: row)
      return (1...5).map { star in
        ControlReport(
          id: "\(list.id).\(row).star-\(star)", frame: layout.star(star).intersection(area),
          isEnabled: true)
      }
    }
  }
}
