/// Depth-first search with a bound that grows by two, which ends with a shortest solution: IDA*.
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
  private let indices: UnsafeMutablePointer<Int32>

  /// The boards of the line that is being tried, from the start.
  private let line: UnsafeMutablePointer<Step>

  /// The lower bound on what is left, by number in the line × readings + reading.
  private let heights: UnsafeMutablePointer<Int32>

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
    _ board: SlidingPuzzle.Board, _ tables: PatternTables, atLeast: Int = 0,
    _ pruning: OperatorPruning = .shared
  ) {
    precondition(board.shape == tables.shape, "Tables of \(tables.shape)")
    self.tables = tables
    self.pruning = pruning
    width = board.shape.width
    openAtEdge = board.shape.openDirections()
    let start = tables.indices(of: board)
    let bounds = tables.bounds(start)
    let isHome = bounds.max() == 0
    bound = max(bounds.max() ?? 0, atLeast)
    longest = bound + 200
    cells = .allocate(capacity: board.shape.size)
    indices = .allocate(capacity: start.count)
    line = .allocate(capacity: longest + 1)
    heights = .allocate(capacity: (longest + 1) * tables.readings)
    for cell in board.shape.cells { cells[cell] = UInt8(board[cell]) }
    for (slot, index) in start.enumerated() { indices[slot] = index }
    for (reading, bound) in bounds.enumerated() { heights[reading] = Int32(bound) }
    let open = openAtEdge[board.gap] & pruning.open[0]
    line[0] = Step(open: UInt32(open), gap: Int32(board.gap), state: 0, move: 0)
    if isHome { solution = [] }
  }

  deinit {
    cells.deallocate()
    indices.deallocate()
    line.deallocate()
    heights.deallocate()
  }

  /// Looks at so many boards more, or at fewer if a solution is found or the bound has been
  /// searched.
  ///
  /// - Returns: whether the bound has been searched without finding a solution, and was raised.
  mutating func run(_ count: Int) -> Bool {
    guard solution == nil else { return false }
    guard tables.readings == 2 ? slice(count, readings: 2) : slice(count, readings: 1) else {
      return false
    }
    bound += 2
    precondition(bound <= longest, "No line is so long")
    line[0].open = UInt32(openAtEdge[Int(line[0].gap)] & pruning.open[0])
    return true
  }

  /// - Returns: whether all lines within the bound have been tried.
  @inline(__always)
  private mutating func slice(_ count: Int, readings: Int) -> Bool {
    let end = nodes + count
    let width = Int32(width)
    let (entryArray, stepArray, slotArray) = (tables.entries, tables.steps, tables.slotOfTile)
    let (nextArray, openArray, edgeArray) = (pruning.next, pruning.open, openAtEdge)
    let (entries, steps, slots) = (entryArray.span, stepArray.span, slotArray.span)
    let (next, openAfter, atEdge) = (nextArray.span, openArray.span, edgeArray.span)
    let (cells, indices, line, heights) = (cells, indices, line, heights)
    let size = openAtEdge.count
    let bound = bound
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
        depth -= 1
        let move = Int(here.move)
        let cell = Int(here.gap)
        here = line[depth]
        let tile = Int(cells[Int(here.gap)])
        cells[cell] = UInt8(truncatingIfNeeded: tile)
        for reading in 0..<readings {
          let row = reading * size + tile
          indices[Int(slots[unchecked: row])] -= steps[unchecked: row * 4 + move]
        }
        continue
      }
      let move = here.open.trailingZeroBitCount
      here.open &= here.open - 1
      nodes += 1
      let cell = here.gap + (move < 2 ? 1 - 2 * Int32(move) : (5 - 2 * Int32(move)) * width)
      let tile = Int(cells[Int(cell)])
      let left = Int32(bound - depth - 1)
      let heightsHere = depth * readings
      var isWithin = true
      for reading in 0..<readings {
        let row = reading * size + tile
        let old = indices[Int(slots[unchecked: row])]
        let new = old + steps[unchecked: row * 4 + move]
        let height =
          heights[heightsHere + reading]
          + Int32(entries[unchecked: Int(new)]) - Int32(entries[unchecked: Int(old)])
        guard height <= left else {
          isWithin = false
          break
        }
        heights[heightsHere + readings + reading] = height
      }
      guard isWithin else { continue }
      line[depth] = here
      depth += 1
      for reading in 0..<readings {
        let row = reading * size + tile
        indices[Int(slots[unchecked: row])] += steps[unchecked: row * 4 + move]
      }
      cells[Int(here.gap)] = UInt8(truncatingIfNeeded: tile)
      let state = next[unchecked: Int(here.state) * 4 + move]
      let open = openAfter[unchecked: Int(state)] & atEdge[unchecked: Int(cell)]
      here = Step(open: UInt32(open), gap: cell, state: Int32(state), move: Int32(move))
      if heights[depth * readings] == 0 {
        solution = (1...depth).map { UInt8(($0 == depth ? here : line[$0]).move) }
        return false
      }
    }
    return false
  }
}
