import Controls
import Stage

/// The page of a picture as a part of a scene: the picture on felt, its details and the actions.
final class PicturePage {
  /// Called when `controls` has changed.
  var onControls: () -> Void = {}

  let list: ScrollList
  private let play: Button
  private let gallery: PictureGallery
  private let cut: PictureCut
  private var facts: PictureFacts
  private(set) var choice: PictureChoice
  private var field: TextField?
  private var title = Rect.zero
  private var look: Look { gallery.context.look }

  init(_ gallery: PictureGallery, _ choice: PictureChoice) {
    (self.gallery, self.choice) = (gallery, choice)
    cut = PictureCut(gallery)
    facts = PictureFacts(choice, nil, gallery)
    list = ScrollList(id: "page", context: gallery.context, source: facts)
    play = Button(id: "play", context: gallery.context, title: "", isPrimary: true) {}
    play.action = { [weak self] in self.map { $0.gallery.choose($0.choice) } }
    list.onChoose = { [weak self] in (self?.list.rows.row($0) as? FactRow)?.act() }
    cut.onHardness = { [weak self] in self?.refresh() }
    cut.show(choice)
    refresh()
  }

  /// The controls in focus order. The name field is drawn on top.
  var controls: [Control] { [list, play] + [field].compactMap(\.self) }

  /// Shows another picture.
  func show(_ choice: PictureChoice) {
    guard choice != self.choice else { return }
    self.choice = choice
    field = nil
    onControls()
    cut.show(choice)
    refresh()
    list.show(0)
  }

  /// Updates the details.
  ///
  /// - Parameter isOther: whether to reload the picture too, which may have been cropped.
  func refresh(isOther: Bool = false) {
    if isOther { cut.show(choice) } else { cut.refresh() }
    facts = PictureFacts(choice, cut.hardness, gallery)
    facts.onName = { [weak self] in self?.editName() }
    list.source = facts
    let isRemoved = gallery.id(of: choice).map(gallery.isRemoved) ?? false
    play.isEnabled = !isRemoved
    // Translators: Button. Puts this picture on the tiles.
    play.title = look.texts("Play with it")
  }

  /// Rates the picture with a number of stars.
  func rate(_ stars: Int) {
    if let id = gallery.id(of: choice) { StarsRow(id, gallery).rate(stars) }
  }

  // MARK: The name

  private func editName() {
    guard let row = gallery.own(choice) else { return }
    let field = TextField(
      id: "name", context: gallery.context, text: row.name, placeholder: row.file,
      limit: PictureRow.nameLimit
    ) { [gallery] in gallery.store.setName($0, of: row.id) }
    self.field = field
    placeField()
    onControls()
    _ = field.activate()
    settle()
  }

  /// Hides the name field after editing. Call it after each intent.
  func settle() {
    field?.isHidden = field?.isEditing == false
  }

  private func placeField() {
    guard let field, let place = facts.nameFrame(list.rows.box) else { return }
    let height = look.metrics.height(44)
    field.frame =
      Rect(
        place.x - look.metrics.px(12), place.midY - height / 2,
        list.rows.rowsFrame.maxX - place.x,
        height
      ).rounded
  }

  // MARK: Layout and drawing

  /// Lays out the picture above its details, or at their left in a wide frame.
  func layout(in frame: Rect) {
    let metrics = look.metrics
    let gap = metrics.px(16, small: 8)
    let button = metrics.height(52, small: 36)
    let isWide = frame.width > 1.25 * frame.height
    let side =
      isWide
      ? min(frame.height, 0.42 * frame.width)
      : min(frame.width, max(0.2 * frame.height, 0.44 * (frame.height - button - gap)))
    let tray = Rect(
      isWide ? frame.x : frame.x + (frame.width - side) / 2, frame.y, side, side
    ).rounded
    cut.layout(in: tray)
    let left = isWide ? tray.maxX + gap : frame.x
    let top = isWide ? frame.y : tray.maxY + gap
    let foot = frame.maxY - button
    list.frame = Rect(left, top, frame.maxX - left, foot - gap - top).rounded
    play.frame = Rect(left, foot, frame.maxX - left, button).rounded
    refresh()
    placeField()
  }

  func draw(into list: inout DisplayList) { cut.draw(into: &list) }
}
