import GameKernel

extension PairsReview {
  /// A turn and what a perfect memory says of it.
  public struct Judgement: Hashable, Sendable {
    /// The number of the turn, from 0.
    public let turn: Int
    /// The seat that flipped.
    public let seat: Seat
    /// The card that was flipped first.
    public let first: Int
    /// The card that was flipped second.
    public let second: Int
    /// Whether the two cards were a pair.
    public let isPair: Bool
    /// The known pairs of which this turn took none: those known before it, and the first card with its partner.
    public let overlooked: [KnownPair]
    /// The cost and the luck of the turn, or `nil` for three and four players.
    public let worth: Worth?
  }

  /// The two cards of a kind, the lower number first.
  public struct KnownPair: Hashable, Sendable {
    /// The card with the lower number.
    public let first: Int
    /// The card with the higher number.
    public let second: Int
  }

  /// The choice of a card to flip. Unknown cards are all alike.
  public enum Choice: Hashable, Sendable {
    /// A card whose partner is known too, and as the second card that partner.
    case pair
    /// An unknown card.
    case unknown
    /// Another known card.
    case known
  }

  /// The choices of a turn, and what they gained and lost.
  public struct Worth: Hashable, Sendable {
    /// The choices made, of the first card and the second.
    public let chosen: [Choice]
    /// The best choice of the first card, and the best of the second after the card that was first. A choice made
    /// that is as good as the best counts as the best.
    public let best: [Choice]
    /// Loss, luck and outside.
    public let balance: Balance
    /// The mean loss of a player who flips any two cards, with the same units.
    public let aimlessLoss: Double
  }

  /// The loss and luck of turns: for two players in lead, which is twice the pairs, and alone in flips.
  public struct Balance: Hashable, Sendable {
    /// The expected result of the best choices, minus that of the choices made. At least 0.
    public internal(set) var loss = 0.0
    /// The result that the cards brought, minus the expected one. Its mean is 0.
    public internal(set) var luck = 0.0
    /// The gain of choices that the values leave out, at least 0. Without passing, leaving a pair or turning two
    /// known cards can gain. A turn with a loss has none.
    public internal(set) var outside = 0.0

    static func += (total: inout Balance, balance: Balance) {
      total.loss += balance.loss
      total.luck += balance.luck
      total.outside += balance.outside
    }
  }
}

extension PairsReview.Judgement {
  /// Judges the turn that flipped two cards.
  init(of first: Int, _ second: Int, from before: Pairs.State, to after: Pairs.State) {
    turn = before.turns
    seat = before.toMove
    self.first = first
    self.second = second
    isPair = after.isGone(first)
    overlooked = isPair ? [] : before.knownPairs(with: first)
    worth = TurnValues(before).map {
      PairsReview.Worth($0, of: first, second, from: before, to: after)
    }
  }
}

extension PairsReview.Worth {
  /// Costs and gains below this are rounding errors.
  private static let tolerance = 1e-12

  fileprivate init(
    _ values: TurnValues, of first: Int, _ second: Int, from before: Pairs.State,
    to after: Pairs.State
  ) {
    let counts = before.knownCounts
    let isDouble = before.isPartnerKnown(of: first)
    let wasKnown = before.isKnown(first)
    let firstChoice: PairsReview.Choice = !wasKnown ? .unknown : isDouble ? .pair : .known
    let open =
      wasKnown
      ? TurnValues.OpenCard(counts: counts, isDouble: isDouble, wasKnown: true)
      : values.opened(counts, isDouble: isDouble)
    let isPair = after.isGone(first)
    let secondChoice: PairsReview.Choice =
      !before.isKnown(second) ? .unknown : isPair ? .pair : .known

    let expected = (
      first: values.first(firstChoice, counts), second: values.second(secondChoice, open)
    )
    let (bestFirst, bestSecond) = (values.best(counts), values.best(open))
    let costs = [values.value(counts) - expected.first, bestSecond.gain - expected.second]
    let left = after.knownCounts
    let came = isPair ? values.taken(left) : values.missed(left, isPass: after.passes > 0)
    let cost = costs[0] + costs[1]
    chosen = [firstChoice, secondChoice]
    best = [
      costs[0] < Self.tolerance ? firstChoice : bestFirst.choice,
      costs[1] < Self.tolerance ? secondChoice : bestSecond.choice,
    ]
    aimlessLoss = values.aimlessLoss(counts)
    balance = PairsReview.Balance(
      loss: cost > Self.tolerance ? cost : 0,
      luck: bestSecond.gain - expected.first + came - expected.second,
      outside: cost < -Self.tolerance ? -cost : 0)
  }
}

extension TurnValues {
  /// The values of the turn that begins here, or `nil` for three and four players.
  init?(_ state: Pairs.State) {
    guard state.seatCount <= 2 else { return nil }
    self.init(
      turnRule: state.seatCount == 1 ? nil : state.turnRule, isAfterPass: state.passes > 0)
  }
}

extension Pairs.State {
  /// Whether a card was ever seen: flipped, or shown by a peek, which shows all.
  func isKnown(_ card: Int) -> Bool { peeks > 0 || lastTurn(of: card) != nil }

  private func partner(of card: Int) -> Int? {
    kinds.indices.first { $0 != card && kinds[$0] == kinds[card] }
  }

  func isPartnerKnown(of card: Int) -> Bool {
    partner(of: card).map(isKnown) ?? false
  }

  /// The numbers of known cards on the table.
  var knownCounts: KnownCounts {
    var seen = Array(repeating: 0, count: layout.pairCount)
    for card in layout.cards where isKnown(card) && !isGone(card) { seen[Int(kinds[card])] += 1 }
    return KnownCounts(
      pairs: pairsLeft, singles: seen.count { $0 == 1 }, doubles: seen.count { $0 == 2 })
  }

  /// Returns the pairs on the table of which both cards are known once `open` is open.
  fileprivate func knownPairs(with open: Int) -> [PairsReview.KnownPair] {
    layout.cards.compactMap { card in
      guard !isGone(card), let other = partner(of: card), card < other else { return nil }
      let areKnown = [card, other].allSatisfy { $0 == open || isKnown($0) }
      return areKnown ? PairsReview.KnownPair(first: card, second: other) : nil
    }
  }
}
