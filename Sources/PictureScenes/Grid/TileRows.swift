import GameKernel
import Stage

/// The rows of a grid: knows how many tiles stand in each, and which column has the focus.
final class TileRows: ListSource {
  let source: any TileSource
  /// The column that the focus walks along.
  var column = 0
  /// The tile in accent, nil for none.
  var chosen: Int?
  /// Told when the focus has gone to another column.
  var onStep: () -> Void = {}
  /// Told the tile that was tapped.
  var onTap: (Int) -> Void = { _ in }
  /// Told the tile of which the player wants to see more.
  var onDetails: (Int) -> Void = { _ in }
  let hasDetails: Bool
  private(set) var layout: TileGridLayout
  private let context: StageContext

  init(_ source: any TileSource, hasDetails: Bool, _ context: StageContext) {
    (self.source, self.hasDetails, self.context) = (source, hasDetails, context)
    layout = TileGridLayout(room: .zero, hasDetails: hasDetails, context.metrics)
  }

  var columns: Int { layout.columns }

  /// Lays the tiles into rows.
  ///
  /// - Parameter room: for what is inside of them.
  func layout(in room: Size) {
    layout = TileGridLayout(room: room, hasDetails: hasDetails, context.metrics)
  }

  var count: Int { (source.count + columns - 1) / columns }

  func row(at index: Int) -> any Row { TileRow(self, index, context) }

  func height(at index: Int, width: Double) -> Double? { layout.rowHeight }

  /// The row that a tile stands in.
  func row(of index: Int) -> Int { index / columns }

  /// The tiles of a row.
  func tiles(in row: Int) -> Range<Int> {
    let first = min(row * columns, source.count)
    return first..<min(first + columns, source.count)
  }

  /// The tile of a row that the focus goes to; nil where the row is empty.
  func index(in row: Int) -> Int? {
    let tiles = tiles(in: row)
    return tiles.isEmpty ? nil : min(tiles.lowerBound + column, tiles.upperBound - 1)
  }
}

/// Some tiles side by side.
final class TileRow: Row {
  var state = RowState()
  private let rows: TileRows
  private let number: Int
  private let context: StageContext
  private var pictures: [Int: Picture] = [:]

  init(_ rows: TileRows, _ number: Int, _ context: StageContext) {
    (self.rows, self.number, self.context) = (rows, number, context)
  }

  private var tiles: Range<Int> { rows.tiles(in: number) }
  private var layout: TileGridLayout { rows.layout }

  /// Where the focus is, counted in this row.
  private var focused: Int { min(rows.column, max(0, tiles.count - 1)) }

  // MARK: What is done with it

  /// The sign that leads to more of a tile, then the tile itself.
  func parts(in box: Rect) -> [RowPart] {
    tiles.indices.flatMap { index -> [RowPart] in
      let column = index - tiles.lowerBound
      let tile = layout.frame(column, in: box)
      let details = RowPart("\(index).page", detailsFrame(in: tile))
      return (rows.hasDetails ? [details] : []) + [RowPart("\(index)", tile)]
    }
  }

  private func detailsFrame(in tile: Rect) -> Rect {
    let words = layout.words(in: tile)
    let side = min(context.metrics.target, words.width)
    return Rect(tile.maxX - side, words.y, side, words.height)
  }

  func tap(_ part: RowPart.ID) {
    guard let index = Self.index(of: part), tiles.contains(index) else { return }
    rows.column = index - tiles.lowerBound
    rows.onStep()
    part.hasSuffix("page") ? rows.onDetails(index) : rows.onTap(index)
  }

  /// The tile that a part belongs to.
  private static func index(of part: RowPart.ID) -> Int? {
    part.split(separator: ".").first.flatMap { Int($0) }
  }

  var isAdjustable: Bool { true }

  /// At its ends the arrow leads on to what stands beside the grid.
  func adjusts(_ direction: Direction) -> Bool {
    tiles.indices.contains(tiles.lowerBound + focused + (direction == .right ? 1 : -1))
  }

  func adjust(_ direction: Direction) {
    guard adjusts(direction) else { return }
    rows.column = focused + (direction == .right ? 1 : -1)
    rows.onStep()
  }

  func focusedPart(in box: Rect) -> Rect? { layout.frame(focused, in: box) }

  // MARK: Drawing

  func draw(into list: inout DisplayList, in box: Rect) {
    for index in tiles {
      let column = index - tiles.lowerBound
      let pointed = state.pointed.flatMap(Self.index) == index
      let face = TileFaceDrawing(
        frame: layout.frame(column, in: box), layout: layout, isChosen: index == rows.chosen,
        isLit: context.device.showsFocus ? state.isHighlighted && column == focused : pointed,
        isDetailsLit: state.pointed == "\(index).page", context: context)
      let picture = pictures[index] ?? rows.source.picture(at: index, side: layout.side)
      pictures[index] = picture
      face.draw(
        into: &list, picture, title: rows.source.title(at: index),
        mark: rows.source.mark(at: index),
        details: rows.hasDetails ? detailsFrame(in: face.frame) : nil)
      rows.source.adorn(index, into: &list, in: layout.picture(in: face.frame))
    }
  }
}
