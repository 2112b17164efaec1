import GameKernel

extension PairsTable {
  /// The list in which games of a layout are compared, such as `pairs:6x6`, or `nil` for one that is not
  /// offered.
  public static func category(_ layout: Pairs.Layout) -> ResultCategory? {
    guard Pairs.Layout.offered.contains(layout) else { return nil }
    return ResultCategory(Pairs.name, String(describing: layout))
  }

  /// The list in which the game being played is compared, if there is one.
  public var category: ResultCategory? { Self.category(state.layout) }

  /// The result of the game being played, for its list; flips are its moves.
  ///
  /// `nil` unless a person has played alone and found all pairs, the cards were dealt by chance, and no
  /// turn was taken back.
  ///
  /// - Parameter day: today.
  public func result(on day: Day) -> GameResult? {
    guard state.seatCount == 1, !setup.isDemonstration, state.isOver, course.isByChance,
      !wasUndone, category != nil
    else { return nil }
    return GameResult(
      game: "\(Pairs.name):\(state.layout):\(session.seed)", moves: state.flips,
      time: course.elapsed, day: day, usedUndo: false)
  }
}
