import GameKernel

/// The rules of Pairs: cards are face down, and a player who turns up two equal ones takes them.
///
/// A turn flips two cards. A pair goes to the seat that found it, which has another turn. After a miss, the turn
/// passes at once. Both cards stay open until ``Move/close`` turns them back, and no third card can be flipped
/// before. The game ends with the last pair, and the seat with the most pairs wins. A player alone tries to use
/// few flips.
///
/// ``TurnRule`` decides how two players may use cards that both of them know.
public enum Pairs: GameRules {
  /// The game's name in records and traces.
  public static var name: String { "pairs" }

  /// Returns the start of a game: all cards face down, dealt by the seed with every order equally likely.
  public static func start(_ options: Options, seed: UInt64) -> State {
    State(
      PairsDeck(options.layout, seed: seed), seatCount: options.seatCount,
      turnRule: options.turnRule)
  }

  /// Flips a card, closes a miss, or shows all cards for a moment.
  ///
  /// - Returns: for a flip ``Event/opened(card:seat:)``, followed by ``Event/paired(_:_:seat:)`` or, if another
  ///   seat is next, by ``Event/passed(from:to:)``, and at the end by ``Event/over(winners:)``. For other moves,
  ///   one event.
  /// - Throws: ``Refusal`` if the move is not legal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    switch move {
    case .flip(let card): try state.flip(card)
    case .close: try state.close()
    case .peek: try state.peek()
    }
  }

  /// Returns the event that undoes `event`.
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
