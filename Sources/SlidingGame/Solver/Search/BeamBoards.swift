/// The boards of one depth, with the data that every beam search needs.
struct BeamBoards: ~Copyable {
  /// The number of boards.
  private(set) var count = 0

  /// The tile in each cell, by board × ``stride`` + cell.
  let cells: UnsafeMutablePointer<UInt8>
  /// The number of bytes per board in ``cells``. Bytes after the cells are copied with the board.
  let stride: Int
  let gaps: UnsafeMutablePointer<UInt8>
  /// The directions to skip, one bit each: the one that reverses the last move.
  let closed: UnsafeMutablePointer<UInt8>
  /// The Zobrist hash of each board, relative to the start board.
  let marks: UnsafeMutablePointer<UInt64>
  /// The score of each board; lower is better.
  let scores: UnsafeMutablePointer<Int32>
  /// Table index × 16 + the entry at that index, by board × slots + slot.
  let places: UnsafeMutablePointer<Int32>

  private let size: Int
  private let width: Int
  private let slots: Int
  /// The slots of each tile in the first and the last reading, by tile × 2.
  private let slotsOfTile: UnsafeMutablePointer<UInt8>

  /// The effect of the last move.
  struct Move {
    let tile: Int
    /// The cell that the tile left, which is now the gap.
    let start: Int
    /// The cell that the tile moved into.
    let end: Int
    /// The number of the direction.
    let direction: Int
  }

  /// Allocates space for `capacity` boards.
  init(_ shape: BoardShape, stride: Int, _ tables: PatternTables?, capacity: Int) {
    (size, width, self.stride) = (shape.size, shape.width, stride)
    slots = tables?.slots ?? 0
    cells = .allocate(capacity: capacity * stride)
    gaps = .allocate(capacity: capacity)
    closed = .allocate(capacity: capacity)
    marks = .allocate(capacity: capacity)
    slotsOfTile = .allocate(capacity: 2 * size)
    if let tables {
      precondition(tables.readings <= 2, "There is room for the first and the last reading")
      for tile in 0..<size {
        let slots = tables.indexing.slotOfTile
        slotsOfTile[2 * tile] = UInt8(slots[tile])
        slotsOfTile[2 * tile + 1] = UInt8(slots[(tables.readings - 1) * size + tile])
      }
    }
    scores = .allocate(capacity: capacity)
    places = .allocate(capacity: capacity * slots)
  }

  deinit {
    cells.deallocate()
    gaps.deallocate()
    closed.deallocate()
    marks.deallocate()
    scores.deallocate()
    places.deallocate()
    slotsOfTile.deallocate()
  }

  /// Removes all boards.
  mutating func clear() { count = 0 }

  /// Replaces all boards by one. The caller sets its score and its ``places``.
  mutating func start(_ tiles: [Int], gap: Int) {
    count = 1
    for (cell, tile) in tiles.enumerated() { cells[cell] = UInt8(tile) }
    gaps[0] = UInt8(gap)
    closed[0] = 0
    marks[0] = 0
  }

  /// Looks up the table entries of the only board and stores them in ``places``.
  ///
  /// - Returns: the result of ``PatternTables/bounds(_:_:)``.
  func lookUp(_ board: SlidingBoard, in tables: PatternTables) -> [Int] {
    let indices = tables.indexing.indices(of: board)
    for (slot, index) in indices.enumerated() {
      places[slot] = index * 16 + Int32(tables.entry(Int(index)))
    }
    return tables.bounds(board, indices)
  }

  /// Appends the board to which a move leads from a board of another layer, and returns the move.
  ///
  /// - Parameters:
  ///   - link: the number of the board before the move × 4 + the direction.
  ///   - news: the tile's new values in ``places`` for the first and the last reading.
  @inline(__always)
  @discardableResult
  mutating func append(
    _ layer: borrowing BeamBoards, _ link: UInt32, _ mark: UInt64, _ score: Int32,
    _ news: SIMD2<Int32>
  ) -> Move {
    let (parent, direction) = (Int(link / 4), Int(link % 4))
    let gap = Int(layer.gaps[parent])
    let cell = gap &+ (direction < 2 ? 1 &- 2 &* direction : (5 &- 2 &* direction) &* width)
    let new = cells + count &* stride
    new.update(from: layer.cells + parent &* stride, count: stride)
    let tile = Int(new[cell])
    new[gap] = UInt8(truncatingIfNeeded: tile)
    new[cell] = UInt8(truncatingIfNeeded: size &- 1)
    gaps[count] = UInt8(truncatingIfNeeded: cell)
    closed[count] = 1 << UInt8(truncatingIfNeeded: direction ^ 1)
    marks[count] = mark
    scores[count] = score
    if slots > 0 {
      let places = places + count &* slots
      places.update(from: layer.places + parent &* slots, count: slots)
      places[Int(slotsOfTile[2 &* tile])] = news[0]
      places[Int(slotsOfTile[2 &* tile &+ 1])] = news[1]
    }
    count &+= 1
    return Move(tile: tile, start: cell, end: gap, direction: direction)
  }
}
