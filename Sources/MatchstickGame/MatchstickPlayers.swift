import GameKernel

/// A computer player: it looks at a position and chooses a take.
///
/// Players are values without memory. All chance comes from the generator passed in, so the same
/// position and the same generator always lead to the same take.
public protocol MatchstickPlayer: Sendable {
  /// A legal take in `state`, in which the game must not be over.
  func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move
}

/// A player that always takes one match.
public struct SimplePlayer: MatchstickPlayer {
  /// A simple player.
  public init() {}

  /// One match; nothing is drawn.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    .take(1)
  }
}

/// A player that takes any legal number of matches, each one equally likely.
public struct WildPlayer: MatchstickPlayer {
  /// A wild player.
  public init() {}

  /// An even draw from 1 to the limit.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    .take(random.draw(in: 1...state.limit))
  }
}

/// A player that never gives a won position away.
public struct CleverPlayer: MatchstickPlayer {
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

/// A player that plays now as a clever one and now as a wild one.
public struct HumanLikePlayer: MatchstickPlayer {
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
