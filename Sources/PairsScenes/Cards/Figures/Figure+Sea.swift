import PictureArt
import Stage

/// Figures of the sea.
nonisolated extension Figure {
  static let fish = Figure(
    body: fishOutline, pattern: .scales, ink: .teal, light: fishHead,
    lines: .joined([
      .bend((-9, -14), (-5, 0), (-9, 14)), .circle(Point(-18, -3), radius: 1.6),
    ]))

  private static let fishOutline: Path = {
    var path = Path()
    path.move(to: Point(-31, 1))
    path.curve(to: Point(14, -6), Point(-18, -21), Point(2, -20))
    path.curve(to: Point(31, -18), Point(20, -10), Point(24, -16))
    path.curve(to: Point(31, 19), Point(25, -5), Point(25, 6))
    path.curve(to: Point(14, 7), Point(24, 17), Point(20, 11))
    path.curve(to: Point(-31, 1), Point(2, 21), Point(-18, 22))
    path.close()
    return path
  }()

  private static let fishHead: Path = {
    var path = Path()
    path.move(to: Point(-30, 1))
    path.curve(to: Point(-9, -14), Point(-23, -8), Point(-16, -13))
    path.curve(to: Point(-9, 15), Point(-4, -5), Point(-4, 6))
    path.curve(to: Point(-30, 1), Point(-16, 14), Point(-23, 9))
    path.close()
    return path
  }()

  static let boat = Figure(
    body: .joined([
      .shape((-31, 12), (31, 12), (20, 29), (-20, 29)), .shape((3, -31), (28, 5), (3, 5)),
    ]), pattern: .plain, ink: .indigo,
    lines: .joined([.line((-2, -31), (-2, 12)), .shape((-6, -20), (-24, 5), (-6, 5))]))

  static let anchor = Figure(
    body: .joined([anchorArms, .ring(Point(0, -24), from: 3.6, to: 8.4)]), pattern: .plain,
    ink: .indigo)

  private static let anchorArms = Path.symmetric(
    (3.8, -17), (3.8, -12), (15, -12), (15, -5), (3.8, -5), (3.8, 21), (11, 19), (17, 14), (20, 9),
    (14, 9), (24, -4), (31, 11), (27, 10), (22, 20), (13, 28), (0, 31), smooth: false)

  static let shell = Figure(
    body: shellOutline, pattern: .rays(Point(0, 30), count: 24), ink: .plum)

  private static let shellOutline: Path = {
    var path = Path()
    path.move(to: Point(-9, 29))
    path.line(to: Point(-9, 21))
    path.line(to: Point(-28, 5))
    // Five round ribs along the upper edge.
    let ends = [-28.0, -22, -8, 8, 22, 28].map { x in Point(x, x.magnitude > 25 ? 5 : -20) }
    let heights = [-14.0, -28, -34, -28, -14]
    for (index, height) in heights.enumerated() {
      let (from, to) = (ends[index], ends[index + 1])
      let out = index == 0 ? -7.0 : index == 4 ? 7 : 0
      path.curve(to: to, Point(from.x + out, height), Point(to.x + out, height))
    }
    path.line(to: Point(9, 21))
    path.line(to: Point(9, 29))
    path.close()
    return path
  }()
}
