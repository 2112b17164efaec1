/// A computer player: it looks at a position and chooses a move.
///
/// Players are values without memory. All chance comes from the generator passed in, so the same
/// position and the same generator always lead to the same move.
public protocol Player<Rules>: Sendable {
  /// The rules of the game that it plays.
  associatedtype Rules: GameRules

  /// A legal move in `state`, in which the game must not be over.
  func chooseMove(in state: Rules.State, using random: inout SeededGenerator) -> Rules.Move
}
