import GameKernel

/// A beam search in stages, for large boards.
///
/// On large boards a beam search for the whole board gets stuck at the last tiles of a line. They can only be
/// placed if tiles already in the line leave it for a while. So each stage has a table of the exact number of moves
/// that it still needs, and tiles of finished stages stay fixed. Boards are ranked by this number, and by the
/// Manhattan distances or pattern databases of all tiles. All boards of a layer have the same number of moves, but
/// may be at different stages.
struct StagedBeam: ~Copyable {
  /// The number of boards generated so far.
  private(set) var nodes = 0

  private let plan: StagePlan
  private let tables: PatternTables?
  private let weights: [Int32]
  private let width: Int
  private let stages: Int
  private let marks: [UInt64]

  private var memory: BeamMemory
  private var trail = BeamTrail()

  /// A successor of a board in the layer.
  struct Candidate: BeamCandidate {
    let mark: UInt64
    /// The parent's number in the layer × 4 + the direction.
    let link: UInt32
    /// The sum of the tiles' Manhattan distances.
    let manhattan: Int16
    /// The tile that moves.
    let tile: UInt8
    // Filled in by `rank(_:from:)`.
    var stage: UInt8 = 0
    var score: Int32 = 0
    var rank: Int32 = 0
    var places = SIMD2<Int32>()
  }

  /// Creates a search that keeps `width` boards per depth, from at most `stages` stages.
  ///
  /// - Parameter memory: the number of slots for reached boards, a power of two.
  init(
    _ plan: StagePlan, _ tables: PatternTables? = nil, width: Int, stages: Int,
    memory: Int = 1 << 17
  ) {
    self.plan = plan
    self.tables = tables
    self.width = width
    self.stages = stages
    weights = tables.map(plan.weights) ?? []
    let size = plan.shape.size
    var random = SeededGenerator(seed: 1)
    marks = (0..<size * size).map { _ in random.next() | 1 }
    self.memory = BeamMemory(of: memory)
  }

  /// Returns a solution of fewer than `limit` moves, as the numbers of the tiles' directions.
  ///
  /// Returns `nil` if it finds none or is cancelled.
  ///
  /// - Parameter isCancelled: called at each depth with the number of boards generated.
  mutating func solve(
    _ board: SlidingBoard, below limit: Int, isCancelled: (_ nodes: Int) -> Bool
  ) -> [UInt8]? {
    guard !board.isSolved else { return [] }
    var layer = StagedLayer(plan.shape, tables, capacity: width)
    layer.start(board.tiles, gap: board.gap, plan)
    if let tables { layer.score(board, tables, weights) }
    return search(&layer, below: limit, isCancelled)
  }

  /// Returns fewer than `limit` moves between two arrangements of tiles, or `nil`. Uses no pattern databases.
  ///
  /// - Parameter tiles: the tile in each cell, named by its target cell.
  mutating func solve(_ tiles: [Int], gap: Int, below limit: Int) -> [UInt8]? {
    var layer = StagedLayer(plan.shape, nil, capacity: width)
    layer.start(tiles, gap: gap, plan)
    return search(&layer, below: limit) { _ in false }
  }

  private mutating func search(
    _ layer: inout StagedLayer, below limit: Int, _ isCancelled: (_ nodes: Int) -> Bool
  ) -> [UInt8]? {
    trail.clear()
    memory.clear()
    var next = StagedLayer(plan.shape, tables, capacity: width)
    var candidates = BeamCandidates<Candidate>(ofLayer: width)
    var depth = 0
    while layer.boards.count > 0, depth + 1 < limit, !isCancelled(nodes) {
      depth += 1
      candidates.clear()
      if let last = collect(from: layer, into: &candidates, left: limit - 1 - depth) {
        return trail.moves(last)
      }
      memory.dropSeen(&candidates)
      rank(&candidates, from: layer)
      var quota = StageQuota(candidates.buffer, width, stages: stages)
      candidates.filter { quota.takes($0) }
      next.clear()
      trail.beginLayer()
      for candidate in candidates.buffer {
        next.append(layer, candidate)
        trail.append(candidate.link)
      }
      swap(&layer, &next)
    }
    return nil
  }

  /// Generates the successors of all boards in a layer.
  ///
  /// - Parameter left: the number of moves that may follow.
  /// - Returns: the link (parent × 4 + direction) of a move that solves a board, if there is one.
  @inline(__always)
  private mutating func collect(
    from layer: borrowing StagedLayer, into candidates: inout BeamCandidates<Candidate>, left: Int
  ) -> UInt32? {
    let (openArray, fartherArray, markArray) = (plan.open, plan.farther, marks)
    let (open, farther, marks) = (openArray.span, fartherArray.span, markArray.span)
    let (size, width) = (plan.shape.size, plan.shape.width)
    let gapSteps: InlineArray<4, Int> = [1, -1, width, -width]
    let most = Int32(clamping: left)
    var nodes = 0
    defer { self.nodes += nodes }
    for parent in 0..<layer.boards.count {
      let gap = Int(layer.boards.gaps[parent])
      let stage = Int(layer.stages[parent])
      let cells = layer.boards.cells + parent &* 2 &* size
      var moves = open[unchecked: stage &* size &+ gap] & ~layer.boards.closed[parent]
      nodes &+= moves.nonzeroBitCount
      while moves != 0 {
        let move = moves.trailingZeroBitCount
        moves &= moves &- 1
        let cell = gap &+ gapSteps[move]
        let tile = Int(cells[cell])
        let place = tile &* size &+ cell
        let isFarther = Int32(farther[unchecked: place] >> UInt8(move) & 1)
        let manhattan = layer.manhattans[parent] &+ 2 &* isFarther &- 1
        if manhattan == 0 { return UInt32(parent &* 4 &+ move) }
        guard manhattan <= most else { continue }
        candidates.append(
          Candidate(
            mark: layer.boards.marks[parent] ^ marks[unchecked: place]
              ^ marks[unchecked: tile &* size &+ gap],
            link: UInt32(truncatingIfNeeded: parent &* 4 &+ move),
            manhattan: Int16(truncatingIfNeeded: manhattan), tile: UInt8(truncatingIfNeeded: tile)))
      }
    }
    return nil
  }

