import Stage

/// Motifs that are used in several pictures.
nonisolated extension Sketch {
  /// Draws a fir on a point, with its lit side at the left.
  package mutating func fir(_ foot: Point, _ height: Double, light: UInt32, dark: UInt32) {
    let width = height * 0.36
    let top = foot.y - height
    fill(
      .rect(Rect(foot.x - width * 0.07, foot.y - height * 0.14, width * 0.14, height * 0.14)),
      0x35241C)
    var (whole, shade) = (Path(), Path())
    for tier in 0..<4 {
      let t = Double(tier)
      let (apex, base) = (top + height * 0.19 * t, top + height * (0.34 + 0.185 * t))
      let reach = width * (0.2 + 0.1 * t)
      let skirt = base - height * 0.025
      whole.append(
        .shape(
          (foot.x, apex), (foot.x + reach, base), (foot.x + reach * 0.1, skirt),
          (foot.x - reach, base)))
      shade.append(.shape((foot.x, apex), (foot.x + reach, base), (foot.x + reach * 0.1, skirt)))
    }
    fill(whole, light)
    fill(shade, dark)
  }

  /// Draws a small flock of birds.
  mutating func flock(_ places: [(Double, Double, Double)], _ hex: UInt32, _ alpha: Double = 0.8) {
    fill(.joined(places.map { .bird(Point($0.0, $0.1), $0.2) }), hex, alpha)
  }

  /// Draws a bank of horizontal cloud streaks around a point.
  mutating func streaks(
    _ at: Point, _ width: Double, _ count: Int, _ hex: UInt32, _ alpha: Double, step: Double = 15
  ) {
    for index in 0..<count {
      let length = width * between(0.35, 0.9)
      let middle = Point(at.x + between(-0.3, 0.3) * width, at.y + Double(index) * step)
      fill(
        .streak(middle, length, between(0.5, 0.8) * step), hex, alpha * between(0.6, 1.0))
    }
  }

  /// Draws randomly placed dots in an area, as one layer.
  package mutating func dots(
    _ count: Int, in area: Rect, radius: ClosedRange<Double>, _ hex: UInt32, _ alpha: Double = 1
  ) {
    var path = Path()
    for _ in 0..<count {
      let at = point(in: area)
      path.append(.circle(at, radius: between(radius.lowerBound, radius.upperBound)))
    }
    fill(path, hex, alpha)
  }

  /// Draws randomly placed horizontal glints on water, longer in the foreground, as one layer.
  mutating func glints(
    _ count: Int, in area: Rect, length: ClosedRange<Double>, _ hex: UInt32, _ alpha: Double
  ) {
    var path = Path()
    for _ in 0..<count {
      let at = point(in: area)
      let near = 0.35 + 0.65 * (at.y - area.y) / area.height
      let long = between(length.lowerBound, length.upperBound) * near
      path.append(.streak(at, long, 2.4 + 2.6 * near))
    }
    fill(path, hex, alpha)
  }
}
