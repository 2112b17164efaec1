import Stage

/// An evening at a mountain lake: a low sun, a lit house, a sail, and a meadow in front.
nonisolated enum LakePicture {
  /// The y-coordinate of the far shore.
  static let shore = 560.0
  private static let sun = Point(648, 412)

  /// Draws the picture.
  static func sketch() -> Sketch {
    var sketch = Sketch(seed: 11)
    sky(&sketch)
    sketch.part("balloon") { balloon(&$0) }
    mountains(&sketch)
    water(&sketch)
    sketch.part("reflection")
    farShore(&sketch)
    boats(&sketch)
    LakeShore.draw(&sketch)
    return sketch
  }

  private static func sky(_ sketch: inout Sketch) {
    sketch.ground(
      .down(
        0, 570, (0, 0x2C4179), (0.3, 0x6B6CA0), (0.56, 0xC98A93), (0.78, 0xF3B27F), (1, 0xFCE0AA)))
    sketch.ground(
      .blend(Point(0, 0), Color(0x18244F, alpha: 0.5), Point(760, 120), Color(0x18244F, alpha: 0)))
    sketch.glow(sun, Size(430, 360), 0xFFD58E, 0.75)
    sketch.dots(26, in: Rect(10, 10, 480, 190), radius: 1.3...2.8, 0xFFF3DC, 0.8)
    for (x, y, size) in [(238.0, 70.0, 11.0), (60, 190, 9), (350, 40, 8), (420, 150, 9)] {
      sketch.fill(.star(Point(x, y), size, size * 0.2), 0xFFF6E2, 0.9)
    }
    sketch.glow(Point(112, 110), Size(90, 90), 0xFFF1CF, 0.35)
    sketch.fill(.crescent(Point(118, 106), radius: 36), 0xFFF3D8)
    clouds(&sketch)
    sketch.glow(sun, Size(120, 120), 0xFFF0C0, 0.9)
    sketch.fill(.circle(sun, radius: 50), 0xFFF7DC)
    sketch.flock(
      [(330, 300, 30), (372, 282, 26), (410, 306, 24), (446, 290, 18), (300, 322, 18)], 0x3A3B62)
    sketch.flock([(884, 366, 26), (924, 350, 20), (852, 388, 18)], 0x5A3F57)
  }

  private static func clouds(_ sketch: inout Sketch) {
    let banks: [(Double, Double, Double, Int, UInt32, Double)] = [
      (300, 176, 260, 3, 0xB79BBB, 0.6), (450, 52, 150, 3, 0x7379B4, 0.7),
      (590, 84, 180, 3, 0x9A91C4, 0.65),
      (640, 190, 300, 4, 0xE0AEB2, 0.55), (930, 50, 190, 4, 0x9C93C2, 0.6),
      (960, 260, 200, 4, 0xF0BDA4, 0.65), (60, 262, 260, 4, 0xA68DB4, 0.65),
      (190, 352, 240, 3, 0xE7A99B, 0.6), (500, 330, 220, 3, 0xFFD0A2, 0.6),
      (820, 300, 220, 3, 0xFFD9AC, 0.6), (40, 410, 200, 4, 0xF3B596, 0.6),
      (720, 118, 170, 2, 0xB9A1C6, 0.6), (430, 230, 180, 2, 0xCFA0B0, 0.55),
      (820, 440, 260, 2, 0xFFE6BC, 0.6), (420, 440, 190, 2, 0xFFDDAE, 0.5),
    ]
    for (x, y, width, count, hex, alpha) in banks {
      sketch.streaks(Point(x, y), width, count, hex, alpha)
    }
  }

  private static func balloon(_ sketch: inout Sketch) {
    let at = Point(812, 152)
    let skin = Path.blob(
      (0, -62), (40, -46), (54, -8), (38, 32), (12, 62), (-12, 62), (-38, 32), (-54, -8), (-40, -46)
    ).set(at, 1)
    sketch.fill(
      skin, .blend(at + Point(-40, 0), Color(0xF2B45C), at + Point(56, 10), Color(0xB4552F)))
    for (left, right, hex) in [(-30.0, -13.0, UInt32(0xB33F35)), (13, 31, 0x8E2C32)] {
      sketch.fill(
        .blob(
          (left * 0.4, -62), (right * 0.4, -62), (right, -8), (right * 0.36, 62), (left * 0.36, 62),
          (left, -8)
        )
        .set(at, 1), hex, clip: skin)
    }
    sketch.stroke(
      .joined([.line((-10, 62), (-7, 84)), .line((10, 62), (7, 84))]).set(at, 1), 1.6, 0x4A2C2A)
    sketch.fill(.roundedRect(Rect(at.x - 10, at.y + 83, 20, 15), radius: 4), 0x5A3626)
  }

  /// Draws a mountain with its lit side at the right, or at the left if `turns` is true.
  private static func peak(
    _ sketch: inout Sketch, _ x: Double, _ top: Double, _ half: Double,
    _ colors: (dark: UInt32, light: UInt32, snow: UInt32), turns: Bool = false
  ) {
    let height = shore + 6 - top
    func at(_ points: (Double, Double)...) -> Path {
      .polygon(points.map { Point(x + (turns ? -1 : 1) * $0.0 * half, top + $0.1 * height) })
    }
    sketch.fill(
      at(
        (-1, 1), (-0.6, 0.56), (-0.44, 0.5), (-0.2, 0.17), (-0.1, 0.14), (0, 0), (0.16, 0.2),
        (0.3, 0.27),
        (0.56, 0.62), (0.74, 0.7), (1, 1)), colors.dark)
    sketch.fill(
      at(
        (0, 0), (0.16, 0.2), (0.3, 0.27), (0.56, 0.62), (0.74, 0.7), (1, 1), (0.22, 1), (0.3, 0.78),
        (0.08, 0.6), (0.14, 0.4), (-0.03, 0.22)), colors.light)
    sketch.fill(
      at(
        (0, 0), (0.16, 0.2), (0.25, 0.25), (0.16, 0.3), (0.1, 0.24), (0.05, 0.36), (-0.03, 0.25),
        (-0.12, 0.31), (-0.2, 0.25), (-0.16, 0.16), (-0.1, 0.14)), colors.snow, 0.75)
  }

  private static func mountains(_ sketch: inout Sketch) {
    peak(&sketch, 910, 300, 200, (0xA77F98, 0xC9989D, 0xFFE3CC), turns: true)
    peak(&sketch, 470, 372, 170, (0x9C7C9C, 0xC7949C, 0xFFE3CC))
    peak(&sketch, 300, 274, 210, (0x7C6E98, 0xB08CA2, 0xFBE0D2))
    peak(&sketch, 90, 336, 190, (0x6B648F, 0x9A809F, 0xEBD3D4))
    sketch.glow(Point(sun.x, 500), Size(330, 120), 0xFFDFA8, 0.55)
    peak(&sketch, 178, 436, 150, (0x50557F, 0x6F6A90, 0x8A80A0))
    peak(&sketch, 800, 452, 160, (0x6A5F86, 0x937690, 0xB48E9B), turns: true)
    peak(&sketch, 985, 420, 170, (0x565880, 0x7D6A8C, 0xA5869A), turns: true)
  }

  private static func water(_ sketch: inout Sketch) {
    let lake = Rect(0, shore, 1000, 300)
    sketch.fill(
      .rect(lake),
      .down(
        shore, 860, (0, 0xF6C690), (0.14, 0xD89B8D), (0.42, 0x74709A), (0.75, 0x3C5382),
        (1, 0x2C4069)))
    for (x, top, half, hex) in [
      (300.0, 274.0, 200.0, UInt32(0x6E6590)), (90, 336, 180, 0x57588A), (910, 300, 190, 0x7A658C),
    ] {
      let deep = shore + (shore - top) * 0.52
      sketch.fill(.shape((x - half, shore), (x + half, shore), (x, deep)), hex, 0.26)
    }
    for row in 0..<26 {
      let y = shore + 6 + Double(row) * 9
      let width = 60 + Double(row) * 3.2
      sketch.fill(
        .streak(
          Point(sun.x + sketch.between(-14, 14), y), width * sketch.between(0.7, 1.5),
          3.6 + Double(row) * 0.07),
        0xFFEDBE, 0.85 - Double(row) * 0.026)
    }
    sketch.glints(46, in: lake, length: 30...120, 0xFBDDB8, 0.3)
    sketch.glints(30, in: lake, length: 40...150, 0x25355F, 0.25)
  }

  private static func farShore(_ sketch: inout Sketch) {
    sketch.fill(
      .blob((-40, 540), (60, 536), (150, 548), (300, 556), (420, 563), (280, 571), (-40, 574)),
      0x474C70)
    sketch.fill(
      .blob((1040, 538), (930, 540), (840, 552), (740, 562), (860, 570), (1040, 574)), 0x4D4B6C)
    for index in 0..<17 {
      let x = 745 + Double(index) * 15.5
      sketch.fir(
        Point(x, 561 - (x - 740) * 0.05), sketch.between(22, 46), light: 0x4A4F6B, dark: 0x3A3F5C)
    }
  }

  private static func boats(_ sketch: inout Sketch) {
    sketch.fill(.ellipse(in: Rect(486, 706, 140, 12)), 0x1F2E55, 0.5)
    sketch.fill(
      .bend((492, 686), (560, 692), (626, 682), (606, 708), (512, 708), (492, 686)), 0x7C3F2A)
    sketch.fill(.shape((492, 684), (626, 680), (622, 690), (496, 692)), 0xB87148)
    sketch.fill(.rect(Rect(552, 568, 5, 116)), 0x4B2D1E)
    sketch.fill(.blob((560, 572), (598, 640), (614, 672), (560, 674)), 0xFFF3DD)
    sketch.fill(.blob((549, 586), (516, 640), (504, 674), (549, 674)), 0xF0D5B4)
    sketch.fill(.shape((557, 566), (580, 572), (557, 579)), 0xC8472F)
    sketch.fill(.shape((560, 716), (604, 720), (562, 770)), 0xFFF3DD, 0.22)
    for (x, y, scale) in [(806.0, 640.0, 0.5), (862, 650, 0.34), (388, 604, 0.3)] {
      sketch.fill(.shape((-50, 0), (50, 0), (36, 18), (-36, 18)).set(Point(x, y), scale), 0x5B3040)
      sketch.fill(.shape((-3, -6), (-3, -110), (46, -8)).set(Point(x, y), scale), 0xFFE6C4)
      sketch.fill(.shape((-9, -6), (-9, -90), (-40, -8)).set(Point(x, y), scale), 0xE9BE9C)
    }
  }
}
