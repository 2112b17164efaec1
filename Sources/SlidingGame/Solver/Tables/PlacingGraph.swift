import GameKernel

/// Where a few tiles of a shape can lie when nobody tells them from each other, and how their moves lead on.
///
/// All other tiles are alike, so the gap goes through them for nothing. A *stand* is a set of cells in which the tiles lie,
/// and one of the regions through which the gap can go freely then. Which tile lies in which of the cells, and of which
/// group they are, is an *order*: a move leads from one stand to another, and turns the order in the same way whatever
/// it was.
struct PlacingGraph: Sendable {
  /// How many tiles there are.
  let tiles: Int

  /// A move of a tile from a stand.
  struct Move: Sendable {
    /// The stand that it leads to.
    let stand: UInt32
    /// How it turns the order, 0 where it does not: from place × tiles + to place.
    let turn: UInt32
  }

  /// The moves of all stands, one stand after the other.
  private(set) var moves: [Move] = []

  /// Where the moves of each stand begin, and the end of the last.
  private(set) var firstMoves: [Int] = [0]

  /// The number of the set of each stand.
  private(set) var sets: [Int32] = []

  /// The cells of each set from the first to the last, by set × tiles + place.
  private(set) var cells: [UInt8] = []

  /// The tiles by place of each order, by order × tiles + place; those of each group are counted on from the last's.
  let orders: [UInt8]

  /// The order that a turn makes of each, by turn × number of orders + order.
  let turned: [UInt16]

  /// The first stand of each set, and the end of the last.
  private var firstStands: [Int] = []

  /// The cells of each stand's region.
  private var regions: [UInt128] = []

  /// The number of sets of `place` + 1 cells before a cell, by place × size + cell.
  private var ranks: [Int] = []

  private let shape: BoardShape

  /// How many orders there are.
  var orderCount: Int { orders.count / tiles }

  /// How many words of a bit an order a stand takes.
  var words: Int { (orderCount + 63) / 64 }

  /// The stands of so many tiles, and the orders of so many groups of them.
  init(_ shape: BoardShape, tiles: Int, groups: Int = 1) {
    (self.shape, self.tiles) = (shape, tiles)
    orders = Self.orders(tiles, groups)
    turned = Self.turned(orders, tiles)
    makeRanks()
    makeStands()
    makeMoves()
  }

  /// The stand, and the order, of a group's tiles in such cells, with the gap in another.
  func stand(of places: [Int], group: Int, gap: Int) -> (stand: Int, order: Int) {
    let sorted = places.indices.sorted { places[$0] < places[$1] }
    let set = number(sorted.map { UInt8(places[$0]) })
    let order = (0..<orderCount).first { order in
      sorted.indices.allSatisfy {
        Int(orders[order * tiles + $0]) == group * tiles + sorted[$0]
      }
    }
    guard let order else { preconditionFailure("The cells \(places) are not one each") }
    return (stand(set, gap), order)
  }

  private func stand(_ set: Int, _ gap: Int) -> Int {
    var stand = firstStands[set]
    while regions[stand] >> UInt128(gap) & 1 == 0 { stand += 1 }
    return stand
  }

  // MARK: Orders

  private static func orders(_ tiles: Int, _ groups: Int) -> [UInt8] {
    var orders: [[Int]] = [[]]
    for tile in 0..<tiles {
      orders = orders.flatMap { order in
        (0...order.count).map { place in order[..<place] + [tile] + order[place...] }
      }
    }
    return (0..<groups).flatMap { group in
      orders.joined().map { UInt8(group * tiles + $0) }
    }
  }

  private static func turned(_ orders: [UInt8], _ tiles: Int) -> [UInt16] {
    let starts = Array(stride(from: 0, to: orders.count, by: tiles))
    var numbers: [[UInt8]: UInt16] = [:]
    for (number, start) in starts.enumerated() {
      numbers[Array(orders[start..<start + tiles])] = UInt16(number)
    }
    return (0..<tiles * tiles).flatMap { turn in
      starts.map { start in
        var order = Array(orders[start..<start + tiles])
        order.insert(order.remove(at: turn / tiles), at: turn % tiles)
        return numbers[order] ?? 0
      }
    }
  }

  // MARK: Stands

  private mutating func makeRanks() {
    var below = Array(repeating: 1, count: shape.size)
    for _ in 0..<tiles {
      var sum = 0
      for cell in shape.cells { (below[cell], sum) = (sum, sum + below[cell]) }
      ranks += below
    }
  }

  /// The number of a set of cells, in the order of the last cells first.
  private func number(_ cells: [UInt8]) -> Int {
    cells.indices.reduce(0) { $0 + ranks[$1 * shape.size + Int(cells[$1])] }
  }

  private mutating func makeStands() {
    let walk = GapWalk(shape)
    var set = Array(0..<UInt8(tiles))
    while true {
      firstStands.append(regions.count)
      cells += set
      var free = set.reduce(walk.all) { $0 & ~(1 << UInt128($1)) }
      while free != 0 {
        let region = walk.region(of: free & (0 &- free), in: free)
        free &= ~region
        regions.append(region)
        sets.append(Int32(firstStands.count - 1))
      }
      // The first cell that has room to go on, and all before it at the beginning again.
      guard
        let place = set.indices.first(where: { place in
          Int(set[place]) + 1 < (place + 1 < tiles ? Int(set[place + 1]) : shape.size)
        })
      else { break }
      set[place] += 1
      for earlier in 0..<place { set[earlier] = UInt8(earlier) }
    }
    firstStands.append(regions.count)
  }

  private mutating func makeMoves() {
    let neighbours = shape.cells.map { cell in
      Direction.allCases.compactMap { shape.neighbour(of: cell, $0) }
    }
    moves.reserveCapacity(4 * tiles * regions.count)
    var moved = Array(repeating: UInt8(0), count: tiles)
    for (stand, set) in sets.enumerated() {
      let region = regions[stand]
      for from in 0..<tiles {
        let cell = Int(cells[Int(set) * tiles + from])
        for other in neighbours[cell] where region >> UInt128(other) & 1 == 1 {
          for place in moved.indices { moved[place] = cells[Int(set) * tiles + place] }
          moved[from] = UInt8(other)
          let to = Self.sort(&moved, from)
          let turn = from == to ? 0 : from * tiles + to
          moves.append(
            Move(stand: UInt32(self.stand(number(moved), cell)), turn: UInt32(turn)))
        }
      }
      firstMoves.append(moves.count)
    }
  }

  /// Brings the only cell that is not in order to its place.
  private static func sort(_ cells: inout [UInt8], _ from: Int) -> Int {
    var place = from
    while place + 1 < cells.count, cells[place] > cells[place + 1] {
      cells.swapAt(place, place + 1)
      place += 1
    }
    while place > 0, cells[place] < cells[place - 1] {
      cells.swapAt(place, place - 1)
      place -= 1
    }
    return place
  }
}
