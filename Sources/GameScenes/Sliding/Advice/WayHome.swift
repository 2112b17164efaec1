import GameKernel
import SlidingGame

/// A way home from the board on the table, as far as it has not been gone yet.
nonisolated struct WayHome: Hashable, Sendable {
  /// The moves that are left; none on a solved board.
  let moves: ArraySlice<SlidingPuzzle.Direction>
  /// Whether no way is shorter.
  let isProven: Bool
  /// Whether nobody looks for a shorter one any more.
  var isFinal: Bool
  /// Whether it was made line by line, before anything better was looked for.
  private let isPlain: Bool

  init(_ solution: SlidingSolver.Solution, isFinal: Bool, isPlain: Bool) {
    self.init(
      solution.moves[...], isProven: solution.isOptimal, isFinal: isFinal, isPlain: isPlain)
  }

  private init(
    _ moves: ArraySlice<SlidingPuzzle.Direction>, isProven: Bool, isFinal: Bool, isPlain: Bool
  ) {
    (self.moves, self.isProven, self.isFinal) = (moves, isProven, isFinal)
    self.isPlain = isPlain
  }

  /// Whether a far shorter one may come soon.
  var isRough: Bool { isPlain && !isFinal && !isProven }

  /// The number of moves home.
  var length: Int { moves.count }

  /// What is left when a tile has gone in a direction; nil where that is not the way.
  func after(_ direction: SlidingPuzzle.Direction) -> WayHome? {
    guard moves.first == direction else { return nil }
    return WayHome(moves.dropFirst(), isProven: isProven, isFinal: isFinal, isPlain: isPlain)
  }
}

nonisolated extension SlidingPuzzle.Shape {
  /// Whether a search goes on until a shortest way is proven.
  var hasProvenWays: Bool { size <= 16 }
}
