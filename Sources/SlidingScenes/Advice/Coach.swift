import Stage

/// Says of each move whether it has led nearer, once the ways home before and after it are known.
struct Coach {
  /// The way home from the last board of which one was known.
  private var before: WayHome?
  /// What is said of the last move; nil while nothing is.
  private(set) var mark: CoachMark?

  /// Whether there is a board to compare the next one with.
  var canJudge: Bool { before != nil }

  /// Remembers the way from a board that is left; one from a board before stays, as long as no other is known.
  mutating func leave(_ way: WayHome?, forAnotherGame: Bool) {
    mark = nil
    before = forAnotherGame ? nil : way ?? before
  }

  /// Says where the last move has led.
  ///
  /// - Parameter way: home from the board of now.
  /// - Returns: whether there is something to say.
  mutating func judge(_ way: WayHome) -> Bool {
    guard let before else { return false }
    mark = CoachMark(before: before, after: way)
    return true
  }

  /// Says no more of the last move.
  mutating func fallSilent() { mark = nil }
}

/// What the coach says of the last move.
nonisolated struct CoachMark: Hashable, Sendable {
  /// Where the move has led.
  enum Turn: Hashable, Sendable { case nearer, farther, level }

  let turn: Turn
  /// Whether both distances are proven.
  let isProven: Bool

  /// Compares the way home before the move with that after it.
  init(before: WayHome, after: WayHome) {
    turn =
      after.length < before.length
      ? .nearer : after.length > before.length ? .farther : .level
    isProven = before.isProven && after.isProven
  }

  /// Its shape: a disc where it is nearer, a diamond where it is not.
  var icon: Icon { turn == .nearer ? .disc : .diamond }
}
