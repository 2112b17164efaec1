import GameKernel

/// A beam search: it expands at most `width` of the most promising boards at each depth.
///
/// It is fast, and its solutions are close to the shortest. It proves nothing, and may find no solution. Boards are
/// ranked by the sum of both readings' lower bounds, or by twice the bound of a single reading. A hash table of
/// fixed size drops most boards that were seen before.
///
/// Source: B. T. Lowerre, *The HARPY speech recognition system*, 1976, where it is called beam search.
struct BeamSearch: ~Copyable {
  /// The number of boards generated so far.
  private(set) var nodes = 0

  private let tables: PatternTables
  private let width: Int
  private let keepsLast: Bool
  private let openAtEdge: [UInt8]
  private let marks: [UInt64]

  private var memory: BeamMemory
  private var trail = BeamTrail()

  /// A successor of a board in the layer.
  private struct Candidate: BeamCandidate {
    let mark: UInt64
    /// The parent's number in the layer × 4 + the direction.
    let link: UInt32
    /// The parent's score, until ``read(_:left:)`` replaces it by the board's own score.
    var score: Int32
    /// The table indices of the first and the last reading × 16, later with the entries in the low four bits.
    var places: SIMD2<Int32>
    /// The part of the score's change that is known before the look-up.
    let change: Int32
  }

  /// Creates a search of a given width, for one board only.
  ///
  /// - Parameter keepsLast: whether ties at the cut-off score keep the last boards in the order of their parents,
  ///   rather than the first. The two solutions have little in common.
  init(_ tables: PatternTables, width: Int, keepsLast: Bool = false) {
    self.tables = tables
    self.width = width
    self.keepsLast = keepsLast
    openAtEdge = tables.shape.openDirections()
    memory = BeamMemory(of: width > 1 << 14 ? 1 << 18 : 1 << 17)
    var random = SeededGenerator(seed: 1)
    marks = (0..<tables.shape.size * tables.shape.size).map { _ in random.next() | 1 }
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
    var layer = BeamBoards(tables.shape, stride: tables.shape.size, tables, capacity: width)
    var next = BeamBoards(tables.shape, stride: tables.shape.size, tables, capacity: width)
    layer.start(board.tiles, gap: board.gap)
    let sums = tables.sums(layer.lookUp(board, in: tables))
    layer.scores[0] = Int32(sums[0] + sums[tables.readings - 1])
    var candidates = BeamCandidates<Candidate>(ofLayer: width)
    let home = markOfHome(from: board)
    var depth = 0
    while layer.count > 0, depth + 1 < limit, !isCancelled(nodes) {
      depth += 1
      candidates.clear()
      collect(from: layer, into: &candidates)
      nodes += candidates.count
      memory.dropSeen(&candidates, but: home)
      if let last = read(&candidates, left: limit - 1 - depth) { return trail.moves(last) }
      var quota = Quota(candidates.buffer, width, keepsLast: keepsLast)
      candidates.filter { quota.keeps($0.score) }
      next.clear()
      trail.beginLayer()
      for candidate in candidates.buffer {
        next.append(layer, candidate.link, candidate.mark, candidate.score, candidate.places)
        trail.append(candidate.link)
      }
      swap(&layer, &next)
    }
    return nil
  }

  /// Returns the hash of the solved board, relative to the start board, whose hash is 0.
  private func markOfHome(from board: SlidingBoard) -> UInt64 {
    let size = tables.shape.size
    return board.tiles.indices.reduce(0) { mark, cell in
      let tile = board.tiles[cell]
      guard tile != size - 1 else { return mark }
      return mark ^ marks[tile * size + cell] ^ marks[tile * size + tile]
    }
  }

