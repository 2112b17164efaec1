/// Iterative-deepening A* (IDA*): depth-first search with a bound that grows by two, for a shortest solution.
///
/// It accepts boards of any shape; ``PackedDeepening`` is faster up to sixteen cells. It works in slices, so that
/// the caller can stop it, read its progress or resume it. Its memory is limited to the current path.
///
/// Source: R. E. Korf, *Depth-first iterative-deepening: an optimal admissible tree search*, Artificial
/// Intelligence 27, 1985.
struct IterativeDeepening: ~Copyable {
  /// The current bound in moves. No solution is shorter.
  private(set) var bound: Int

  /// The number of boards generated so far.
  private(set) var nodes = 0

  /// The solution as the numbers of the tiles' directions, or `nil` before it is found.
  private(set) var solution: [UInt8]?

  private let tables: PatternTables
  private let pruning: OperatorPruning
  private let width: Int

  /// An upper limit on the length of a path, in moves.
  private let longest: Int

  /// The directions in which a tile can move into the gap, one bit each, by the gap's cell.
  private let openAtEdge: [UInt8]

  private let cells: UnsafeMutablePointer<UInt8>

  /// Table index × 16 + the entry at that index, by slot.
  private let lookups: UnsafeMutablePointer<Int32>

  /// The boards of the current path, from the start.
  private let path: UnsafeMutablePointer<Step>

  /// Half the moves allowed beyond the lower bound, by depth × readings + reading.
  ///
  /// A move that raises the reading's bound uses up one.
  private let slacks: UnsafeMutablePointer<Int32>

  /// The values of `lookups` before each move, by depth × readings + reading.
  private let changed: UnsafeMutablePointer<Int32>

  /// The lower bound of the start board, by reading.
  private let starts: [Int]

  /// The length of the current path, in moves.
  private var depth = 0

  /// A board of the path.
  private struct Step {
    /// The moves still to be tried, one bit per direction.
    var open: UInt32
    var gap: Int32
    var state: Int32
    /// The direction of the move to this board.
    var move: Int32
  }

  /// Creates a search for a shortest solution of a board.
  ///
  /// - Parameter atLeast: a known lower bound on the number of moves.
  init(
    _ board: SlidingBoard, _ tables: PatternTables, atLeast: Int = 0,
    _ pruning: OperatorPruning = .shared
  ) {
    precondition(board.shape == tables.shape, "Tables of \(tables.shape)")
    self.tables = tables
    self.pruning = pruning
    width = board.shape.width
    openAtEdge = board.shape.openDirections()
    let start = tables.indexing.indices(of: board)
    starts = tables.sums(tables.bounds(board, start))
    bound = max(starts.max() ?? 0, atLeast)
    longest = bound + 200
    cells = .allocate(capacity: board.shape.size)
    lookups = .allocate(capacity: start.count)
    path = .allocate(capacity: longest + 1)
    slacks = .allocate(capacity: (longest + 1) * starts.count)
    changed = .allocate(capacity: (longest + 1) * starts.count)
    for cell in board.shape.cells { cells[cell] = UInt8(board[cell]) }
    for (slot, index) in start.enumerated() {
      lookups[slot] = index * 16 + Int32(tables.entry(Int(index)))
    }
    let open = openAtEdge[board.gap] & pruning.open[0]
    path[0] = Step(open: UInt32(open), gap: Int32(board.gap), state: 0, move: 0)
    if board.isSolved { solution = [] }
    begin()
  }

  deinit {
    cells.deallocate()
    lookups.deallocate()
    path.deallocate()
    slacks.deallocate()
    changed.deallocate()
  }

  /// Generates `count` further boards, or fewer if a solution is found or the bound is exhausted.
  ///
  /// - Returns: `true` if no solution is within the bound. The bound has then been raised by two.
  mutating func run(_ count: Int) -> Bool {
    guard solution == nil else { return false }
    guard starts.count == 2 ? slice(count, readings: 2) : slice(count, readings: 1) else {
      return false
    }
    bound += 2
    precondition(bound <= longest, "No shortest solution is that long")
    begin()
    return true
  }

