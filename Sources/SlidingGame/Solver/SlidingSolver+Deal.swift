import GameKernel

extension SlidingSolver {
  /// At which distances from home boards can be dealt, or `nil` for shapes that this takes too long
  /// for.
  ///
  /// On boards of at most nine cells these are all that there are, up to 31 moves on 3 × 3.
  public var dealtDistances: ClosedRange<Int>? {
    if isLookedUp { return 1...DistanceTable.shared(shape).counts.count - 1 }
    return shape == .square(4) ? 1...50 : nil
  }

  /// A board from which the shortest way home has exactly so many moves.
  ///
  /// On boards of at most nine cells all that lie at this distance are equally likely. On 4 × 4 a
  /// board is dealt, or reached by chance from home, and solved, and the last moves of its shortest
  /// way are left; what takes too long is dealt anew.
  ///
  /// - Parameters:
  ///   - distance: among ``dealtDistances``.
  ///   - seed: gives the same board with any tables.
  ///   - isCancelled: asked every few milliseconds.
  /// - Returns: `nil` if it was cancelled.
  public func deal(
    atDistance distance: Int, seed: UInt64, isCancelled: () -> Bool = { false }
  ) -> SlidingBoard? {
    precondition(dealtDistances?.contains(distance) == true, "No deals at \(distance) moves")
    var random = SeededGenerator(seed: seed)
    if isLookedUp {
      let table = DistanceTable.shared(shape)
      return table.board(random.draw(below: table.counts[distance]), atDistance: distance)
    }
    while !isCancelled(), let tables = firstTables(isCancelled) {
      let board = distance > 25 ? .dealt(shape, using: &random) : walked(2 * distance, &random)
      // Not the finest tables: what takes too long must be the same boards in every program.
      var search = IterativeDeepening(board, tables)
      while search.solution == nil, search.nodes < Self.nodesOfDeal, !isCancelled() {
        _ = search.run(1 << 16)
      }
      if let moves = search.solution, moves.count >= distance {
        return board.after(moves.dropLast(distance))
      }
    }
    return nil
  }

  /// The board after so many moves by chance from home, none of which takes back the one before.
  private func walked(_ count: Int, _ random: inout SeededGenerator) -> SlidingBoard {
    var board = SlidingBoard(shape)
    var last: UInt8?
    for _ in 0..<count {
      let open = shape.openDirections()[board.gap]
      let moves = (0..<4 as Range<UInt8>).filter {
        open & 1 << $0 != 0 && $0 != last.map { $0 ^ 1 }
      }
      let move = moves[random.draw(below: moves.count)]
      board = board.after([move])
      last = move
    }
    return board
  }

  /// After how many boards a deal is given up: 0.1 s of work, in which two of three boards are
  /// solved.
  private static let nodesOfDeal = 1 << 22
}

extension SlidingBoard {
  /// The board after moves that can be made, given by the numbers of their directions.
  func after(_ moves: some Sequence<UInt8>) -> Self {
    var state = SlidingPuzzle.start(.board(self), seed: 0)
    do {
      for move in moves {
        let direction = Direction.allCases[Int(move)]
        _ = try SlidingPuzzle.apply(.tilt(direction), to: &state)
      }
    } catch {
      preconditionFailure("Moves of \(self) that cannot be made: \(error)")
    }
    return state.board
  }
}
