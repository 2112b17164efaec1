import GameKernel

/// A consecutive numbering of the solvable boards of a shape, from 0.
///
/// A number combines the gap's cell with the rank of the tiles' permutation. The last two tiles carry no
/// information, because only one order of them is solvable.
struct BoardNumbering {
  /// The number of solvable boards: half of all permutations.
  let count: Int

  /// The adjacent cells of each cell.
  let neighbours: [[Int]]

  private let shape: BoardShape

  init(_ shape: BoardShape) {
    self.shape = shape
    count = (3...max(3, shape.size)).reduce(1, *)
    neighbours = shape.cells.map { cell in
      Direction.allCases.compactMap { shape.neighbour(of: cell, $0) }
    }
  }

  /// Returns the number of a board.
  ///
  /// - Complexity: O(size)
  func number(_ board: PackedBoard) -> Int {
    let tiles = shape.size - 1
    var unused: UInt32 = (1 << UInt32(tiles)) - 1
    var rank = 0
    var left = board.values
    var place = 0
    while place < tiles - 2 {
      let tile = UInt32(truncatingIfNeeded: left & 15)
      left >>= 4
      guard tile < tiles else { continue }
      rank = rank * (tiles - place) + (unused & ((1 << tile) - 1)).nonzeroBitCount
      unused ^= 1 << tile
      place += 1
    }
    return rank * shape.size + board.gap
  }

  /// Returns the board with a number.
  ///
  /// - Complexity: O(size²)
  func board(_ number: Int) -> SlidingBoard {
    let tiles = shape.size - 1
    let gap = number % shape.size
    var rank = number / shape.size
    var digits: [Int] = []
    for place in (0..<max(0, tiles - 2)).reversed() {
      digits.append(rank % (tiles - place))
      rank /= tiles - place
    }
    var unused = Array(0..<tiles)
    var values = digits.reversed().map { unused.remove(at: $0) } + unused
    values.insert(tiles, at: gap)
    if !TileOrder(shape, values: values).isSolvable {
      let last = Array(values.indices.filter { $0 != gap }.suffix(2))
      values.swapAt(last[0], last[1])
    }
    do {
      return try SlidingBoard(shape, values: values)
    } catch {
      preconditionFailure("The number \(number) gave no board of \(shape): \(error)")
    }
  }
}

/// A board of at most 16 cells as one integer, four bits per cell.
struct PackedBoard {
  private(set) var values: UInt64
  private(set) var gap: Int

  init(_ board: SlidingBoard) {
    values = board.shape.cells.reversed().reduce(0) { $0 << 4 | UInt64(board[$1]) }
    gap = board.gap
  }

  /// Returns the board after the tile in a cell adjacent to the gap has moved into it.
  func movingGap(to cell: Int) -> PackedBoard {
    let one = UInt64(4 * gap)
    let other = UInt64(4 * cell)
    let difference = (values >> one ^ values >> other) & 15
    var moved = self
    moved.values ^= difference << one ^ difference << other
    moved.gap = cell
    return moved
  }
}
