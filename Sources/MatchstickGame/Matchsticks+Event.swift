import GameKernel

extension Matchsticks {
  /// One thing that happened on the table.
  public enum Event: Hashable, Codable, Sendable {
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
