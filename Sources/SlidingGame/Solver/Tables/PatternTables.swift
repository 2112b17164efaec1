/// Additive pattern tables of a shape: lower bounds on the distance home that one look-up keeps up
/// to date.
///
/// A *reading* takes every tile but the gap into account once, in groups; the sum over its groups
/// is never more than the distance home. Square boards are read a second time reflected in the main
/// diagonal, in the same tables. Indices hold the cells of a group's tiles in a few bits each and
/// count the entries of all groups through, so that a tile's move adds a constant to one index a
/// reading.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial
/// Intelligence 134, 2002.
final class PatternTables: Sendable {
  /// Which tiles are counted together.
  let partition: PatternPartition

  /// The moves of all groups, one group after the other.
  let entries: [UInt8]

  /// How many readings there are; each is a lower bound of its own.
  let readings: Int

  /// How many indices a board has: one a group and reading.
  let slots: Int

  /// Which index a tile belongs to, by reading × size + tile.
  let slotOfTile: [Int32]

  /// What a tile's move adds to its index, by (reading × size + tile) × 4 + number of the
  /// direction.
  let steps: [Int32]

  /// What the cell of a tile is worth in its index, by reading × size + tile.
  private let shifts: [Int]

  /// The first entry of each group.
  private let bases: [Int]

  var shape: SlidingPuzzle.Shape { partition.shape }

  /// Joins the counts of all groups of a partition.
  convenience init(_ partition: PatternPartition, counts: [[UInt8]]) {
    precondition(counts.map(\.count) == partition.lengths, "Counts of other groups")
    self.init(partition, entries: counts.count == 1 ? counts[0] : Array(counts.joined()))
  }

  init(_ partition: PatternPartition, entries: [UInt8]) {
    self.partition = partition
    self.entries = entries
    let shape = partition.shape
    let groups = partition.groups
    readings = shape.width == shape.height ? 2 : 1
    slots = readings * groups.count
    bases = partition.lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    var slotOfTile = [Int32](repeating: 0, count: readings * shape.size)
    var shifts = [Int](repeating: 0, count: readings * shape.size)
    var steps = [Int32](repeating: 0, count: readings * shape.size * 4)
    for reading in 0..<readings {
      let rowStep = reading == 0 ? shape.width : 1
      let cellSteps = [-1, 1, -shape.width, shape.width].map {
        reading == 0 ? $0 : abs($0) == 1 ? $0 * shape.width : $0.signum() * rowStep
      }
      for (group, tiles) in groups.enumerated() {
        for (place, counted) in tiles.enumerated() {
          let tile = reading == 0 ? counted : shape.reflected(counted)
          let row = reading * shape.size + tile
          slotOfTile[row] = Int32(reading * groups.count + group)
          shifts[row] = place * partition.bits
          for (number, step) in cellSteps.enumerated() {
            steps[row * 4 + number] = Int32(step << shifts[row])
          }
        }
      }
    }
    self.slotOfTile = slotOfTile
    self.shifts = shifts
    self.steps = steps
  }

  /// Counts all groups, one after the other.
  convenience init(_ partition: PatternPartition) {
    self.init(partition, counts: partition.groups.indices.map(partition.counts))
  }

  /// The indices of a board, by slot.
  func indices(of board: SlidingPuzzle.Board) -> [Int32] {
    let groups = partition.groups.count
    var indices = (0..<slots).map { Int32(bases[$0 % groups]) }
    for cell in shape.cells where cell != board.gap {
      for reading in 0..<readings {
        let row = reading * shape.size + board[cell]
        let readCell = reading == 0 ? cell : shape.reflected(cell)
        indices[Int(slotOfTile[row])] += Int32(readCell << shifts[row])
      }
    }
    return indices
  }

  /// The lower bound that each reading gives, in moves, for the indices of a board.
  func bounds(_ indices: [Int32]) -> [Int] {
    let groups = partition.groups.count
    return (0..<readings).map { reading in
      indices[reading * groups..<(reading + 1) * groups].reduce(0) { $0 + Int(entries[Int($1)]) }
    }
  }

  /// The greatest of the lower bounds on a board's distance from home, in moves.
  func bound(_ board: SlidingPuzzle.Board) -> Int {
    bounds(indices(of: board)).max() ?? 0
  }
}

extension SlidingPuzzle.Shape {
  /// The cell on the other side of the main diagonal; only squares have one.
  func reflected(_ cell: Int) -> Int { cell % width * width + cell / width }
}
