import GameKernel

extension SlidingSolver {
  /// A sequence of moves that solves a board.
  public struct Solution: Hashable, Sendable {
    /// The directions in which the tiles move, the first move first.
    public let moves: [Direction]
    /// Whether it is proven that no shorter solution exists.
    public let isOptimal: Bool
    /// The number of boards generated to find the solution.
    public let nodes: Int
  }

  /// The state of a search in progress.
  public struct Progress: Hashable, Sendable {
    /// The best solution so far, or `nil` at the start of a search for a proof.
    public internal(set) var best: Solution?
    /// Whether `best` was built line by line, ignoring the rest of the board. A much shorter solution is likely.
    public internal(set) var isPlain: Bool
    /// The proven lower bound on the number of moves of a solution.
    public internal(set) var leastMoves: Int
    /// The number of boards generated so far.
    public internal(set) var nodes: Int

    /// Whether the search is so long that ``SlidingSolver/hardTables`` are worth making.
    public var isLong: Bool { nodes > 1 << 25 }

    /// Creates a snapshot of a search's progress.
    public init(best: Solution?, isPlain: Bool = false, leastMoves: Int, nodes: Int) {
      (self.best, self.isPlain) = (best, isPlain)
      (self.leastMoves, self.nodes) = (leastMoves, nodes)
    }
  }

  /// A limit on the work of a search. A larger effort never gives a longer solution.
  public struct Effort: Hashable, Sendable {
    /// The number of generated boards after which no further search starts and the best solution is returned.
    public let nodes: Int

    /// Creates an effort of about `nodes` generated boards.
    public init(nodes: Int) { self.nodes = nodes }

    /// A line-by-line solution without pattern databases. It takes milliseconds.
    ///
    /// Boards of at most nine cells are looked up and get a shortest solution.
    public static let none = Effort(nodes: 0)

    /// A good solution, in less than a second up to 8 × 8 and about one second for 10 × 10.
    public static let quick = Effort(nodes: 1)

    /// A search until a shortest solution is proven, or above sixteen cells until the widest beam search ends.
    public static let full = Effort(nodes: .max)
  }
}
