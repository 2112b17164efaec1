import GameKernel

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
  public func chooseCard(in sight: Pairs.Sight, using random: inout SeededGenerator) -> Int {
    precondition(sight.seatCount == 2, "The perfect player plays against one other")
    let table = LeadTable.shared(sight.turnRule)
    let recollection = Recollection(sight) { _ in true }
    return recollection.card(isFirst: sight.openCard == nil, using: &random) { known in
      table.plan(pairs: sight.pairsLeft, known: known)
    }
  }
}
