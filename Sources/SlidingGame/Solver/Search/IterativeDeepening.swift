/// Depth-first search with a bound that grows by two, which ends with a shortest solution: IDA*.
///
/// It takes boards of any shape; ``PackedDeepening`` does the same faster up to sixteen cells.
///
/// It works in slices, so that whoever runs it can stop, look at the progress or go on, and needs
/// no memory but its one line of moves.
///
/// Source: R. E. Korf, *Depth-first iterative-deepening: an optimal admissible tree search*,
/// Artificial Intelligence 27, 1985.
struct IterativeDeepening: ~Copyable {
  /// The moves that are tried: no solution is shorter.
  private(set) var bound: Int

  /// How many boards have been looked at.
  private(set) var nodes = 0

  /// The numbers of the directions in which tiles move to solve the board, once it is found.
  private(set) var solution: [UInt8]?

  private let tables: PatternTables
  private let pruning: OperatorPruning
  private let width: Int

  /// How many moves the longest line can have.
  private let longest: Int

  /// The directions in which tiles can move into the gap, one bit each, by its cell.
  private let openAtEdge: [UInt8]

  private let cells: UnsafeMutablePointer<UInt8>

  /// The index of each slot × 16 + the entry that the tables hold there.
  private let marks: UnsafeMutablePointer<Int32>

  /// The boards of the line that is being tried, from the start.
  private let line: UnsafeMutablePointer<Step>

  /// Half of how many moves may be made beyond the lower bound, by number in the line × readings +
  /// reading: each move that leads farther from home takes one.
  private let slacks: UnsafeMutablePointer<Int32>

  /// The marks that moves have changed, by number in the line × readings + reading.
  private let changed: UnsafeMutablePointer<Int32>

  /// The lower bound that each reading gives for the start.
  private let starts: [Int]

  /// How many moves the line has.
  private var depth = 0

  /// A board of the line.
  private struct Step {
    /// The moves that have not been tried yet, one bit a direction.
    var open: UInt32
    var gap: Int32
    var state: Int32
    /// The direction that led here.
    var move: Int32
  }

  /// A search for a shortest solution of a board.
  ///
  /// - Parameter atLeast: a number of moves that is known to be no more than the least.
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
    marks = .allocate(capacity: start.count)
    line = .allocate(capacity: longest + 1)
    slacks = .allocate(capacity: (longest + 1) * starts.count)
    changed = .allocate(capacity: (longest + 1) * starts.count)
    for cell in board.shape.cells { cells[cell] = UInt8(board[cell]) }
    for (slot, index) in start.enumerated() {
      marks[slot] = index * 16 + Int32(tables.entry(Int(index)))
    }
    let open = openAtEdge[board.gap] & pruning.open[0]
    line[0] = Step(open: UInt32(open), gap: Int32(board.gap), state: 0, move: 0)
    if board.isSolved { solution = [] }
    begin()
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
    line.deallocate()
    slacks.deallocate()
    changed.deallocate()
  }

  /// Looks at so many boards more, or at fewer if a solution is found or the bound has been
  /// searched.
  ///
  /// - Returns: whether the bound has been searched without finding a solution, and was raised.
  mutating func run(_ count: Int) -> Bool {
    guard solution == nil else { return false }
    guard starts.count == 2 ? slice(count, readings: 2) : slice(count, readings: 1) else {
      return false
    }
    bound += 2
    precondition(bound <= longest, "No line is so long")
    begin()
    return true
  }

  /// Makes ready to try all lines within the bound.
  private func begin() {
    line[0].open = UInt32(openAtEdge[Int(line[0].gap)] & pruning.open[0])
    for (reading, start) in starts.enumerated() { slacks[reading] = Int32(bound - start) / 2 }
  }

  /// - Returns: whether all lines within the bound have been tried.
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
    let (cells, marks, line, slacks, changed) = (cells, marks, line, slacks, changed)
    let size = openAtEdge.count
    let bound = bound
    var moved: InlineArray<2, Int32> = [0, 0]
    var depth = depth
    var nodes = nodes
    var here = line[depth]
    defer {
      line[depth] = here
      self.depth = depth
      self.nodes = nodes
    }
    while nodes < end {
      guard here.open != 0 else {
        guard depth > 0 else { return true }
        // Back: the tile that moved last lies where the gap was before.
        let cell = Int(here.gap)
        depth &-= 1
        here = line[depth]
        let tile = Int(cells[Int(here.gap)])
        cells[cell] = UInt8(truncatingIfNeeded: tile)
        for reading in 0..<readings {
          let slot = Int(slots[unchecked: reading &* size &+ tile])
          marks[slot] = changed[depth &* readings &+ reading]
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
      // First the reading that has less to spare: it mostly makes the other needless.
      let first = readings == 2 && slacks[base &+ 1] < slacks[base] ? 1 : 0
      for turn in 0..<readings {
        let reading = turn ^ first
        let row = reading &* size &+ tile
        let old = marks[Int(slots[unchecked: row])]
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
      line[depth] = here
      for reading in 0..<readings {
        let slot = Int(slots[unchecked: reading &* size &+ tile])
        changed[base &+ reading] = marks[slot]
        marks[slot] = moved[reading]
      }
      depth &+= 1
      cells[Int(here.gap)] = UInt8(truncatingIfNeeded: tile)
      let state = next[unchecked: Int(here.state) &* 4 &+ move]
      let open = openAfter[unchecked: Int(state)] & atEdge[unchecked: Int(cell)]
      here = Step(open: UInt32(open), gap: cell, state: Int32(state), move: Int32(move))
      if depth &+ 2 &* Int(slacks[depth &* readings]) == bound {
        solution = (1...depth).map { UInt8(($0 == depth ? here : line[$0]).move) }
        return false
      }
    }
    return false
  }
}
