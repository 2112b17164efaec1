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
      Deck(options.layout, seed: seed), seatCount: options.seatCount, turnRule: options.turnRule)
  }

  /// Flips a card, turns two back, or shows them all for a moment.
  ///
  /// - Returns: for a flip ``Event/opened(card:seat:)``, after it ``Event/paired(_:_:seat:)`` or,
  ///   where another seat is next, ``Event/passed(from:to:)``, and ``Event/over(winners:)`` at the
  ///   end; else one event.
  /// - Throws: ``Refusal`` if the move is not legal.
  public static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    switch move {
    case .flip(let card): try flip(card, &state)
    case .close: try close(&state)
    case .peek: try peek(&state)
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

extension Pairs {
  static func flip(_ card: Int, _ state: inout State) throws(Refusal) -> [Event] {
    guard !state.isOver else { throw .gameOver }
    guard state.layout.cards.contains(card) else { throw .noSuchCard(card) }
    guard state.openCards.count < 2 else { throw .twoLieOpen }
    guard !state.isGone(card) else { throw .isGone(card) }
    guard !state.openCards.contains(card) else { throw .isOpen(card) }
    let opened = Event.opened(card: card, seat: state.toMove)
    state.flips += 1
    state.openCards.append(card)
    guard state.openCards.count == 2 else { return [opened] }
    return [opened] + endTurn(state.openCards[0], card, &state)
  }

  /// Settles the turn in which these two cards were opened.
  private static func endTurn(_ first: Int, _ second: Int, _ state: inout State) -> [Event] {
    let seat = state.toMove
    let wereKnown = state.lastTurn(of: first) != nil && state.lastTurn(of: second) != nil
    state.note(first, second)
    guard state.kinds[first] != state.kinds[second] else {
      state.take(first, second)
      let paired = Event.paired(first, second, seat: seat)
      return state.isOver ? [paired, .over(winners: state.winners)] : [paired]
    }
    state.passes = wereKnown ? state.passes + 1 : 0
    state.toMove = state.next(after: seat)
    let passed = state.seatCount > 1 ? [Event.passed(from: seat, to: state.toMove)] : []
    return state.isOver ? passed + [.over(winners: state.winners)] : passed
  }

  static func close(_ state: inout State) throws(Refusal) -> [Event] {
    guard state.openCards.count == 2 else {
      throw state.isOver ? .gameOver : .nothingToClose
    }
    let cards = state.openCards
    state.openCards = []
    return [.closed(cards[0], cards[1])]
  }

  static func peek(_ state: inout State) throws(Refusal) -> [Event] {
    guard !state.isOver else { throw .gameOver }
    guard state.seatCount == 1 else { throw .notAlone }
    guard state.openCards.isEmpty else { throw .cardsLieOpen }
    state.peeks += 1
    state.flips += state.layout.pairCount
    return [.peeked(penalty: state.layout.pairCount)]
  }
}
