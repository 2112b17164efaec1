import Stage

/// Many square pictures as one control: they lie in rows, the focus walks over them, and wheel, finger and keys scroll them.
///
/// Put its `list` among the controls of a panel, place it by `layout(in:)`, and say by `refresh()` that tiles came,
/// went or have another order.
package final class TileGrid {
  /// What a panel holds.
  package let list: ScrollList
  /// Told the tile that was chosen, by Enter, Space, A or a tap.
  package var onChoose: (Int) -> Void = { _ in }
  /// Told when another tile has the focus.
  var onCurrent: (Int) -> Void = { _ in }

  private let rows: TileRows

  /// - Parameter hasDetails: whether each tile has a sign that leads to more of it, as a stroke to the left does.
  package init(id: String, context: StageContext, source: any TileSource, hasDetails: Bool = false)
  {
    rows = TileRows(source, hasDetails: hasDetails, context)
    list = ScrollList(id: id, context: context, source: rows)
    list.onChoose = { [weak self] row in
      guard let self, let index = rows.index(in: row) else { return }
      onChoose(index)
    }
    list.onCurrent = { [weak self] _ in self?.tellCurrent() }
    rows.onStep = { [weak self] in self?.tellCurrent() }
    rows.onTap = { [weak self] in self?.onChoose($0) }
  }

  /// Told the tile of which the player wants to see more.
  var onDetails: (Int) -> Void {
    get { rows.onDetails }
    set { rows.onDetails = newValue }
  }

  /// The tile that has the focus while the grid has it; nil where there are none.
  package var current: Int? { rows.index(in: list.current) }

  /// The tile in accent, nil for none.
  package var chosen: Int? {
    get { rows.chosen }
    set { rows.chosen = newValue }
  }

  /// Places the grid, and its tiles in as many columns as have room; the focus stays on its tile.
  package func layout(in frame: Rect) {
    let before = current
    list.frame = frame
    rows.layout(in: Size(list.rows.box(0).width, list.rows.rowsFrame.height))
    list.source = rows
    if let before { show(before) }
  }

  /// Makes all tiles anew, since they came, went or have another order.
  package func refresh() { list.source = rows }

  /// Makes the row of one tile anew.
  package func renew(_ index: Int) { list.rows.renew(rows.row(of: index)) }

  /// Gives the focus inside the grid to a tile and shows it.
  package func show(_ index: Int) {
    guard rows.source.count > 0 else { return }
    let held = max(0, min(index, rows.source.count - 1))
    rows.column = held % rows.columns
    list.show(rows.row(of: held))
  }

  private func tellCurrent() {
    if let current { onCurrent(current) }
  }
}
