import GameKernel

extension Pairs {
  /// A move of Pairs. The rules refuse illegal ones.
  public enum Move: Hashable, Sendable {
    /// Flips a card, which stays open.
    case flip(Int)
    /// Turns back the two open cards of a miss.
    case close
    /// Shows all cards for a moment. It is legal in single-player games only and counts as one flip per pair in
    /// the deck.
    case peek
  }

  /// The reason why the rules refuse a move.
  public enum Refusal: Error, Hashable, Sendable {
    /// The game is over.
    case gameOver
    /// No card has this number.
    case noSuchCard(Int)
    /// This card has been taken.
    case isGone(Int)
    /// This card is open already.
    case isOpen(Int)
    /// Two cards of a miss are open and must be closed first.
    case twoCardsOpen
    /// Fewer than two cards are open.
    case nothingToClose
    /// Peeking is for single-player games only.
    case notAlone
    /// There is no peeking while a card is open.
    case cardsAreOpen
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

  /// Parses a move, or returns `nil` if the text is not valid.
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
  /// An event on the table.
  public enum Event: Hashable, Sendable {
    /// A seat flipped this card, which is open now.
    case opened(card: Int, seat: Seat)
    /// A flip was undone, and the card is face down again.
    case covered(card: Int, seat: Seat)
    /// Two open cards were equal, and this seat has taken them.
    case paired(Int, Int, seat: Seat)
    /// A pair was undone, and both cards are open on the table again.
    case returned(Int, Int, seat: Seat)
    /// The two open cards of a miss were turned back.
    case closed(Int, Int)
    /// Closing was undone, and the two cards are open again.
    case reopened(Int, Int)
    /// The turn passed from one seat to another. Its undoing is the same event with the seats swapped.
    case passed(from: Seat, to: Seat)
    /// All cards were shown for a moment, which counts as `penalty` flips.
    case peeked(penalty: Int)
    /// A peek was undone, with its penalty.
    case peekReturned(penalty: Int)
    /// The game is over, and these seats have won. Several seats share a tie.
    case over(winners: [Seat])
    /// The end was undone, and these seats are no longer the winners.
    case resumed(winners: [Seat])
  }
}
