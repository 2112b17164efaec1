import GameKernel

/// A computer player of Pairs: it looks at what has been seen and chooses a card.
///
/// Players are values without memory of their own: what there is to remember is in the sight.
public protocol PairsPlayer: Sendable {
  /// The card to flip next, one that lies face down.
  ///
  /// - Parameter random: all chance there is. Both flips of a turn are handed the same generator at
  ///   its start, so that what is drawn first is the same for both.
  func chooseCard(in sight: PairsSight, using random: inout SeededGenerator) -> Int
}

/// A player that remembers each card it has seen with a certain chance, and plays on that as well
/// as it can.
///
/// At each of its turns it is drawn anew for each card whether it comes to mind; a forgotten card is
/// to it as one never seen. With what it remembers it plays as the perfect player does: it takes a
/// known pair, and against one other it turns as many new cards as the best plan for so many known
/// ones says. Alone, and against two or three, it always turns new cards, of which a perfect memory
/// needs the fewest flips.
public struct ForgetfulPlayer: PairsPlayer {
  /// The memories that can be set, in per cent.
  public static let memories = 0...100

  /// The chance that a card comes to mind, in per cent.
  public let memory: Int

  /// A player of that memory, which must be one of ``memories``.
  public init(memory: Int) {
    precondition(Self.memories.contains(memory), "Memory is a share in per cent")
    self.memory = memory
  }

  /// The card to flip next. What comes to mind is drawn first, card by card, so that it is the same for
  /// both flips of a turn.
  public func chooseCard(in sight: PairsSight, using random: inout SeededGenerator) -> Int {
    let comesToMind = sight.places.map { _ in random.draw(below: 100) < memory }
    let recollection = Recollection(sight) { comesToMind[$0] }
    return recollection.card(isFirst: sight.openCard == nil, using: &random) { known in
      sight.seatCount == 2
        ? LeadTable.shared(sight.turnRule).plan(pairs: sight.pairsLeft, known: known)
        : .twoUnknown
    }
  }
}

/// A player for two seats that remembers every card and leads by the most that can be expected
/// against a player that does the same.
///
/// It plays by the ``LeadTable``, and takes a known pair at once.
public struct PerfectPlayer: PairsPlayer {
  /// A perfect player.
  public init() {}

  /// The card to flip next, in a game of two seats; only which of the unknown cards is drawn.
  ///
  /// - Complexity: O(cards); the first call of a program may have to compute the table.
  public func chooseCard(in sight: PairsSight, using random: inout SeededGenerator) -> Int {
    precondition(sight.seatCount == 2, "The perfect player plays against one other")
    let table = LeadTable.shared(sight.turnRule)
    let recollection = Recollection(sight) { _ in true }
    return recollection.card(isFirst: sight.openCard == nil, using: &random) { known in
      table.plan(pairs: sight.pairsLeft, known: known)
    }
  }
}
