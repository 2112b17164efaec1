import GameKernel

extension Matchsticks {
  /// A turn: a number of matches to take from the end of the pile.
  public struct Move: Hashable, Sendable {
    /// The number of matches, which may be illegal.
    public let count: Int

    /// Returns a turn that takes `count` matches.
    public static func take(_ count: Int) -> Move {
      Move(count: count)
    }
  }

  /// The reason why a take is illegal.
  public enum Refusal: Error, Hashable, Sendable {
    /// The count is not between 1 and the limit, which is the most that can be taken now.
    case illegalCount(Int, limit: Int)
    /// The game is over.
    case gameOver
  }
}

extension Matchsticks.Move: Codable {
  /// Decodes the number of matches.
  ///
  /// - Throws: `DecodingError` if there is no whole number.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    count = try value.decode(Int.self)
  }

  /// Encodes the number of matches as a single value.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(count)
  }
}

extension Matchsticks {
  /// A change on the table.
  public enum Event: Hashable, Sendable {
    /// A seat took `count` matches from the end of the pile, and `left` remain.
    case took(seat: Seat, count: Int, left: Int)
    /// A seat's take of `count` matches was undone, and `left` are on the table again.
    case returned(seat: Seat, count: Int, left: Int)
    /// The last match is gone, and this seat has won.
    case over(winner: Seat)
    /// The end was undone, and this seat is no longer the winner.
    case reopened(winner: Seat)
  }
}
