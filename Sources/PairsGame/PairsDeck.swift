import GameKernel

/// The dealt cards: the kind of each card in a layout.
public struct PairsDeck: Hashable, Sendable {
  /// The arrangement of the cards.
  public let layout: PairsLayout

  /// The kind of each card, from 0 to below ``PairsLayout/pairCount``. Each kind occurs twice.
  public let kinds: [UInt8]

  /// Deals cards by a seed. Every order is equally likely.
  public init(_ layout: PairsLayout, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.layout = layout
    kinds = random.shuffled(layout.cards.map { UInt8($0 / 2) })
  }

  /// Makes a deck from given kinds, or returns `nil` unless each kind of the layout occurs twice.
  public init?(_ layout: PairsLayout, kinds: [UInt8]) {
    guard kinds.sorted() == layout.cards.map({ UInt8($0 / 2) }) else { return nil }
    self.layout = layout
    self.kinds = kinds
  }
}
