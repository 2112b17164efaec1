import GameKernel

/// The graph of abstract states of a few indistinguishable tiles.
///
/// All other tiles are alike, so the gap moves through them at no cost. An abstract state is a set of
/// cells that the tiles occupy, with one region in which the gap can then move freely. The assignment of tiles and
/// their group to the cells is a permutation. A move leads to another abstract state and changes every
/// permutation in the same way.
struct PlacementGraph: Sendable {
  /// The number of tiles.
  let tiles: Int

  /// A transition: a tile's move from an abstract state.
  struct Move: Sendable {
    /// The abstract state after the move.
    let state: UInt32
    /// The effect on the permutation: old position × tiles + new position, 0 if there is none.
    let turn: UInt32
  }

  /// The moves of all abstract states, in order.
  private(set) var moves: [Move] = []

  /// The index of each abstract state's first move, and the end of the last.
  private(set) var firstMoves: [Int] = [0]

  /// The number of each abstract state's cell set.
  private(set) var sets: [Int32] = []

  /// The cells of each cell set in ascending order, by set × tiles + position.
  private(set) var cells: [UInt8] = []

  /// The tile at each position of a permutation, by permutation × tiles + position.
  ///
  /// Tile numbers of each group follow those of the previous group.
  let permutations: [UInt8]

  /// The permutation after a turn, by turn × number of permutations + permutation.
  let turned: [UInt16]

  /// The index of each cell set's first abstract state, and the end of the last.
  private var firstStates: [Int] = []

  /// The cells of each abstract state's gap region.
  private var regions: [UInt128] = []

  /// The number of sets of `place` + 1 cells that are all before a cell, by place × size + cell.
  private var ranks: [Int] = []

  private let shape: BoardShape

  /// The number of permutations.
  var permutationCount: Int { permutations.count / tiles }

  /// The number of 64-bit words for one bit per permutation.
  var words: Int { (permutationCount + 63) / 64 }

  /// Builds the abstract states for a number of tiles, and the permutations for a number of such groups.
  init(_ shape: BoardShape, tiles: Int, groups: Int = 1) {
    (self.shape, self.tiles) = (shape, tiles)
    permutations = Self.permutations(tiles, groups)
    turned = Self.turned(permutations, tiles)
    makeRanks()
    makeStates()
    makeMoves()
  }

  /// Returns the abstract state and the permutation of a group's tiles in given cells, with the gap in another.
  func state(of places: [Int], group: Int, gap: Int) -> (state: Int, permutation: Int) {
    let sorted = places.indices.sorted { places[$0] < places[$1] }
    let set = number(sorted.map { UInt8(places[$0]) })
    let permutation = (0..<permutationCount).first { permutation in
      sorted.indices.allSatisfy {
        Int(permutations[permutation * tiles + $0]) == group * tiles + sorted[$0]
      }
    }
    guard let permutation else { preconditionFailure("The cells \(places) are not one each") }
    return (state(set, gap), permutation)
  }

  private func state(_ set: Int, _ gap: Int) -> Int {
    var state = firstStates[set]
    while regions[state] >> UInt128(gap) & 1 == 0 { state += 1 }
    return state
  }

  // MARK: Permutations

  private static func permutations(_ tiles: Int, _ groups: Int) -> [UInt8] {
    var permutations: [[Int]] = [[]]
    for tile in 0..<tiles {
      permutations = permutations.flatMap { permutation in
        (0...permutation.count).map { place in
          permutation[..<place] + [tile] + permutation[place...]
        }
      }
    }
    return (0..<groups).flatMap { group in
      permutations.joined().map { UInt8(group * tiles + $0) }
    }
  }

  private static func turned(_ permutations: [UInt8], _ tiles: Int) -> [UInt16] {
    let starts = Array(stride(from: 0, to: permutations.count, by: tiles))
    var numbers: [[UInt8]: UInt16] = [:]
    for (number, start) in starts.enumerated() {
      numbers[Array(permutations[start..<start + tiles])] = UInt16(number)
    }
    return (0..<tiles * tiles).flatMap { turn in
      starts.map { start in
        var permutation = Array(permutations[start..<start + tiles])
        permutation.insert(permutation.remove(at: turn / tiles), at: turn % tiles)
        return numbers[permutation] ?? 0
      }
    }
  }

  // MARK: Abstract states

  private mutating func makeRanks() {
    var below = Array(repeating: 1, count: shape.size)
    for _ in 0..<tiles {
      var sum = 0
      for cell in shape.cells { (below[cell], sum) = (sum, sum + below[cell]) }
      ranks += below
    }
  }

  /// Returns the number of a cell set in colexicographic order.
  private func number(_ cells: [UInt8]) -> Int {
    cells.indices.reduce(0) { $0 + ranks[$1 * shape.size + Int(cells[$1])] }
  }

  private mutating func makeStates() {
    let walk = GapReachability(shape)
    var set = Array(0..<UInt8(tiles))
    while true {
      firstStates.append(regions.count)
      cells += set
      var free = set.reduce(walk.all) { $0 & ~(1 << UInt128($1)) }
      while free != 0 {
        let region = walk.region(of: free & (0 &- free), in: free)
        free &= ~region
        regions.append(region)
        sets.append(Int32(firstStates.count - 1))
      }
      // Advances the first cell that can move up by one, and resets all cells before it.
      guard
        let place = set.indices.first(where: { place in
          Int(set[place]) + 1 < (place + 1 < tiles ? Int(set[place + 1]) : shape.size)
        })
      else { break }
      set[place] += 1
      for earlier in 0..<place { set[earlier] = UInt8(earlier) }
    }
    firstStates.append(regions.count)
  }

  private mutating func makeMoves() {
    let neighbours = shape.cells.map { cell in
      Direction.allCases.compactMap { shape.neighbour(of: cell, $0) }
    }
    moves.reserveCapacity(4 * tiles * regions.count)
    var moved = Array(repeating: UInt8(0), count: tiles)
    for (state, set) in sets.enumerated() {
      let region = regions[state]
      for from in 0..<tiles {
        let cell = Int(cells[Int(set) * tiles + from])
        for other in neighbours[cell] where region >> UInt128(other) & 1 == 1 {
          for place in moved.indices { moved[place] = cells[Int(set) * tiles + place] }
          moved[from] = UInt8(other)
          let to = Self.sort(&moved, from)
          let turn = from == to ? 0 : from * tiles + to
          moves.append(
            Move(state: UInt32(self.state(number(moved), cell)), turn: UInt32(turn)))
        }
      }
      firstMoves.append(moves.count)
    }
  }

  /// Moves the only cell that is out of order to its position, and returns that position.
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
