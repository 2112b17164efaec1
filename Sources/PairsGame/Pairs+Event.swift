import GameKernel

extension Pairs {
  /// One thing that happened on the table.
  public enum Event: Hashable, Codable, Sendable {
    /// A seat flipped this card, which lies open now.
    case opened(card: Int, seat: Seat)
    /// A flip was undone, and the card lies face down again.
    case covered(card: Int, seat: Seat)
    /// Two open cards were alike, and this seat has taken them.
    case paired(Int, Int, seat: Seat)
    /// A pair was undone, and both cards lie open on the table again.
    case returned(Int, Int, seat: Seat)
    /// The two open cards of a miss were turned back.
    case closed(Int, Int)
    /// The turning back was undone, and the two lie open again.
    case reopened(Int, Int)
    /// The turn went from one seat to another; undone, it goes the other way.
    case passed(from: Seat, to: Seat)
    /// All cards were shown for a moment, which counts as `penalty` flips.
    case peeked(penalty: Int)
    /// A peek was undone, with its penalty.
    case peekReturned(penalty: Int)
    /// The game is over and these seats have won; several if they tie.
    case over(winners: [Seat])
    /// The end was undone; these seats are no longer the winners.
    case resumed(winners: [Seat])
  }
}
