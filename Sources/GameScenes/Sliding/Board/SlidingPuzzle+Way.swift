import SlidingGame

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

nonisolated extension SlidingPuzzle.Shape {
  /// The cells from one next to the gap to `cell`, which lies in line with the gap; none where it does not.
  func run(from gap: Int, to cell: Int) -> [Int] {
    guard cells.contains(cell), cell != gap else { return [] }
    let step: Int
    if cell / width == gap / width {
      step = 1
    } else if cell % width == gap % width {
      step = width
    } else {
      return []
    }
    let signed = cell > gap ? step : -step
    return Array(stride(from: gap + signed, through: cell, by: signed))
  }
}
