/// The mapping from boards to entries of a partition's pattern databases.
///
/// A *reading* is one look-up of all groups, which counts each tile once. Square boards get a second reading,
/// reflected in the main diagonal, from the same tables. An index is a number whose digits are the cells of a
/// group's tiles, offset by the entries of earlier groups. So a tile's move adds a constant to one index per
/// reading.
struct PatternIndexing: Sendable {
  /// The groups of tiles that are counted together.
  let partition: PatternPartition

  /// The number of readings. Each gives a lower bound of its own.
  let readings: Int

  /// The number of indices per board: one per group and reading.
  let slots: Int

  /// The slot of the index that a tile belongs to, by reading × size + tile.
  let slotOfTile: [Int32]

  /// The change of a tile's index by a move, by (reading × size + tile) × 4 + direction number.
  let steps: [Int32]

  /// The index of each group's first entry, and the end of the last group.
  let bases: [Int]

  /// The factor of a tile's cell in its index, by reading × size + tile.
  private let factors: [Int]

  var shape: BoardShape { partition.shape }

  init(_ partition: PatternPartition) {
    self.partition = partition
    let shape = partition.shape
    let groups = partition.groups
    readings = shape.width == shape.height ? 2 : 1
    slots = readings * groups.count
    bases = partition.bases
    var slotOfTile = [Int32](repeating: 0, count: readings * shape.size)
    var factors = [Int](repeating: 0, count: readings * shape.size)
    var steps = [Int32](repeating: 0, count: readings * shape.size * 4)
    for reading in 0..<readings {
      let (column, row) = reading == 0 ? (1, shape.width) : (shape.width, 1)
      for (group, tiles) in groups.enumerated() {
        for (place, counted) in tiles.enumerated() {
          let tile = reading == 0 ? counted : shape.reflected(counted)
          let line = reading * shape.size + tile
          slotOfTile[line] = Int32(reading * groups.count + group)
          factors[line] = partition.factor(place)
          for (number, step) in [-column, column, -row, row].enumerated() {
            steps[line * 4 + number] = Int32(step * factors[line])
          }
        }
      }
    }
    self.slotOfTile = slotOfTile
    self.factors = factors
    self.steps = steps
  }

  /// Returns the indices of a board, by slot.
  func indices(of board: SlidingBoard) -> [Int32] {
    let groups = partition.groups.count
    var indices = (0..<slots).map { Int32(bases[$0 % groups]) }
    for cell in shape.cells where cell != board.gap {
      for reading in 0..<readings {
        let row = reading * shape.size + board[cell]
        let readCell = reading == 0 ? cell : shape.reflected(cell)
        indices[Int(slotOfTile[row])] += Int32(readCell * factors[row])
      }
    }
    return indices
  }
}

extension BoardShape {
  /// Returns the cell's reflection in the main diagonal of a square board.
  func reflected(_ cell: Int) -> Int { cell % width * width + cell / width }
}
