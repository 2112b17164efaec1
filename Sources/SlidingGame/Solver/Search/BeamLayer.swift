/// The boards of one number of moves that a ``BeamSearch`` keeps, with what the tables say of them.
struct BeamLayer: ~Copyable {
  /// The boards.
  private(set) var boards: BeamBoards

  /// The lower bounds, by board × readings + reading.
  let bounds: UnsafeMutablePointer<Int32>

  /// An empty layer with room for so many boards.
  init(_ tables: PatternTables, capacity: Int) {
    boards = BeamBoards(tables.shape, stride: tables.shape.size, tables, capacity: capacity)
    bounds = .allocate(capacity: capacity * tables.readings)
  }

  deinit { bounds.deallocate() }

  /// Forgets all boards.
  mutating func clear() { boards.clear() }

  /// Makes a board the only one.
  mutating func start(_ board: SlidingBoard, _ tables: PatternTables) {
    boards.start(board.tiles, gap: board.gap)
    let starts = boards.look(up: board, in: tables)
    boards.scores[0] = Int32(starts.reduce(0, +))
    for (reading, bound) in tables.sums(starts).enumerated() { bounds[reading] = Int32(bound) }
  }

  /// Takes in the board that a move of another layer's board leads to.
  ///
  /// - Parameter link: the number of that board × 4 + the direction.
  mutating func append(
    _ layer: borrowing BeamLayer, _ link: UInt32, _ mark: UInt64, _ score: Int32,
    _ tables: PatternTables
  ) {
    let number = boards.count
    let parent = Int(link / 4)
    let move = boards.append(layer.boards, link, mark, score, tables)
    let size = tables.shape.size
    let (slots, readings) = (tables.slots, tables.readings)
    let isFarther = tables.farther[move.tile * size + move.start] >> UInt8(move.direction) & 1 == 1
    for reading in 0..<readings {
      let slot = Int(tables.indexing.slotOfTile[reading * size + move.tile])
      let entry = boards.places[number * slots + slot] & 15
      let old = layer.boards.places[parent * slots + slot] & 15
      bounds[number * readings + reading] =
        layer.bounds[parent * readings + reading] + (isFarther ? 1 : -1) + 2 * (entry - old)
    }
  }
}
