import Controls
import Stage

/// The list of pictures in one of two modes: rows with details, or a grid of tiles.
final class PictureListMode {
  /// Called with the index of the chosen picture.
  var onChoose: (Int) -> Void = { _ in }
  /// Called with the index of a tapped picture.
  var onTap: (Int) -> Void = { _ in }
  /// Called with the index when the focus moves.
  var onCurrent: (Int) -> Void = { _ in }
  /// Called with the index of the picture whose page the player requests.
  var onPage: (Int) -> Void = { _ in }

  /// Whether the mode is the grid.
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
    rows.onTap = { [weak self] in self?.onTap($0) }
    rows.onCurrent = { [weak self] in self?.onCurrent($0) }
    rows.onStroke = { [weak self] _, row in self?.onPage(row) }
    grid.onChoose = { [weak self] in self?.onChoose($0) }
    grid.onTap = { [weak self] in self?.onTap($0) }
    grid.onCurrent = { [weak self] in self?.onCurrent($0) }
    grid.onDetails = { [weak self] in self?.onPage($0) }
    items.onPage = { [weak self] choice in
      guard let self, let index = items.index(of: choice) else { return }
      onPage(index)
    }
  }

  /// The control for the panel.
  var control: Control { isGrid ? grid.list : rows }

  /// The index of the focused picture.
  var current: Int { isGrid ? grid.current ?? 0 : rows.current }

  /// Moves the focus to a picture and scrolls to it.
  func show(_ index: Int) { isGrid ? grid.show(index) : rows.show(index) }

  /// Sets the index of the picture in the accent colour.
  func setChosen(_ index: Int?) { (rows.rows.selected, grid.chosen) = (index, index) }

  /// Sets the index of the picture whose page is beside the list.
  func setMarked(_ index: Int?) { (rows.rows.marked, grid.marked) = (index, index) }

  /// Rebuilds all pictures.
  func refresh() {
    if isGrid { grid.refresh() } else { rows.source = items }
  }

  /// Rebuilds one picture.
  func renew(_ index: Int) { isGrid ? grid.renew(index) : rows.rows.renew(index) }

  func layout(in frame: Rect) {
    if isGrid { grid.layout(in: frame) } else { rows.frame = frame }
  }
}
