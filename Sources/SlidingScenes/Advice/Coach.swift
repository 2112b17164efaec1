import Stage

/// A judge of moves: it compares the known solutions before and after each move.
struct Coach {
  /// The solution of the last board for which one was known.
  private var before: RemainingSolution?
  /// The judgement of the last move, or `nil` if there is none.
  private(set) var mark: CoachMark?

  /// Whether an earlier solution is known, with which the next one can be compared.
  var canJudge: Bool { before != nil }

  /// Stores the solution of the board before a change, and removes the judgement.
  ///
  /// If that board has no known solution, the solution of an earlier board stays. Another game removes it.
  mutating func leave(_ solution: RemainingSolution?, forAnotherGame: Bool) {
    mark = nil
    before = forAnotherGame ? nil : solution ?? before
  }

  /// Judges the last move.
  ///
  /// - Parameter way: the solution of the current board.
  /// - Returns: whether there is a judgement.
  mutating func judge(_ solution: RemainingSolution) -> Bool {
    guard let before else { return false }
    mark = CoachMark(before: before, after: solution)
    return true
  }

  /// Removes the judgement of the last move.
  mutating func fallSilent() { mark = nil }
}

/// A judgement of the last move.
nonisolated struct CoachMark: Hashable, Sendable {
  /// The change of the distance to the solved board.
  enum Turn: Hashable, Sendable { case nearer, farther, level }

  let turn: Turn
  /// Whether both distances are proven.
  let isProven: Bool

  /// Compares the solutions before and after the move.
  init(before: RemainingSolution, after: RemainingSolution) {
    turn =
      after.length < before.length
      ? .nearer : after.length > before.length ? .farther : .level
    isProven = before.isProven && after.isProven
  }

  /// The icon of the judgement: a disc for nearer, otherwise a diamond.
  var icon: Icon { turn == .nearer ? .disc : .diamond }
}
