import GameKernel

extension Pairs {
  /// One position: where each card is, which lie open, and whose turn it is.
  public struct State: Hashable, Sendable {
    /// How the cards lie.
    public let layout: PairsLayout

    /// How many play.
    public let seatCount: Int

    /// What a turn may be.
    public let turnRule: TurnRule

    /// The kind of each card, seen or not, from 0 up to but not including the number of pairs.
    public let kinds: [UInt8]

    /// The cards that lie open, in the order in which they were flipped; at most two, never a pair.
    public private(set) var openCards: [Int] = []

    /// The seat that flips next; after a miss already the next one.
    public private(set) var toMove = Seat.first

    /// How many pairs each seat has.
    public private(set) var pairsTaken: [Int]

    /// How many cards were flipped, and the penalties of peeks.
    public private(set) var flips = 0

    /// How often all cards were shown.
    public private(set) var peeks = 0

    /// How many turns have ended.
    public private(set) var turns = 0

    /// How many of the last turns, one after the other, turned two cards that had been turned
    /// before, and found no pair.
    public private(set) var passes = 0

    private var takers: [Seat?]
    private var lastTurns: [Int?]

    /// The start of a game with these cards, all face down. The first seat begins.
    ///
    /// - Parameter seatCount: one of ``Pairs/seatCounts``; two for ``TurnRule/passing``.
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

    /// Who has taken a card, or `nil` while it is on the table.
    public func taker(of card: Int) -> Seat? { takers[card] }

    /// Whether a card has been taken.
    public func isGone(_ card: Int) -> Bool { takers[card] != nil }

    /// The last of the turns that have ended in which this card was flipped, counted from 0.
    public func lastTurn(of card: Int) -> Int? { lastTurns[card] }

    /// Whether a card lies face down on the table; `false` for a number that no card has.
    public func isFaceDown(_ card: Int) -> Bool {
      layout.cards.contains(card) && !isGone(card) && !openCards.contains(card)
    }

    // MARK: Moves

    /// Opens a card; the second one ends the turn.
    mutating func flip(_ card: Int) throws(Refusal) -> [Event] {
      guard !isOver else { throw .gameOver }
      guard layout.cards.contains(card) else { throw .noSuchCard(card) }
      guard openCards.count < 2 else { throw .twoLieOpen }
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

    /// Counts as many flips as there are pairs.
    mutating func peek() throws(Refusal) -> [Event] {
      guard !isOver else { throw .gameOver }
      guard seatCount == 1 else { throw .notAlone }
      guard openCards.isEmpty else { throw .cardsLieOpen }
      peeks += 1
      flips += layout.pairCount
      return [.peeked(penalty: layout.pairCount)]
    }

    /// Settles the turn in which these two cards were opened.
    private mutating func endTurn(_ first: Int, _ second: Int) -> [Event] {
      let seat = toMove
      let wereKnown = lastTurn(of: first) != nil && lastTurn(of: second) != nil
      note(first, second)
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

    /// Notes that a turn has ended which flipped these cards.
    private mutating func note(_ first: Int, _ second: Int) {
      lastTurns[first] = turns
      lastTurns[second] = turns
      turns += 1
    }

    /// Gives the open pair to the seat whose turn it is, which has another one.
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
  /// How many pairs are still on the table.
  public var pairsLeft: Int { layout.pairCount - pairsTaken.reduce(0, +) }

  /// Whether the last pair has been taken, or two passes have ended the game.
  public var isOver: Bool { pairsLeft == 0 || turnRule == .passing && passes >= 2 }

  /// The seats with the most pairs, once the game is over; several if they tie.
  public var winners: [Seat] {
    guard isOver, let most = pairsTaken.max() else { return [] }
    return pairsTaken.indices.filter { pairsTaken[$0] == most }.map { Seat($0) }
  }
}
