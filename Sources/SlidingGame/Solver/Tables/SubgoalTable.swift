import GameKernel

/// A table of the least numbers of moves that bring one or two tiles to their target cells, around fixed tiles.
///
/// It has an entry for every placement of these tiles and the gap. Unlike a pattern database, it counts the moves of
/// all tiles. So from every other placement at least one move reduces the number, and a search never gets stuck in a
/// local minimum.
struct SubgoalTable {
  /// The number of each cell among the free cells, 0 for fixed cells.
  let numbers: [UInt8]

  /// The number of free cells.
  let count: Int

  /// The distances in moves, 255 for an impossible placement.
  ///
  /// The index is (first tile's cell × count + second tile's cell) × count + gap's cell, in cell ``numbers``. With
  /// one tile the second tile's term is absent.
  private(set) var distances: [UInt8]

  /// Computes the table.
  ///
  /// - Parameters:
  ///   - isFixed: whether the tile in a cell must stay there. At least two rows and two columns are free.
  ///   - tiles: one or two tiles, none of them fixed.
  /// - Complexity: O(placements)
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

  /// Searches breadth-first and backwards from all placements with the tiles in their target cells.
  private mutating func search(_ home: [Int], _ neighbours: [[Int]]) {
    let count = count
    let isPair = home.count == 2
    var frontier = (0..<count).filter { !home.contains($0) }.map { gap in
      Int32(home.reduce(0) { $0 * count + $1 } * count + gap)
    }
    for place in frontier { distances[Int(place)] = 0 }
    let flat = neighbours.flatMap(\.self)
    let ends = neighbours.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    var next: [Int32] = []
    var moves: UInt8 = 0
    while !frontier.isEmpty {
      moves += 1
      next.removeAll(keepingCapacity: true)
      distances.withUnsafeMutableBufferPointer { distances in
        for place in frontier {
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
      swap(&frontier, &next)
    }
  }
}
