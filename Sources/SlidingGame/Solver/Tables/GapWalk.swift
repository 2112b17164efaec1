import GameKernel

/// Where the gap comes to, through tiles that do not count.
struct GapWalk<Cells: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  private let bits: Int
  private let tiles: Int
  private let width: Cells

  /// The cells next to each cell.
  let neighbours: [Cells]

  private let notFirstColumn: Cells
  private let notLastColumn: Cells
  private let all: Cells

  init(_ shape: BoardShape, tiles: Int, bits: Int) {
    (self.tiles, self.bits) = (tiles, bits)
    width = Cells(shape.width)
    neighbours = shape.cells.map { cell in
      Direction.allCases.reduce(into: 0) { cells, direction in
        if let other = shape.neighbour(of: cell, direction) { cells |= 1 << Cells(other) }
      }
    }
    all = shape.cells.reduce(0) { $0 | 1 << Cells($1) }
    let firstColumn: Cells = (0..<shape.height).reduce(0) { $0 | 1 << Cells($1 * shape.width) }
    notFirstColumn = all & ~firstColumn
    notLastColumn = all & ~(firstColumn << Cells(shape.width - 1))
  }

  /// Lets the gap go where it can, and moves each tile that it comes to touch.
  @inline(__always)
  func extend(
    _ index: Int, _ reached: UnsafeMutablePointer<Cells>, _ next: UnsafeMutablePointer<UInt64>
  ) {
    let neighbours = neighbours.span
    let cellMask = (1 &<< bits) &- 1
    let shifts = bits &* tiles
    var free = all
    var shift = 0
    while shift < shifts {
      free &= ~cell(index &>> shift & cellMask)
      shift &+= bits
    }
    let region = region(of: reached[index], in: free)
    reached[index] = region
    shift = 0
    while shift < shifts {
      let start = index &>> shift & cellMask
      let left = cell(start)
      var targets = neighbours[unchecked: start] & region
      while targets != 0 {
        let target = targets.trailingZeroBitCount
        targets &= targets &- 1
        let moved = index ^ (start ^ target) &<< shift
        guard reached[moved] & left == 0 else { continue }
        reached[moved] |= left
        next[moved &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: moved & 63)
      }
      shift &+= bits
    }
  }

  /// The free cells that the gap can come to from some of them without moving one of the tiles.
  @inline(__always)
  func region(of start: Cells, in free: Cells) -> Cells {
    var cells = start
    while true {
      let rows = (cells & notLastColumn) &<< 1 | (cells & notFirstColumn) &>> 1
      let grown = (cells | rows | cells &<< width | cells &>> width) & free
      if grown == cells { return cells }
      cells = grown
    }
  }

  /// The set of one cell.
  @inline(__always)
  private func cell(_ number: Int) -> Cells { 1 &<< Cells(truncatingIfNeeded: number) }
}
