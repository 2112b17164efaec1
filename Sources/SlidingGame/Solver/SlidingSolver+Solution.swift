import GameKernel

extension SlidingSolver {
  /// A way home.
  public struct Solution: Hashable, Sendable {
    /// The directions in which the tiles move, the first move first.
    public let moves: [Direction]
    /// Whether no way is shorter.
    public let isOptimal: Bool
    /// How many boards were looked at to find it.
    public let nodes: Int
  }

  /// How far a search has come.
  public struct Progress: Hashable, Sendable {
    /// The best way that has been found so far; none is known at first where a proof is sought.
    public internal(set) var best: Solution?
    /// Whether that way was made line by line, with no look at the whole; a far shorter one is likely.
    public internal(set) var isPlain: Bool
    /// No way is shorter than this.
    public internal(set) var leastMoves: Int
    /// How many boards have been looked at.
    public internal(set) var nodes: Int

    /// Whether the search is so long that ``SlidingSolver/hardTables`` are worth making.
    public var isLong: Bool { nodes > 1 << 25 }

    /// What is known at a moment of a search.
    public init(best: Solution?, isPlain: Bool = false, leastMoves: Int, nodes: Int) {
      (self.best, self.isPlain) = (best, isPlain)
      (self.leastMoves, self.nodes) = (leastMoves, nodes)
    }
  }

  /// How much a search may do. The way of a larger effort is never longer.
  public struct Effort: Hashable, Sendable {
    /// After so many boards no further search is begun, and the best way is given that has been
    /// found.
    public let nodes: Int

    /// Looks at about `nodes` boards at most.
    public init(nodes: Int) { self.nodes = nodes }

    /// A way line by line, without tables, in milliseconds.
    public static let none = Effort(nodes: 0)

    /// A good way, in less than a second up to 8 × 8 and about one for 10 × 10.
    public static let quick = Effort(nodes: 1)

    /// Until a shortest way is proven, which only boards of up to sixteen cells come to.
    public static let full = Effort(nodes: .max)
  }
}
