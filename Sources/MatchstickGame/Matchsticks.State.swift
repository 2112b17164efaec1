import GameKernel

extension Matchsticks {
  /// One position: what lies on the table and whose turn it is.
  public struct State: Hashable, Sendable {
    /// The number of matches that the game started with.
    public let pile: Int

    /// The number of matches left.
    public private(set) var remaining: Int

    /// The most matches that one turn may take, as agreed at the start.
    public let takeLimit: Int

    /// The seat whose turn it is; once the game is over, the winner.
    public private(set) var toMove: Seat

    /// The most matches that can be taken now: the take limit, or what is left if that is less.
    public var limit: Int { min(takeLimit, remaining) }

    /// Whether the last match has been taken.
    public var isOver: Bool { remaining == 0 }

    /// The seat that took the last match, once it has been taken.
    public var loser: Seat? { isOver ? toMove.opponent : nil }

    /// The seat that did not take the last match, once it has been taken.
    public var winner: Seat? { isOver ? toMove : nil }

    /// The take that forces the win, or `nil` if the seat to move is lost against perfect play or
    /// the game is over. This is what a hint shows.
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

/// Who can force the win in Matchsticks, in closed form.
///
/// A player who faces n ≡ 1 (mod limit + 1) matches is lost: whatever they take, the other fills
/// it up to limit + 1, until one match is left, which must be taken. From every other count one
/// take leads there. The tests prove both by exhaustive search.
///
/// Source: subtraction games under the misère rule, in Berlekamp, Conway and Guy, *Winning Ways*.
public enum PositionTheory {
  /// Whether the player to move loses against perfect play.
  ///
  /// No match left is not lost: then the other has just taken the last one.
  ///
  /// - Parameters:
  ///   - remaining: the number of matches left, not negative.
  ///   - takeLimit: the most that one turn may take, at least 1.
  /// - Complexity: O(1)
  public static func isLost(remaining: Int, takeLimit: Int) -> Bool {
    remaining % (takeLimit + 1) == 1
  }

  /// The one take that forces the win, or `nil` if the position is lost or the game is over.
  ///
  /// - Parameters:
  ///   - remaining: the number of matches left, not negative.
  ///   - takeLimit: the most that one turn may take, at least 1.
  /// - Complexity: O(1)
  public static func bestTake(remaining: Int, takeLimit: Int) -> Int? {
    guard remaining > 0 else { return nil }
    let surplus = (remaining - 1) % (takeLimit + 1)
    return surplus == 0 ? nil : surplus
  }
}
