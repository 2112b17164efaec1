import GameKernel

/// Goes on from the most promising boards of each number of moves, so many at most: quick, and
/// close to the shortest solution, but without proof and without certainty to find one.
///
/// Boards are ranked by the sum of what all readings of the tables say. A board that was seen
/// before is not looked at again, as far as a table of fixed size remembers.
///
/// Source: B. T. Lowerre, *The HARPY speech recognition system*, 1976, where it is called beam
/// search.
struct BeamSearch: ~Copyable {
  /// How many boards have been looked at.
  private(set) var nodes = 0

  private let tables: PatternTables
  private let width: Int
  private let openAtEdge: [UInt8]
  private let marks: [UInt64]

  private var memory = BeamMemory()
  private var trail = BeamTrail()

  /// A board that one move more leads to.
  private struct Candidate: BeamCandidate {
    let mark: UInt64
    let score: Int32
    /// The parent's number in the layer × 4 + the direction.
    let link: UInt32
  }

  /// A search that keeps `width` boards of each number of moves; it is made for one board.
  init(_ tables: PatternTables, width: Int) {
    self.tables = tables
    self.width = width
    openAtEdge = tables.shape.openDirections()
    var random = SeededGenerator(seed: 1)
    marks = (0..<tables.shape.size * tables.shape.size).map { _ in random.next() | 1 }
  }

  /// The numbers of the directions in which tiles move to solve the board, in fewer than `limit`
  /// moves, or `nil` if none are found or the search is stopped.
  ///
  /// - Parameter isCancelled: asked after each number of moves, and told how many boards have been
  ///   looked at.
  mutating func solve(
    _ board: SlidingBoard, below limit: Int, isCancelled: (_ nodes: Int) -> Bool
  ) -> [UInt8]? {
    var layer = BeamLayer(tables, capacity: width)
    var next = BeamLayer(tables, capacity: width)
    layer.start(board, tables)
    guard !board.isSolved else { return [] }
    var candidates: [Candidate] = []
    var depth = 0
    while layer.boards.count > 0, depth + 1 < limit, !isCancelled(nodes) {
      depth += 1
      candidates.removeAll(keepingCapacity: true)
      if let last = collect(from: layer, into: &candidates, left: limit - 1 - depth) {
        return trail.moves(last)
      }
      memory.dropSeen(&candidates)
      var room = Room(candidates, width)
      next.clear()
      trail.beginLayer()
      for candidate in candidates where room.takes(candidate.score) {
        next.append(layer, candidate.link, candidate.mark, candidate.score, tables)
        trail.append(candidate.link)
      }
      swap(&layer, &next)
    }
    return nil
  }

  /// Looks at all boards that one move more leads to from a layer.
  ///
  /// - Returns: the parent × 4 + the direction of a move that solves a board, if one does.
  @inline(__always)
  private mutating func collect(
    from layer: borrowing BeamLayer, into candidates: inout [Candidate], left: Int
  ) -> UInt32? {
    let (pairArray, fartherArray) = (tables.pairs, tables.farther)
    let (stepArray, slotArray) = (tables.indexing.steps, tables.indexing.slotOfTile)
    let (pairs, farther) = (pairArray.span, fartherArray.span)
    let (steps, slots) = (stepArray.span, slotArray.span)
    let size = tables.shape.size
    let readings = tables.readings
    let gapSteps: InlineArray<4, Int> = [1, -1, tables.shape.width, -tables.shape.width]
    for parent in 0..<layer.boards.count {
      let gap = Int(layer.boards.gaps[parent])
      var open = openAtEdge[gap] & ~layer.boards.closed[parent]
      nodes += open.nonzeroBitCount
      while open != 0 {
        let move = open.trailingZeroBitCount
        open &= open - 1
        let cell = gap + gapSteps[move]
        let tile = Int(layer.boards.cells[parent * size + cell])
        let isFarther = farther[unchecked: tile * size + cell] >> UInt8(move) & 1 == 1
        let step: Int32 = isFarther ? 1 : -1
        var score = layer.boards.scores[parent]
        var highest: Int32 = 0
        for reading in 0..<readings {
          let row = reading * size + tile
          let slot = Int(slots[unchecked: row])
          let old = layer.boards.places[parent * tables.slots + slot]
          let new = old >> 4 + steps[unchecked: row * 4 + move]
          let entry = Int32(pairs[unchecked: Int(new >> 1)]) >> ((new & 1) << 2) & 15
          let change = step + 2 * (entry - old & 15)
          let bound = layer.bounds[parent * readings + reading] + change
          score += change
          highest = max(highest, bound)
        }
        if highest == 0 { return UInt32(parent * 4 + move) }
        let mark = layer.boards.marks[parent] ^ marks[tile * size + cell] ^ marks[tile * size + gap]
        guard highest <= left else { continue }
        candidates.append(
          Candidate(mark: mark, score: score, link: UInt32(parent * 4 + move)))
      }
    }
    return nil
  }

  /// How many boards of which score can be kept.
  private struct Room {
    private var lastScore: Int32 = 0
    private var left = 0

    /// Room for the `count` lowest scores.
    init(_ candidates: [Candidate], _ count: Int) {
      var counts: [Int] = []
      for candidate in candidates {
        let score = Int(candidate.score)
        if score >= counts.count {
          counts += repeatElement(0, count: score + 1 - counts.count)
        }
        counts[score] += 1
      }
      var lower = 0
      for (score, boards) in counts.enumerated() {
        lastScore = Int32(score)
        left = count - lower
        lower += boards
        if lower >= count { break }
      }
    }

    /// Whether a board of this score is kept; those of the last score as long as there is room.
    mutating func takes(_ score: Int32) -> Bool {
      guard score == lastScore else { return score < lastScore }
      left -= 1
      return left >= 0
    }
  }
}
