/// The boards of one number of moves that a beam search keeps, with what the tables say of them.
struct BeamLayer: ~Copyable {
  /// How many boards there are.
  private(set) var count = 0

  /// What lies in each cell, by board × size + cell.
  let cells: UnsafeMutablePointer<UInt8>
  let gaps: UnsafeMutablePointer<UInt8>
  /// The moves that are not worth making, one bit a direction: the one that leads back.
  let closed: UnsafeMutablePointer<UInt8>
  /// The number that tells the board from others.
  let marks: UnsafeMutablePointer<UInt64>
  /// What the boards are ranked by, the best having the least.
  let scores: UnsafeMutablePointer<Int32>
  /// The lower bounds, by board × readings + reading.
  let bounds: UnsafeMutablePointer<Int32>
  /// Indices in the tables × 16 + the entries that they hold there, by board × slots + slot.
  let places: UnsafeMutablePointer<Int32>

  /// An empty layer with room for so many boards.
  init(_ tables: PatternTables, capacity: Int) {
    cells = .allocate(capacity: capacity * tables.shape.size)
    gaps = .allocate(capacity: capacity)
    closed = .allocate(capacity: capacity)
    marks = .allocate(capacity: capacity)
    scores = .allocate(capacity: capacity)
    bounds = .allocate(capacity: capacity * tables.readings)
    places = .allocate(capacity: capacity * tables.slots)
  }

  deinit {
    cells.deallocate()
    gaps.deallocate()
    closed.deallocate()
    marks.deallocate()
    scores.deallocate()
    bounds.deallocate()
    places.deallocate()
  }

  /// Forgets all boards.
  mutating func clear() { count = 0 }

  /// Makes a board the only one.
  mutating func start(_ board: SlidingPuzzle.Board, _ tables: PatternTables) {
    count = 1
    for cell in board.shape.cells { cells[cell] = UInt8(board[cell]) }
    gaps[0] = UInt8(board.gap)
    closed[0] = 0
    marks[0] = 0
    let start = tables.indexing.indices(of: board)
    for (slot, index) in start.enumerated() {
      places[slot] = index * 16 + Int32(tables.entry(Int(index)))
    }
    let starts = tables.bounds(board, start)
    scores[0] = Int32(starts.reduce(0, +))
    for (reading, bound) in tables.sums(starts).enumerated() { bounds[reading] = Int32(bound) }
  }

  /// Takes in the board that a move of another layer's board leads to.
  ///
  /// - Parameter link: the number of that board × 4 + the direction.
  mutating func append(
    _ layer: borrowing BeamLayer, _ link: UInt32, _ mark: UInt64, _ score: Int32,
    _ tables: PatternTables
  ) {
    let (parent, move) = (Int(link / 4), Int(link % 4))
    let size = tables.shape.size
    let width = tables.shape.width
    let gap = Int(layer.gaps[parent])
    let cell = gap + (move < 2 ? 1 - 2 * move : (5 - 2 * move) * width)
    let tile = Int(layer.cells[parent * size + cell])
    (cells + count * size).update(from: layer.cells + parent * size, count: size)
    cells[count * size + gap] = UInt8(tile)
    cells[count * size + cell] = UInt8(size - 1)
    gaps[count] = UInt8(cell)
    closed[count] = 1 << UInt8(move ^ 1)
    marks[count] = mark
    scores[count] = score
    let slots = tables.slots
    (places + count * slots).update(from: layer.places + parent * slots, count: slots)
    let step: Int32 = tables.farther[tile * size + cell] >> UInt8(move) & 1 == 0 ? -1 : 1
    for reading in 0..<tables.readings {
      let row = reading * size + tile
      let slot = count * slots + Int(tables.indexing.slotOfTile[row])
      let old = places[slot]
      let index = old >> 4 + tables.indexing.steps[row * 4 + move]
      let entry = Int32(tables.entry(Int(index)))
      places[slot] = index * 16 + entry
      bounds[count * tables.readings + reading] =
        layer.bounds[parent * tables.readings + reading] + step + 2 * (entry - old & 15)
    }
    count += 1
  }
}