  /// Restarts the search with the current bound.
  private func begin() {
    path[0].open = UInt32(openAtEdge[Int(path[0].gap)] & pruning.open[0])
    for (reading, start) in starts.enumerated() { slacks[reading] = Int32(bound - start) / 2 }
  }

  /// Continues the search within the current bound.
  ///
  /// - Returns: whether all paths within the bound have been tried.
  @inline(__always)
  private mutating func slice(_ count: Int, readings: Int) -> Bool {
    let end = nodes + count
    let width = Int32(width)
    let (pairArray, fartherArray) = (tables.pairs, tables.farther)
    let (stepArray, slotArray) = (tables.indexing.steps, tables.indexing.slotOfTile)
    let (nextArray, openArray, edgeArray) = (pruning.next, pruning.open, openAtEdge)
    let (pairs, farther) = (pairArray.span, fartherArray.span)
    let (steps, slots) = (stepArray.span, slotArray.span)
    let (next, openAfter, atEdge) = (nextArray.span, openArray.span, edgeArray.span)
    let (cells, lookups, path, slacks, changed) = (cells, lookups, path, slacks, changed)
    let size = openAtEdge.count
    let bound = bound
    var moved: InlineArray<2, Int32> = [0, 0]
    var depth = depth
    var nodes = nodes
    var here = path[depth]
    defer {
      path[depth] = here
      self.depth = depth
      self.nodes = nodes
    }
    while nodes < end {
      guard here.open != 0 else {
        guard depth > 0 else { return true }
        // Backtracks: the tile that moved last is in the gap's previous cell.
        let cell = Int(here.gap)
        depth &-= 1
        here = path[depth]
        let tile = Int(cells[Int(here.gap)])
        cells[cell] = UInt8(truncatingIfNeeded: tile)
        for reading in 0..<readings {
          let slot = Int(slots[unchecked: reading &* size &+ tile])
          lookups[slot] = changed[depth &* readings &+ reading]
        }
        continue
      }
      let move = here.open.trailingZeroBitCount
      here.open &= here.open &- 1
      nodes &+= 1
      let cell = here.gap &+ (move < 2 ? 1 &- 2 &* Int32(move) : (5 &- 2 &* Int32(move)) &* width)
      let tile = Int(cells[Int(cell)])
      let isFarther = Int32(farther[unchecked: tile &* size &+ Int(cell)]) &>> Int32(move) & 1
      let base = depth &* readings
      var isWithin = true
      // Tests the reading with less slack first, because it usually makes the other unnecessary.
      let first = readings == 2 && slacks[base &+ 1] < slacks[base] ? 1 : 0
      for turn in 0..<readings {
        let reading = turn ^ first
        let row = reading &* size &+ tile
        let old = lookups[Int(slots[unchecked: row])]
        let index = old &>> 4 &+ steps[unchecked: row &* 4 &+ move]
        let entry = Int32(pairs[unchecked: Int(index &>> 1)]) &>> ((index & 1) &<< 2) & 15
        let slack = slacks[base &+ reading] &- isFarther &- entry &+ (old & 15)
        guard slack >= 0 else {
          isWithin = false
          break
        }
        slacks[base &+ readings &+ reading] = slack
        moved[reading] = index &<< 4 | entry
      }
      guard isWithin else { continue }
      path[depth] = here
      for reading in 0..<readings {
        let slot = Int(slots[unchecked: reading &* size &+ tile])
        changed[base &+ reading] = lookups[slot]
        lookups[slot] = moved[reading]
      }
      depth &+= 1
      cells[Int(here.gap)] = UInt8(truncatingIfNeeded: tile)
      let state = next[unchecked: Int(here.state) &* 4 &+ move]
      let open = openAfter[unchecked: Int(state)] & atEdge[unchecked: Int(cell)]
      here = Step(open: UInt32(open), gap: cell, state: Int32(state), move: Int32(move))
      if depth &+ 2 &* Int(slacks[depth &* readings]) == bound {
        solution = (1...depth).map { UInt8(($0 == depth ? here : path[$0]).move) }
        return false
      }
    }
    return false
  }
}
