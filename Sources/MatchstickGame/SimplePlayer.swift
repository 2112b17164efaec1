import GameKernel

/// A player that always takes one match.
public struct SimplePlayer: Player {
  /// The game that it plays.
  public typealias Rules = Matchsticks

  /// A simple player.
  public init() {}

  /// One match; nothing is drawn.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    .take(1)
  }
}
