import GameKernel

/// The rules of Pairs: cards lie face down, and whoever turns up two alike takes them.
///
/// A turn flips two cards. A pair goes to the seat that found it, which has another turn. After a
/// miss the turn has passed already: the two lie open until ``Move/close`` turns them back, and no
/// third card can be flipped before. The game ends with the last pair, and whoever has most has
/// won; one seat alone plays for few flips.
///
/// ``TurnRule`` says what two players of perfect memory may do with cards that both of them know.
public enum Pairs: GameRules {
  /// The game's name in records and traces.
  public static var name: String { "pairs" }

  /// All cards face down, dealt evenly by the seed.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(
      PairsDeck(options.layout, seed: seed), seatCount: options.seatCount,
      turnRule: options.turnRule)
  }

  /// Flips a card, turns two back, or shows them all for a moment.
  ///
  /// - Returns: for a flip ``Event/opened(card:seat:)``, after it ``Event/paired(_:_:seat:)`` or,
  ///   where another seat is next, ``Event/passed(from:to:)``, and ``Event/over(winners:)`` at the
  ///   end; else one event.
  /// - Throws: ``Refusal`` if the move is not legal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    switch move {
    case .flip(let card): try state.flip(card)
    case .close: try state.close()
    case .peek: try state.peek()
    }
  }

  /// The event that takes `event` back.
  public static func reversed(_ event: Event) -> Event {
    switch event {
    case .opened(let card, let seat): .covered(card: card, seat: seat)
    case .covered(let card, let seat): .opened(card: card, seat: seat)
    case .paired(let first, let second, let seat): .returned(first, second, seat: seat)
    case .returned(let first, let second, let seat): .paired(first, second, seat: seat)
    case .closed(let first, let second): .reopened(first, second)
    case .reopened(let first, let second): .closed(first, second)
    case .passed(let from, let to): .passed(from: to, to: from)
    case .peeked(let penalty): .peekReturned(penalty: penalty)
    case .peekReturned(let penalty): .peeked(penalty: penalty)
    case .over(let winners): .resumed(winners: winners)
    case .resumed(let winners): .over(winners: winners)
    }
  }
}
