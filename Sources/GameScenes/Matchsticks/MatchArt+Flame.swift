import Stage

nonisolated extension Drawing {
  /// A flame of two drops, in a round glow where the look has one; it stands on the middle of the drawing.
  mutating func drawFlame(glows: Bool) {
    let scale = size.width / 120
    let base = Point(size.width / 2, size.height * 0.62)
    func placed(_ path: Path) -> Path { path.scaled(by: scale).offset(by: base) }

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
}

nonisolated extension Path {
  /// A drop 28 wide and 58 high that stands on the origin.
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

  /// A drop 16 wide and 34 high inside the outer one.
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
