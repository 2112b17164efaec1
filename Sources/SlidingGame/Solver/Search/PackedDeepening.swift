/// Iterative-deepening A* (IDA*) in blocks, for boards of at most sixteen cells.
///
/// A look-up in tables outside the caches stalls the processor, and a branch that depends on it stalls it longer.
/// So the search takes a block of boards at a time, lists all their moves, and processes them in branch-free
/// passes. The passes compute the table indices, look up the entries, and drop the boards beyond the bound. The
/// look-up pass does nothing else, so that many look-ups overlap. One reading follows the other, and only boards
/// that are kept are written.
///
/// It works in slices, so that the caller can stop it, read its progress or resume it.
///
/// Source: R. E. Korf, *Depth-first iterative-deepening: an optimal admissible tree search*,
/// Artificial Intelligence 27, 1985.
struct PackedDeepening<Tables: PackedTables>: ~Copyable {
  /// The current bound in moves. No solution is shorter.
  private(set) var bound: Int

  /// The number of boards generated so far.
  private(set) var nodes = 0

  /// The solution as the numbers of the tiles' directions, or `nil` before it is found.
  private(set) var solution: [UInt8]?

  private let board: SlidingBoard
  private let tables: Tables
  private let pruning: OperatorPruning

  /// The directions in which a tile can move into the gap, one bit each, by the gap's cell.
  private let openAtEdge: [UInt8]

  /// The offset from the gap to the cell of the tile that moves, by direction number.
  private let gapOffsets: [Int]

  /// The changes of a reading by a move, by (reading × tiles + tile) × 4 + direction number.
  private let deltas: [PackedReading.Delta]

  /// Whether a move increases a tile's Manhattan distance, one bit per cell, by tile × 4 + direction number.
  private let farther: [UInt32]

  /// The number of readings in the tables.
  private let readings: Int

  /// The solved board in the format of ``PackedNode/tiles``.
  private let home: UInt64

  /// The boards of the paths being tried, depth after depth.
  private let boards: UnsafeMutablePointer<PackedNode>

  /// The readings of the boards in ``boards``, by reading × ``capacity`` + number of the board.
  private let boardReadings: UnsafeMutablePointer<PackedReading>

  /// The moves being processed.
  private let drafts: UnsafeMutablePointer<PackedDraft>

  /// The table index for each draft, replaced by the entry at that index.
  private let lookups: UnsafeMutablePointer<UInt32>

  /// The indices in ``boards`` by depth: the first board, and the end of those not yet expanded.
  private let layers: UnsafeMutablePointer<(first: Int, end: Int)>

  /// The moves of a block: number of the board in ``boards`` × 4 + direction number.
  private let moves: UnsafeMutablePointer<UInt32>

  /// The greatest depth with boards in ``boards``.
  private var depth = 0

  /// The number of boards per block.
  private static var block: Int { 64 }

  /// The longest path in moves. Boards of sixteen cells need fewer: 2 × 8 needs up to 140.
  private static var longest: Int { 160 }

  /// The largest number of boards in ``boards``.
  private static var capacity: Int { longest * block * 3 }

  /// Creates a search for a shortest solution of a board.
  ///
  /// - Parameter atLeast: a known lower bound on the number of moves.
  init(
    _ board: SlidingBoard, _ tables: Tables, atLeast: Int = 0,
    _ pruning: OperatorPruning = .shared
  ) {
    precondition(board.shape == tables.indexing.shape, "Tables of \(tables.indexing.shape)")
    precondition(board.shape.size <= 16, "\(board.shape) has more than sixteen cells")
    self.board = board
    self.tables = tables
    self.pruning = pruning
    openAtEdge = board.shape.openDirections()
    gapOffsets = [1, -1, board.shape.width, -board.shape.width]
    let readings = tables.indexing.readings
    self.readings = readings
    farther = (0..<(board.shape.size - 1) * 4).map { move in
      let (tile, direction) = (move / 4, move % 4)
      return board.shape.cells.reduce(UInt32(0)) { cells, cell in
        let directions = tables.farther[tile * board.shape.size + cell]
        return cells | UInt32(directions >> UInt8(direction) & 1) << UInt32(cell)
      }
    }
    deltas = (0..<readings).flatMap { reading in
      (0..<(board.shape.size - 1) * 4).map { move in
        tables.delta(move / 4, direction: move % 4, reading: reading)
      }
    }
    home = Self.packed(SlidingBoard(board.shape))
    bound = (0..<readings).reduce(atLeast) { max($0, tables.leastMoves(board, reading: $1)) }
    boardReadings = .allocate(capacity: Self.capacity * readings)
    drafts = .allocate(capacity: Self.block * 4)
    lookups = .allocate(capacity: Self.block * 4)
    boards = .allocate(capacity: Self.capacity)
    layers = .allocate(capacity: Self.longest)
    moves = .allocate(capacity: Self.block * 4 + 1)
    if board.isSolved { solution = [] }
    begin()
  }

