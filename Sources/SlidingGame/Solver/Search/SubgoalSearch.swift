import GameKernel

/// A search for a shortest path that brings one or two tiles to their target cells around fixed tiles.
///
/// Only the cells of these tiles and of the gap matter, so there are few positions. The search is A* over them.
///
/// Source: P. E. Hart, N. J. Nilsson and B. Raphael, *A formal basis for the heuristic
/// determination of minimum cost paths*, 1968.
struct SubgoalSearch {
  private let shape: BoardShape
  private let tiles: [Int]
  private let start: Int
  private let isFixed: [Bool]
  private let bits: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - cells: the tile in each cell.
  ///   - isFixed: whether the tile in a cell must stay there.
  ///   - tiles: one or two tiles, none of them fixed.
  init(_ shape: BoardShape, _ cells: [Int], _ gap: Int, _ isFixed: [Bool], _ tiles: [Int]) {
    self.shape = shape
    self.tiles = tiles
    self.isFixed = isFixed
    let bits = Int.bitWidth - (shape.size - 1).leadingZeroBitCount
    self.bits = bits
    // A position holds the cell of the gap in the low bits, and the cells of the tiles above them.
    start = tiles.enumerated().reduce(gap) { position, tile in
      position | (cells.firstIndex(of: tile.element) ?? 0) << ((tile.offset + 1) * bits)
    }
  }

  /// Returns the path, as the numbers of the tiles' directions.
  ///
  /// A path always exists if at least two rows and two columns are free.
  func solve() -> [UInt8] {
    let cellMask = 1 << bits - 1
    // By position: its distance from the start plus 1, or 0 if unknown, and the last move to it.
    var steps = [UInt16](repeating: 0, count: 1 << (bits * (tiles.count + 1)))
    var moves = [UInt8](repeating: 0, count: steps.count)
    var queue: [[Int]] = []
    func add(_ position: Int, _ cost: Int) {
      while queue.count <= cost { queue.append([]) }
      queue[cost].append(position)
    }
    steps[start] = 1
    add(start, distance(start))
    let gapSteps = [1, -1, shape.width, -shape.width]
    var cost = 0
    while cost < queue.count {
      guard let position = queue[cost].popLast() else {
        cost += 1
        continue
      }
      let left = distance(position)
      let made = Int(steps[position])
      // Skips an outdated entry: a shorter path to its position was found later.
      guard made - 1 + left == cost else { continue }
      if left == 0 { return trace(position, moves) }
      let gap = position & cellMask
      for (move, direction) in Direction.allCases.enumerated() {
        guard shape.neighbour(of: gap, direction.opposite) != nil else { continue }
        let cell = gap + gapSteps[move]
        guard !isFixed[cell] else { continue }
        let moved = moving(position, from: cell, to: gap)
        guard steps[moved] == 0 || Int(steps[moved]) > made + 1 else { continue }
        steps[moved] = UInt16(made + 1)
        moves[moved] = UInt8(move)
        add(moved, made + distance(moved))
      }
    }
    preconditionFailure("No way for \(tiles) on \(shape)")
  }

  /// Returns the position after the contents of a cell have moved to the gap's cell.
  private func moving(_ position: Int, from cell: Int, to gap: Int) -> Int {
    let cellMask = 1 << bits - 1
    var moved = position ^ gap ^ cell
    for place in 1...tiles.count where position >> (place * bits) & cellMask == cell {
      moved ^= (gap ^ cell) << (place * bits)
    }
    return moved
  }

  /// Returns a lower bound on the moves left: the tiles' Manhattan distances. Each move moves only one tile.
  private func distance(_ position: Int) -> Int {
    let cellMask = 1 << bits - 1
    return tiles.enumerated().reduce(0) { sum, tile in
      let cell = position >> ((tile.offset + 1) * bits) & cellMask
      return sum + shape.distance(cell, tile.element)
    }
  }

  private func trace(_ end: Int, _ moves: [UInt8]) -> [UInt8] {
    let gapSteps = [1, -1, shape.width, -shape.width]
    var position = end
    var path: [UInt8] = []
    while position != start {
      let move = Int(moves[position])
      path.append(UInt8(move))
      let gap = position & (1 << bits - 1)
      position = moving(position, from: gap - gapSteps[move], to: gap)
    }
    return path.reversed()
  }
}
