import GameKernel

/// All shortest solutions of a board, as the moves that lead nearer from each board on them.
struct ShortestSolutions: Hashable, Sendable {
  /// The least number of moves to solve the board.
  let distance: Int

  /// The moves that lead nearer, by board.
  private let moves: [SlidingBoard: [Direction]]

  /// Finds the shortest solutions. Each move that leads no nearer is proven to.
  ///
  /// - Parameters:
  ///   - board: a board of at most sixteen cells.
  ///   - distance: its proven distance.
  ///   - mayBeSeveral: whether a board with several shortest solutions is accepted. Otherwise the search ends at
  ///     the first board with two good moves.
  /// - Returns: `nil` if the board is not accepted, or if it was cancelled.
  init?(
    of board: SlidingBoard, distance: Int, using solver: SlidingSolver, mayBeSeveral: Bool,
    isCancelled: () -> Bool
  ) {
    self.distance = distance
    var moves: [SlidingBoard: [Direction]] = [:]
    var (farther, layer): (Set<SlidingBoard>, Set) = ([], [board])
    for left in (0..<distance).reversed() {
      var nearer: Set<SlidingBoard> = []
      for board in layer {
        var directions: [Direction] = []
        for direction in Direction.allCases {
          guard let next = board.after(direction), !farther.contains(next) else { continue }
          if !nearer.contains(next) {
            guard let isNearer = solver.isSolvable(next, within: left, isCancelled) else {
              return nil
            }
            guard isNearer else { continue }
            nearer.insert(next)
          }
          directions.append(direction)
        }
        guard mayBeSeveral || directions.count == 1 else { return nil }
        moves[board] = directions
      }
      (farther, layer) = (layer, nearer)
    }
    self.moves = moves
  }

  /// Whether there is only one shortest solution.
  var isOnlyOne: Bool { moves.values.allSatisfy { $0.count == 1 } }

  /// Returns the moves that lead nearer. Empty for the solved board and for boards that are on no shortest
  /// solution.
  subscript(board: SlidingBoard) -> [Direction] { moves[board] ?? [] }
}

extension SlidingBoard {
  /// Returns the board after the one tile that can move in a direction has moved, or `nil` if there is none.
  func after(_ direction: Direction) -> SlidingBoard? {
    shape.neighbour(of: gap, direction.opposite).map { cell in
      var next = self
      next.moveGap(to: cell)
      return next
    }
  }
}

extension SlidingSolver {
  /// Returns whether a board can be solved within some moves, or `nil` if it was cancelled.
  ///
  /// - Parameter most: a number of moves that is even if the board's distance is, and odd otherwise.
  fileprivate func isSolvable(
    _ board: SlidingBoard, within most: Int, _ isCancelled: () -> Bool
  ) -> Bool? {
    if let distance = distance(board) { return distance <= most }
    guard let tables = patternTables(isCancelled) else { return nil }
    var search = IterativeDeepening(board, tables, atLeast: most)
    while search.solution == nil, search.bound <= most {
      if isCancelled() { return nil }
      _ = search.run(1 << 16)
    }
    return search.solution != nil
  }
}
