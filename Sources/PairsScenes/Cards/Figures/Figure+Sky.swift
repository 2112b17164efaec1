import PictureArt
import Stage

/// Figures of the sky: moon, sun, cloud, kite and umbrella.
nonisolated extension Figure {
  static let moon = Figure(
    body: .crescent(Point(-1, 1), radius: 29), pattern: .plain, ink: .indigo)

  static let sun = Figure(
    body: .star(.zero, 32, 21, points: 12), pattern: .empty, ink: .rust,
    solid: .circle(.zero, radius: 14))

  static let cloud = Figure(body: cloudOutline, pattern: .waves, ink: .indigo)

  private static let cloudOutline: Path = {
    var path = Path()
    path.arc(center: Point(-18, 8), radii: Size(13, 12), from: 0.5 * .pi, sweep: 0.85 * .pi)
    path.arc(center: Point(-5, -5), radii: Size(15, 15), from: 0.98 * .pi, sweep: 0.74 * .pi)
    path.arc(center: Point(14, -2), radii: Size(11, 11), from: 1.35 * .pi, sweep: 0.6 * .pi)
    path.arc(center: Point(20, 9), radii: Size(11, 11), from: 1.7 * .pi, sweep: 0.8 * .pi)
    path.close()
    return path
  }()

  static let kite = Figure(
    body: .symmetric((0, -32), (22, -9), (0, 21), smooth: false), pattern: .quarters(Point(0, -9)),
    ink: .plum,
    lines: .joined([
      .line((0, -32), (0, 21)), .line((-22, -9), (22, -9)),
      .bend((0, 21), (6, 24), (-3, 28), (4, 32)),
    ]))

  static let umbrella = Figure(
    body: canopy, pattern: .stripes(90), ink: .teal,
    lines: .joined([
      .line((0, -31), (0, -24)),
      .bend((0, 0), (0, 0), (0, 14), (0.5, 24), (6, 29), (12, 26), (12.5, 21)),
    ]))

  private static let canopy: Path = {
    var path = Path()
    path.arc(center: Point(0, 4), radii: Size(30, 29), from: .pi, sweep: .pi)
    for x in [20.0, 0, -20] {
      path.arc(center: Point(x, 4), radii: Size(10, 6), from: 0, sweep: -.pi)
    }
    path.close()
    return path
  }()
}
