import GameKernel

/// How many moves bring one or two tiles home, for every place of theirs and of the gap, while some
/// cells stay as they are.
///
/// Unlike a pattern table it counts the moves of all tiles, so from every placing one move at least
/// leads nearer, and no search gets stuck before a corner.
struct ErrandTable {
  /// The number of each cell among those that are not fixed, 0 for the others.
  let numbers: [UInt8]

  /// How many cells are not fixed.
  let count: Int

  /// The moves, by (number of the first tile's cell × count + that of the second) × count + that of
  /// the gap's, or without the second; 255 where an index is no placing.
  private(set) var distances: [UInt8]

  /// - Parameters:
  ///   - isFixed: whether the tile in a cell stays there; two rows and columns at least are left.
  ///   - tiles: one or two, none of them fixed.
  /// - Complexity: O(placings)
  init(_ shape: BoardShape, _ isFixed: [Bool], _ tiles: [Int]) {
    let free = shape.cells.filter { !isFixed[$0] }
    var numbers = [UInt8](repeating: 0, count: shape.size)
    for (number, cell) in free.enumerated() { numbers[cell] = UInt8(number) }
    let neighbours = free.map { cell in
      Direction.allCases.compactMap { shape.neighbour(of: cell, $0) }
        .filter { !isFixed[$0] }.map { Int(numbers[$0]) }
    }
    self.numbers = numbers
    count = free.count
    distances = Array(
      repeating: .max, count: tiles.reduce(free.count) { size, _ in size * free.count })
    search(tiles.map { Int(numbers[$0]) }, neighbours)
  }

  /// Goes backwards from all placings with the tiles at home, each move at a time.
  private mutating func search(_ home: [Int], _ neighbours: [[Int]]) {
    let count = count
    let isPair = home.count == 2
    var edge = (0..<count).filter { !home.contains($0) }.map { gap in
      Int32(home.reduce(0) { $0 * count + $1 } * count + gap)
    }
    for place in edge { distances[Int(place)] = 0 }
    let flat = neighbours.flatMap(\.self)
    let ends = neighbours.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    var next: [Int32] = []
    var moves: UInt8 = 0
    while !edge.isEmpty {
      moves += 1
      next.removeAll(keepingCapacity: true)
      distances.withUnsafeMutableBufferPointer { distances in
        for place in edge {
          let (tiles, gap) = Int(place).quotientAndRemainder(dividingBy: count)
          let (one, other) = isPair ? tiles.quotientAndRemainder(dividingBy: count) : (tiles, -1)
          for link in ends[gap]..<ends[gap + 1] {
            let cell = flat[link]
            let first = cell == one ? gap : one
            let moved = isPair ? first * count + (cell == other ? gap : other) : first
            guard distances[moved * count + cell] == .max else { continue }
            distances[moved * count + cell] = moves
            next.append(Int32(moved * count + cell))
          }
        }
      }
      swap(&edge, &next)
    }
  }
}
