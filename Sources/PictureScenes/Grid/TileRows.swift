import Controls
import GameKernel
import Stage

/// The rows of a tile grid, with the column of the focus.
final class TileRows: ListSource {
  let source: any TileSource
  /// The column of the focus, which is preserved while it moves between rows.
  var column = 0
  /// The tile in the accent colour, if any.
  var chosen: Int?
  /// Called when an arrow key or a tap moves the focus along a row.
  var onStep: () -> Void = {}
  /// Called with the tapped tile.
  var onTap: (Int) -> Void = { _ in }
  /// Called with the tile whose details the player requests.
  var onDetails: (Int) -> Void = { _ in }
  let hasDetails: Bool
  private(set) var layout: TileGridLayout
  private let context: StageContext

  init(_ source: any TileSource, hasDetails: Bool, _ context: StageContext) {
    (self.source, self.hasDetails, self.context) = (source, hasDetails, context)
    layout = TileGridLayout(room: .zero, hasDetails: hasDetails, context.look.metrics)
  }

  var columns: Int { layout.columns }

  /// Computes the columns.
  ///
  /// - Parameter room: the size available inside all rows.
  func layout(in room: Size) {
    layout = TileGridLayout(room: room, hasDetails: hasDetails, context.look.metrics)
  }

  var count: Int { (source.count + columns - 1) / columns }

  func row(at index: Int) -> any Row { TileRow(self, index, context) }

  func height(at index: Int, width: Double) -> Double? { layout.rowHeight }

  /// Returns the row of a tile.
  func row(of index: Int) -> Int { index / columns }

  /// Returns the tiles of a row.
  func tiles(in row: Int) -> Range<Int> {
    let first = min(row * columns, source.count)
    return first..<min(first + columns, source.count)
  }

  /// Returns the tile that gets the focus in a row, or `nil` if the row is empty.
  func index(in row: Int) -> Int? {
    let tiles = tiles(in: row)
    return tiles.isEmpty ? nil : min(tiles.lowerBound + column, tiles.upperBound - 1)
  }
}

/// A row of tiles.
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

  /// The focused tile, as an index in this row.
  private var focused: Int { min(rows.column, max(0, tiles.count - 1)) }

  // MARK: Input

  /// Returns the details icon and the tile itself, for each tile.
  func parts(in box: Rect) -> [RowPart] {
    tiles.indices.flatMap { index -> [RowPart] in
      let column = index - tiles.lowerBound
      let tile = layout.frame(column, in: box)
      let details = RowPart("\(index).page", detailsFrame(in: tile))
      return (rows.hasDetails ? [details] : []) + [RowPart("\(index)", tile)]
    }
  }

  private func detailsFrame(in tile: Rect) -> Rect {
    let words = layout.titleFrame(in: tile)
    let side = min(context.look.metrics.target, words.width)
    return Rect(tile.maxX - side, words.y, side, words.height)
  }

  func tap(_ part: RowPart.ID) {
    guard let index = Self.index(of: part), tiles.contains(index) else { return }
    rows.column = index - tiles.lowerBound
    rows.onStep()
    part.hasSuffix("page") ? rows.onDetails(index) : rows.onTap(index)
  }

  /// Returns the tile of a part.
  private static func index(of part: RowPart.ID) -> Int? {
    part.split(separator: ".").first.flatMap { Int($0) }
  }

  var isAdjustable: Bool { true }

  /// Returns `false` at the ends of the row, where the arrow leaves the grid.
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
        isLit: context.input.device.showsFocus ? state.isHighlighted && column == focused : pointed,
        isDetailsLit: state.pointed == "\(index).page", look: context.look)
      let picture = pictures[index] ?? rows.source.picture(at: index, side: layout.side)
      pictures[index] = picture
      face.draw(
        into: &list, picture, title: rows.source.title(at: index),
        mark: rows.source.mark(at: index),
        details: rows.hasDetails ? detailsFrame(in: face.frame) : nil)
      rows.source.drawOverlay(index, into: &list, in: layout.pictureFrame(in: face.frame))
    }
  }
}
