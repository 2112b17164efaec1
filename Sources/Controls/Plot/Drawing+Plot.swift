import Stage

extension Drawing {
  /// Draws the grid, the axes and the layers of a chart.
  ///
  /// - Parameter corner: the upper left corner of the panel in the window, which is the origin of the drawing.
  @MainActor mutating func drawPlot(
    _ plot: Plot, _ layout: PlotLayout, corner: Point, _ look: Look
  ) {
    let artist = PlotArtist(
      layout: layout, corner: corner, theme: look.theme, unit: max(0.6, look.metrics.k),
      hasGround: plot.ground != nil)
    artist.drawGrid(plot, into: &self)
    for layer in plot.layers { artist.draw(layer.content, into: &self) }
    if plot.ground == nil { artist.drawBase(plot, into: &self) }
  }

  /// Draws the mark of a point with a dark edge, which separates it from the pictures below it.
  fileprivate mutating func drawEdgedMark(
    _ mark: Plot.Mark, at center: Point, unit: Double, _ theme: Theme
  ) {
    let edge = Color(0x2B1D13)
    switch mark {
    case .disc, .ring: fill(.circle(center, radius: 7 * unit), edge)
    case .square: fill(.rect(Rect(center: center, Size(14, 14) * unit)), edge)
    case .diamond:
      fill(.diamond(center, reach: 10.5 * unit), edge)
      return stroke(.diamond(center, reach: 7 * unit), width: 2.4 * unit, .white)
    }
    drawMark(mark, at: center, unit: unit, theme)
  }

  /// Draws the mark of a point.
  mutating func drawMark(_ mark: Plot.Mark, at center: Point, unit: Double, _ theme: Theme) {
    switch mark {
    case .disc: fill(.circle(center, radius: 5.5 * unit), theme.accentInk)
    case .ring: stroke(.circle(center, radius: 5 * unit), width: 2 * unit, theme.accentInk)
    case .square:
      let side = 11 * unit
      let box = Rect(center.x - side / 2, center.y - side / 2, side, side)
      stroke(.rect(box), width: 2 * unit, theme.mutedInk)
    case .diamond: stroke(.diamond(center, reach: 8 * unit), width: 2.2 * unit, theme.ink)
    }
  }

  /// Fills a bar with round upper corners. In a flat theme it is an outline.
  mutating func drawBar(_ frame: Rect, unit: Double, _ theme: Theme) {
    guard frame.height >= 0.5 else { return }
    let radius = min(5 * unit, frame.width / 2, frame.height)
    // The lower corners are cut off, so that they are square.
    let tall = Rect(frame.x, frame.y, frame.width, frame.height + radius)
    if theme.isFlat {
      fill(.frame(tall, radius: radius, width: 2 * unit), theme.chartBar, clip: .rect(frame))
    } else {
      fill(.roundedRect(tall, radius: radius), theme.chartBar, clip: .rect(frame))
    }
  }

  /// Draws a dotted line through points.
  fileprivate mutating func drawDottedLine(_ points: [Point], unit: Double, _ color: Color) {
    let pitch = 6 * unit
    var left = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      let vector = end - start
      let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
      while left <= length, length > 0 {
        fill(.circle(start + vector * (left / length), radius: 1.25 * unit), color)
        left += pitch
      }
      left -= length
    }
  }
}

/// Draws the parts of one chart.
@MainActor private struct PlotArtist {
  let layout: PlotLayout
  let corner: Point
  let theme: Theme
  /// The number of pixels per unit of the design.
  let unit: Double
  /// Whether pictures are below the layers.
  let hasGround: Bool

  /// The unit of the many marks on pictures, which are smaller on small pictures.
  private var groundUnit: Double { unit * min(0.9, max(0.5, area.height / (320 * unit))) }

  private var area: Rect { layout.area.offset(by: Point.zero - corner) }

  private func point(_ place: Point) -> Point { layout.point(place) - corner }

  private func height(_ value: Double) -> Double { layout.height(of: value) - corner.y }

  func drawGrid(_ plot: Plot, into drawing: inout Drawing) {
    for label in plot.y?.labels ?? [] where label.value != plot.y?.scale.lowerBound {
      drawing.stroke(
        level(height(label.value)), width: theme.lineWidth * unit, theme.panelLine.opacity(0.55))
    }
  }

  func drawBase(_ plot: Plot, into drawing: inout Drawing) {
    drawing.stroke(level(area.maxY), width: 2 * unit, theme.mutedInk)
    for label in plot.x.labels {
      let x = area.x + area.width * plot.x.share(of: label.value)
      drawing.stroke(
        .polyline([Point(x, area.maxY), Point(x, area.maxY + 5 * unit)]), width: 2 * unit,
        theme.mutedInk)
    }
  }

  private func level(_ y: Double) -> Path {
    .polyline([Point(area.x, y), Point(area.maxX, y)])
  }

  func draw(_ content: Plot.Content, into drawing: inout Drawing) {
    switch content {
    case .points(let items, let mark):
      for item in items {
        hasGround
          ? drawing.drawEdgedMark(mark, at: point(item.place), unit: groundUnit, theme)
          : drawing.drawMark(mark, at: point(item.place), unit: unit, theme)
      }
    case .dottedLine(let places):
      drawing.drawDottedLine(places.map(point), unit: unit, theme.ink.opacity(0.75))
    case .level(let value):
      drawing.stroke(level(height(value)), width: 2.4 * unit, theme.ink)
    case .band(let range):
      let (top, bottom) = (height(range.upperBound), height(range.lowerBound))
      if theme.isFlat {
        for y in [top, bottom] { drawing.stroke(level(y), width: 2 * unit, theme.ink) }
      } else {
        drawing.fill(
          .rect(Rect(area.x, top, area.width, bottom - top)), theme.ink.opacity(0.18))
      }
    case .bars(let bars):
      for bar in bars { drawing.drawBar(frame(of: bar), unit: unit, theme) }
    case .outline(let bars):
      drawing.stroke(.polyline(outline(of: bars)), width: 2.4 * unit, theme.ink)
    case .divider(let value):
      let x = area.x + area.width * (layout.point(value, 0).x - layout.area.x) / area.width
      drawing.drawDottedLine(
        [Point(x, area.y), Point(x, area.maxY)], unit: unit, theme.ink.opacity(0.75))
    case .segments(let segments):
      for (start, end) in segments {
        drawing.stroke(
          .polyline([point(start), point(end)]), width: 2 * (hasGround ? groundUnit : unit),
          hasGround && !theme.isFlat ? Color(0xB4493A) : theme.ink.opacity(0.75))
      }
    }
  }

  private func frame(of bar: Plot.Bar) -> Rect {
    layout.frame(of: bar, gap: 2 * unit).offset(by: Point.zero - corner)
  }

  private func outline(of bars: [Plot.Bar]) -> [Point] {
    bars.flatMap { bar in
      [
        point(Point(bar.range.lowerBound, bar.value)),
        point(Point(bar.range.upperBound, bar.value)),
      ]
    }
  }
}
