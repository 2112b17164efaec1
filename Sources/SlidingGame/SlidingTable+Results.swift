import GameKernel

extension SlidingTable {
  /// What is seen on the tiles, for the best lists: where numbers can be seen it is easier.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    case numbers, pictures
  }

  /// The lengths of squares whose results are kept.
  public static let ratedLengths = 3...8

  /// The best list of squares of a length; `sliding:4:numbers`, for instance.
  public static func category(length: Int, _ mode: Mode) -> ResultCategory {
    ResultCategory(SlidingPuzzle.name, String(length), mode.rawValue)
  }

  /// In which list the game being played is compared; `nil` if it is not a square of a rated length.
  public var category: ResultCategory? {
    let shape = state.board.shape
    guard shape.width == shape.height, Self.ratedLengths.contains(shape.width) else { return nil }
    return Self.category(
      length: shape.width, course.showedNumbers ? .numbers : .pictures)
  }

  /// The result of the game being played, for its best list.
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
