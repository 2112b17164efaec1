import GameKernel

/// A player that takes any legal number of matches, each one equally likely.
public struct WildPlayer: Player {
  /// The game that it plays.
  public typealias Rules = Matchsticks

  /// A wild player.
  public init() {}

  /// An even draw from 1 to the limit.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    .take(random.draw(in: 1...state.limit))
  }
}
