/// A committed change of a session, as its observers receive it.
public struct Change<Rules: GameRules>: Hashable, Sendable {
  /// The state before the change.
  public let before: Rules.State

  /// The state after the change.
  public let after: Rules.State

  /// The events between the two states, in order. For an undo, the reversed events, last one first.
  ///
  /// Empty if the change enters another game: no events lead from one game to the other.
  public let events: [Rules.Event]

  /// The cause of the change.
  public let cause: Cause

  /// Whether `after` belongs to another game than `before`: a new, a parked or a later one, or another variant's.
  ///
  /// Observers that hold data for each piece then start again from `after`.
  public let entersAnotherGame: Bool

  /// Makes a change. Public so that observers can be tested without a session.
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

/// The cause of a change of a session's state.
public enum Cause: String, Hashable, Sendable, CaseIterable {
  /// A player made a move.
  case move
  /// Moves were undone, or a parked game was restored.
  case undo
  /// Moves were redone, or a game that undo had left was entered again.
  case redo
  /// A new game was started.
  case restart
  /// The session has switched to the kept game of another variant.
  case variant
}
