/// The boards of one depth that a ``StagedBeam`` keeps.
struct StagedLayer: ~Copyable {
  /// The boards. The cell of each tile follows the cells of a board.
  private(set) var boards: BeamBoards

  let stages: UnsafeMutablePointer<UInt8>
  /// The sums of the tiles' Manhattan distances.
  let manhattans: UnsafeMutablePointer<Int32>

  private let size: Int

  /// Creates an empty layer with space for `capacity` boards.
  init(_ shape: BoardShape, _ tables: PatternTables?, capacity: Int) {
    size = shape.size
    boards = BeamBoards(shape, stride: 2 * size, tables, capacity: capacity)
    stages = .allocate(capacity: capacity)
    manhattans = .allocate(capacity: capacity)
  }

  deinit {
    stages.deallocate()
    manhattans.deallocate()
  }

  /// Removes all boards.
  mutating func clear() { boards.clear() }

  /// Replaces all boards by one, scored by its tiles' weighted Manhattan distances.
  ///
  /// - Parameter tiles: the tile in each cell, named by its target cell.
  mutating func start(_ tiles: [Int], gap: Int, _ plan: StagePlan) {
    var manhattan = 0
    var score: Int32 = 0
    for (cell, tile) in tiles.enumerated() where cell != gap {
      manhattan += plan.shape.distance(cell, tile)
      score += plan.weights[tile] * Int32(plan.shape.distance(cell, tile))
    }
    boards.start(tiles, gap: gap)
    boards.scores[0] = score
    for (cell, tile) in tiles.enumerated() { boards.cells[size + tile] = UInt8(cell) }
    stages[0] = UInt8(plan.stage(of: tiles))
    manhattans[0] = Int32(manhattan)
  }

  /// Scores the only board by pattern databases.
  func score(_ board: SlidingBoard, _ tables: PatternTables, _ weights: [Int32]) {
    let bounds = boards.lookUp(board, in: tables)
    boards.scores[0] = zip(bounds, weights).reduce(0) { $0 + Int32($1.0) * $1.1 }
  }

  /// Appends the board of a candidate, whose parent is in another layer.
  mutating func append(
    _ layer: borrowing StagedLayer, _ candidate: StagedBeam.Candidate
  ) {
    let number = boards.count
    let move = boards.append(
      layer.boards, candidate.link, candidate.mark, candidate.score, candidate.places)
    boards.cells[number * 2 * size + size + move.tile] = UInt8(move.end)
    stages[number] = candidate.stage
    manhattans[number] = Int32(candidate.manhattan)
  }
}
