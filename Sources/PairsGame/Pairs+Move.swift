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
  public enum Refusal: Error, Hashable, Codable, Sendable {
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
