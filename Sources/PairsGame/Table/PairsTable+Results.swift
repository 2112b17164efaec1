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

  /// Whether the game being played is one for its list: a person plays alone, the cards were dealt by
  /// chance, and no turn was taken back.
  public var canHaveResult: Bool {
    state.seatCount == 1 && !setup.isDemonstration && course.isByChance && !wasUndone
      && category != nil
  }

  /// The result of the game being played, for its list; flips are its moves.
  ///
  /// `nil` unless it ``canHaveResult`` and all pairs are found.
  ///
  /// - Parameter day: today.
  public func result(on day: Day) -> GameResult? {
    guard state.isOver, canHaveResult else { return nil }
    return GameResult(
      game: "\(Pairs.name):\(state.layout):\(session.seed)", moves: state.flips,
      time: course.elapsed, day: day, usedUndo: false)
  }
}