  deinit {
    boards.deallocate()
    boardReadings.deallocate()
    drafts.deallocate()
    lookups.deallocate()
    layers.deallocate()
    moves.deallocate()
  }

  private static func packed(_ board: SlidingBoard) -> UInt64 {
    board.shape.cells.reduce(0) { tiles, cell in
      tiles | UInt64(cell == board.gap ? 15 : board[cell]) << UInt64(4 * cell)
    }
  }

  /// Generates about `count` further boards, or fewer if a solution is found or the bound is exhausted.
  ///
  /// - Returns: `true` if no solution is within the bound. The bound has then been raised by two.
  mutating func run(_ count: Int) -> Bool {
    guard solution == nil, slice(count) else { return false }
    bound += 2
    precondition(bound < Self.longest, "No shortest solution is that long")
    begin()
    return true
  }

  /// Restarts the search with the current bound.
  private mutating func begin() {
    boards[0] = PackedNode(
      tiles: Self.packed(board), parent: 0, state: 0, gap: UInt8(board.gap), move: 0)
    for reading in 0..<readings {
      boardReadings[reading * Self.capacity] = PackedReading(
        board, tables, reading: reading, bound: bound)
    }
    layers[0] = (0, 1)
    depth = 0
  }

  /// Continues the search within the current bound.
  ///
  /// - Returns: whether all paths within the bound have been tried.
  private mutating func slice(_ count: Int) -> Bool {
    let end = nodes + count
    let layers = layers
    while nodes < end {
      let layer = layers[depth]
      guard layer.first < layer.end else {
        guard depth > 0 else { return true }
        depth &-= 1
        continue
      }
      let first = max(layer.first, layer.end &- Self.block)
      layers[depth].end = first
      let count = list(first..<layer.end)
      nodes &+= count
      let kept = make(count, from: layer.end)
      if kept.isSolved {
        solution = path(to: kept.end)
        return false
      }
      guard kept.end > layer.end else { continue }
      depth &+= 1
      layers[depth] = (layer.end, kept.end)
    }
    return false
  }

  /// Lists the moves of a block of boards.
  ///
  /// - Returns: the number of moves.
  @inline(__always)
  private func list(_ block: Range<Int>) -> Int {
    let (openArray, edgeArray) = (pruning.open, openAtEdge)
    let (openAfter, atEdge) = (openArray.span, edgeArray.span)
    let (boards, moves) = (boards, moves)
    var count = 0
    for number in block {
      let open = Int(
        openAfter[unchecked: Int(boards[number].state)]
          & atEdge[unchecked: Int(boards[number].gap)])
      let first = UInt32(truncatingIfNeeded: number) &<< 2
      // Writes all four moves; those that are not open are overwritten.
      moves[count] = first
      count &+= open & 1
      moves[count] = first | 1
      count &+= open &>> 1 & 1
      moves[count] = first | 2
      count &+= open &>> 2 & 1
      moves[count] = first | 3
      count &+= open &>> 3
    }
    return count
  }

  /// Makes the listed moves and keeps the boards within the bound.
  ///
  /// Each reading is looked up only for the boards that the previous reading has kept.
  ///
  /// - Parameter first: the position in ``boards`` for the first board that is kept.
  /// - Returns: the end of the boards that were kept, or the position of the solved board if it was reached.
  @inline(__always)
  private func make(_ count: Int, from first: Int) -> (end: Int, isSolved: Bool) {
    draft(count)
    var count = count
    for reading in 0..<readings {
      count = computeIndices(count, reading)
      lookUpEntries(count)
      count = dropBeyondBound(count, reading)
    }
    return write(count, from: first)
  }

  /// Finds the tiles of the listed moves.
  @inline(__always)
  private func draft(_ count: Int) {
    let (boards, moves, drafts) = (boards, moves, drafts)
    let (fartherArray, offsetArray) = (farther, gapOffsets)
    let (farther, gapOffsets) = (fartherArray.span, offsetArray.span)
    for number in 0..<count {
      let parent = moves[number] &>> 2
      let move = Int(moves[number] & 3)
      let cell = Int(boards[Int(parent)].gap) &+ gapOffsets[unchecked: move]
      let tile = boards[Int(parent)].tiles &>> UInt64(truncatingIfNeeded: cell &<< 2) & 15
      let delta = Int(tile) &<< 2 | move
      let loss = farther[unchecked: delta] &>> UInt32(truncatingIfNeeded: cell) & 1
      drafts[number] = PackedDraft(
        parent: parent, delta: UInt8(truncatingIfNeeded: delta),
        cell: UInt8(truncatingIfNeeded: cell), loss: UInt8(truncatingIfNeeded: loss))
    }
  }

