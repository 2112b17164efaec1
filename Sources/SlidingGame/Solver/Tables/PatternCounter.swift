/// Counts, for every way in which a few tiles can lie, the least moves *of these tiles* that bring
/// them home.
///
/// All other tiles are alike, so the gap goes through them for nothing. The search runs backwards
/// from home over pairs of a placing and a region of the board through which the gap can go freely;
/// the count of a placing is the least over its regions. Such counts of tiles that have none in
/// common may be added up and are still no more than the distance home.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial
/// Intelligence 134, 2002; pattern databases as such: J. C. Culberson and J. Schaeffer, *Pattern
/// databases*, Computational Intelligence 14, 1998.
///
/// Whoever stops it may go on later: what is done stays done.
struct PatternCounter<Cells: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// The counts in moves, 255 where an index is no placing: the tile at `tiles[i]` lies in the cell
  /// that the index holds `bits * i` bits from its end.
  private(set) var counts: [UInt8]

  private let gap: GapWalk<Cells>

  /// The cells to which the gap can come, by index.
  private var reached: [Cells]

  /// One bit an index: to these the last moves led; behind them those to which the next will lead.
  private var edges: [UInt64]

  /// How many moves were made.
  private var depth: UInt8 = 0

  /// - Parameters:
  ///   - tiles: tiles of the shape, each once.
  ///   - bits: how many bits the cell of a tile takes in an index.
  init(_ shape: BoardShape, _ tiles: [Int], bits: Int) {
    gap = GapWalk(shape, tiles: tiles.count, bits: bits)
    let size = 1 << (bits * tiles.count)
    counts = Array(repeating: .max, count: size)
    reached = Array(repeating: 0, count: size)
    edges = Array(repeating: 0, count: 2 * ((size + 63) / 64))
    let home = tiles.enumerated().reduce(0) { $0 | $1.element << ($1.offset * bits) }
    reached[home] = 1 << Cells(shape.size - 1)
    edges[home / 64] = 1 << UInt64(home % 64)
  }

  /// Goes on from where it was stopped, home at first.
  ///
  /// - Parameter isCancelled: asked every few milliseconds.
  /// - Returns: the counts, or `nil` if it was cancelled.
  /// - Complexity: O(placings × tiles²)
  mutating func run(_ isCancelled: () -> Bool) -> [UInt8]? {
    while !isCancelled() {
      if !deepen() { return counts }
    }
    return nil
  }

  /// Makes one move of a tile more, through all placings in the order of their indices: moves lead
  /// to indices close by, which keeps what is needed in the processor's caches.
  ///
  /// - Returns: whether there were placings left.
  private mutating func deepen() -> Bool {
    defer { depth &+= 1 }
    let (gap, depth) = (gap, depth)
    let words = edges.count / 2
    let first = depth & 1 == 0 ? 0 : words
    return counts.withUnsafeMutableBufferPointer { counts in
      reached.withUnsafeMutableBufferPointer { reached in
        edges.withUnsafeMutableBufferPointer { edges in
          guard let reached = reached.baseAddress, let start = edges.baseAddress else {
            return false
          }
          let (edge, next) = (start + first, start + (words - first))
          var isOver = true
          for word in 0..<words where edge[word] != 0 {
            isOver = false
            var fresh = edge[word]
            edge[word] = 0
            while fresh != 0 {
              let index = word * 64 + fresh.trailingZeroBitCount
              fresh &= fresh &- 1
              if counts[index] == .max { counts[index] = depth }
              gap.extend(index, reached, next)
            }
          }
          return !isOver
        }
      }
    }
  }
}

/// A counter for boards of any size, each with cells in as few bits as the size needs.
enum SizedCounter: Sendable {
  case idle
  case cells16(PatternCounter<UInt16>)
  case cells32(PatternCounter<UInt32>)
  case cells64(PatternCounter<UInt64>)
  case cells128(PatternCounter<UInt128>)

  init(_ shape: BoardShape, _ tiles: [Int], bits: Int) {
    self =
      switch shape.size {
      case ...16: .cells16(.init(shape, tiles, bits: bits))
      case ...32: .cells32(.init(shape, tiles, bits: bits))
      case ...64: .cells64(.init(shape, tiles, bits: bits))
      default: .cells128(.init(shape, tiles, bits: bits))
      }
  }

  private mutating func taken() -> Self {
    defer { self = .idle }
    return self
  }

  /// What ``PatternCounter/run(_:)`` does.
  mutating func run(_ isCancelled: () -> Bool) -> [UInt8]? {
    // Once it is idle, nobody else holds the counter, and it is changed where it lies.
    switch taken() {
    case .idle: return nil
    case .cells16(var counter):
      defer { self = .cells16(counter) }
      return counter.run(isCancelled)
    case .cells32(var counter):
      defer { self = .cells32(counter) }
      return counter.run(isCancelled)
    case .cells64(var counter):
      defer { self = .cells64(counter) }
      return counter.run(isCancelled)
    case .cells128(var counter):
      defer { self = .cells128(counter) }
      return counter.run(isCancelled)
    }
  }
}
