/// Depth-first search with a bound that grows by two, for boards of at most sixteen cells: IDA* by
/// blocks.
///
/// A processor waits for each look-up in tables that its caches do not hold, and longer for a branch
/// that depends on it. So this takes a block of boards of one depth at a time, lists all their
/// moves, and makes them one after the other without a branch: each board is written behind those
/// that are kept, and only counts if it is within the bound. Many look-ups are under way at once.
///
/// It works in slices, so that whoever runs it can stop, look at the progress or go on.
///
/// Source: R. E. Korf, *Depth-first iterative-deepening: an optimal admissible tree search*,
/// Artificial Intelligence 27, 1985.
struct PackedDeepening<Tables: PackedTables>: ~Copyable {
  /// The moves that are tried: no solution is shorter.
  private(set) var bound: Int

  /// How many boards have been looked at.
  private(set) var nodes = 0

  /// The numbers of the directions in which tiles move to solve the board, once it is found.
  private(set) var solution: [UInt8]?

  private let board: SlidingBoard
  private let tables: Tables
  private let pruning: OperatorPruning

  /// The directions in which tiles can move into the gap, one bit each, by its cell.
  private let openAtEdge: [UInt8]

  /// From the gap to the cell of the tile that moves into it, by number of the direction.
  private let ways: [Int]

  /// What moves change, by tile × 4 + number of the direction.
  private let courses: [PackedCourse]

  /// The solved board, as ``PackedNode/tiles``.
  private let home: UInt64

  /// The boards of the lines that are being tried, those of each depth behind those of the depth
  /// before.
  private let line: UnsafeMutablePointer<PackedNode>

  /// The boards of each depth: the first, and the end of those that have not been taken yet.
  private let layers: UnsafeMutablePointer<(first: Int, end: Int)>

  /// The moves of a block: number of the board in ``line`` × 4 + number of the direction.
  private let moves: UnsafeMutablePointer<UInt32>

  /// How many moves were made to the boards of the last depth that has some.
  private var depth = 0

  /// How many boards are taken at a time.
  private static var block: Int { 32 }

  /// More moves than any board of sixteen cells needs: 2 × 8 needs up to 140.
  private static var longest: Int { 160 }

