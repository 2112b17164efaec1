import Glibc
import Stage

/// A fresh day at sea: a lighthouse, clouds like mountains, and boats between the waves.
nonisolated enum SeaPicture {
  private static let horizon = 430.0

  /// Draws the picture.
  static func sketch() -> Sketch {
    var sketch = Sketch(seed: 23)
    sky(&sketch)
    coast(&sketch)
    sketch.part("steamer") { SeaBoats.steamer(&$0, Point(318, 432)) }
    for row in 0..<9 {
      wave(&sketch, row)
      SeaBoats.draw(&sketch, behindWave: row + 1)
    }
    SeaDepths.draw(&sketch)
    return sketch
  }

  private static func sky(_ sketch: inout Sketch) {
    sketch.ground(.down(0, 440, (0, 0x3F8FB5), (0.45, 0x86BFCB), (0.8, 0xD9E3CF), (1, 0xF8E6C0)))
    sketch.ground(
      .blend(Point(0, 0), Color(0xFFE3A8, alpha: 0.55), Point(620, 260), Color(0xFFE3A8, alpha: 0)))
    sketch.ground(
      .blend(
        Point(1000, 0), Color(0x1F5F8C, alpha: 0.5), Point(520, 200), Color(0x1F5F8C, alpha: 0)))
    sun(&sketch)
    cloud(
      &sketch, Point(330, 178), 1.2,
      [(-120, 20, 46), (-66, -22, 62), (10, -46, 76), (84, -8, 58), (136, 24, 40)])
    cloud(
      &sketch, Point(770, 260), 1.25,
      [(-150, 10, 40), (-96, -30, 58), (-20, -64, 80), (62, -30, 66), (124, -2, 48), (170, 20, 30)])
    cloud(
      &sketch, Point(590, 84), 0.72, [(-110, 10, 34), (-52, -20, 52), (20, -8, 60), (88, 14, 38)])
    cloud(&sketch, Point(930, 84), 0.9, [(-90, 6, 40), (-30, -26, 56), (50, -10, 50)])
    cloud(
      &sketch, Point(490, 330), 0.7,
      [(-150, 12, 26), (-90, -8, 40), (-20, -20, 50), (60, 2, 34), (120, 12, 22)])
    cloud(&sketch, Point(140, 336), 0.6, [(-60, 6, 30), (0, -20, 44), (70, 4, 30)])
    sketch.streaks(Point(200, 60), 150, 2, 0xFFF6E0, 0.7, step: 13)
    sketch.streaks(Point(440, 40), 160, 3, 0xFFFFFF, 0.45, step: 13)
    sketch.streaks(Point(760, 30), 170, 2, 0xDCEBEA, 0.5, step: 13)
    sketch.streaks(Point(520, 240), 150, 2, 0xFFFFFF, 0.4, step: 12)
    sketch.streaks(Point(930, 380), 210, 3, 0xFFF4DC, 0.55, step: 12)
    sketch.part("gulls") { gulls(&$0) }
  }

  private static func sun(_ sketch: inout Sketch) {
    let at = Point(92, 92)
    sketch.glow(at, Size(330, 330), 0xFFF1B8, 0.9)
    var rays = Path()
    for index in 0..<18 {
      let angle = Double(index) * .pi / 9
      let long = index % 2 == 0 ? 104.0 : 88
      rays.append(
        .polygon([
          at + .polar(angle - 0.05, 66), at + .polar(angle, long), at + .polar(angle + 0.05, 66),
        ]))
    }
    sketch.fill(rays, 0xFFE9A6, 0.9)
    sketch.fill(.circle(at, radius: 54), 0xFFF4CF)
  }

  /// Draws a cumulus cloud with a flat base, lit from the upper left.
  private static func cloud(
    _ sketch: inout Sketch, _ at: Point, _ scale: Double, _ heaps: [(Double, Double, Double)]
  ) {
    let foot = Path.rect(Rect(at.x - 400, at.y - 400, 800, 400 + 44 * scale))
    func body(_ shift: Point, _ grow: Double) -> Path {
      .joined(
        heaps.map {
          .circle(at + (Point($0.0, $0.1) + shift) * scale, radius: max(4, ($0.2 + grow) * scale))
        })
    }
    sketch.fill(
      body(.zero, 0),
      .down(at.y - 130 * scale, at.y + 44 * scale, (0, 0xE6EEEA), (0.6, 0xBBD3DA), (1, 0x93B9CB)),
      clip: foot)
    sketch.fill(
      body(Point(-8, -6), -10),
      .down(at.y - 120 * scale, at.y + 30 * scale, (0, 0xFFFBEF), (1, 0xDCE7E4)), clip: foot)
    sketch.fill(body(Point(-14, -13), -26), 0xFFFFFF, 0.75, clip: foot)
  }

  private static func gulls(_ sketch: inout Sketch) {
    let near: [(Double, Double, Double)] = [
      (690, 150, 58), (480, 128, 44), (640, 210, 34), (560, 176, 26), (880, 160, 40),
      (214, 300, 34), (330, 330, 24), (960, 200, 24), (706, 96, 24),
    ]
    sketch.fill(.joined(near.map { .bird(Point($0.0, $0.1 + 3), $0.2 * 1.02) }), 0x42647A, 0.55)
    sketch.fill(.joined(near.map { .bird(Point($0.0, $0.1), $0.2) }), 0xFFFFFF)
  }

  private static func coast(_ sketch: inout Sketch) {
    sketch.fill(
      .blob(
        (760, 440), (800, 410), (860, 404), (900, 384), (960, 380), (1060, 392), (1060, 450),
        (760, 450)), 0x7FA7A8)
    sketch.fill(
      .blob((830, 446), (880, 424), (940, 420), (1060, 412), (1060, 460), (830, 456)), 0x5F8F86)
    for (x, y, hex) in [
      (905.0, 402.0, UInt32(0xF4E6CC)), (932, 400, 0xE9B79A), (962, 396, 0xF4E6CC),
      (985, 402, 0xE7C48F),
    ] {
      sketch.fill(.rect(Rect(x, y, 18, 18)), hex)
      sketch.fill(.shape((x - 3, y + 1), (x + 9, y - 11), (x + 21, y + 1)), 0xA9523E)
    }
    sketch.fill(
      .blob(
        (-40, 470), (0, 396), (70, 378), (150, 384), (200, 410), (262, 446), (300, 480), (-40, 520)),
      0x7B5E55)
    sketch.fill(
      .blob((-40, 470), (0, 404), (66, 386), (120, 392), (110, 430), (140, 480), (-40, 520)),
      0x9A7765)
    sketch.fill(
      .blob((-30, 414), (0, 392), (70, 374), (152, 380), (206, 410), (150, 402), (60, 398)),
      0x6F9456)
    lighthouse(&sketch)
  }

  private static func lighthouse(_ sketch: inout Sketch) {
    let tower = Path.shape((84, 388), (96, 214), (136, 214), (148, 388))
    sketch.fill(tower, .blend(Point(84, 0), Color(0xFFF8EA), Point(150, 0), Color(0xD2C0AC)))
    for y in [236.0, 296, 352] {
      sketch.fill(
        .shape((70, y + 8), (160, y - 6), (160, y + 22), (70, y + 34)),
        .blend(Point(84, 0), Color(0xD2553F), Point(150, 0), Color(0x96302B)), clip: tower)
    }
    sketch.fill(.rect(Rect(88, 206, 56, 9)), 0x39434F)
    sketch.glow(Point(116, 188), Size(60, 44), 0xFFE79A, 0.9)
    sketch.fill(.rect(Rect(100, 174, 32, 32)), 0xFFE9A8)
    sketch.stroke(
      .joined([
        .line((100, 174), (100, 206)), .line((116, 174), (116, 206)), .line((132, 174), (132, 206)),
      ]), 3, 0x39434F)
    sketch.fill(.shape((92, 176), (116, 150), (140, 176)), 0xB23F33)
    sketch.fill(.roundedRect(Rect(108, 366, 17, 24), radius: 7), 0x5B3A2E)
    sketch.fill(.joined([.rect(Rect(112, 274, 8, 13)), .rect(Rect(112, 328, 8, 13))]), 0x48535F)
    sketch.fill(.rect(Rect(158, 366, 44, 28)), 0xF3E6D0)
    sketch.fill(.shape((152, 368), (168, 350), (194, 350), (208, 368)), 0xA9523E)
    sketch.fill(.rect(Rect(174, 374, 10, 12)), 0x5C7F92)
  }

  private static let colors: [(UInt32, UInt32)] = [
    (0xBFE0CF, 0x8FCBC3), (0x97D0C6, 0x69B7B6), (0x74BFBB, 0x4BA3A8), (0x59AEB0, 0x368F9B),
    (0x429CA5, 0x287B8D), (0x318896, 0x1F6A80), (0x257587, 0x185970), (0x1C6276, 0x124A61),
    (0x155167, 0x0C394F),
  ]

  /// Draws a row of waves, larger in the foreground, with crests that lean to the right.
  private static func wave(_ sketch: inout Sketch, _ row: Int) {
    let r = Double(row)
    let top = horizon + 2 + 15 * r + 5.1 * r * r
    let long = 66 + 26 * r
    let high = 3 + 4.4 * r
    var crest: [Point] = []
    let phase = sketch.between(0, long)
    var x = -long - phase
    while x < 1000 + 2 * long {
      let lift = high * sketch.between(0.65, 1.2)
      let drift = 6 * sin(x / 170 + r)
      crest += [
        Point(x, top + high * 0.55 + drift), Point(x + long * 0.34, top - lift * 0.2 + drift),
        Point(x + long * 0.6, top - lift * 0.62 + drift),
        Point(x + long * 0.82, top + high * 0.1 + drift),
      ]
      x += long * sketch.between(0.86, 1.16)
    }
    let (light, dark) = colors[row]
    sketch.fill(.land(crest), .down(top - high, top + 70 + 14 * r, (0, light), (1, dark)))
    sketch.stroke(.smooth(crest), 1.4 + 0.5 * r, 0xFFFFFF, 0.5)
    foam(&sketch, row, crest, high)
  }

  private static func foam(_ sketch: inout Sketch, _ row: Int, _ crest: [Point], _ high: Double) {
    guard row > 0 else {
      return sketch.glints(34, in: Rect(0, 436, 1000, 18), length: 20...60, 0xFFFFFF, 0.6)
    }
    var caps = Path()
    for index in stride(from: 2, to: crest.count - 2, by: 4) where sketch.between(0, 1) < 0.72 {
      let (before, top, after) = (crest[index - 1], crest[index], crest[index + 1])
      let down = Point(0, high * sketch.between(0.5, 1.1))
      caps.append(
        .smooth(
          [before, top, after, top + down * 0.8 + Point(high * 0.3, 0), before + down], closed: true
        ))
    }
    sketch.fill(caps, 0xF4FBF4, 0.8)
    var swirls = Path()
    for point in crest.filter({ _ in sketch.between(0, 1) < 0.6 }) {
      let y = point.y + high * sketch.between(1.2, 2.3)
      let w = high * sketch.between(1.2, 3)
      swirls.append(.bend((point.x, y), (point.x + w * 0.5, y - high * 0.22), (point.x + w, y)))
    }
    sketch.stroke(swirls, 1.5 + Double(row) * 0.35, 0xE4F6EE, 0.42)
  }
}
