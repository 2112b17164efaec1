import SlidingGame
import Stage

/// The paths of the tiles for a long series of moves, such as a shuffle.
///
/// Every tile moves along one path through some of the cells that it really visited.
struct TilePaths {
  /// The duration of each path, at most 1.9 s.
  let time: Duration
  /// The positions on the path of each tile, by its value.
  private(set) var paths: [Int: [Point]] = [:]

  /// The largest number of positions on a path. In less than two seconds, the player could not distinguish more.
  private static let mostPlaces = 96

  /// Samples the paths of the moved tiles.
  ///
  /// - Parameters:
  ///   - moved: the values of the tiles that move.
  ///   - values: the values in the cells before the moves.
  init(
    _ events: [SlidingPuzzle.Event], of moved: Set<Int>, on values: [Int], _ layout: BoardLayout
  ) {
    let count = min(events.count, Self.mostPlaces)
    time = .milliseconds(min(1900, 60 * count))
    var board = values
    for (index, event) in events.enumerated() {
      let (from, to) = event.cells
      board.swapAt(from, to)
      guard (index + 1) * count / events.count > index * count / events.count else { continue }
      for (cell, value) in board.enumerated() where moved.contains(value) {
        paths[value, default: []].append(layout.place(of: cell))
      }
    }
  }
}

nonisolated extension SlidingPuzzle.Event {
  /// The cells between which a tile moved.
  var cells: (from: Int, to: Int) {
    switch self {
    case .didTilt(_, let from, let to), .didMove(_, let from, let to): (from, to)
    }
  }
}

nonisolated extension SlidingPuzzle.State {
  /// Whether the board is shown joined, because moves have solved it. A board that starts solved has separate tiles.
  var isWhole: Bool { isSolved && tileMoves > 0 }
}
