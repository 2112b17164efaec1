/// One committed change of a session, as its observers hear it.
public struct Change<Rules: GameRules>: Hashable, Sendable {
  /// The state that was left.
  public let before: Rules.State

  /// The state that holds now.
  public let after: Rules.State

  /// What happened between the two, in order; for an undo the reversed events, last one first.
  ///
  /// Empty if the change enters another game, which no list of events could explain.
  public let events: [Rules.Event]

  /// Why the state changed.
  public let cause: Cause

  /// Whether `after` belongs to another game than `before`: a new, a parked or a later one.
  ///
  /// Observers that keep something for each piece then start afresh from `after`.
  public let entersAnotherGame: Bool

  /// A change as the session sends it; public so that observers can be tested without a session.
  @inlinable public init(
    before: Rules.State, after: Rules.State, events: [Rules.Event], cause: Cause,
    entersAnotherGame: Bool = false
  ) {
    self.before = before
    self.after = after
    self.events = events
    self.cause = cause
    self.entersAnotherGame = entersAnotherGame
  }
}

/// Why a session's state changed.
public enum Cause: String, Hashable, Sendable, CaseIterable {
  /// A player made a move.
  case move
  /// One or several moves were taken back, or a parked game was brought back.
  case undo
  /// One or several moves that had been taken back were made again, or a game that had been left
  /// by undo was entered again.
  case redo
  /// A new game was started.
  case restart
}
