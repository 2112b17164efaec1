/// The reach of the gap through tiles outside the pattern, whose moves are not counted.
struct GapReachability {
  /// The cells of the board, one bit each.
  let all: UInt128

  private let width: UInt128
  private let notFirstColumn: UInt128
  private let notLastColumn: UInt128

  init(_ shape: BoardShape) {
    width = UInt128(shape.width)
    all = shape.cells.reduce(0) { $0 | 1 << UInt128($1) }
    let firstColumn: UInt128 = (0..<shape.height).reduce(0) { $0 | 1 << UInt128($1 * shape.width) }
    notFirstColumn = all & ~firstColumn
    notLastColumn = all & ~(firstColumn << UInt128(shape.width - 1))
  }

  /// Returns the free cells that the gap can reach from `start` without moving a tile of the pattern.
  func region(of start: UInt128, in free: UInt128) -> UInt128 {
    var cells = start
    while true {
      let rows = (cells & notLastColumn) &<< 1 | (cells & notFirstColumn) &>> 1
      let grown = (cells | rows | cells &<< width | cells &>> width) & free
      if grown == cells { return cells }
      cells = grown
    }
  }
}
