import GameKernel

/// A player that never gives a won position away.
public struct CleverPlayer: Player {
  /// The game that it plays.
  public typealias Rules = Matchsticks

  /// A clever player.
  public init() {}

  /// The take that leaves a losing count; where there is none, one match, which gives the other
  /// the most turns to make a mistake in. Nothing is drawn.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    .take(state.bestTake ?? 1)
  }
}
