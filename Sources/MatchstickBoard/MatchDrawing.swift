import Stage

nonisolated extension Drawing {
  /// Draws a match.
  ///
  /// - Parameter grain: the pattern of the grain, 0 to 2, or `nil` for a flat match.
  mutating func drawMatch(
    _ shape: MatchShape, _ palette: MatchPalette, _ stick: Theme.Shades, grain: Int?
  ) {
    guard let grain else { return drawFlatMatch(shape, palette, stick) }
    let box = shape.stick
    let across = Paint.linear(
      from: box.origin, to: Point(box.maxX, box.y),
      [
        .init(0, stick.light), .init(0.28, stick.light.mixed(with: stick.mid, 0.7)),
        .init(0.62, stick.mid), .init(0.64, stick.mid.mixed(with: stick.dark, 0.56)),
        .init(1, stick.dark),
      ])
    fill(shape.stickPath, across)
    drawGrain(box, shape.unit, palette, grain)
    let end = Rect(box.x, box.maxY - 0.03 * shape.unit, box.width, 0.03 * shape.unit)
    fill(.roundedRect(end, radius: 0.008 * shape.unit), palette.foot.opacity(0.55))
    let wax = Rect(box.x, box.y, box.width, 0.17 * shape.unit)
    fill(
      .rect(wax),
      .linear(
        from: wax.origin, to: Point(wax.x, wax.maxY),
        [
          .init(0, palette.wax.opacity(0.55)), .init(0.35, Color(0x7A4A20, alpha: 0.28)),
          .init(1, Color(0x7A4A20, alpha: 0)),
        ]))
    if shape.style == .blocks {
      drawSquareHead(shape, palette.head)
    } else {
      drawHead(shape.head, palette.head)
    }
  }

  private mutating func drawGrain(
    _ box: Rect, _ unit: Double, _ palette: MatchPalette, _ grain: Int
  ) {
    // The two strokes of each pattern: the position across the stick, and the range along it from the foot.
    let strokes: [[(x: Double, from: Double, to: Double)]] = [
      [(0.28, 0.11, 0.59), (0.55, 0.36, 0.84)],
      [(0.45, 0.06, 0.39), (0.20, 0.51, 0.79)],
      [(0.52, 0.21, 0.69), (0.25, 0.16, 0.29)],
    ]
    for stroke in strokes[grain] {
      let x = box.x + stroke.x * box.width
      let line = Path.polyline([
        Point(x, box.maxY - stroke.from * unit), Point(x, box.maxY - stroke.to * unit),
      ])
      self.stroke(line, width: max(0.7, 0.006 * unit), palette.stick.dark.opacity(0.38))
    }
  }

  private mutating func drawHead(_ box: Rect, _ shades: Theme.Shades) {
    let light = Point(box.x + 0.36 * box.width, box.y + 0.34 * box.height)
    let gradient = Paint.radial(
      center: light, radii: Size(0.72 * box.width, 0.72 * box.height),
      [.init(0, shades.light), .init(0.34, shades.mid), .init(1, shades.dark)])
    fill(.ellipse(in: box), gradient)
    let shine = Rect(
      center: Point(box.midX - 0.17 * box.width, box.midY - 0.19 * box.height),
      Size(0.2 * box.width, 0.3 * box.height))
    fill(.ellipse(in: shine), Color.white.opacity(0.5))
  }

  /// Draws a head that is lit from the left like its stick, with a highlight along the upper edge.
  private mutating func drawSquareHead(_ shape: MatchShape, _ shades: Theme.Shades) {
    let box = shape.head
    fill(
      shape.headPath,
      .linear(
        from: box.origin, to: Point(box.maxX, box.y),
        [
          .init(0, shades.light.mixed(with: shades.mid, 0.45)), .init(0.26, shades.mid),
          .init(0.64, shades.mid), .init(0.67, shades.mid.mixed(with: shades.dark, 0.5)),
          .init(1, shades.mid.mixed(with: shades.dark, 0.85)),
        ]))
    let edge = Rect(
      box.x + 0.14 * box.width, box.y + 0.06 * box.height, 0.5 * box.width, 0.06 * box.height)
    fill(.roundedRect(edge, radius: edge.height / 2), Color.white.opacity(0.4))
  }

  private mutating func drawFlatMatch(
    _ shape: MatchShape, _ palette: MatchPalette, _ stick: Theme.Shades
  ) {
    fill(shape.stickPath, stick.mid)
    fill(shape.headPath, palette.head.mid)
    guard stick.light == stick.dark else { return }
    // In high contrast, a white ring separates the head from the background.
    stroke(shape.headPath, width: max(1.5, 0.012 * shape.height), .white)
  }

  mutating func drawCharred(_ shape: MatchShape, _ palette: MatchPalette) {
    fill(shape.stickPath, palette.char)
    fill(shape.headPath, Color(0x1B120D))
  }

  mutating func drawOutline(_ shape: MatchShape, _ k: Double) {
    let width = max(1.5, 2 * k)
    stroke(.rect(shape.stick.inset(by: width / 2)), width: width, .white)
    fill(shape.headPath, .black)
    stroke(shape.headPath, width: width, .white)
  }
}
