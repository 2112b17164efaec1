import GameKernel

extension Matchsticks {
  /// One position: what lies on the table and whose turn it is.
  public struct State: Hashable, Sendable {
    /// The number of matches that the game started with.
    public let pile: Int

    /// The number of matches left.
    public internal(set) var remaining: Int

    /// The most matches that one turn may take, as agreed at the start.
    public let takeLimit: Int

    /// The seat whose turn it is; once the game is over, the winner.
    public internal(set) var toMove: Seat

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
