import Stage

/// Where the boards of a game stand in the graph: moves played to the right, moves to home upwards.
nonisolated struct DistancePlot: Hashable, Sendable {
  /// The number of moves home after each move of the game.
  let values: [Int]
  let frame: Rect
  /// The unit of the design.
  let k: Double

  /// The number of moves played, at least one.
  var moves: Int { max(1, values.count - 1) }
  /// The greatest number of moves home, at least one.
  var highest: Int { max(1, values.max() ?? 1) }
  /// Of the marks.
  var markRadius: Double { max(3, 5 * k) }

  /// Where a board stands that lies so far from home after so many moves.
  func place(_ move: Int, _ value: Int) -> Point {
    Point(
      frame.x + frame.width * Double(move) / Double(moves),
      frame.maxY - frame.height * Double(value) / Double(highest))
  }

  func place(of move: Int) -> Point { place(move, values[move]) }

  /// The moves of each stretch that leads on in one direction, with whether it leads away from home.
  var stretches: [(moves: ClosedRange<Int>, isDetour: Bool)] {
    var stretches: [(moves: ClosedRange<Int>, isDetour: Bool)] = []
    for move in values.indices.dropFirst() {
      let isDetour = values[move] > values[move - 1]
      if let last = stretches.last, last.isDetour == isDetour {
        stretches[stretches.count - 1].moves = last.moves.lowerBound...move
      } else {
        stretches.append((move - 1...move, isDetour))
      }
    }
    return stretches
  }
}

nonisolated extension Drawing {
  /// The axes, the shortest way in dots, the way of the game, and a diamond at the end of each detour.
  mutating func drawDistances(_ plot: DistancePlot, _ theme: Theme) {
    let line = max(1.5, 1.5 * plot.k)
    let (origin, corner) = (
      Point(plot.frame.x, plot.frame.maxY), Point(plot.frame.maxX, plot.frame.maxY)
    )
    let axes = Path.polyline([Point(plot.frame.x, plot.frame.y), origin, corner])
    stroke(axes, width: line, theme.panelLine)
    guard let start = plot.values.first else { return }
    drawDots(
      from: plot.place(0, start), to: plot.place(start, 0), pitch: max(7, 7 * plot.k),
      radius: max(1, 1.4 * plot.k), theme.mutedInk)
    let width = max(2, 3 * plot.k)
    for stretch in plot.stretches {
      let places = stretch.moves.map { plot.place(of: $0) }
      stroke(
        .polyline(places), width: width, stretch.isDetour ? theme.danger : theme.accentInk)
    }
    for stretch in plot.stretches where stretch.isDetour {
      drawMark(
        isDisc: false, plot.place(of: stretch.moves.upperBound), radius: plot.markRadius, theme)
    }
    if let last = plot.values.indices.last {
      drawMark(isDisc: true, plot.place(of: last), radius: 1.2 * plot.markRadius, theme)
    }
  }
}
