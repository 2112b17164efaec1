import Stage

/// The constellations of the night sky: real ones, placed where the picture has room.
nonisolated enum NightSigns {
  private struct Sign {
    let at: Point
    let scale: Double
    /// The positions of the stars relative to the centre, and their sizes.
    let stars: [(Double, Double, Double)]
    /// The chains of stars that are joined by lines.
    let lines: [[Int]]
  }

  private static let signs = [
    // The Plough in the Great Bear.
    Sign(
      at: Point(252, 190), scale: 1.25,
      stars: [
        (-118, -22, 7), (-76, -36, 6), (-38, -20, 6), (2, -6, 5), (14, 38, 6), (76, 42, 6),
        (84, -12, 8),
      ],
      lines: [[0, 1, 2, 3, 4, 5, 6, 3]]),
    // Cassiopeia.
    Sign(
      at: Point(590, 92), scale: 1.1,
      stars: [(-70, 16, 6), (-36, -26, 7), (0, 8, 8), (34, -30, 6), (66, 14, 7)],
      lines: [[0, 1, 2, 3, 4]]),
    // Orion, rising.
    Sign(
      at: Point(694, 400), scale: 1.2,
      stars: [
        (-42, -72, 9), (36, -64, 7), (-16, -4, 6), (0, -10, 6), (16, -16, 6), (-36, 62, 6),
        (44, 54, 10), (0, -100, 5),
      ],
      lines: [[0, 7, 1, 4, 6, 5, 2, 0], [2, 3, 4]]),
    // The Swan along the Milky Way.
    Sign(
      at: Point(420, 372), scale: 1.15,
      stars: [(66, -74, 9), (28, -32, 7), (-14, 12, 5), (-64, 60, 7), (-28, -66, 6), (82, 10, 6)],
      lines: [[0, 1, 2, 3], [4, 1, 5]]),
    // The Lyre.
    Sign(
      at: Point(92, 372), scale: 1,
      stars: [(-8, -48, 10), (10, -20, 5), (-18, -12, 5), (-4, 44, 6), (24, 36, 6)],
      lines: [[0, 1, 4, 3, 2, 0], [2, 1]]),
    // The Lion.
    Sign(
      at: Point(888, 398), scale: 0.9,
      stars: [
        (-66, 24, 7), (-40, -18, 5), (-44, -54, 5), (-12, -66, 6), (54, -4, 6), (96, 26, 7),
        (46, 30, 5),
      ],
      lines: [[0, 1, 2, 3], [1, 4, 5, 6, 0]]),
    // The Crown.
    Sign(
      at: Point(66, 60), scale: 0.9,
      stars: [(-44, -20, 5), (-40, 12, 5), (-18, 34, 8), (12, 36, 5), (36, 18, 5), (44, -16, 5)],
      lines: [[0, 1, 2, 3, 4, 5]]),
    // The Dolphin.
    Sign(
      at: Point(432, 78), scale: 0.9,
      stars: [(-40, 40, 5), (-10, 8, 6), (6, -26, 6), (34, -34, 6), (24, -4, 6)],
      lines: [[0, 1, 2, 3, 4, 1]]),
    // The Triangle.
    Sign(
      at: Point(560, 490), scale: 0.9, stars: [(-50, 20, 7), (36, -30, 6), (50, 2, 5)],
      lines: [[0, 1, 2, 0]]),
    // The Balance.
    Sign(
      at: Point(250, 486), scale: 0.9,
      stars: [(0, -52, 7), (-44, -10, 6), (40, -6, 7), (-52, 44, 5), (30, 50, 5)],
      lines: [[3, 1, 0, 2, 4], [1, 2]]),
  ]

  static func draw(_ sketch: inout Sketch) {
    var lines = Path()
    for sign in signs {
      for chain in sign.lines {
        lines.append(.polyline(chain.map { place(sign, $0) }))
      }
    }
    sketch.stroke(lines, 2.2, 0xBFD2FF, 0.55)
    var (points, rays) = (Path(), Path())
    for sign in signs {
      for index in sign.stars.indices {
        let size = sign.stars[index].2
        let at = place(sign, index)
        sketch.glow(at, Size(size, size) * 3.4, 0xBFD4FF, 0.6)
        points.append(.circle(at, radius: size * 0.62))
        if size > 6 { rays.append(.star(at, size * 2.3, size * 0.4)) }
      }
    }
    sketch.fill(rays, 0xFFFFFF, 0.9)
    sketch.fill(points, 0xFFFDF2)
  }

  private static func place(_ sign: Sign, _ star: Int) -> Point {
    let (x, y, _) = sign.stars[star]
    return sign.at + Point(x, y) * sign.scale
  }
}
