import GameKernel
import PairsGame

/// Every way to lay out a few pairs, and games played out on them.
enum Deals {
  /// All decks of so many pairs in one row, one for each way to join the cards in pairs.
  static func all(pairs: Int) -> [PairsDeck] {
    let layout = PairsLayout.of("\(2 * pairs)x1")
    let none = Array(repeating: UInt8.max, count: 2 * pairs)
    return joined(none, nextKind: 0).compactMap { PairsDeck(layout, kinds: $0) }
  }

  private static func joined(_ kinds: [UInt8], nextKind: UInt8) -> [[UInt8]] {
    guard let first = kinds.firstIndex(of: .max) else { return [kinds] }
    return kinds.indices.filter { $0 > first && kinds[$0] == .max }.flatMap { second in
      var kinds = kinds
      kinds[first] = nextKind
      kinds[second] = nextKind
      return joined(kinds, nextKind: nextKind + 1)
    }
  }
}

extension Pairs.State {
  /// Plays on to the end, one player for each seat.
  mutating func playOut(_ players: [any PairsPlayer], seed: UInt64) throws {
    for card in try flips(of: players, seed: seed) {
      if openCards.count == 2 { try play(.close) }
      try play(.flip(card))
    }
  }

  /// The flips of a game that players play from here to its end.
  func flips(of players: [any PairsPlayer], seed: UInt64) throws -> [Int] {
    var (state, flips) = (self, [Int]())
    while !state.isOver {
      if state.openCards.count == 2 { try state.play(.close) }
      flips.append(state.choice(of: players, seed: seed))
      try state.play(.flip(flips[flips.count - 1]))
    }
    return flips
  }

  /// The card that the player whose turn it is flips.
  func choice(of players: [any PairsPlayer], seed: UInt64) -> Int {
    var random = SeededGenerator.draw(seed: seed, move: turns)
    return players[toMove.index].chooseCard(in: PairsKnowledge(self), using: &random)
  }

  /// The pairs of the first of two seats less those of the second.
  var lead: Int { pairsTaken[0] - pairsTaken[1] }
}
