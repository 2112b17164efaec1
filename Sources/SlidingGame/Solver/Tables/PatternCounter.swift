/// A builder of additive pattern databases: the least moves *of a group's tiles* that solve them.
///
/// An entry is half the excess over the sum of the tiles' Manhattan distances. The search runs backwards from the
/// solved board over the abstract states of a ``PlacingGraph``. The entry of a placing is the minimum over its gap
/// regions. The counts of disjoint groups can be added and never exceed the distance to the solved board. All
/// permutations of an abstract state, for all groups of the same number of tiles, are expanded at once, one bit each.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial Intelligence 134, 2002;
/// pattern databases as such: J. C. Culberson and J. Schaeffer, *Pattern databases*, Computational Intelligence 14,
/// 1998.
///
/// A cancelled counter keeps its work and can be resumed.
struct PatternCounter<Numbers: KeyNumbers>: Sendable {
  /// Half the excess of each placing over its tiles' Manhattan distances, two entries per byte, by key number.
  ///
  /// The value 15 stands for 15 or more.
  private var pairs: [UInt8]

  private let graph: PlacingGraph
  private let numbers: Numbers

  /// The number of 64-bit words for the permutations of an abstract state.
  private let words: Int

  /// A tile's part of the key, and its Manhattan distance × 2³², by tile × size + cell.
  private let shares: [UInt64]
  private let size: Int

  /// The permutations reached so far, one bit each, by abstract state.
  private var seen: [UInt64]

  /// The permutations reached in any gap region, one bit each, by cell set.
  private var noted: [UInt64]

  /// The current and the next frontier, one bit per permutation, by abstract state.
  ///
  /// The two halves swap roles after each move.
  private var edges: [UInt64]

  /// The number of moves made so far.
  private var depth = 0

  /// The next abstract state to expand.
  private var stand = 0

  /// Whether any permutation has been reached for the first time at this depth.
  private var hasNewEntries = false

  /// Creates a counter with the solved board as its frontier.
  ///
  /// - Parameters:
  ///   - groups: the numbers of the groups in the partition, all with the same number of tiles.
  ///   - bases: the offset added to the keys of each group.
  ///   - pairs: the array that receives the entries. The groups' own entries must be 0.
  init(
    _ partition: PatternPartition, _ groups: [Int], bases: [Int], _ numbers: Numbers,
    in pairs: [UInt8]
  ) {
    let shape = partition.shape
    let groups = groups.map { partition.groups[$0] }
    graph = PlacingGraph(shape, tiles: groups[0].count, groups: groups.count)
    (self.numbers, self.pairs, size, words) = (numbers, pairs, shape.size, graph.words)
    shares = zip(groups, bases).flatMap { tiles, base in
      tiles.enumerated().flatMap { place, tile in
        let factor = partition.factor(place)
        return shape.cells.map { cell in
          UInt64((place == 0 ? base : 0) + cell * factor) | UInt64(shape.way(cell, tile)) << 32
        }
      }
    }
    seen = Array(repeating: 0, count: graph.sets.count * words)
    noted = Array(repeating: 0, count: graph.cells.count / graph.tiles * words)
    edges = Array(repeating: 0, count: 2 * seen.count)
    for (group, tiles) in groups.enumerated() {
      let home = graph.stand(of: tiles, group: group, gap: shape.size - 1)
      edges[home.stand * words + home.order / 64] |= 1 << UInt64(home.order % 64)
    }
  }

  /// Starts or resumes the search.
  ///
  /// - Parameter isCancelled: polled every few milliseconds.
  /// - Returns: the entries, or `nil` if it was cancelled.
  mutating func run(_ isCancelled: () -> Bool) -> [UInt8]? {
    let slice = max(1, (1 << 22) / graph.orderCount)
    while !isCancelled() {
      if stand == graph.sets.count {
        if !hasNewEntries { return pairs }
        (stand, hasNewEntries) = (0, false)
        depth += 1
      }
      let end = min(stand + slice, graph.sets.count)
      expand(stand..<end)
      stand = end
    }
    return nil
  }

