import BoxKit
import SlidingGame
import Stage

/// The graph of a finished game, with its numbers and legends.
struct DistanceGraph {
  private let words: DistanceWords
  private let look: Look
  private let plot: DistancePlot
  private let frame: Rect
  private let picture: Picture
  private let legend: Rect
  private let axisName: Rect

  /// Creates the graph.
  ///
  /// - Parameter frame: the area of the graph, including the legends and numbers.
  init(_ words: DistanceWords, in frame: Rect, _ look: Look) {
    let metrics = look.metrics
    let line = metrics.line(metrics.small())
    self.words = words
    self.look = look
    self.frame = frame
    legend = Rect(frame.x, frame.y, frame.width, line)
    let digits = look.measurer.size(of: "000", metrics.small(.bold)).width
    let inset = metrics.px(10, least: 8)
    // A gap separates the axis name from the legends, so that it does not look like one of them.
    let gap = metrics.px(20, least: 10)
    axisName = Rect(frame.x, legend.maxY + gap, frame.width, line)
    let top = axisName.maxY + inset
    let inside = Rect(
      frame.x + digits + inset, top, frame.width - digits - 2 * inset,
      max(8, frame.maxY - line - inset / 2 - top)
    ).rounded
    plot = DistancePlot(values: words.distances.values, frame: inside, k: metrics.k)
    let (corner, theme) = (frame.origin, look.theme)
    let moved = DistancePlot(
      values: plot.values, frame: inside.offset(by: Point.zero - corner), k: metrics.k)
    picture = Picture("distances", size: frame.size) { $0.drawDistances(moved, theme) }
  }

  func draw(into list: inout DisplayList) {
    list.picture(picture, at: frame.origin)
    drawNumbers(into: &list)
    drawLegends(into: &list)
  }

  private func drawNumbers(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let line = metrics.line(metrics.small())
    let bold = metrics.small(.bold)
    let left = plot.frame.x - frame.x - metrics.px(6, least: 4)
    func drawHeight(_ number: Int) {
      let y = plot.place(0, number).y - line / 2
      list.text(
        String(number), bold, theme.ink, in: Rect(frame.x, y, left, line), .trailing,
        measuredBy: measurer)
    }
    drawHeight(plot.highest)
    drawHeight(0)
    if let start = plot.values.first, (plot.highest - start) * 8 > plot.highest {
      drawHeight(start)
    }
    list.text(words.height, metrics.small(), theme.mutedInk, in: axisName, measuredBy: measurer)
    let below = Rect(plot.frame.x, frame.maxY - line, plot.frame.width, line)
    list.text(
      String(plot.values.count - 1), bold, theme.ink, in: below, .trailing, measuredBy: measurer)
    let number = measurer.size(of: String(plot.values.count - 1), bold).width + metrics.px(12)
    list.text(
      // Translators: Name of the axis to the right.
      words.texts("moves played"), metrics.small(), theme.mutedInk,
      in: Rect(below.x, below.y, below.width - number, line), .trailing, measuredBy: measurer)
  }

  /// Draws as many legends as fit, from the left.
  private func drawLegends(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let style = metrics.small()
    let side = 2 * plot.markRadius.rounded()
    let legends = words.legends
    let entries: [(String, Picture)] = [
      (
        legends.disc, Icon.disc.picture(size: side, color: theme.accentInk, in: look.pictures)
      ),
      (
        legends.diamond,
        Icon.diamond.picture(size: side, color: theme.danger, in: look.pictures)
      ),
      (legends.dots, Icon.more.picture(size: side, color: theme.mutedInk, in: look.pictures)),
    ]
    var x = legend.x
    for (text, picture) in entries {
      let width = measurer.size(of: text, style).width
      guard x + side + metrics.px(8) + width <= legend.maxX else { return }
      list.picture(picture, center: Point(x + side / 2, legend.midY.rounded()))
      x += side + metrics.px(8)
      list.text(
        text, style, theme.mutedInk, in: Rect(x, legend.y, width, legend.height),
        measuredBy: measurer)
      x += width + metrics.px(24, small: 12)
    }
  }
}

/// The geometry of the graph: moves played to the right, distance to the solved board upwards.
nonisolated struct DistancePlot: Hashable, Sendable {
  /// The number of moves to solve the board, at the start and after each move of the game.
  let values: [Int]
  let frame: Rect
  /// The number of pixels per unit of the design.
  let k: Double

  /// The number of moves played, at least one.
  var moves: Int { max(1, values.count - 1) }
  /// The largest number of moves to solve a board, at least one.
  var highest: Int { max(1, values.max() ?? 1) }
  /// The radius of the marks.
  var markRadius: Double { max(5, 8 * k) }

  /// Returns the point for a distance to the solved board after a number of moves.
  func place(_ move: Int, _ value: Int) -> Point {
    Point(
      frame.x + frame.width * Double(move) / Double(moves),
      frame.maxY - frame.height * Double(value) / Double(highest))
  }

  func place(of move: Int) -> Point { place(move, values[move]) }

  /// The ranges of successive moves that all increase the distance, or all do not. The former are detours.
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
  /// Draws the axes, the shortest solution in dots, the line of the game, and the marks.
  ///
  /// A diamond marks the end of each detour, and a disc the end of the game.
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
      drawMark(isDisc: true, plot.place(of: last), radius: plot.markRadius, theme)
    }
  }
}
