import GameKernel

/// A computer player of Pairs: it looks at what has been seen and chooses a card.
///
/// Players are values without memory of their own: what there is to remember is in the sight.
public protocol PairsPlayer: Sendable {
  /// The card to flip next, one that lies face down.
  ///
  /// - Parameter random: all chance there is. Both flips of a turn are handed the same generator at
  ///   its start, so that what is drawn first is the same for both.
  func chooseCard(in sight: Pairs.Sight, using random: inout SeededGenerator) -> Int
}
