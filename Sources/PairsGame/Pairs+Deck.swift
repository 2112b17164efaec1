import GameKernel

extension Pairs {
  /// Cards as they were laid out: which kind lies where.
  public struct Deck: Hashable, Sendable {
    /// How they lie.
    public let layout: Layout

    /// The kind of each card, from 0 up to but not including ``Layout/pairCount``; each kind twice.
    public let kinds: [UInt8]

    /// Cards dealt by a seed, every order equally likely.
    ///
    /// Source: Fisher and Yates' shuffle, in Durstenfeld, *Random permutation*, CACM 7, 1964.
    public init(_ layout: Layout, seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var kinds = layout.cards.map { UInt8($0 / 2) }
      for last in layout.cards.dropFirst().reversed() {
        kinds.swapAt(last, random.draw(below: last + 1))
      }
      self.layout = layout
      self.kinds = kinds
    }

    /// Cards laid out by hand, or `nil` unless the layout's kinds are there twice each.
    public init?(_ layout: Layout, kinds: [UInt8]) {
      guard kinds.sorted() == layout.cards.map({ UInt8($0 / 2) }) else { return nil }
      self.layout = layout
      self.kinds = kinds
    }
  }
}
