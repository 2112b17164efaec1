import PictureArt
import Stage

/// Figures of the house and of things in it.
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
    body: bellOutline, pattern: .half, ink: .olive,
    solid: .joined([.circle(Point(0, 27), radius: 5), .circle(Point(0, -28.5), radius: 3.4)]))

  private static let bellOutline: Path = {
    var path = Path()
    path.move(to: Point(-27, 22))
    path.curve(to: Point(-17, 1), Point(-20, 17), Point(-17, 10))
    path.curve(to: Point(0, -26), Point(-17, -15), Point(-11, -26))
    path.curve(to: Point(17, 1), Point(11, -26), Point(17, -15))
    path.curve(to: Point(27, 22), Point(17, 10), Point(20, 17))
    path.close()
    return path
  }()

  static let hourglass = Figure(
    body: glass, pattern: .filled(to: 17), ink: .olive,
    solid: .shape((-12, -13), (12, -13), (0, 2)),
    lines: .joined([
      .line((-26, -30), (26, -30)), .line((-26, 30), (26, 30)), .line((0, 2), (0, 17)),
    ]))

  private static let glass: Path = {
    var path = Path()
    path.move(to: Point(-21, -30))
    path.line(to: Point(21, -30))
    path.curve(to: Point(3, 0), Point(21, -12), Point(4, -10))
    path.curve(to: Point(21, 30), Point(4, 10), Point(21, 12))
    path.line(to: Point(-21, 30))
    path.curve(to: Point(-3, 0), Point(-21, 12), Point(-4, 10))
    path.curve(to: Point(-21, -30), Point(-4, -10), Point(-21, -12))
    path.close()
    return path
  }()

  static let heart = Figure(
    body: heartOutline, pattern: .stripes(45), ink: .rust)

  private static let heartOutline: Path = {
    var path = Path()
    path.move(to: Point(0, -15))
    path.curve(to: Point(30, -11), Point(6, -31), Point(30, -31))
    path.curve(to: Point(0, 30), Point(30, 6), Point(10, 15))
    path.curve(to: Point(-30, -11), Point(-10, 15), Point(-30, 6))
    path.curve(to: Point(0, -15), Point(-30, -31), Point(-6, -31))
    path.close()
    return path
  }()

  static let cup = Figure(
    body: cupOutline, pattern: .zigzag, ink: .rust,
    lines: .joined([
      .bend((19, -12), (29, -13), (30, 0), (16, 7)), .line((-25, 27), (20, 27)),
    ]))

  private static let cupOutline: Path = {
    var path = Path()
    path.move(to: Point(-26, -22))
    path.line(to: Point(20, -22))
    path.curve(to: Point(7, 27), Point(20, 6), Point(15, 20))
    path.line(to: Point(-13, 27))
    path.curve(to: Point(-26, -22), Point(-21, 20), Point(-26, 6))
    path.close()
    return path
  }()

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
    path.arc(center: Point(0, -3), radii: Size(28, 28), from: 0.75 * .pi, sweep: 1.5 * .pi)
    path.line(to: Point(19, 30))
    path.line(to: Point(7, 26))
    path.arc(center: Point(0, -3), radii: Size(13, 14), from: 0.26 * .pi, sweep: -1.52 * .pi)
    path.line(to: Point(-7, 26))
    path.line(to: Point(-19, 30))
    path.close()
    return path
  }()

  static let match = Figure(
    body: flame, pattern: .empty, ink: .rust,
    solid: .joined([
      .ellipse(in: Rect(-7, -10, 14, 20)), .rect(Rect(-4, 8, 8, 24)),
    ]))

  private static let flame: Path = {
    var path = Path()
    path.move(to: Point(3, -32))
    path.curve(to: Point(19, -3), Point(6, -20), Point(19, -16))
    path.curve(to: Point(0, 14), Point(19, 8), Point(10, 14))
    path.curve(to: Point(-19, -3), Point(-10, 14), Point(-19, 8))
    path.curve(to: Point(3, -32), Point(-19, -15), Point(-3, -18))
    path.close()
    return path
  }()
}
