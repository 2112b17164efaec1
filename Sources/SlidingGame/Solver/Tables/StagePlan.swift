/// The stages in which a search brings the tiles of a shape to their target cells.
///
/// The stages go line by line, tile by tile. The last two tiles of a line form one stage, because the second cannot
/// be placed after the first. Each stage has a table of the least number of moves that it still needs. The table
/// ignores the tiles of later stages.
final class StagePlan: Sendable {
  /// The shape of the boards.
  let shape: BoardShape

  /// The subgoal of each stage. After the last one, the rest of the board remains.
  let subgoals: [Subgoal]

  /// The number of each cell in the table of a stage, by stage × size + cell.
  let numbers: [UInt8]

  /// The entries of the ``SubgoalTable`` of each stage, in order.
  let distances: [UInt8]

  /// The directions in which a tile can move into the gap, one bit each, by stage × size + the gap's cell.
  let open: [UInt8]

  /// Whether a move increases a tile's Manhattan distance, one bit per direction, by tile × size + its cell.
  let farther: [UInt8]

  /// The weight of each tile's Manhattan distance. Tiles of early lines weigh more.
  let weights: [Int32]

  /// The weight of each move that the current stage still needs.
  let pull: Int32

  /// The subgoal of a stage: one or two tiles to bring to their target cells together.
  struct Subgoal {
    let first: Int
    /// The other tile, or the first tile again if there is only one.
    let second: Int
    let isPair: Bool
    /// The number of free cells.
    let count: Int
    /// The index of the stage's first entry in `distances`.
    let base: Int
  }

  /// Creates a plan without stages, in which only Manhattan distances count.
  init(_ shape: BoardShape) {
    self.shape = shape
    (subgoals, numbers, distances) = ([], [], [])
    open = shape.openDirections()
    farther = shape.fartherMoves()
    weights = Array(repeating: 1, count: shape.size)
    pull = 0
  }

  private init(_ draft: Draft, _ rankWeights: RankWeights) {
    shape = draft.shape
    subgoals = draft.subgoals
    numbers = draft.numbers
    distances = draft.distances
    open = draft.open + shape.openDirections(draft.isFixed)
    farther = shape.fartherMoves()
    pull = rankWeights.pull
    let lines = shape.lines(leaving: DistanceTable.mostCells).lines
    var weights = [Int32](repeating: rankWeights.least, count: shape.size)
    for (number, line) in lines.enumerated() {
      let more = rankWeights.more * Int32(lines.count - number) / Int32(lines.count)
      for tile in line { weights[tile] += more }
    }
    self.weights = weights
  }

  /// The weights by which boards are ranked.
  private struct RankWeights {
    /// The weight of the tiles that remain after the last stage.
    let least: Int32
    /// The additional weight of the tiles of the first line.
    let more: Int32
    /// The weight of each move that the current stage still needs.
    let pull: Int32
  }

  /// Returns the number of the first stage that is unfinished, given the tile in each cell.
  func stage(of cells: [Int]) -> Int {
    subgoals.firstIndex { cells[$0.first] != $0.first || cells[$0.second] != $0.second }
      ?? subgoals.count
  }

  /// The size of the tables, in bytes.
  var byteCount: Int { distances.count + numbers.count }

  /// Returns the weight of each slot's bound in pattern databases: its tiles' mean weight, shared among the
  /// readings.
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
  /// An unfinished plan, which is built stage by stage. A cancelled draft can be resumed.
  struct Draft: Sendable {
    fileprivate let shape: BoardShape
    fileprivate var subgoals: [Subgoal] = []
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

    /// Completes the plan; returns `nil` if it was cancelled.
    mutating func finish(_ isCancelled: () -> Bool) -> StagePlan? {
      while subgoals.count < stages.count {
        if isCancelled() { return nil }
        let tiles = stages[subgoals.count]
        let table = SubgoalTable(shape, isFixed, tiles)
        subgoals.append(
          Subgoal(
            first: tiles[0], second: tiles[tiles.count - 1], isPair: tiles.count == 2,
            count: table.count, base: distances.count))
        numbers += table.numbers
        distances += table.distances
        open += shape.openDirections(isFixed)
        for tile in tiles { isFixed[tile] = true }
      }
      // Tuned by experiment: pattern databases see more of a board, so early tiles need less extra weight.
      let rankWeights =
        shape.size <= PatternPartition.tabledCells
        ? RankWeights(least: 20, more: 20, pull: 15) : RankWeights(least: 10, more: 15, pull: 10)
      return StagePlan(self, rankWeights)
    }
  }
}
