import GameKernel

/// Puzzles that the box makes: boards with exactly one shortest solution.
extension SlidingSolver {
  /// The distances of the puzzles, or `nil` for shapes without puzzles.
  ///
  /// 3 × 3 has 78,030 of them, from 2 to 29 moves. The solved board and its two neighbours would be too easy.
  public var puzzleDistances: ClosedRange<Int>? {
    switch shape {
    case .square(3): 2...29
    case .square(4): 4...BoardPuzzle.distanceLimit
    default: nil
    }
  }

  /// Makes the next puzzle for a player. The shape must have ``puzzleDistances``.
  ///
  /// No puzzle comes again before the player has tried all others of 3 × 3. On 4 × 4 each is new, too, since
  /// random walks always find more. The only solution is proven at once, by look-ups or by searches of
  /// milliseconds.
  ///
  /// - Parameters:
  ///   - history: the player's tries. The distance follows from the rating.
  ///   - seed: the seed of the player, always the same. It determines the order of the boards.
  ///   - isCancelled: polled every few milliseconds.
  /// - Returns: `nil` if it was cancelled.
  public func puzzle(
    for history: PuzzleHistory, seed: UInt64, isCancelled: () -> Bool = { false }
  ) -> BoardPuzzle? {
    guard let puzzleDistances else { preconditionFailure("\(shape) has no puzzles") }
    var random = history.generator(seed: seed)
    let rating = history.drawRating(using: &random)
    let distances = puzzleDistances.sorted { one, other in
      abs(BoardPuzzle.rating(distance: one) - rating)
        < abs(BoardPuzzle.rating(distance: other) - rating)
    }
    for tries in 0...history.tries {
      for distance in distances {
        let isNew = { (board: SlidingBoard) in history.tries(of: board.description) <= tries }
        let puzzle =
          usesDistanceTable
          ? lookedUpPuzzle(distance, seed: seed, isNew)
          : foundPuzzle(distance, &random, isNew, isCancelled)
        if let puzzle { return puzzle }
        if isCancelled() { return nil }
      }
    }
    return nil
  }

  /// Returns the first new puzzle at a distance in the order of the seed, or `nil` if none is new.
  private func lookedUpPuzzle(
    _ distance: Int, seed: UInt64, _ isNew: (SlidingBoard) -> Bool
  ) -> BoardPuzzle? {
    let table = DistanceTable.shared(shape)
    let numbers = table.numbers(atDistance: distance)
    for place in SeededPermutation(count: numbers.count, seed: seed) {
      let board = table.board(numbers[place])
      if isNew(board), let puzzle = puzzle(board, distance, { false }) { return puzzle }
    }
    return nil
  }

  /// Searches for a new puzzle at a distance near the ends of random walks. Returns `nil` if it finds none soon.
  private func foundPuzzle(
    _ distance: Int, _ random: inout SeededGenerator, _ isNew: (SlidingBoard) -> Bool,
    _ isCancelled: () -> Bool
  ) -> BoardPuzzle? {
    guard let tables = quickTables.first(isCancelled) else { return nil }
    for _ in 0..<Self.walksOfPuzzle where !isCancelled() {
      let walked = walked(Self.stepsOfWalk * distance, &random)
      if let board = nearer(walked, distance: distance, by: tables, isCancelled), isNew(board),
        let puzzle = puzzle(board, distance, isCancelled)
      {
        return puzzle
      }
    }
    return nil
  }

  /// Returns the puzzle of a board with exactly one shortest solution, otherwise `nil`.
  private func puzzle(
    _ board: SlidingBoard, _ distance: Int, _ isCancelled: () -> Bool
  ) -> BoardPuzzle? {
    ShortestSolutions(
      of: board, distance: distance, using: self, mayBeSeveral: false, isCancelled: isCancelled
    ).map { BoardPuzzle(board, $0) }
  }

  /// The number of walks after which another distance is tried.
  private static let walksOfPuzzle = 64

  /// The steps of a walk for each move of the puzzle.
  private static let stepsOfWalk = 3
}
