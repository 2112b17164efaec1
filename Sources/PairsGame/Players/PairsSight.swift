import GameKernel

/// What everyone at the table has been able to see, and nothing else.
///
/// This is all that a computer player is handed. It holds no kind of a card that nobody turned:
/// two games that differ only in such cards have equal sights.
public struct PairsSight: Hashable, Sendable {
  /// One place on the table.
  public enum Place: Hashable, Sendable {
    /// The card has been taken.
    case gone
    /// The card lies open; before this turn it was turned in this one the last time, if ever.
    case open(kind: UInt8, turn: Int?)
    /// The card lies face down and was never turned.
    case unseen
    /// The card lies face down and was turned before, in this turn the last time, counted from 0.
    case seen(kind: UInt8, turn: Int)
  }

  /// The places in the order of the cards' numbers.
  public let places: [Place]

  /// The card that this turn has opened already.
  public let openCard: Int?

  /// How many play.
  public let seatCount: Int

  /// What a turn may be.
  public let turnRule: TurnRule

  /// Whose turn it is.
  public let toMove: Seat

  /// How many pairs each seat has.
  public let pairsTaken: [Int]

  /// How many pairs are still on the table.
  public let pairsLeft: Int

  /// How many turns have ended.
  public let turns: Int

  /// What can be seen of a position in which no miss lies open.
  ///
  /// A card that was only shown by a peek counts as unseen: nobody peeks where computers play.
  public init(_ state: Pairs.State) {
    precondition(state.openCards.count < 2, "A miss is closed before anyone flips")
    places = state.layout.cards.map { card in
      if state.isGone(card) { return .gone }
      let (kind, turn) = (state.kinds[card], state.lastTurn(of: card))
      if state.openCards.contains(card) { return .open(kind: kind, turn: turn) }
      return turn.map { .seen(kind: kind, turn: $0) } ?? .unseen
    }
    openCard = state.openCards.first
    seatCount = state.seatCount
    turnRule = state.turnRule
    toMove = state.toMove
    pairsTaken = state.pairsTaken
    pairsLeft = state.pairsLeft
    turns = state.turns
  }
}
