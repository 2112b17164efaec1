import GameKernel

/// The public information of a position: everything that all players have seen.
///
/// This is the only input of a computer player. It leaves out the kinds of cards that were never turned: two games
/// that differ only in such cards have equal knowledge.
public struct PairsKnowledge: Hashable, Sendable {
  /// The visible state of one card's place.
  public enum Place: Hashable, Sendable {
    /// The card has been taken.
    case gone
    /// The card is open. `turn` is the last earlier turn in which it was flipped, counted from 0, or `nil` if this
    /// is the first.
    case open(kind: UInt8, turn: Int?)
    /// The card is face down and was never flipped.
    case unseen
    /// The card is face down and was last flipped in `turn`, counted from 0.
    case seen(kind: UInt8, turn: Int)
  }

  /// The places in the order of the cards' numbers.
  public let places: [Place]

  /// The card that this turn has opened, or `nil`.
  public let openCard: Int?

  /// The number of players.
  public let seatCount: Int

  /// The rule for turns without a pair.
  public let turnRule: TurnRule

  /// The seat to move.
  public let toMove: Seat

  /// The number of pairs of each seat.
  public let pairsTaken: [Int]

  /// The number of pairs on the table.
  public let pairsLeft: Int

  /// The number of turns that have ended.
  public let turns: Int

  /// Makes the knowledge of a position, which must not have an open miss.
  ///
  /// A card that only a peek has shown counts as unseen. Computers play in no game with peeks.
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
