import PictureArt
import Stage

/// Figures of the garden and the forest.
nonisolated extension Figure {
  static let leaf = Figure(body: leafOutline, pattern: .stripes(0), ink: .olive)

  private static let leafOutline: Path = {
    var path = Path()
    path.move(to: Point(-25, 25))
    path.curve(to: Point(27, -27), Point(-31, -8), Point(-4, -31))
    path.curve(to: Point(-25, 25), Point(31, 4), Point(8, 31))
    path.close()
    return path
  }()

  static let drop = Figure(body: dropOutline, pattern: .dots, ink: .teal)

  private static let dropOutline: Path = {
    var path = Path()
    path.move(to: Point(0, -32))
    path.curve(to: Point(23, 9), Point(10, -15), Point(23, -5))
    path.arc(center: Point(0, 9), radii: Size(23, 21), from: 0, sweep: .pi)
    path.curve(to: Point(0, -32), Point(-23, -5), Point(-10, -15))
    path.close()
    return path
  }()

  static let flower = Figure(
    body: .lobes(8, mean: 25.5, swell: 5.5), pattern: .plain, ink: .plum,
    solid: .circle(.zero, radius: 10),
    light: Path.joined([
      .ring(.zero, from: 6, to: 11), .streak(Point(0, -20), 3.4, 8).repeated(8),
    ]))

  static let mushroom = Figure(
    body: .symmetric(
      (0, -29), (17, -24), (28, -9), (28, 3), (28, 3), (9, 5), (9, 5), (8, 16), (12, 28), (12, 28),
      (0, 30)),
    pattern: .empty, ink: .rust,
    solid: .symmetric((0, -29), (17, -24), (28, -9), (28, 3), (28, 3), (9, 5), (0, 5)),
    light: .joined([
      .circle(Point(-15, -6), radius: 5), .circle(Point(1, -17), radius: 5),
      .circle(Point(15, -5), radius: 4.4),
    ]))

  static let acorn = Figure(
    body: .symmetric((0, -21), (15, -20), (25, -9), (24, 0), (20, 14), (10, 26), (0, 32)),
    pattern: .empty, ink: .olive,
    solid: .symmetric((0, -21), (15, -20), (25, -9), (24, 0), (24, 0), (0, 3)),
    lines: .joined([.bend((0, -21), (1, -27), (6, -31)), .bend((-10, 11), (-7, 19), (-3, 24))]))

  static let fir = Figure(
    body: .symmetric(
      (0, -32), (14, -12), (8, -12), (20, 5), (12, 5), (26, 23), (5, 23), (5, 31), smooth: false),
    pattern: .plain, ink: .olive)

  static let butterfly = Figure(
    body: .symmetric(
      (0, -9), (9, -23), (24, -29), (30, -17), (22, 0), (22, 0), (26, 13), (18, 25), (7, 22),
      (0, 11)),
    pattern: .empty, ink: .indigo,
    solid: .joined([
      .ellipse(in: Rect(-3.4, -18, 6.8, 40)), .circle(Point(-18, -14), radius: 6.4),
      .circle(Point(18, -14), radius: 6.4), .circle(Point(-14, 12), radius: 5),
      .circle(Point(14, 12), radius: 5),
    ]),
    lines: .joined([.bend((-1, -17), (-3, -25), (-9, -30)), .bend((1, -17), (3, -25), (9, -30))]))
}