  /// Generates the successors of all boards in a layer.
  @inline(__always)
  private mutating func collect(
    from layer: borrowing BeamBoards, into candidates: inout BeamCandidates<Candidate>
  ) {
    let (fartherArray, openArray, markArray) = (tables.farther, openAtEdge, marks)
    let (stepArray, slotArray) = (tables.indexing.steps, tables.indexing.slotOfTile)
    let (farther, openAtEdge, marks) = (fartherArray.span, openArray.span, markArray.span)
    let (steps, slotOfTile) = (stepArray.span, slotArray.span)
    let size = tables.shape.size
    let last = (tables.readings - 1) * size
    let slots = tables.slots
    let gapSteps: InlineArray<4, Int> = [1, -1, tables.shape.width, -tables.shape.width]
    for parent in 0..<layer.count {
      let gap = Int(layer.gaps[parent])
      let cells = layer.cells + parent &* size
      let places = layer.places + parent &* slots
      let score = layer.scores[parent]
      let mark = layer.marks[parent]
      var open = openAtEdge[unchecked: gap] & ~layer.closed[parent]
      while open != 0 {
        let move = open.trailingZeroBitCount
        open &= open &- 1
        let cell = gap &+ gapSteps[move]
        let tile = Int(cells[cell])
        let place = tile &* size &+ cell
        let isFarther = Int32(farther[unchecked: place] >> UInt8(move) & 1)
        let (row, lastRow) = (tile, last &+ tile)
        let old = places[Int(slotOfTile[unchecked: row])]
        let lastOld = places[Int(slotOfTile[unchecked: lastRow])]
        let new = SIMD2(
          (old & ~15) &+ steps[unchecked: row &* 4 &+ move] << 4,
          (lastOld & ~15) &+ steps[unchecked: lastRow &* 4 &+ move] << 4)
        candidates.append(
          Candidate(
            mark: mark ^ marks[unchecked: place] ^ marks[unchecked: tile &* size &+ gap],
            link: UInt32(truncatingIfNeeded: parent &* 4 &+ move), score: score, places: new,
            change: 4 &* isFarther &- 2 &- 2 &* ((old & 15) &+ (lastOld & 15))))
      }
    }
  }

  /// Looks up the candidates' scores, and drops those whose mean bound exceeds the moves left.
  ///
  /// - Returns: the link of a solved board, if there is one.
  @inline(__always)
  private mutating func read(
    _ candidates: inout BeamCandidates<Candidate>, left: Int
  ) -> UInt32? {
    let pairArray = tables.pairs
    let pairs = pairArray.span
    let most = 2 * Int32(min(left, 1 << 20))
    var home: UInt32?
    candidates.filter { candidate in
      let (first, last) = (candidate.places[0], candidate.places[1])
      let entry = Int32(pairs[unchecked: Int(first >> 5)]) >> (first >> 2 & 4) & 15
      let lastEntry = Int32(pairs[unchecked: Int(last >> 5)]) >> (last >> 2 & 4) & 15
      candidate.places = SIMD2(first | entry, last | lastEntry)
      let score = candidate.score &+ candidate.change &+ 2 &* (entry &+ lastEntry)
      candidate.score = score
      if score == 0 { home = candidate.link }
      return score <= most ? 1 : 0
    }
    return home
  }

  /// The quota of boards by score.
  private struct Quota {
    private var lastScore: Int32 = 0
    // Among the boards with the cut-off score: the number to skip, and the number up to the last one kept.
    private var skipped = 0
    private var left = 0

    /// Creates a quota for the `count` lowest scores.
    init(_ candidates: UnsafeBufferPointer<Candidate>, _ count: Int, keepsLast: Bool) {
      var counts: [Int] = Array(repeating: 0, count: 8192)
      for candidate in candidates {
        let score = Int(candidate.score)
        counts[score] += 1
      }
      var lower = 0
      for (score, boards) in counts.enumerated() {
        lastScore = Int32(score)
        left = count - lower
        skipped = keepsLast ? max(0, boards - left) : 0
        lower += boards
        if lower >= count { break }
      }
      left += skipped
    }

    /// Returns 1 if a board of this score is kept, otherwise 0. Ties at the cut-off score are kept up to the quota.
    @inline(__always)
    mutating func keeps(_ score: Int32) -> Int {
      let isLast = score == lastScore ? 1 : 0
      left &-= isLast
      skipped &-= isLast
      return (score < lastScore ? 1 : 0) | (isLast & (left >= 0 ? 1 : 0) & (skipped < 0 ? 1 : 0))
    }
  }
}
