import GameKernel
import PairsGame

/// What can be expected at best of those who try every card, knowing what was seen.
///
/// It knows nothing of plans: it holds all deals that agree with what was seen, tries every card, and
/// looks which deals agree with what shows then. Pairs may be left lying, unlike in the strategy
/// tables. Two cards that were both seen, and are no pair, are turned only where the rule is passing.
struct EveryChoice {
  private var scores: [[Int]: Double] = [:]

  /// The lead of the player to move, for two; the flips to come, as a negative number, for one.
  ///
  /// - Parameter states: positions that differ only in the cards that nobody has seen, all equally
  ///   likely.
  mutating func score(_ states: [Pairs.State]) throws -> Double {
    guard !states[0].isOver else { return 0 }
    let essence = essence(states[0])
    if let score = scores[essence] { return score }
    var best = -Double.infinity
    for card in choices(states[0]) { best = max(best, try score(flipping: card, in: states)) }
    scores[essence] = best
    return best
  }

  /// The cards worth trying: of those that nobody has seen, which are all alike, only the first.
  private func choices(_ state: Pairs.State) -> [Int] {
    let unseen = state.faceDown.filter { state.lastTurn(of: $0) == nil }
    let seen = state.faceDown.filter { state.lastTurn(of: $0) != nil }
    guard let open = state.openCards.first, state.lastTurn(of: open) != nil,
      state.turnRule == .unknownCard
    else { return unseen.prefix(1) + seen }
    return unseen.prefix(1) + seen.filter { state.kinds[$0] == state.kinds[open] }
  }

  /// The same when this card is flipped next.
  mutating func score(flipping card: Int, in states: [Pairs.State]) throws -> Double {
    var outcomes: [[Int]: [Pairs.State]] = [:]
    for state in states {
      var state = state
      try state.play(.flip(card))
      let shown = shown(state)
      if state.openCards.count == 2 { try state.play(.close) }
      outcomes[shown, default: []].append(state)
    }
    let seat = states[0].toMove
    var total = 0.0
    for outcome in outcomes.values {
      let rest = try score(outcome)
      let gain =
        states[0].seatCount == 1
        ? -1 : Double(outcome[0].pairsTaken[seat.index] - states[0].pairsTaken[seat.index])
      total += Double(outcome.count) * (gain + (outcome[0].toMove == seat ? rest : -rest))
    }
    return total / Double(states.count)
  }

  /// What can be seen: for each card the first seen one of its kind, -1 if it is gone, -2 if unseen.
  private func shown(_ state: Pairs.State) -> [Int] {
    let isSeen = state.layout.cards.map {
      state.lastTurn(of: $0) != nil || state.openCards.contains($0)
    }
    return state.layout.cards.map { card in
      if state.isGone(card) { return -1 }
      guard isSeen[card] else { return -2 }
      return isSeen.indices.first { isSeen[$0] && state.kinds[$0] == state.kinds[card] } ?? card
    }
  }

  /// What matters of all that, wherever the cards lie: how many are unseen, of how many kinds one card and
  /// of how many both are known, the same of the open card's kind, and whether that one was known before.
  private func essence(_ state: Pairs.State) -> [Int] {
    let shown = shown(state)
    var counts = [0, 0]
    for card in Set(shown) where card >= 0 { counts[shown.count { $0 == card } - 1] += 1 }
    var essence = counts + [shown.count { $0 == -2 }, state.passes]
    if let open = state.openCards.first {
      let isKnown = state.lastTurn(of: open) != nil
      essence += [shown.count { $0 == shown[open] }, isKnown ? 1 : 0]
    }
    return essence
  }
}
