/// The numbers of cards that a perfect memory knows in a position.
struct KnownCounts: Hashable, Sendable {
  /// The pairs on the table.
  var pairs: Int
  /// The kinds of which one card is known.
  var singles = 0
  /// The kinds of which both cards are known.
  var doubles = 0

  /// The cards that are not known.
  var unknown: Int { 2 * pairs - singles - 2 * doubles }
  /// The cards of kinds of which no card is known.
  var fresh: Int { 2 * (pairs - singles - doubles) }

  func adding(singles: Int = 0, doubles: Int = 0) -> KnownCounts {
    KnownCounts(
      pairs: pairs, singles: self.singles + singles, doubles: self.doubles + doubles)
  }

  func taking(singles: Int = 0, doubles: Int = 0) -> KnownCounts {
    KnownCounts(
      pairs: pairs - 1, singles: self.singles - singles, doubles: self.doubles - doubles)
  }
}

/// The expected gains of the choices in one turn of Pairs, if perfect memories that take each pair play on.
///
/// The gain of a player is the pairs from this turn on, minus the opponent's, or alone minus the flips. Known
/// pairs are taken at once, so n pairs with s single and d double kinds have the value
/// V(n, s, d) = d + V(n−d, s, 0), which is in the ``LeadTable``. Alone it is −2d − S(n−d, s), which is in ``Par``.
struct TurnValues {
  /// The choice of a card. Unknown cards are all alike.
  typealias Choice = PairsReview.Choice

  /// The first card once it is open.
  struct OpenCard {
    /// The counts with this card, which is known now.
    let counts: KnownCounts
    /// Whether the partner is known.
    let isDouble: Bool
    /// Whether the card was known before the turn.
    let wasKnown: Bool

    /// The known cards besides this one and its partner.
    fileprivate var others: Int {
      counts.singles + 2 * counts.doubles - (isDouble ? 2 : 1)
    }
  }

  /// The rule for two players, or `nil` for a player alone.
  let turnRule: TurnRule?
  /// Whether the turn before was a pass.
  let isAfterPass: Bool

  /// Returns V.
  func value(_ counts: KnownCounts) -> Double {
    let (left, doubles) = (counts.pairs - counts.doubles, Double(counts.doubles))
    guard let turnRule else {
      return -2 * doubles - Par.flips(pairs: left, known: counts.singles)
    }
    return doubles + LeadTable.shared(turnRule).value(pairs: left, known: counts.singles)
  }

  /// Returns the gain of a turn that has taken a pair and left `counts`.
  func taken(_ counts: KnownCounts) -> Double { value(counts) + (turnRule == nil ? -2 : 1) }

  /// Returns the gain of a turn that has taken no pair and left `counts`.
  ///
  /// - Parameter isPass: whether both cards were known before.
  func missed(_ counts: KnownCounts, isPass: Bool) -> Double {
    switch turnRule {
    case nil: value(counts) - 2
    case .passing where isPass && isAfterPass: 0
    case .passing, .unknownCard: -value(counts)
    }
  }

  /// Returns the gain of a choice of the first card, if the second choice is a best one.
  func first(_ choice: Choice, _ counts: KnownCounts) -> Double {
    switch choice {
    case .pair, .known:
      return best(OpenCard(counts: counts, isDouble: choice == .pair, wasKnown: true)).gain
    case .unknown:
      var sum = 0.0
      for isDouble in [false, true] {
        let cards = isDouble ? counts.singles : counts.fresh
        guard cards > 0 else { continue }
        sum += Double(cards) * best(opened(counts, isDouble: isDouble)).gain
      }
      return sum / Double(counts.unknown)
    }
  }

  /// Returns an unknown card that is open now.
  func opened(_ counts: KnownCounts, isDouble: Bool) -> OpenCard {
    OpenCard(
      counts: isDouble ? counts.adding(singles: -1, doubles: 1) : counts.adding(singles: 1),
      isDouble: isDouble, wasKnown: false)
  }

  /// Returns the gain of a choice of the second card.
  func second(_ choice: Choice, _ open: OpenCard) -> Double {
    let counts = open.counts
    switch choice {
    case .pair: return taken(counts.taking(doubles: 1))
    case .known: return missed(counts, isPass: open.wasKnown)
    case .unknown:
      let partners = counts.singles - (open.isDouble ? 0 : 1)
      var sum = open.isDouble ? 0 : taken(counts.taking(singles: 1))
      if partners > 0 {
        sum += Double(partners) * missed(counts.adding(singles: -1, doubles: 1), isPass: false)
      }
      if counts.fresh > 0 {
        sum += Double(counts.fresh) * missed(counts.adding(singles: 1), isPass: false)
      }
      return sum / Double(counts.unknown)
    }
  }

  /// Returns the best first choice and its gain.
  func best(_ counts: KnownCounts) -> (choice: Choice, gain: Double) {
    best(of: firstChoices(counts)) { first($0, counts) }
  }

  /// Returns the best second choice and its gain.
  func best(_ open: OpenCard) -> (choice: Choice, gain: Double) {
    best(of: secondChoices(open)) { second($0, open) }
  }

  /// Returns the mean loss of a turn that flips any two cards, all alike. The second one counts only where it loses.
  func aimlessLoss(_ counts: KnownCounts) -> Double {
    let opened: [(cards: Int, choice: Choice, open: OpenCard)] = [
      (2 * counts.doubles, .pair, OpenCard(counts: counts, isDouble: true, wasKnown: true)),
      (counts.singles, .known, OpenCard(counts: counts, isDouble: false, wasKnown: true)),
      (min(counts.singles, counts.unknown), .unknown, self.opened(counts, isDouble: true)),
      (counts.fresh, .unknown, self.opened(counts, isDouble: false)),
    ]
    var sum = 0.0
    for (cards, choice, open) in opened where cards > 0 {
      sum += Double(cards) * (max(0, value(counts) - first(choice, counts)) + aimlessLoss(open))
    }
    return sum / Double(2 * counts.pairs)
  }

  private func aimlessLoss(_ open: OpenCard) -> Double {
    let others: [(cards: Int, choice: Choice)] = [
      (open.isDouble ? 1 : 0, .pair), (open.others, .known), (open.counts.unknown, .unknown),
    ]
    let best = best(open).gain
    var sum = 0.0
    for (cards, choice) in others where cards > 0 {
      sum += Double(cards) * max(0, best - second(choice, open))
    }
    return sum / Double(2 * open.counts.pairs - 1)
  }

  private func best(
    of choices: [Choice], gain: (Choice) -> Double
  ) -> (choice: Choice, gain: Double) {
    choices.map { ($0, gain($0)) }.max { $0.1 < $1.1 } ?? (.unknown, 0)
  }

  /// Returns the choices of the first card.
  func firstChoices(_ counts: KnownCounts) -> [Choice] {
    (counts.doubles > 0 ? [.pair] : []) + (counts.unknown > 0 ? [.unknown] : [])
      + (counts.singles > 0 ? [.known] : [])
  }

  /// Returns the choices of the second card that count: the pair of a new card is taken, and without passing no
  /// two known cards are turned.
  func secondChoices(_ open: OpenCard) -> [Choice] {
    if open.isDouble && !open.wasKnown { return [.pair] }
    let mayBeKnown = open.others > 0 && !(open.wasKnown && turnRule == .unknownCard)
    return (open.isDouble ? [.pair] : []) + (open.counts.unknown > 0 ? [.unknown] : [])
      + (mayBeKnown ? [.known] : [])
  }
}
