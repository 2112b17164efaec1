import GameKernel

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
