/// Counts, for every way in which a few tiles can lie, the least moves *of these tiles* that bring
/// them home, and packs what that is more than the sum of their ways.
///
/// The search runs backwards from home over the stands of a ``PlacingGraph``; what is counted of a placing is the least
/// over its regions. Such counts of tiles that have none in common may be added up and are still no more than the
/// distance home. All orders of a stand, of all groups that have as many tiles, move at once, a bit each.
///
/// Source: R. E. Korf and A. Felner, *Disjoint pattern database heuristics*, Artificial
/// Intelligence 134, 2002; pattern databases as such: J. C. Culberson and J. Schaeffer, *Pattern
/// databases*, Computational Intelligence 14, 1998.
///
/// Whoever stops it may go on later: what is done stays done.
struct PatternCounter<Numbers: KeyNumbers>: Sendable {
  /// Half of what each placing needs beyond the ways of its tiles, two a byte, 15 standing for more; by the numbers of
  /// their keys.
  private var pairs: [UInt8]

  private let graph: PlacingGraph
  private let numbers: Numbers

  /// How many words the orders of a stand take.
  private let words: Int

  /// The part of the key, and behind it the way × 2³², by tile × size + cell.
  private let shares: [UInt64]
  private let size: Int

  /// One bit an order: those that were reached, by stand.
  private var seen: [UInt64]

  /// Those that were reached in any region, by set.
  private var noted: [UInt64]

  /// Those to which the last moves led, by stand; behind them those to which the next will lead.
  private var edges: [UInt64]

  /// How many moves were made.
  private var depth = 0

  /// The stand that is next.
  private var stand = 0

  /// Whether these moves have reached anything.
  private var isFruitful = false

  /// - Parameters:
  ///   - groups: the numbers of groups in the partition, of as many tiles each.
  ///   - bases: what is added to the keys of each group.
  ///   - pairs: where the entries come to.
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

  /// Goes on from where it was stopped, home at first.
  ///
  /// - Parameter isCancelled: asked every few milliseconds.
  /// - Returns: the entries, or `nil` if it was cancelled.
  mutating func run(_ isCancelled: () -> Bool) -> [UInt8]? {
    let slice = max(1, (1 << 22) / graph.orderCount)
    while !isCancelled() {
      if stand == graph.sets.count {
        if !isFruitful { return pairs }
        (stand, isFruitful) = (0, false)
        depth += 1
      }
      let end = min(stand + slice, graph.sets.count)
      deepen(stand..<end)
      stand = end
    }
    return nil
  }

  /// Makes one move of a tile more from some stands.
  private mutating func deepen(_ stands: Range<Int>) {
    let half = depth & 1 == 0 ? 0 : seen.count
    let (otherHalf, words) = (seen.count - half, words)
    let walk = Walk(graph)
    let note = Note(graph, shares, size, numbers, depth)
    var isFruitful = isFruitful
    pairs.withUnsafeMutableBufferPointer { pairs in
      edges.withUnsafeMutableBufferPointer { edges in
        seen.withUnsafeMutableBufferPointer { seen in
          noted.withUnsafeMutableBufferPointer { noted in
            guard let edges = edges.baseAddress else { return }
            for stand in stands {
              let (edge, set) = (edges + half + stand &* words, walk.set(stand))
              var isFresh: UInt64 = 0
              for word in 0..<words {
                let fresh = edge[word] & ~seen[stand &* words &+ word]
                seen[stand &* words &+ word] |= fresh
                edge[word] = fresh
                isFresh |= fresh
              }
              guard isFresh != 0 else { continue }
              isFruitful = true
              walk.extend(stand, edge, to: edges + otherHalf)
              for word in 0..<words {
                let news = edge[word] & ~noted[set &* words &+ word]
                noted[set &* words &+ word] |= news
                note(news, set, word, pairs)
                edge[word] = 0
              }
            }
          }
        }
      }
    }
    self.isFruitful = isFruitful
  }
}

/// How the orders of a stand move, for the innermost loop.
private struct Walk {
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

  /// The set of a stand.
  @inline(__always)
  func set(_ stand: Int) -> Int { Int(sets.span[unchecked: stand]) }

  /// Makes each move of a stand with all orders of an edge.
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

/// How a ``PatternCounter`` notes what it finds, for the innermost loop.
private struct Note<Numbers: KeyNumbers> {
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

  /// Packs the moves to orders of a set that are met for the first time.
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
