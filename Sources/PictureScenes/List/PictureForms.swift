import Stage

/// The list of pictures in one of its two forms: as rows with what there is to say of each, or as tiles side by side.
final class PictureForms {
  /// Told the picture that was chosen, by its place.
  var onChoose: (Int) -> Void = { _ in }
  /// Told when another one has the focus.
  var onCurrent: (Int) -> Void = { _ in }
  /// Told the one of which the player wants to see more.
  var onPage: (Int) -> Void = { _ in }

  /// Whether they lie side by side.
  var isGrid: Bool
  private let rows: ScrollList
  private let grid: TileGrid
  private let items: PictureItems

  init(_ items: PictureItems, isGrid: Bool, _ context: StageContext) {
    (self.items, self.isGrid) = (items, isGrid)
    rows = ScrollList(id: "pictures", context: context, source: items)
    grid = TileGrid(id: "pictures", context: context, source: items, hasDetails: true)
    wire()
  }

  private func wire() {
    rows.onChoose = { [weak self] in self?.onChoose($0) }
    rows.onCurrent = { [weak self] in self?.onCurrent($0) }
    rows.onStroke = { [weak self] _, row in self?.onPage(row) }
    grid.onChoose = { [weak self] in self?.onChoose($0) }
    grid.onCurrent = { [weak self] in self?.onCurrent($0) }
    grid.onDetails = { [weak self] in self?.onPage($0) }
    items.onPage = { [weak self] choice in
      guard let self, let index = items.index(of: choice) else { return }
      onPage(index)
    }
  }

  /// What a panel holds.
  var control: Control { isGrid ? grid.list : rows }

  /// The place of the picture that has the focus.
  var current: Int { isGrid ? grid.current ?? 0 : rows.current }

  /// Gives the focus to a picture and shows it.
  func show(_ index: Int) { isGrid ? grid.show(index) : rows.show(index) }

  /// The place of the picture in accent.
  func setChosen(_ index: Int?) { (rows.rows.selected, grid.chosen) = (index, index) }

  /// Shows all pictures anew.
  func refresh() {
    if isGrid { grid.refresh() } else { rows.source = items }
  }

  /// Shows one anew.
  func renew(_ index: Int) { isGrid ? grid.renew(index) : rows.rows.renew(index) }

  func layout(in frame: Rect) {
    if isGrid { grid.layout(in: frame) } else { rows.frame = frame }
  }
}
