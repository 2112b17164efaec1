import Glibc
import Stage

nonisolated extension Drawing {
  /// Draws a whole match in white, to be tinted.
  mutating func drawGlowing(_ shape: MatchShape) {
    fill(shape.stickPath, .white)
    fill(shape.headPath, .white)
  }

  /// Draws a flame of two drops, at the middle of the drawing.
  ///
  /// - Parameters:
  ///   - phase: the phase of the flame's sway, from 0 to 1.
  ///   - glows: whether a round glow is behind the flame.
  mutating func drawFlame(_ phase: Double, glows: Bool) {
    let scale = size.width / 120
    let base = Point(size.width / 2, size.height * 0.62)
    let (sway, stretch) = (5 * sin(2 * .pi * phase), 1 + 0.07 * sin(4 * .pi * phase + 1))
    /// Deforms a path. The tip sways most, and the foot stays on the match.
    func placed(_ path: Path) -> Path {
      path.mapped { point in
        let rise = max(0, -point.y / 52)
        return Point(point.x + sway * rise * rise, point.y * (1 + (stretch - 1) * rise))
      }
      .scaled(by: scale).offset(by: base)
    }

    let glow = Rect(center: base + Point(0, -14) * scale, Size(104, 112) * scale)
    if glows {
      fill(
        .ellipse(in: glow),
        .radial(
          center: glow.center, radii: Size(glow.width / 2, glow.height / 2),
          [.init(0, Color(0xFFC860, alpha: 0.55)), .init(1, Color(0xFF9A30, alpha: 0))]))
    }
    fill(
      placed(.outerFlame),
      .linear(
        from: base + Point(0, -52) * scale, to: base + Point(0, 6) * scale,
        [
          .init(0, Color(0xFF8A2A, alpha: 0.15)), .init(0.45, Color(0xFF9D34)),
          .init(1, Color(0xF2661E)),
        ]))
    fill(
      placed(.innerFlame),
      .linear(
        from: base + Point(0, -30) * scale, to: base + Point(0, 4) * scale,
        [.init(0, Color(0xFFE9A0, alpha: 0.4)), .init(1, Color(0xFFF6D2))]))
  }

  /// Draws a glowing dot in the middle of the drawing.
  mutating func drawSpark(glows: Bool) {
    let frame = Rect(.zero, size)
    if glows {
      fill(
        .ellipse(in: frame),
        .radial(
          center: frame.center, radii: Size(frame.width / 2, frame.height / 2),
          [.init(0, Color(0xFFB050, alpha: 0.8)), .init(1, Color(0xFF8A2A, alpha: 0))]))
    }
    fill(.ellipse(in: Rect(center: frame.center, size * 0.4)), Color(0xFFE9A0))
  }

  /// Draws a thread of smoke that rises in bends and becomes wider and paler.
  mutating func drawSmoke(side: Double, _ color: Color) {
    let (width, height) = (size.width, size.height)
    func edge(_ share: Double, _ out: Double) -> Point {
      let bend = side * sin(2.4 * .pi * share) * (0.06 + 0.26 * share)
      return Point(
        width * (0.5 + bend + out * (0.02 + 0.06 * share)), height * (0.96 - 0.9 * share))
    }
    let shares = (0...24).map { Double($0) / 24 }
    let ribbon = shares.map { edge($0, -1) } + shares.reversed().map { edge($0, 1) }
    fill(
      .polygon(ribbon),
      .linear(
        from: Point(0, height), to: .zero,
        [.init(0, color.opacity(0.85)), .init(1, color.opacity(0.05))]),
      blur: width * 0.03)
  }
}

nonisolated extension Path {
  /// A drop, 28 wide and 58 high, with its foot at the origin.
  fileprivate static var outerFlame: Path {
    var path = Path()
    path.move(to: Point(0, 6))
    path.curve(to: Point(-10, -20), Point(-13, 6), Point(-15, -8))
    path.curve(to: Point(1, -52), Point(-6, -30), Point(-2, -36))
    path.curve(to: Point(13, -14), Point(8, -38), Point(14, -28))
    path.curve(to: Point(0, 6), Point(12, 0), Point(9, 6))
    path.close()
    return path
  }

  /// A drop, 16 wide and 34 high, inside the outer one.
  fileprivate static var innerFlame: Path {
    var path = Path()
    path.move(to: Point(0, 4))
    path.curve(to: Point(-5, -12), Point(-7, 4), Point(-8, -5))
    path.curve(to: Point(1, -30), Point(-3, -17), Point(0, -20))
    path.curve(to: Point(7, -7), Point(5, -20), Point(8, -14))
    path.curve(to: Point(0, 4), Point(6, 1), Point(5, 4))
    path.close()
    return path
  }
}
