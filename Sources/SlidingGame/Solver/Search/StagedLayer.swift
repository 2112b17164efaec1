/// The boards of one number of moves that a ``StagedBeam`` keeps.
struct StagedLayer: ~Copyable {
  /// How many boards there are.
  private(set) var count = 0

  /// What lies in each cell, and behind that where each tile lies, by board × 2 × size.
  let cells: UnsafeMutablePointer<UInt8>
  let gaps: UnsafeMutablePointer<UInt8>
  /// The moves that are not worth making, one bit a direction: the one that leads back.
  let closed: UnsafeMutablePointer<UInt8>
  let stages: UnsafeMutablePointer<UInt8>
  /// The number that tells the board from others.
  let marks: UnsafeMutablePointer<UInt64>
  /// The sums of the tiles' ways.
  let ways: UnsafeMutablePointer<Int32>
  /// The same as they count, or what pattern tables say in their place.
  let scores: UnsafeMutablePointer<Int32>
  /// Indices in the tables × 16 + the entries that they hold there, by board × slots + slot.
  let places: UnsafeMutablePointer<Int32>

  private let size: Int
  private let slots: Int

  /// An empty layer with room for so many boards.
  init(_ shape: SlidingPuzzle.Shape, _ tables: PatternTables?, capacity: Int) {
    size = shape.size
    slots = tables?.slots ?? 0
    cells = .allocate(capacity: capacity * 2 * size)
    gaps = .allocate(capacity: capacity)
    closed = .allocate(capacity: capacity)
    stages = .allocate(capacity: capacity)
    marks = .allocate(capacity: capacity)
    ways = .allocate(capacity: capacity)
    scores = .allocate(capacity: capacity)
    places = .allocate(capacity: capacity * slots)
  }

  deinit {
    cells.deallocate()
    gaps.deallocate()
    closed.deallocate()
    stages.deallocate()
    marks.deallocate()
    ways.deallocate()
    scores.deallocate()
    places.deallocate()
  }

  /// Forgets all boards.
  mutating func clear() { count = 0 }

  /// Makes a board the only one.
  ///
  /// - Parameter tiles: what lies in each cell, each tile named by the cell that it is to come to.
  mutating func start(_ tiles: [Int], gap: Int, _ plan: StagePlan) {
    count = 1
    var way = 0
    var score: Int32 = 0
    for (cell, tile) in tiles.enumerated() {
      cells[cell] = UInt8(tile)
      cells[size + tile] = UInt8(cell)
      guard cell != gap else { continue }
      way += plan.shape.way(cell, tile)
      score += plan.weights[tile] * Int32(plan.shape.way(cell, tile))
    }
    gaps[0] = UInt8(gap)
    closed[0] = 0
    stages[0] = UInt8(plan.stage(of: tiles))
    marks[0] = 0
    ways[0] = Int32(way)
    scores[0] = score
  }

  /// Has the only board scored by pattern tables.
  func score(_ board: SlidingPuzzle.Board, _ tables: PatternTables, _ weights: [Int32]) {
    let indices = tables.indexing.indices(of: board)
    for (slot, index) in indices.enumerated() {
      places[slot] = index * 16 + Int32(tables.entry(Int(index)))
    }
    let bounds = tables.bounds(board, indices)
    scores[0] = zip(bounds, weights).reduce(0) { $0 + Int32($1.0) * $1.1 }
  }

  /// Takes in the board that a move of another layer's board leads to.
  mutating func append(
    _ layer: borrowing StagedLayer, _ candidate: StagedBeam.Candidate, _ width: Int,
    _ tables: PatternTables?
  ) {
    let (parent, move) = (Int(candidate.link / 4), Int(candidate.link % 4))
    let gap = Int(layer.gaps[parent])
    let cell = gap + (move < 2 ? 1 - 2 * move : (5 - 2 * move) * width)
    let old = layer.cells + parent * 2 * size
    let new = cells + count * 2 * size
    let tile = old[cell]
    new.update(from: old, count: 2 * size)
    new[gap] = tile
    new[cell] = UInt8(size - 1)
    new[size + Int(tile)] = UInt8(gap)
    gaps[count] = UInt8(cell)
    closed[count] = 1 << UInt8(move ^ 1)
    stages[count] = candidate.stage
    marks[count] = candidate.mark
    ways[count] = Int32(candidate.way)
    scores[count] = candidate.score
    if let tables {
      (places + count * slots).update(from: layer.places + parent * slots, count: slots)
      for reading in 0..<tables.readings {
        let row = reading * size + Int(tile)
        let slot = count * slots + Int(tables.indexing.slotOfTile[row])
        let index = places[slot] >> 4 + tables.indexing.steps[row * 4 + move]
        places[slot] = index * 16 + Int32(tables.entry(Int(index)))
      }
    }
    count += 1
  }
}
