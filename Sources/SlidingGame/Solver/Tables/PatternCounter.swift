/// Counts, for every way in which a few tiles can lie, the least moves *of these tiles* that bring
/// them home.
///
/// All other tiles are alike, so the gap goes through them for nothing. The search runs backwards
/// from home over pairs of a placing and a region of the board through which the gap can go freely;
/// the count of a placing is the least over its regions. Such counts of tiles that have none in
/// common may be added up and are still no more than the distance home.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial
/// Intelligence 134, 2002; pattern databases as such: J. C. Culberson and J. Schaeffer, *Pattern
/// databases*, Computational Intelligence 14, 1998.
struct PatternCounter<Cells: FixedWidthInteger & UnsignedInteger> {
  private let shape: SlidingPuzzle.Shape
  private let tiles: [Int]
  private let bits: Int
  private let width: Cells
  private let neighbours: [Cells]
  private let notFirstColumn: Cells
  private let notLastColumn: Cells
  private let all: Cells

  /// - Parameters:
  ///   - tiles: tiles of the shape, each once.
  ///   - bits: how many bits the cell of a tile takes in an index.
  init(_ shape: SlidingPuzzle.Shape, _ tiles: [Int], bits: Int) {
    self.shape = shape
    self.tiles = tiles
    self.bits = bits
    width = Cells(shape.width)
    neighbours = shape.cells.map { cell in
      SlidingPuzzle.Direction.allCases.reduce(into: 0) { cells, direction in
        if let other = shape.neighbour(of: cell, direction) { cells |= 1 << Cells(other) }
      }
    }
    all = shape.cells.reduce(0) { $0 | 1 << Cells($1) }
    let firstColumn: Cells = (0..<shape.height).reduce(0) { $0 | 1 << Cells($1 * shape.width) }
    notFirstColumn = all & ~firstColumn
    notLastColumn = all & ~(firstColumn << Cells(shape.width - 1))
  }

  /// The counts in moves, 255 where an index is no placing: the tile at `tiles[i]` lies in the cell
  /// that the index holds `bits * i` bits from its end.
  ///
  /// - Returns: `nil` if it was cancelled, which is asked every few milliseconds.
  /// - Complexity: O(placings × tiles²)
  func counts(_ isCancelled: () -> Bool) -> [UInt8]? {
    let size = 1 << (bits * tiles.count)
    var isWhole = true
    let counts = [UInt8](unsafeUninitializedCapacity: size) { counts, count in
      counts.initialize(repeating: .max)
      count = size
      let reached = UnsafeMutablePointer<Cells>.allocate(capacity: size)
      let words = (size + 63) / 64
      let edges = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * words)
      reached.initialize(repeating: 0, count: size)
      edges.initialize(repeating: 0, count: 2 * words)
      isWhole = search(counts, reached, edges, edges + words, isCancelled)
      reached.deallocate()
      edges.deallocate()
    }
    return isWhole ? counts : nil
  }

  /// Goes from home, one move of a tile deeper at a time, through all placings in the order of
  /// their indices: moves lead to indices close by, which keeps what is needed in the processor's
  /// caches.
  ///
  /// - Parameters:
  ///   - reached: the cells to which the gap can come, by index.
  ///   - edge: one bit an index: to these the last moves led.
  ///   - next: the same for those to which the next moves will lead.
  /// - Returns: whether it came to an end.
  private func search(
    _ counts: UnsafeMutableBufferPointer<UInt8>, _ reached: UnsafeMutablePointer<Cells>,
    _ edge: UnsafeMutablePointer<UInt64>, _ next: UnsafeMutablePointer<UInt64>,
    _ isCancelled: () -> Bool
  ) -> Bool {
    let home = tiles.enumerated().reduce(0) { $0 | $1.element << ($1.offset * bits) }
    reached[home] = cell(shape.size - 1)
    edge[home / 64] = 1 << UInt64(home % 64)
    var (edge, next) = (edge, next)
    var count: UInt8 = 0
    var isOver = false
    while !isOver {
      if isCancelled() { return false }
      isOver = true
      for word in 0..<(counts.count + 63) / 64 where edge[word] != 0 {
        isOver = false
        var fresh = edge[word]
        edge[word] = 0
        while fresh != 0 {
          let index = word * 64 + fresh.trailingZeroBitCount
          fresh &= fresh &- 1
          if counts[index] == .max { counts[index] = count }
          extend(index, reached, neighbours.span, next)
        }
      }
      swap(&edge, &next)
      count += 1
    }
    return true
  }

  /// Lets the gap go where it can, and moves each tile that it comes to touch.
  @inline(__always)
  private func extend(
    _ index: Int, _ reached: UnsafeMutablePointer<Cells>, _ neighbours: Span<Cells>,
    _ next: UnsafeMutablePointer<UInt64>
  ) {
    let cellMask = (1 &<< bits) &- 1
    let shifts = bits &* tiles.count
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
  private func region(of start: Cells, in free: Cells) -> Cells {
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
