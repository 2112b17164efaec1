import Stage

/// A clear night: moon, constellations and the Milky Way over hills, a village and a tent.
nonisolated enum NightPicture {
  /// Draws the picture.
  static func sketch() -> Sketch {
    var sketch = Sketch(seed: 7)
    sky(&sketch)
    sketch.part("heavens") { sketch in
      stars(&sketch)
      milkyWay(&sketch)
    }
    moon(&sketch)
    sketch.part("signs") { NightSigns.draw(&$0) }
    shootingStars(&sketch)
    sketch.part("new star")
    NightLand.draw(&sketch)
    return sketch
  }

  private static func sky(_ sketch: inout Sketch) {
    sketch.ground(
      .down(
        0, 760, (0, 0x0D1338), (0.35, 0x1B2A5E), (0.7, 0x3A4E86), (0.9, 0x7A6E9C), (1, 0xC08E94)))
    sketch.ground(
      .blend(Point(0, 0), Color(0x3B1F66, alpha: 0.6), Point(560, 320), Color(0x3B1F66, alpha: 0)))
    sketch.ground(
      .blend(
        Point(1000, 100), Color(0x0B4A66, alpha: 0.55), Point(480, 330), Color(0x0B4A66, alpha: 0)))
    let veils: [(Double, Double, Double, Double, UInt32, Double)] = [
      (120, 90, 190, 130, 0x7A3C96, 0.42), (420, 70, 170, 110, 0x2F56A6, 0.4),
      (660, 120, 160, 150, 0x1F7A8C, 0.36),
      (930, 330, 170, 130, 0x2B6F8E, 0.42), (90, 330, 170, 150, 0x47398C, 0.4),
      (620, 340, 180, 120, 0x5A4AA0, 0.34),
      (940, 90, 140, 120, 0x14224F, 0.6), (250, 250, 120, 100, 0x14204F, 0.5),
      (480, 480, 230, 110, 0x8A5F9E, 0.34),
      (830, 500, 180, 100, 0x41679C, 0.4), (170, 520, 190, 110, 0x7C5698, 0.36),
    ]
    for (x, y, width, height, hex, alpha) in veils {
      sketch.glow(Point(x, y), Size(width, height), hex, alpha)
    }
  }

  private static func stars(_ sketch: inout Sketch) {
    let all = Rect(0, 0, 1000, 640)
    sketch.dots(150, in: all, radius: 0.9...1.7, 0xDDE6FF, 0.6)
    sketch.dots(80, in: all, radius: 1.6...2.6, 0xFFFFFF, 0.8)
    sketch.dots(22, in: all, radius: 2.4...3.6, 0xFFE2B0, 0.9)
    sketch.dots(18, in: all, radius: 2.4...3.4, 0xA9CBFF, 0.9)
  }

  /// Draws the Milky Way from the lower left to the upper right.
  private static func milkyWay(_ sketch: inout Sketch) {
    func along(_ share: Double, _ aside: Double) -> Point {
      Point(20 + 720 * share + aside * 0.62, 640 - 700 * share + aside * 0.78)
    }
    for index in 0..<11 {
      let share = Double(index) / 10
      let width = 88 + 40 * sketch.between(0, 1)
      let hex: UInt32 = [0xA68FD0, 0x8FB0E0, 0xD7B3C8][index % 3]
      sketch.glow(along(share, sketch.between(-20, 20)), Size(width, width * 0.86), hex, 0.4)
    }
    for index in 0..<7 {
      let at = along(0.08 + Double(index) * 0.14, sketch.between(-14, 14))
      sketch.glow(at, Size(56, 40), 0xFFF2E4, 0.32)
      sketch.glow(at + Point(26, 32), Size(60, 34), 0x120F33, 0.55)
    }
    var dust = Path()
    for _ in 0..<240 {
      let spread = (sketch.between(-1, 1) + sketch.between(-1, 1)) * 66
      dust.append(.circle(along(sketch.between(0, 1), spread), radius: sketch.between(0.8, 2.1)))
    }
    sketch.fill(dust, 0xFFFFFF, 0.75)
  }

  private static func moon(_ sketch: inout Sketch) {
    let at = Point(826, 206)
    sketch.glow(at, Size(260, 260), 0xFFEFC4, 0.55)
    let disc = Path.circle(at, radius: 86)
    sketch.fill(disc, .ball(at, 86, 0xFFFBEA, 0xE9CF9C))
    for (x, y, radius) in [
      (-30.0, -24.0, 20.0), (26, -40, 13), (34, 14, 24), (-22, 34, 16), (2, -2, 9), (-56, 10, 9),
      (10, 58, 11), (58, -14, 8),
    ] {
      let crater = at + Point(x, y)
      sketch.fill(.circle(crater, radius: radius), 0xD3B27E, 0.55)
      sketch.fill(
        .circle(crater + Point(2.5, 3) * (radius / 14), radius: radius * 0.84), 0xF4E3BB, 0.75)
    }
    sketch.fill(.circle(at + Point(-64, 12), radius: 112), 0xFFF8E0, 0.16, clip: disc)
    for (x, y, width, count) in [
      (742.0, 278.0, 150.0, 2), (930, 176, 130, 2), (900, 290, 170, 3), (330, 590, 220, 3),
      (620, 566, 240, 3), (60, 440, 170, 3), (940, 432, 180, 3), (700, 440, 130, 2),
    ] {
      sketch.streaks(Point(x, y), width, count, 0x9CA9D6, 0.5, step: 13)
    }
  }

  private static func shootingStars(_ sketch: inout Sketch) {
    for (from, to) in [
      (Point(230, 60), Point(80, 128)), (Point(560, 236), Point(486, 272)),
      (Point(960, 500), Point(890, 536)),
    ] {
      sketch.fill(
        .polygon([from, to + Point(1.5, 4), to + Point(-5, 2), to + Point(-1.5, -3)]),
        .blend(from, Color(0xFFFFFF, alpha: 0), to, Color(0xFFF8E4)))
      sketch.fill(.star(to, 15, 3.4), 0xFFFFFF)
    }
  }
}
