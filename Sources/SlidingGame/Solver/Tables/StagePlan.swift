/// The stages in which the tiles of a shape come home: line by line, one tile after the other, the
/// last two of a line together, for the second cannot follow the first.
///
/// It has a table for each stage that tells how many moves the stage still takes, whatever becomes
/// of the tiles of later stages.
final class StagePlan: Sendable {
  /// The shape of the boards.
  let shape: BoardShape

  /// What each stage brings home; behind the last the rest of the board is left.
  let errands: [Errand]

  /// The number of each cell in the tables of a stage, by stage × size + cell.
  let numbers: [UInt8]

  /// What ``ErrandTable`` holds, for all stages one after the other.
  let distances: [UInt8]

  /// The directions in which tiles can move into the gap, one bit each, by stage × size + the gap's
  /// cell.
  let open: [UInt8]

  /// Whether a tile's move takes it farther on its way, one bit a direction, by tile × size + the
  /// cell that it leaves.
  let farther: [UInt8]

  /// How much a move of each tile counts: those that come home soon count more.
  let weights: [Int32]

  /// How much a move counts that the stage still takes.
  let pull: Int32

  /// One or two tiles that come home together.
  struct Errand {
    let first: Int
    /// The other tile, or the first once more.
    let second: Int
    let isPair: Bool
    /// How many cells are not fixed.
    let count: Int
    /// Where its distances begin.
    let base: Int
  }

  /// A plan without stages: only the ways of the tiles count.
  init(_ shape: BoardShape) {
    self.shape = shape
    (errands, numbers, distances) = ([], [], [])
    open = shape.openDirections()
    farther = shape.fartherMoves()
    weights = Array(repeating: 1, count: shape.size)
    pull = 0
  }

  private init(_ draft: Draft, _ leaning: Leaning) {
    shape = draft.shape
    errands = draft.errands
    numbers = draft.numbers
    distances = draft.distances
    open = draft.open + shape.openDirections(draft.isFixed)
    farther = shape.fartherMoves()
    pull = leaning.pull
    let lines = shape.lines(leaving: DistanceTable.mostCells).lines
    var weights = [Int32](repeating: leaning.least, count: shape.size)
    for (number, line) in lines.enumerated() {
      let more = leaning.more * Int32(lines.count - number) / Int32(lines.count)
      for tile in line { weights[tile] += more }
    }
    self.weights = weights
  }

  /// How boards are ranked.
  private struct Leaning {
    /// How much a move counts of a tile that comes home last.
    let least: Int32
    /// How much more one counts of a tile that comes home first.
    let more: Int32
    /// How much a move counts that the stage still takes.
    let pull: Int32
  }

  /// The number of the first stage that is not done on a board; its tiles name their cells.
  func stage(of cells: [Int]) -> Int {
    errands.firstIndex { cells[$0.first] != $0.first || cells[$0.second] != $0.second }
      ?? errands.count
  }

  /// The bytes of the tables.
  var byteCount: Int { distances.count + numbers.count }

  /// What the indices of a board count in pattern tables, by slot: as much as their tiles together
  /// do in all readings.
  func weights(_ tables: PatternTables) -> [Int32] {
    let groups = tables.indexing.partition.groups
    return (0..<tables.slots).map { slot in
      let tiles = groups[slot % groups.count].map { slot < groups.count ? $0 : shape.reflected($0) }
      let sum = tiles.reduce(0) { $0 + weights[$1] }
      return (sum + Int32(tiles.count)) / Int32(tables.readings * tiles.count)
    }
  }
}

extension StagePlan {
  /// A plan that is being made, one stage after the other. Whoever stops it may go on later.
  struct Draft: Sendable {
    fileprivate let shape: BoardShape
    fileprivate var errands: [Errand] = []
    fileprivate var numbers: [UInt8] = []
    fileprivate var distances: [UInt8] = []
    fileprivate var open: [UInt8] = []
    fileprivate var isFixed: [Bool]
    private let stages: [[Int]]

    init(_ shape: BoardShape) {
      self.shape = shape
      isFixed = Array(repeating: false, count: shape.size)
      stages = shape.lines(leaving: DistanceTable.mostCells).lines.flatMap { line in
        line.dropLast(2).map { [$0] } + [Array(line.suffix(2))]
      }
    }

    /// The plan, or `nil` if it was cancelled before it was whole.
    mutating func finish(_ isCancelled: () -> Bool) -> StagePlan? {
      while errands.count < stages.count {
        if isCancelled() { return nil }
        let tiles = stages[errands.count]
        let table = ErrandTable(shape, isFixed, tiles)
        errands.append(
          Errand(
            first: tiles[0], second: tiles[tiles.count - 1], isPair: tiles.count == 2,
            count: table.count, base: distances.count))
        numbers += table.numbers
        distances += table.distances
        open += shape.openDirections(isFixed)
        for tile in tiles { isFixed[tile] = true }
      }
      // Tried out: with pattern tables, which see more of a board, early tiles need count less.
      let leaning =
        shape.size <= PatternPartition.tabledCells
        ? Leaning(least: 20, more: 20, pull: 15) : Leaning(least: 10, more: 15, pull: 10)
      return StagePlan(self, leaning)
    }
  }
}
