import GameKernel

/// Cards as they were laid out: which kind lies where.
public struct PairsDeck: Hashable, Sendable {
  /// How they lie.
  public let layout: PairsLayout

  /// The kind of each card, from 0 to below ``PairsLayout/pairCount``; each kind twice.
  public let kinds: [UInt8]

  /// Cards dealt by a seed, every order equally likely.
  public init(_ layout: PairsLayout, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.layout = layout
    kinds = random.shuffled(layout.cards.map { UInt8($0 / 2) })
  }

  /// Cards laid out by hand, or `nil` unless the layout's kinds are there twice each.
  public init?(_ layout: PairsLayout, kinds: [UInt8]) {
    guard kinds.sorted() == layout.cards.map({ UInt8($0 / 2) }) else { return nil }
    self.layout = layout
    self.kinds = kinds
  }
}
