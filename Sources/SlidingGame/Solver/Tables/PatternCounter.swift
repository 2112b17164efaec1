/// A builder of additive pattern databases: the least moves *of a group's tiles* that solve them.
///
/// An entry is half the excess over the sum of the tiles' Manhattan distances. The search runs backwards from the
/// solved board over the abstract states of a ``PlacementGraph``. The entry of a placement is the minimum over its gap
/// regions. The counts of disjoint groups can be added and never exceed the distance to the solved board. All
/// permutations of an abstract state, for all groups of the same number of tiles, are expanded at once, one bit each.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial Intelligence 134, 2002;
/// pattern databases as such: J. C. Culberson and J. Schaeffer, *Pattern databases*, Computational Intelligence 14,
/// 1998.
///
/// A cancelled counter keeps its work and can be resumed.
struct PatternCounter<Numbers: KeyNumbers>: Sendable {
  /// Half the excess of each placement over its tiles' Manhattan distances, two entries per byte, by key number.
  ///
  /// The value 15 stands for 15 or more.
  private var pairs: [UInt8]

  private let graph: PlacementGraph
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
  private var state = 0

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
    graph = PlacementGraph(shape, tiles: groups[0].count, groups: groups.count)
    (self.numbers, self.pairs, size, words) = (numbers, pairs, shape.size, graph.words)
    shares = zip(groups, bases).flatMap { tiles, base in
      tiles.enumerated().flatMap { place, tile in
        let factor = partition.factor(place)
        return shape.cells.map { cell in
          UInt64((place == 0 ? base : 0) + cell * factor) | UInt64(shape.distance(cell, tile)) << 32
        }
      }
    }
    seen = Array(repeating: 0, count: graph.sets.count * words)
    noted = Array(repeating: 0, count: graph.cells.count / graph.tiles * words)
    edges = Array(repeating: 0, count: 2 * seen.count)
    for (group, tiles) in groups.enumerated() {
      let home = graph.state(of: tiles, group: group, gap: shape.size - 1)
      edges[home.state * words + home.permutation / 64] |= 1 << UInt64(home.permutation % 64)
    }
  }

  /// Starts or resumes the search.
  ///
  /// - Parameter isCancelled: polled every few milliseconds.
  /// - Returns: the entries, or `nil` if it was cancelled.
  mutating func run(_ isCancelled: () -> Bool) -> [UInt8]? {
    let slice = max(1, (1 << 22) / graph.permutationCount)
    while !isCancelled() {
      if state == graph.sets.count {
        if !hasNewEntries { return pairs }
        (state, hasNewEntries) = (0, false)
        depth += 1
      }
      let end = min(state + slice, graph.sets.count)
      expand(state..<end)
      state = end
    }
    return nil
  }

  /// Expands some abstract states by one move of a tile.
  private mutating func expand(_ states: Range<Int>) {
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
            for state in states {
              let (edge, set) = (edges + half + state &* words, transitions.set(state))
              var isFresh: UInt64 = 0
              for word in 0..<words {
                let fresh = edge[word] & ~seen[state &* words &+ word]
                seen[state &* words &+ word] |= fresh
                edge[word] = fresh
                isFresh |= fresh
              }
              guard isFresh != 0 else { continue }
              hasNewEntries = true
              transitions.extend(state, edge, to: edges + otherHalf)
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
  private let moves: [PlacementGraph.Move]
  private let firstMoves: [Int]
  private let sets: [Int32]
  private let turned: [UInt16]
  private let permutationCount: Int
  private let words: Int

  init(_ graph: PlacementGraph) {
    (moves, firstMoves, sets) = (graph.moves, graph.firstMoves, graph.sets)
    (turned, permutationCount, words) = (graph.turned, graph.permutationCount, graph.words)
  }

  /// Returns the cell set of an abstract state.
  @inline(__always)
  func set(_ state: Int) -> Int { Int(sets.span[unchecked: state]) }

  /// Makes each move of an abstract state with all permutations of a frontier.
  @inline(__always)
  func extend(
    _ state: Int, _ edge: UnsafePointer<UInt64>, to next: UnsafeMutablePointer<UInt64>
  ) {
    let (moves, firstMoves, turned) = (moves.span, firstMoves.span, turned.span)
    for number in firstMoves[unchecked: state]..<firstMoves[unchecked: state &+ 1] {
      let move = moves[unchecked: number]
      let target = next + Int(move.state) &* words
      guard move.turn > 0 else {
        for word in 0..<words { target[word] |= edge[word] }
        continue
      }
      var row = Int(move.turn) &* permutationCount
      for word in 0..<words {
        var bits = edge[word]
        while bits != 0 {
          let permutation = Int(turned[unchecked: row &+ bits.trailingZeroBitCount])
          bits &= bits &- 1
          target[permutation &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: permutation & 63)
        }
        row &+= 64
      }
    }
  }
}

/// The recording of entries by a ``PatternCounter``, for the innermost loop.
private struct EntryRecorder<Numbers: KeyNumbers> {
  private let cells: [UInt8]
  private let permutations: [UInt8]
  private let tiles: Int
  private let shares: [UInt64]
  private let size: Int
  private let numbers: Numbers
  private let depth: Int

  init(
    _ graph: PlacementGraph, _ shares: [UInt64], _ size: Int, _ numbers: Numbers, _ depth: Int
  ) {
    (cells, permutations, tiles) = (graph.cells, graph.permutations, graph.tiles)
    (self.shares, self.size, self.numbers, self.depth) = (shares, size, numbers, depth)
  }

  /// Packs the entries of permutations that a cell set reaches for the first time.
  @inline(__always)
  func callAsFunction(
    _ news: UInt64, _ set: Int, _ word: Int, _ pairs: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (cells, permutations, shares) = (cells.span, permutations.span, shares.span)
    var news = news
    while news != 0 {
      let permutation = word &* 64 &+ news.trailingZeroBitCount
      news &= news &- 1
      var share: UInt64 = 0
      for place in 0..<tiles {
        let tile = Int(permutations[unchecked: permutation &* tiles &+ place])
        let cell = Int(cells[unchecked: set &* tiles &+ place])
        share &+= shares[unchecked: tile &* size &+ cell]
      }
      let number = Int(numbers.number(UInt32(truncatingIfNeeded: share)))
      let excess = (depth &- Int(share &>> 32)) &>> 1
      pairs[number &>> 1] |= UInt8(truncatingIfNeeded: min(excess, 15) &<< ((number & 1) &<< 2))
    }
  }
}