  /// A search for a shortest solution of a board.
  ///
  /// - Parameter atLeast: a number of moves that is known to be no more than the least.
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
    ways = [1, -1, board.shape.width, -board.shape.width]
    let last = tables.indexing.readings - 1
    courses = (0..<(board.shape.size - 1) * 4).map { move in
      let (tile, direction) = (move / 4, move % 4)
      let farther = board.shape.cells.reduce(UInt32(0)) { cells, cell in
        let directions = tables.farther[tile * board.shape.size + cell]
        return cells | UInt32(directions >> UInt8(direction) & 1) << UInt32(cell)
      }
      return PackedCourse(
        one: tables.course(tile, direction: direction, reading: 0),
        other: tables.course(tile, direction: direction, reading: last), farther: farther)
    }
    home = Self.packed(SlidingBoard(board.shape))
    bound = max(
      tables.leastMoves(board, reading: 0), tables.leastMoves(board, reading: last), atLeast)
    line = .allocate(capacity: Self.longest * Self.block * 3)
    layers = .allocate(capacity: Self.longest)
    moves = .allocate(capacity: Self.block * 4 + 1)
    if board.isSolved { solution = [] }
    begin()
  }

  deinit {
    line.deallocate()
    layers.deallocate()
    moves.deallocate()
  }

  private static func packed(_ board: SlidingBoard) -> UInt64 {
    board.shape.cells.reduce(0) { tiles, cell in
      tiles | UInt64(cell == board.gap ? 15 : board[cell]) << UInt64(4 * cell)
    }
  }

  /// Looks at so many boards more, or at fewer if a solution is found or the bound has been
  /// searched.
  ///
  /// - Returns: whether the bound has been searched without finding a solution, and was raised.
  mutating func run(_ count: Int) -> Bool {
    guard solution == nil, slice(count) else { return false }
    bound += 2
    precondition(bound < Self.longest, "No line is so long")
    begin()
    return true
  }

  /// Makes ready to try all lines within the bound.
  private mutating func begin() {
    let last = tables.indexing.readings - 1
    line[0] = PackedNode(
      tiles: Self.packed(board), parent: 0, state: 0, gap: UInt8(board.gap), move: 0,
      one: PackedReading(board, tables, reading: 0, bound: bound),
      other: PackedReading(board, tables, reading: last, bound: bound))
    layers[0] = (0, 1)
    depth = 0
  }

  /// - Returns: whether all lines within the bound have been tried.
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
        solution = way(to: kept.end)
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
  /// - Returns: how many there are.
  @inline(__always)
  private func list(_ block: Range<Int>) -> Int {
    let (openArray, edgeArray) = (pruning.open, openAtEdge)
    let (openAfter, atEdge) = (openArray.span, edgeArray.span)
    let (line, moves) = (line, moves)
    var count = 0
    for number in block {
      let open = Int(
        openAfter[unchecked: Int(line[number].state)] & atEdge[unchecked: Int(line[number].gap)])
      let first = UInt32(truncatingIfNeeded: number) &<< 2
      // All four are written; those that are not open are overwritten.
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

  /// Makes the listed moves, and keeps the boards that are within the bound.
  ///
  /// - Parameter first: where in ``line`` they are kept.
  /// - Returns: the end of those that are kept; or the solved board, once one is reached.
  @inline(__always)
  private func make(_ count: Int, from first: Int) -> (end: Int, isSolved: Bool) {
    let (line, moves, home) = (line, moves, home)
    let (pairArray, courseArray) = (tables.pairs, courses)
    let (nextArray, wayArray) = (pruning.next, ways)
    let (pairs, courses) = (pairArray.span, courseArray.span)
    let numbers = tables.numbers
    let (next, ways) = (nextArray.span, wayArray.span)
    var end = first
    for number in 0..<count {
      let parent = Int(moves[number] &>> 2)
      let move = Int(moves[number] & 3)
      let node = line + parent
      let gap = Int(node.pointee.gap)
      let cell = gap &+ ways[unchecked: move]
      let (toCell, toGap) = (
        UInt64(truncatingIfNeeded: cell &<< 2), UInt64(truncatingIfNeeded: gap &<< 2)
      )
      let tiles = node.pointee.tiles
      let tile = tiles &>> toCell & 15
      let course = courses[unchecked: Int(tile) &<< 2 | move]
      let loss = Int32(bitPattern: course.farther &>> UInt32(truncatingIfNeeded: cell) & 1)
      let one = node.pointee.one.moved(course.one, loss: loss, pairs, numbers)
      let other = node.pointee.other.moved(course.other, loss: loss, pairs, numbers)
      let moved = tiles ^ (tile ^ 15) &<< toCell ^ (tile ^ 15) &<< toGap
      line[end] = PackedNode(
        tiles: moved, parent: UInt32(truncatingIfNeeded: parent),
        state: next[unchecked: Int(node.pointee.state) &<< 2 | move],
        gap: UInt8(truncatingIfNeeded: cell), move: UInt8(truncatingIfNeeded: move), one: one,
        other: other)
      // A slack below 0 takes the 1 away again.
      let kept = end &+ 1 &+ Int((one.slack | other.slack) &>> 31)
      if moved == home, kept > end { return (end, true) }
      end = kept
    }
    return (end, false)
  }

  /// The moves that led to a board.
  private func way(to number: Int) -> [UInt8] {
    var moves: [UInt8] = []
    var number = number
    while number != 0 {
      moves.append(line[number].move)
      number = Int(line[number].parent)
    }
    return moves.reversed()
  }
}

/// A board of a line.
private struct PackedNode {
  /// The tile in each cell, four bits each, all of them set for the gap.
  var tiles: UInt64
  /// The number in the line of the board before.
  var parent: UInt32
  var state: UInt16
  var gap: UInt8
  /// The direction that led here.
  var move: UInt8
  var one: PackedReading
  var other: PackedReading
}

/// What a tile's move in one direction changes.
private struct PackedCourse {
  var one: PackedReading.Course
  var other: PackedReading.Course
  /// Whether the move takes the tile farther on its way, one bit a cell that it leaves.
  var farther: UInt32
}
