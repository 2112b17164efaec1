import Stage

/// The places of a chart's parts in its panel, in output pixels.
@MainActor struct PlotLayout {
  /// The line of the heading.
  let heading: Rect
  /// The line of the legend or note.
  let legend: Rect
  /// The area between the axes.
  let area: Rect
  private let plot: Plot
  /// The height of a line of small text.
  let line: Double

  /// Computes the places.
  ///
  /// - Parameter frame: the panel.
  init(_ plot: Plot, in frame: Rect, _ look: Look) {
    let metrics = look.metrics
    let inside = frame.inset(by: metrics.px(24, small: 10))
    line = metrics.line(metrics.small())
    heading = Rect(inside.x, inside.y, inside.width, metrics.line(metrics.medium()))
    legend = Rect(inside.x, heading.maxY + metrics.px(4), inside.width, line)
    let gap = metrics.px(12, least: 6)
    let labels = plot.y?.labels ?? []
    let widest = labels.map { look.measurer.size(of: $0.text, metrics.small()).width }.max()
    let left = inside.x + (widest.map { $0 + gap } ?? 0)
    let top = legend.maxY + (plot.ground == nil ? gap + line / 2 : gap / 2)
    let bottom = plot.ground != nil ? inside.maxY : inside.maxY - line - gap
    let room = Rect(left, top, inside.maxX - left, max(8, bottom - top))
    area = (plot.ground != nil ? Self.even(plot, in: room) : room).rounded
    self.plot = plot
  }

  /// Returns the largest rectangle in the middle of another one whose sides are in proportion to the axes.
  private static func even(_ plot: Plot, in room: Rect) -> Rect {
    guard let y = plot.y else { return room }
    let (wide, high) = (plot.x.length, y.length)
    let unit = min(room.width / wide, room.height / high)
    return Rect(center: room.center, Size(wide * unit, high * unit))
  }

  /// Returns the point for values of the two axes.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(area.x + area.width * plot.x.share(of: x), height(of: y))
  }

  func point(_ place: Point) -> Point { point(place.x, place.y) }

  /// Returns the y coordinate of a value of the vertical axis.
  func height(of value: Double) -> Double {
    area.maxY - area.height * (plot.y?.share(of: value) ?? value / plot.highestBar)
  }

  /// Returns the frame of a bar. A bar of value 0 has no height.
  func frame(of bar: Plot.Bar, gap: Double) -> Rect {
    let (left, right) = (point(bar.range.lowerBound, 0).x, point(bar.range.upperBound, 0).x)
    let top = height(of: bar.value)
    return Rect(left + gap / 2, top, max(1, right - left - gap), area.maxY - top)
  }
}

extension Plot {
  /// The value at the upper end of a vertical axis without labels. It leaves room for the texts above the bars.
  nonisolated fileprivate var highestBar: Double {
    let values = layers.flatMap { layer -> [Double] in
      switch layer.content {
      case .bars(let bars), .outline(let bars): bars.map(\.value)
      default: []
      }
    }
    return 1.2 * max(1e-9, values.max() ?? 1)
  }
}