  /// Computes the drafts' table indices for a reading, and drops drafts that are beyond the bound whatever the entry.
  ///
  /// - Returns: the number of drafts left.
  @inline(__always)
  private func computeIndices(_ count: Int, _ reading: Int) -> Int {
    let deltaArray = deltas
    let (deltas, row) = (deltaArray.span, reading &* farther.count)
    let numbers = tables.numbers
    let (drafts, lookups) = (drafts, lookups)
    let boardReadings = boardReadings + reading &* Self.capacity
    var kept = 0
    for number in 0..<count {
      var draft = drafts[number]
      let delta = deltas[unchecked: row &+ Int(draft.delta)]
      let before = boardReadings[Int(draft.parent)]
      lookups[kept] = delta.base &+ numbers.number(before.key(delta))
      draft.slack = before.slack &- Int32(draft.loss) &+ Int32(before.entry(delta))
      drafts[kept] = draft
      kept &+= 1 &+ Int(draft.slack &>> 31)
    }
    return kept
  }

  /// Replaces each table index by the entry there, in the low four bits. The next pass masks the other bits.
  ///
  /// This pass does nothing else, so that the processor overlaps as many look-ups as it can.
  @inline(__always)
  private func lookUpEntries(_ count: Int) {
    let pairArray = tables.pairs
    let pairs = pairArray.span
    let lookups = lookups
    for number in 0..<count {
      let index = lookups[number]
      let pair = UInt32(pairs[unchecked: Int(index &>> 1)])
      lookups[number] = pair &>> ((index & 1) &<< 2)
    }
  }

  /// Drops the drafts that are beyond the bound with the entries found.
  ///
  /// - Returns: the number of drafts left.
  @inline(__always)
  private func dropBeyondBound(_ count: Int, _ reading: Int) -> Int {
    let deltaArray = deltas
    let (deltas, row) = (deltaArray.span, reading &* farther.count)
    let (drafts, lookups) = (drafts, lookups)
    var kept = 0
    for number in 0..<count {
      var draft = drafts[number]
      let entry = lookups[number] & deltas[unchecked: row &+ Int(draft.delta)].entryMask
      draft.found |= UInt8(truncatingIfNeeded: entry &<< UInt32(truncatingIfNeeded: reading &<< 2))
      drafts[kept] = draft
      kept &+= 1 &+ Int((draft.slack &- Int32(bitPattern: entry)) &>> 31)
    }
    return kept
  }

  /// Writes the boards of the remaining drafts from index `first` on, up to a solved board.
  ///
  /// - Returns: the index after the last board, or that of the solved one.
  @inline(__always)
  private func write(_ count: Int, from first: Int) -> (end: Int, isSolved: Bool) {
    let (boards, drafts, boardReadings) = (boards, drafts, boardReadings)
    let (home, readings) = (home, readings)
    let (nextArray, deltaArray) = (pruning.next, deltas)
    let (next, deltas, row) = (nextArray.span, deltaArray.span, farther.count)
    for number in 0..<count {
      let draft = drafts[number]
      let (parent, end) = (Int(draft.parent), first &+ number)
      let node = boards[parent]
      let move = draft.delta & 3
      let (toCell, toGap) = (UInt64(draft.cell) &<< 2, UInt64(node.gap) &<< 2)
      let change = UInt64(draft.delta &>> 2) ^ 15
      let moved = node.tiles ^ change &<< toCell ^ change &<< toGap
      boards[end] = PackedNode(
        tiles: moved, parent: draft.parent,
        state: next[unchecked: Int(node.state) &<< 2 | Int(move)], gap: draft.cell, move: move)
      for reading in 0..<readings {
        let found = UInt32(draft.found) &>> UInt32(truncatingIfNeeded: reading &<< 2) & 15
        let place = reading &* Self.capacity
        boardReadings[place &+ end] = boardReadings[place &+ parent].moved(
          deltas[unchecked: reading &* row &+ Int(draft.delta)],
          loss: Int32(draft.loss), entry: found)
      }
      if moved == home { return (end, true) }
    }
    return (first &+ count, false)
  }

  /// Returns the moves from the start to a board.
  private func path(to number: Int) -> [UInt8] {
    var moves: [UInt8] = []
    var number = number
    while number != 0 {
      moves.append(boards[number].move)
      number = Int(boards[number].parent)
    }
    return moves.reversed()
  }
}

/// A board of a path.
private struct PackedNode {
  /// The tile in each cell, four bits each; 15 for the gap.
  var tiles: UInt64
  /// The index of the previous board in ``PackedDeepening``'s boards.
  var parent: UInt32
  var state: UInt16
  var gap: UInt8
  /// The direction of the move to this board.
  var move: UInt8
}

/// A move being processed.
private struct PackedDraft {
  /// The index of the previous board in ``PackedDeepening``'s boards.
  var parent: UInt32
  /// The tile × 4 + the number of the direction.
  var delta: UInt8
  /// The cell that the tile leaves.
  var cell: UInt8
  /// 1 if the move increases the tile's Manhattan distance, otherwise 0.
  var loss: UInt8
  /// The entries found for each reading, four bits each.
  var found: UInt8 = 0
  /// The slack after the move, before the new entry is subtracted.
  var slack: Int32 = 0
}