  /// Expands some abstract states by one move of a tile.
  private mutating func expand(_ stands: Range<Int>) {
    let half = depth & 1 == 0 ? 0 : seen.count
    let (otherHalf, words) = (seen.count - half, words)
    let transitions = Transitions(graph)
    let record = EntryRecorder(graph, shares, size, numbers, depth)
    var hasNewEntries = hasNewEntries
    pairs.withUnsafeMutableBufferPointer { pairs in
      edges.withUnsafeMutableBufferPointer { edges in
        seen.withUnsafeMutableBufferPointer { seen in
          noted.withUnsafeMutableBufferPointer { noted in
            guard let edges = edges.baseAddress else { return }
            for stand in stands {
              let (edge, set) = (edges + half + stand &* words, transitions.set(stand))
              var isFresh: UInt64 = 0
              for word in 0..<words {
                let fresh = edge[word] & ~seen[stand &* words &+ word]
                seen[stand &* words &+ word] |= fresh
                edge[word] = fresh
                isFresh |= fresh
              }
              guard isFresh != 0 else { continue }
              hasNewEntries = true
              transitions.extend(stand, edge, to: edges + otherHalf)
              for word in 0..<words {
                let news = edge[word] & ~noted[set &* words &+ word]
                noted[set &* words &+ word] |= news
                record(news, set, word, pairs)
                edge[word] = 0
              }
            }
          }
        }
      }
    }
    self.hasNewEntries = hasNewEntries
  }
}

/// The transitions between abstract states, for the innermost loop.
private struct Transitions {
  private let moves: [PlacingGraph.Move]
  private let firstMoves: [Int]
  private let sets: [Int32]
  private let turned: [UInt16]
  private let orders: Int
  private let words: Int

  init(_ graph: PlacingGraph) {
    (moves, firstMoves, sets) = (graph.moves, graph.firstMoves, graph.sets)
    (turned, orders, words) = (graph.turned, graph.orderCount, graph.words)
  }

  /// Returns the cell set of an abstract state.
  @inline(__always)
  func set(_ stand: Int) -> Int { Int(sets.span[unchecked: stand]) }

  /// Makes each move of an abstract state with all permutations of a frontier.
  @inline(__always)
  func extend(
    _ stand: Int, _ edge: UnsafePointer<UInt64>, to next: UnsafeMutablePointer<UInt64>
  ) {
    let (moves, firstMoves, turned) = (moves.span, firstMoves.span, turned.span)
    for number in firstMoves[unchecked: stand]..<firstMoves[unchecked: stand &+ 1] {
      let move = moves[unchecked: number]
      let target = next + Int(move.stand) &* words
      guard move.turn > 0 else {
        for word in 0..<words { target[word] |= edge[word] }
        continue
      }
      var row = Int(move.turn) &* orders
      for word in 0..<words {
        var bits = edge[word]
        while bits != 0 {
          let order = Int(turned[unchecked: row &+ bits.trailingZeroBitCount])
          bits &= bits &- 1
          target[order &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: order & 63)
        }
        row &+= 64
      }
    }
  }
}

/// The recording of entries by a ``PatternCounter``, for the innermost loop.
private struct EntryRecorder<Numbers: KeyNumbers> {
  private let cells: [UInt8]
  private let orders: [UInt8]
  private let tiles: Int
  private let shares: [UInt64]
  private let size: Int
  private let numbers: Numbers
  private let depth: Int

  init(
    _ graph: PlacingGraph, _ shares: [UInt64], _ size: Int, _ numbers: Numbers, _ depth: Int
  ) {
    (cells, orders, tiles) = (graph.cells, graph.orders, graph.tiles)
    (self.shares, self.size, self.numbers, self.depth) = (shares, size, numbers, depth)
  }

  /// Packs the entries of permutations that a cell set reaches for the first time.
  @inline(__always)
  func callAsFunction(
    _ news: UInt64, _ set: Int, _ word: Int, _ pairs: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (cells, orders, shares) = (cells.span, orders.span, shares.span)
    var news = news
    while news != 0 {
      let order = word &* 64 &+ news.trailingZeroBitCount
      news &= news &- 1
      var share: UInt64 = 0
      for place in 0..<tiles {
        let tile = Int(orders[unchecked: order &* tiles &+ place])
        let cell = Int(cells[unchecked: set &* tiles &+ place])
        share &+= shares[unchecked: tile &* size &+ cell]
      }
      let number = Int(numbers.number(UInt32(truncatingIfNeeded: share)))
      let excess = (depth &- Int(share &>> 32)) &>> 1
      pairs[number &>> 1] |= UInt8(truncatingIfNeeded: min(excess, 15) &<< ((number & 1) &<< 2))
    }
  }
}
