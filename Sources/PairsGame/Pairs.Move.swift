import GameKernel

extension Pairs {
  /// What a player can ask for; the rules refuse what is not legal.
  public enum Move: Hashable, Sendable {
    /// Flip this card, so that it lies open.
    case flip(Int)
    /// Turn the two back that lie open after a miss.
    case close
    /// Show all cards for a moment; for one who plays alone, at the price of as many flips as there
    /// are pairs in the deck.
    case peek
  }

  /// Why a move was not made.
  public enum Refusal: Error, Hashable, Sendable {
    /// Nothing can be flipped after the end.
    case gameOver
    /// No card has this number.
    case noSuchCard(Int)
    /// This card has been taken.
    case isGone(Int)
    /// This card lies open already.
    case isOpen(Int)
    /// The two of a miss must be closed first.
    case twoLieOpen
    /// No two cards lie open.
    case nothingToClose
    /// Only one who plays alone may peek.
    case notAlone
    /// There is no peeking while a card lies open.
    case cardsLieOpen
  }
}

extension Pairs.Move: TextCoded {
  /// The move in records and traces: `flip:12`, `close` or `peek`.
  public var description: String {
    switch self {
    case .flip(let card): "flip:\(card)"
    case .close: "close"
    case .peek: "peek"
    }
  }

  /// The move that is written so, or `nil` if none is.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("flip", 2):
      guard let card = Int(parts[1]) else { return nil }
      self = .flip(card)
    case ("close", 1): self = .close
    case ("peek", 1): self = .peek
    default: return nil
    }
  }
}

extension Pairs {
  /// One thing that happened on the table.
  public enum Event: Hashable, Sendable {
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
