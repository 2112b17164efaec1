import GameKernel

/// A computer player, which chooses a take for a position.
///
/// Players are values without memory. All randomness comes from the generator, so the same position and generator
/// always lead to the same take.
public protocol MatchstickPlayer: Sendable {
  /// Returns a legal take in `state`. The game must not be over.
  func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move
}

/// A player that always takes one match, the last one of the longest run.
public struct SimplePlayer: MatchstickPlayer {
  /// Creates a simple player.
  public init() {}

  /// Takes one match, without a random draw.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    state.oneMatch
  }
}

/// A player that makes any legal move, each one equally likely.
public struct WildPlayer: MatchstickPlayer {
  /// Creates a wild player.
  public init() {}

  /// Draws one of the legal moves.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    let moves = state.legalMoves
    return moves[random.draw(below: moves.count)]
  }
}

/// A player that never gives a won position away.
public struct CleverPlayer: MatchstickPlayer {
  /// Creates a clever player.
  public init() {}

  /// Makes the first move that leaves a lost position, without a random draw.
  ///
  /// In a lost position it takes one match of the longest run, which gives the opponent the most turns for a
  /// mistake.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    state.bestMove ?? state.oneMatch
  }
}

/// A player that randomly plays like a clever one or like a wild one.
public struct HumanLikePlayer: MatchstickPlayer {
  /// The valid strengths, in percent.
  public static let strengths = 0...100

  /// The share of clever moves, in percent.
  public let strength: Int

  /// Creates a player of a strength within ``strengths``.
  public init(strength: Int) {
    precondition(Self.strengths.contains(strength), "Strength is a share in per cent")
    self.strength = strength
  }

  /// Makes the clever player's move with a probability of `strength` percent, or else the wild player's.
  public func chooseMove(
    in state: Matchsticks.State, using random: inout SeededGenerator
  ) -> Matchsticks.Move {
    random.draw(below: 100) < strength
      ? CleverPlayer().chooseMove(in: state, using: &random)
      : WildPlayer().chooseMove(in: state, using: &random)
  }
}
