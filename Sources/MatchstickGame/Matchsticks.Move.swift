import GameKernel

extension Matchsticks {
  /// One turn: a number of matches to take from the end of the pile.
  public struct Move: Hashable, Sendable {
    /// The number of matches; the rules refuse what is not legal.
    public let count: Int

    /// A turn that takes `count` matches.
    public static func take(_ count: Int) -> Move {
      Move(count: count)
    }
  }

  /// Why a take was not made.
  public enum Refusal: Error, Hashable, Sendable {
    /// The count is not between 1 and the limit, which is the most that could be taken.
    case illegalCount(Int, limit: Int)
    /// The last match is gone.
    case gameOver
  }
}

extension Matchsticks.Move: Codable {
  /// Reads the number of matches.
  ///
  /// - Throws: `DecodingError` if there is no whole number.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    count = try value.decode(Int.self)
  }

  /// Writes the number of matches alone.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(count)
  }
}

extension Matchsticks {
  /// One thing that happened on the table.
  public enum Event: Hashable, Sendable {
    /// A seat took `count` matches from the end of the pile and `left` remain.
    case took(seat: Seat, count: Int, left: Int)
    /// A take of `count` matches was undone for this seat, and `left` lie on the table again.
    case returned(seat: Seat, count: Int, left: Int)
    /// The last match is gone and this seat has won.
    case over(winner: Seat)
    /// The end was undone; this seat is no longer the winner.
    case reopened(winner: Seat)
  }
}
