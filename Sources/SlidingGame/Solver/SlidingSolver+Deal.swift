import GameKernel

extension SlidingSolver {
  /// The distances at which boards can be dealt, or `nil` for shapes where dealing would take too long.
  ///
  /// On boards of at most nine cells these are all distances above 0, up to 31 moves on 3 × 3.
  public var dealtDistances: ClosedRange<Int>? {
    if usesDistanceTable { return 1...DistanceTable.shared(shape).counts.count - 1 }
    return shape == .square(4) ? 1...50 : nil
  }

  /// Returns a board whose shortest solution has exactly `distance` moves.
  ///
  /// On boards of at most nine cells all boards at this distance are equally likely. On 4 × 4 a random board is
  /// solved, and its shortest solution is played until `distance` moves are left. Above 25 moves the random board
  /// is a deal, otherwise a random walk from the solved board. If the search takes too long or the solution is too
  /// short, another board is tried.
  ///
  /// - Parameters:
  ///   - distance: one of ``dealtDistances``.
  ///   - seed: the seed. It gives the same board whichever tables are loaded.
  ///   - isCancelled: polled every few milliseconds.
  /// - Returns: `nil` if it was cancelled.
  public func deal(
    atDistance distance: Int, seed: UInt64, isCancelled: () -> Bool = { false }
  ) -> SlidingBoard? {
    precondition(dealtDistances?.contains(distance) == true, "No deals at \(distance) moves")
    var random = SeededGenerator(seed: seed)
    if usesDistanceTable {
      let table = DistanceTable.shared(shape)
      return table.board(random.draw(below: table.counts[distance]), atDistance: distance)
    }
    while !isCancelled(), let tables = quickTables.first(isCancelled) {
      let board = distance > 25 ? .dealt(shape, using: &random) : walked(2 * distance, &random)
      if let near = nearer(board, distance: distance, by: tables, isCancelled) { return near }
    }
    return nil
  }

  /// Plays a shortest solution of a board until `distance` moves are left.
  ///
  /// - Parameter tables: the quickest ones. The finest may be missing, and the searches that take too long must be
  ///   the same in every run.
  /// - Returns: `nil` if the solution is shorter, takes too long to find, or was cancelled.
  func nearer(
    _ board: SlidingBoard, distance: Int, by tables: PatternTables, _ isCancelled: () -> Bool
  ) -> SlidingBoard? {
    var search = IterativeDeepening(board, tables)
    while search.solution == nil, search.nodes < Self.nodesOfDeal, !isCancelled() {
      _ = search.run(1 << 16)
    }
    guard let moves = search.solution, moves.count >= distance else { return nil }
    return board.after(moves.dropLast(distance))
  }

  /// Returns the board after random moves from the solved board, none of which reverses the previous one.
  func walked(_ count: Int, _ random: inout SeededGenerator) -> SlidingBoard {
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

  /// The number of generated boards after which a deal is abandoned: 0.1 s of work, enough for two of three boards.
  private static let nodesOfDeal = 1 << 22
}

extension SlidingBoard {
  /// Returns the board after legal moves, given by the numbers of their directions.
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
