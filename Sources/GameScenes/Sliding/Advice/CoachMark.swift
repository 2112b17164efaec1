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
}
