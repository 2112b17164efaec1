import GameKernel

/// A player that plays now as a clever one and now as a wild one.
public struct HumanLikePlayer: Player {
  /// The game that it plays.
  public typealias Rules = Matchsticks

  /// The strengths that can be set, in per cent.
  public static let strengths = 0...100

  /// The share of clever moves, in per cent.
  public let strength: Int

  /// A player of that strength, which must be one of ``strengths``.
  public init(strength: Int) {
    precondition(Self.strengths.contains(strength), "Strength is a share in per cent")
    self.strength = strength
  }

  /// The clever player's move with a chance of `strength` per cent, else the wild player's.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    random.draw(below: 100) < strength
      ? CleverPlayer().chooseMove(in: state, using: &random)
      : WildPlayer().chooseMove(in: state, using: &random)
  }
}
