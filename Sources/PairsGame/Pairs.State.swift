import GameKernel

extension Pairs {
  /// A position: the cards, the open ones, the pairs taken, and the seat to move.
  public struct State: Hashable, Sendable {
    /// The arrangement of the cards.
    public let layout: PairsLayout

    /// The number of players.
    public let seatCount: Int

    /// The rule for turns without a pair.
    public let turnRule: TurnRule

    /// The kind of each card, seen or not: from 0 to below the number of pairs.
    public let kinds: [UInt8]

    /// The open cards in the order of their flips. At most two, and never a pair.
    public private(set) var openCards: [Int] = []

    /// The seat that flips next. After a miss, this is the next seat already.
    public private(set) var toMove = Seat.first

    /// The number of pairs of each seat.
    public private(set) var pairsTaken: [Int]

    /// The number of flips, including the penalties of peeks.
    public private(set) var flips = 0

    /// The number of peeks.
    public private(set) var peeks = 0

    /// The number of turns that have ended.
    public private(set) var turns = 0

    /// The number of passes in a row up to now. A pass is a turn without a pair whose two cards had been turned
    /// before.
    public private(set) var passes = 0

    private var takers: [Seat?]
    private var lastTurns: [Int?]

    /// Makes the start of a game with a deck. All cards are face down, and the first seat begins.
    ///
    /// - Parameter seatCount: one of ``Pairs/seatCounts``, and 2 for ``TurnRule/passing``.
    public init(_ deck: PairsDeck, seatCount: Int, turnRule: TurnRule = .unknownCard) {
      let options = Options(layout: deck.layout, seatCount: seatCount, turnRule: turnRule)
      layout = options.layout
      self.seatCount = options.seatCount
      self.turnRule = options.turnRule
      kinds = deck.kinds
      pairsTaken = Array(repeating: 0, count: seatCount)
      takers = Array(repeating: nil, count: deck.layout.cardCount)
      lastTurns = takers.map { _ in nil }
    }

    /// Returns the seat that has taken a card, or `nil` while the card is on the table.
    public func taker(of card: Int) -> Seat? { takers[card] }

    /// Whether a card has been taken.
    public func isGone(_ card: Int) -> Bool { takers[card] != nil }

    /// Returns the number of the last completed turn in which a card was flipped, counted from 0, or `nil` if
    /// there is none.
    public func lastTurn(of card: Int) -> Int? { lastTurns[card] }

    /// Whether a card is face down on the table. `false` for a number that no card has.
    public func isFaceDown(_ card: Int) -> Bool {
      layout.cards.contains(card) && !isGone(card) && !openCards.contains(card)
    }

    // MARK: Moves

    /// Opens a card. The second card ends the turn.
    mutating func flip(_ card: Int) throws(Refusal) -> [Event] {
      guard !isOver else { throw .gameOver }
      guard layout.cards.contains(card) else { throw .noSuchCard(card) }
      guard openCards.count < 2 else { throw .twoCardsOpen }
      guard !isGone(card) else { throw .isGone(card) }
      guard !openCards.contains(card) else { throw .isOpen(card) }
      let opened = Event.opened(card: card, seat: toMove)
      flips += 1
      openCards.append(card)
      guard openCards.count == 2 else { return [opened] }
      return [opened] + endTurn(openCards[0], card)
    }

    /// Turns the two cards of a miss back.
    mutating func close() throws(Refusal) -> [Event] {
      guard openCards.count == 2 else { throw isOver ? .gameOver : .nothingToClose }
      let cards = openCards
      openCards = []
      return [.closed(cards[0], cards[1])]
    }

    /// Counts a peek as one flip per pair of the deck.
    mutating func peek() throws(Refusal) -> [Event] {
      guard !isOver else { throw .gameOver }
      guard seatCount == 1 else { throw .notAlone }
      guard openCards.isEmpty else { throw .cardsAreOpen }
      peeks += 1
      flips += layout.pairCount
      return [.peeked(penalty: layout.pairCount)]
    }

    /// Ends the turn in which these two cards were opened.
    private mutating func endTurn(_ first: Int, _ second: Int) -> [Event] {
      let seat = toMove
      let wereKnown = lastTurn(of: first) != nil && lastTurn(of: second) != nil
      recordTurn(first, second)
      guard kinds[first] != kinds[second] else {
        take(first, second)
        let paired = Event.paired(first, second, seat: seat)
        return isOver ? [paired, .over(winners: winners)] : [paired]
      }
      passes = wereKnown ? passes + 1 : 0
      toMove = next(after: seat)
      let passed = seatCount > 1 ? [Event.passed(from: seat, to: toMove)] : []
      return isOver ? passed + [.over(winners: winners)] : passed
    }

    /// Records the end of a turn that flipped these cards.
    private mutating func recordTurn(_ first: Int, _ second: Int) {
      lastTurns[first] = turns
      lastTurns[second] = turns
      turns += 1
    }

    /// Gives the open pair to the seat to move, which keeps the turn.
    private mutating func take(_ first: Int, _ second: Int) {
      takers[first] = toMove
      takers[second] = toMove
      pairsTaken[toMove.index] += 1
      openCards = []
      passes = 0
    }

    private func next(after seat: Seat) -> Seat { Seat((seat.index + 1) % seatCount) }
  }
}

extension Pairs.State {
  /// The number of pairs on the table.
  public var pairsLeft: Int { layout.pairCount - pairsTaken.reduce(0, +) }

  /// Whether the last pair has been taken, or two passes have ended the game.
  public var isOver: Bool { pairsLeft == 0 || turnRule == .passing && passes >= 2 }

  /// The seats with the most pairs once the game is over, else empty. Several seats share a tie.
  public var winners: [Seat] {
    guard isOver, let most = pairsTaken.max() else { return [] }
    return pairsTaken.indices.filter { pairsTaken[$0] == most }.map { Seat($0) }
  }
}
