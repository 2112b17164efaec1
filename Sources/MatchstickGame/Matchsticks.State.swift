import GameKernel

extension Matchsticks {
  /// A position of the game: the matches left and the seat to move.
  public struct State: Hashable, Sendable {
    /// The number of matches that the game started with.
    public let pile: Int

    /// The number of matches left.
    public private(set) var remaining: Int

    /// The maximum number of matches in a turn, from the options.
    public let takeLimit: Int

    /// The seat whose turn it is, or after the end the winner.
    public private(set) var toMove: Seat

    /// The maximum number of matches that can be taken now: the take limit, or all remaining ones if fewer.
    public var limit: Int { min(takeLimit, remaining) }

    /// Whether the last match has been taken.
    public var isOver: Bool { remaining == 0 }

    /// The seat that took the last match, once it has been taken.
    public var loser: Seat? { isOver ? toMove.opponent : nil }

    /// The seat that did not take the last match, once it has been taken.
    public var winner: Seat? { isOver ? toMove : nil }

    /// The take that forces the win, which a hint shows. It is `nil` in a lost position and after the end.
    public var bestTake: Int? {
      PositionTheory.bestTake(remaining: remaining, takeLimit: takeLimit)
    }

    /// Takes matches from the pile and passes the turn.
    mutating func take(_ count: Int) throws(Refusal) -> [Event] {
      guard !isOver else { throw .gameOver }
      guard (1...limit).contains(count) else { throw .illegalCount(count, limit: limit) }
      let seat = toMove
      remaining -= count
      toMove = seat.opponent
      let took = Event.took(seat: seat, count: count, left: remaining)
      return isOver ? [took, .over(winner: toMove)] : [took]
    }
  }
}

extension Seat {
  /// The other of the two seats of Matchsticks.
  public var opponent: Seat {
    switch self {
    case .first: .second
    default: .first
    }
  }
}

/// The theory of Matchsticks: which seat can force the win, in closed form.
///
/// A player who faces n ≡ 1 (mod limit + 1) matches is lost. After each take, the opponent completes it to
/// limit + 1, until one match is left, which must be taken. From every other count, one take leads to such a
/// position. The tests check both by exhaustive search for up to 60 matches.
///
/// Source: subtraction games under the misère rule, in Berlekamp, Conway and Guy, *Winning Ways*.
public enum PositionTheory {
  /// Whether the player to move loses against perfect play.
  ///
  /// An empty pile is not lost, since the opponent has just taken the last match.
  ///
  /// - Parameters:
  ///   - remaining: the number of matches left, not negative.
  ///   - takeLimit: the most matches in a turn, at least 1.
  /// - Complexity: O(1)
  public static func isLost(remaining: Int, takeLimit: Int) -> Bool {
    remaining % (takeLimit + 1) == 1
  }

  /// Returns the only take that forces the win, or `nil` if the position is lost or the game is over.
  ///
  /// - Parameters:
  ///   - remaining: the number of matches left, not negative.
  ///   - takeLimit: the most matches in a turn, at least 1.
  /// - Complexity: O(1)
  public static func bestTake(remaining: Int, takeLimit: Int) -> Int? {
    guard remaining > 0 else { return nil }
    let surplus = (remaining - 1) % (takeLimit + 1)
    return surplus == 0 ? nil : surplus
  }
}
