import Controls
import Stage

/// A scrolling grid of square pictures as a single control.
///
/// Add `list` to the controls of a panel and call `layout(in:)`. Call `refresh()` after tiles were added, removed
/// or reordered.
package final class TileGrid {
  /// The control for the panel.
  package let list: ScrollList
  /// Called with the tile chosen by Enter, Space, A or a tap.
  package var onChoose: (Int) -> Void = { _ in }
  /// Called with a tapped tile, instead of `onChoose`; `nil` for no difference.
  var onTap: ((Int) -> Void)?
  /// Called with the tile when the focus moves.
  var onCurrent: (Int) -> Void = { _ in }

  private let rows: TileRows

  /// - Parameter hasDetails: whether each tile has a details icon, which has the same effect as a swipe to the
  ///   left.
  package init(id: String, context: StageContext, source: any TileSource, hasDetails: Bool = false)
  {
    rows = TileRows(source, hasDetails: hasDetails, context)
    list = ScrollList(id: id, context: context, source: rows)
    list.onChoose = { [weak self] row in
      guard let self, let index = rows.index(in: row) else { return }
      onChoose(index)
    }
    list.onCurrent = { [weak self] _ in self?.notifyCurrent() }
    rows.onStep = { [weak self] in self?.notifyCurrent() }
    rows.onTap = { [weak self] index in
      if let self { (onTap ?? onChoose)(index) }
    }
  }

  /// Called with the tile whose details the player requests.
  var onDetails: (Int) -> Void {
    get { rows.onDetails }
    set { rows.onDetails = newValue }
  }

  /// The focused tile, or `nil` if the grid is empty.
  package var current: Int? { rows.index(in: list.current) }

  /// The tile in the accent colour, if any.
  package var chosen: Int? {
    get { rows.chosen }
    set { rows.chosen = newValue }
  }

  /// The tile with a frame, such as the one whose details are shown; `nil` for none.
  var marked: Int? {
    get { rows.marked }
    set { rows.marked = newValue }
  }

  /// Lays out the grid in as many columns as fit. The focus stays on its tile.
  package func layout(in frame: Rect) {
    let before = current
    list.frame = frame
    rows.layout(in: Size(list.rows.box(0).width, list.rows.rowsFrame.height))
    list.source = rows
    if let before { show(before) }
  }

  /// Rebuilds all tiles, after they were added, removed or reordered.
  package func refresh() { list.source = rows }

  /// Rebuilds the row of a tile.
  package func renew(_ index: Int) { list.rows.renew(rows.row(of: index)) }

  /// Moves the grid's focus to a tile and scrolls to it.
  package func show(_ index: Int) {
    guard rows.source.count > 0 else { return }
    let clamped = max(0, min(index, rows.source.count - 1))
    rows.column = clamped % rows.columns
    list.show(rows.row(of: clamped))
  }

  private func notifyCurrent() {
    if let current { onCurrent(current) }
  }
}
