import GameKernel

extension SlidingTable {
  /// The lengths of squares whose results are kept.
  public static let ratedLengths = 3...8

  /// The list in which games on a board are compared, such as `sliding:4:numbers`.
  ///
  /// With numbers on the tiles it is easier, so the two have lists of their own; the other one is
  /// `sliding:4:pictures`. Boards that are no squares of a rated length have none.
  public static func category(
    _ shape: SlidingPuzzle.Shape, showsNumbers: Bool
  ) -> ResultCategory? {
    guard shape.width == shape.height, ratedLengths.contains(shape.width) else { return nil }
    return ResultCategory(
      SlidingPuzzle.name, String(shape.width), showsNumbers ? "numbers" : "pictures")
  }

  /// The list in which the game being played is compared, if there is one.
  public var category: ResultCategory? {
    Self.category(state.board.shape, showsNumbers: course.showedNumbers)
  }

  /// The result of the game being played, for its list.
  ///
  /// `nil` unless the board is solved, was dealt or shuffled by chance, and no solver helped.
  ///
  /// - Parameter day: today.
  public func result(on day: Day) -> GameResult? {
    guard state.isSolved, state.tileMoves > 0, course.isByChance, !course.usedSolver,
      category != nil
    else { return nil }
    return GameResult(
      game: String(describing: link), moves: state.tileMoves, time: course.elapsed, day: day,
      usedUndo: session.usedUndo)
  }
}
