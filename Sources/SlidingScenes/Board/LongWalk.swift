import SlidingGame
import Stage

/// The ways of the tiles while the gap walks about for long, as in a shuffle: every tile takes one way through some
/// of the places where it really was.
struct LongWalk {
  /// How long all of them take; less than two seconds.
  let time: Duration
  /// The places on the way of each tile, by its value.
  private(set) var ways: [Int: [Point]] = [:]

  /// More places on the way of one tile could not be told apart.
  private static let mostPlaces = 96

  /// - Parameters:
  ///   - moved: the values of the tiles that go.
  ///   - values: those in the cells before.
  init(
    _ events: [SlidingPuzzle.Event], of moved: Set<Int>, on values: [Int], _ layout: BoardLayout
  ) {
    let count = min(events.count, Self.mostPlaces)
    time = .milliseconds(min(1900, 60 * count))
    var board = values
    for (index, event) in events.enumerated() {
      let (from, to) = event.way
      board.swapAt(from, to)
      guard (index + 1) * count / events.count > index * count / events.count else { continue }
      for (cell, value) in board.enumerated() where moved.contains(value) {
        ways[value, default: []].append(layout.place(of: cell))
      }
    }
  }
}

nonisolated extension SlidingPuzzle.Event {
  /// The cells between which a tile went.
  var way: (from: Int, to: Int) {
    switch self {
    case .didTilt(_, let from, let to), .didMove(_, let from, let to): (from, to)
    }
  }
}

nonisolated extension SlidingPuzzle.State {
  /// Whether the board is shown whole: it was solved by somebody, and did not just lie there so.
  var isWhole: Bool { isSolved && tileMoves > 0 }
}
