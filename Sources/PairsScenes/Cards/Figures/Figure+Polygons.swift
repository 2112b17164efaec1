import PictureArt
import Stage

/// Figures with straight edges, and stars.
nonisolated extension Figure {
  static let gem = Figure(
    body: .symmetric((0, -30), (25, -14.5), (25, 14.5), (0, 30), smooth: false), pattern: .checks,
    ink: .plum)

  static let star = Figure(
    body: .star(Point(0, 2), 31, 13.5, points: 5), pattern: .rays(Point(0, 2), count: 5),
    ink: .rust)

  static let pyramid = Figure(
    body: .symmetric((0, -28), (31, 24), smooth: false), pattern: .rings(Point(0, 7)), ink: .teal)

  static let cross = Figure(
    body: .symmetric(
      (10, -28), (10, -10), (28, -10), (28, 10), (10, 10), (10, 28), smooth: false),
    pattern: .hatch, ink: .indigo)

  static let bolt = Figure(
    body: .shape((8, -31), (-20, 5), (-3, 5), (-9, 31), (20, -8), (3, -8), (16, -31)),
    pattern: .plain, ink: .plum)

  static let pinwheel = Figure(
    body: Path.shape((0, 0), (0, -30), (21, -21)).repeated(4), pattern: .plain, ink: .plum,
    light: .circle(.zero, radius: 3.4),
    lines: Path.shape((0, 0), (21, -21), (21, 0)).repeated(4))

  static let snowflake = Figure(
    body: .star(.zero, 11, 6.5, points: 6), pattern: .plain, ink: .indigo,
    solid: Path.joined([
      .rect(Rect(-2.4, -31, 4.8, 31)),
      .shape((0, -20), (-10, -30), (-7, -32), (0, -25), (7, -32), (10, -30), (0, -20)),
    ]).repeated(6))
}
