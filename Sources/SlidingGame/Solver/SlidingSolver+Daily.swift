import GameKernel

extension SlidingSolver {
  /// The distances of the boards of the day.
  public static let dailyDistances = 30...50

  /// Returns the board of a day on 4 × 4 and the length of its shortest solution, one of ``dailyDistances``.
  ///
  /// A board at the end of a random walk is taken if its distance is within the range. The answer depends on
  /// distances alone, so that no other way to search and no other tables can change it. It takes about 0.1 s.
  ///
  /// - Parameter isCancelled: polled every few milliseconds.
  /// - Returns: `nil` if it was cancelled.
  public func daily(
    _ day: Day, isCancelled: () -> Bool = { false }
  ) -> (board: SlidingBoard, distance: Int)? {
    precondition(shape == .square(4), "The board of the day is 4 × 4")
    var random = DailyGames.generator(day, game: SlidingPuzzle.name)
    while let tables = patternTables(isCancelled) {
      let board = walked(random.draw(in: Self.stepsOfDaily), &random)
      var search = IterativeDeepening(board, tables)
      while search.solution == nil, search.bound <= Self.dailyDistances.upperBound {
        guard !isCancelled() else { return nil }
        _ = search.run(1 << 16)
      }
      if let distance = search.solution?.count, Self.dailyDistances.contains(distance) {
        return (board, distance)
      }
    }
    return nil
  }

  /// The lengths of the random walks.
  private static let stepsOfDaily = 60...100
}