  /// Computes the ranks of the candidates.
  @inline(__always)
  private func rank(
    _ candidates: inout BeamCandidates<Candidate>, from layer: borrowing StagedLayer
  ) {
    let weightArray = plan.weights
    let weights = weightArray.span
    let (size, width) = (plan.shape.size, plan.shape.width)
    let gapSteps: InlineArray<4, Int> = [1, -1, width, -width]
    let stageDistances = StageDistances(plan)
    let reader = TableReader(tables, self.weights)
    let (stages, manhattans, gaps) = (layer.stages, layer.manhattans, layer.boards.gaps)
    let (cells, places, scores) = (layer.boards.cells, layer.boards.places, layer.boards.scores)
    candidates.filter { candidate in
      let (parent, move) = (Int(candidate.link >> 2), Int(candidate.link & 3))
      let tile = Int(candidate.tile)
      let gap = Int(gaps[parent])
      let step = Int32(candidate.manhattan) &- manhattans[parent]
      let change =
        reader.isEmpty
        ? weights[unchecked: tile] &* step
        : reader.change(places, parent, tile, move, step, &candidate.places)
      let aim = stageDistances.aim(
        cells + parent &* 2 &* size + size, Int(stages[parent]), gap: gap &+ gapSteps[move],
        moved: tile, to: gap)
      candidate.score = scores[parent] &+ change
      candidate.rank = candidate.score &+ aim.rank
      candidate.stage = UInt8(truncatingIfNeeded: aim.stage)
      return 1
    }
  }
}

/// The distances within stages, for the innermost loop.
private struct StageDistances {
  private let plan: StagePlan
  private let subgoals: [StagePlan.Subgoal]
  private let numbers: [UInt8]
  private let distances: [UInt8]
  private let size: Int
  private let pull: Int32

  init(_ plan: StagePlan) {
    self.plan = plan
    (subgoals, numbers, distances) = (plan.subgoals, plan.numbers, plan.distances)
    (size, pull) = (plan.shape.size, plan.pull)
  }

  /// Returns the stage of a board after a tile's move, and the stage's part of its rank.
  ///
  /// - Parameter places: the cell of each tile before the move.
  @inline(__always)
  func aim(
    _ places: UnsafePointer<UInt8>, _ stage: Int, gap: Int, moved tile: Int, to cell: Int
  ) -> (stage: Int, rank: Int32) {
    let (subgoals, numbers, distances) = (subgoals.span, numbers.span, distances.span)
    var stage = stage
    while stage < subgoals.count {
      let subgoal = subgoals[unchecked: stage]
      let row = stage &* size
      let first = subgoal.first == tile ? cell : Int(places[subgoal.first])
      var index = Int(numbers[unchecked: row &+ first])
      if subgoal.isPair {
        let second = subgoal.second == tile ? cell : Int(places[subgoal.second])
        index = index &* subgoal.count &+ Int(numbers[unchecked: row &+ second])
      }
      index = index &* subgoal.count &+ Int(numbers[unchecked: row &+ gap])
      let left = distances[unchecked: subgoal.base &+ index]
      if left > 0 { return (stage, pull &* Int32(left)) }
      stage &+= 1
    }
    return (stage, 0)
  }
}

/// The scores by pattern databases, for the innermost loop.
private struct TableReader {
  private let pairs: [UInt8]
  private let steps: [Int32]
  private let slotOfTile: [Int32]
  private let weights: [Int32]
  private let size: Int
  private let slots: Int
  private let readings: Int

  init(_ tables: PatternTables?, _ weights: [Int32]) {
    pairs = tables?.pairs ?? []
    steps = tables?.indexing.steps ?? []
    slotOfTile = tables?.indexing.slotOfTile ?? []
    size = tables?.shape.size ?? 0
    slots = tables?.slots ?? 0
    readings = tables?.readings ?? 0
    self.weights = weights
  }

  /// Whether there are no pattern databases.
  var isEmpty: Bool { readings == 0 }

  /// Returns the change of a board's score by a tile's move.
  @inline(__always)
  func change(
    _ places: UnsafePointer<Int32>, _ parent: Int, _ tile: Int, _ move: Int, _ step: Int32,
    _ news: inout SIMD2<Int32>
  ) -> Int32 {
    let (pairs, steps) = (pairs.span, steps.span)
    let (slotOfTile, weights) = (slotOfTile.span, weights.span)
    var change: Int32 = 0
    for reading in 0..<readings {
      let row = reading &* size &+ tile
      let slot = Int(slotOfTile[unchecked: row])
      let old = places[parent &* slots &+ slot]
      let new = old >> 4 &+ steps[unchecked: row &* 4 &+ move]
      let entry = Int32(pairs[unchecked: Int(new >> 1)]) >> ((new & 1) << 2) & 15
      news[reading] = new << 4 | entry
      if readings == 1 { news[1] = news[0] }
      change &+= weights[unchecked: slot] &* (step &+ 2 &* (entry &- old & 15))
    }
    return change
  }
}
