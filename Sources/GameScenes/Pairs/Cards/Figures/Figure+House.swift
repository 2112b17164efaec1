import Stage

/// Figures of things about the house.
nonisolated extension Figure {
  static let key = Figure(
    body: .joined([
      .ring(Point(0, -17), from: 6.5, to: 15),
      .shape(
        (-3.8, -3), (3.8, -3), (3.8, 11), (15, 11), (15, 18), (3.8, 18), (3.8, 23), (12, 23),
        (12, 30), (-3.8, 30)),
    ]), pattern: .plain, ink: .rust)

  static let house = Figure(
    body: .symmetric((0, -31), (30, -3), (23, -3), (23, 28), smooth: false), pattern: .bricks,
    ink: .rust, solid: .rect(Rect(-7, 9, 14, 19)), lines: .rect(Rect(-7, 9, 14, 19)))

  static let bell = Figure(
    body: .symmetric(
      (0, -26), (9, -24), (16, -12), (18, 6), (26, 18), (26, 18), (26, 22), (26, 22), (0, 22)),
    pattern: .stripes(90), ink: .olive,
    solid: .joined([.circle(Point(0, 27), radius: 5), .circle(Point(0, -28.5), radius: 3.4)]))

  static let hourglass = Figure(
    body: .symmetric(
      (0, -30), (21, -30), (21, -30), (20, -19), (4, 0), (4, 0), (20, 19), (21, 30), (21, 30),
      (0, 30)),
    pattern: .filled(to: 17), ink: .olive, solid: .shape((-12, -13), (12, -13), (0, 2)),
    lines: .joined([
      .line((-26, -30), (26, -30)), .line((-26, 30), (26, 30)), .line((0, 2), (0, 17)),
    ]))

  static let heart = Figure(
    body: .symmetric(
      (0, -16), (0, -16), (10, -25), (22, -25), (30, -14), (27, 1), (14, 17), (0, 29), (0, 29)),
    pattern: .stripes(45), ink: .rust)

  static let cup = Figure(
    body: .symmetric(
      (22, -22), (22, -22), (21, 8), (13, 25), (13, 25)), pattern: .waves, ink: .rust,
    lines: .bend((22, -14), (31, -14), (31, 0), (20, 7)))

  static let crown = Figure(
    body: .symmetric(
      (0, -24), (11, -3), (29, -19), (24, 24), smooth: false), pattern: .filled(to: 11),
    ink: .olive,
    solid: .joined([
      .circle(Point(0, -26), radius: 4.4), .circle(Point(-28, -20), radius: 4),
      .circle(Point(28, -20), radius: 4),
    ]))

  static let horseshoe = Figure(
    body: horseshoeOutline, pattern: .plain, ink: .teal,
    light: .joined(
      [-0.85, -0.5, -0.15, 0.15, 0.5, 0.85].map {
        .circle(.polar(-.pi / 2 + $0 * 2.2, 20.5) + Point(0, -3), radius: 2.6)
      }))

  private static let horseshoeOutline: Path = {
    var path = Path()
    path.arc(center: Point(0, -3), radii: Size(28, 28), from: 0.8 * .pi, sweep: 1.4 * .pi)
    path.line(to: Point(17, 29))
    path.line(to: Point(8, 26))
    path.arc(center: Point(0, -3), radii: Size(13, 14), from: 0.3 * .pi, sweep: -1.6 * .pi)
    path.line(to: Point(-17, 29))
    path.close()
    return path
  }()

  static let match = Figure(
    body: .symmetric(
      (0, -32), (0, -32), (6, -20), (13, -9), (13, 0), (7, 7), (0, 9)), pattern: .empty, ink: .rust,
    solid: .joined([
      .ellipse(in: Rect(-5, -8, 10, 15)), .rect(Rect(-3, 6, 6, 25)),
    ]))
}
