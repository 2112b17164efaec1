import Glibc
import Stage

/// The land under the night sky: hills, an observatory, a village, a lake and a tent with a fire.
nonisolated enum NightLand {
  static func draw(_ sketch: inout Sketch) {
    hills(&sketch)
    observatory(&sketch)
    village(&sketch)
    pond(&sketch)
    slope(&sketch)
    tent(&sketch)
    watcher(&sketch)
  }

  private static func ridge(_ base: Double, _ waves: [(Double, Double, Double)]) -> [Point] {
    stride(from: -40.0, through: 1040, by: 40).map { x in
      Point(x, base + waves.reduce(0) { $0 + $1.0 * sin(x / $1.1 + $1.2) })
    }
  }

  private static func hills(_ sketch: inout Sketch) {
    let mountains = [
      (-20.0, 640.0), (60, 600), (120, 622), (210, 556), (270, 596), (330, 578), (420, 634),
      (520, 606), (600, 640), (690, 588), (740, 610), (830, 546), (890, 590), (950, 572),
      (1020, 616),
    ]
    sketch.fill(
      .land(mountains.map { Point($0.0, $0.1) }, smooth: false),
      .down(546, 720, (0, 0x4C4F86), (1, 0x8C7A9E)))
    for (x, y, half) in [(210.0, 556.0, 26.0), (830, 546, 28), (690, 588, 20), (60, 600, 18)] {
      sketch.fill(
        .shape(
          (x, y), (x + half, y + half * 0.8), (x + half * 0.3, y + half * 0.62),
          (x - half * 0.1, y + half), (x - half * 0.4, y + half * 0.66),
          (x - half * 0.9, y + half * 0.86)), 0xD9CDE2, 0.8)
    }
    sketch.fill(
      .land(ridge(672, [(20, 130, 0), (10, 57, 2)])), .down(650, 780, (0, 0x34386C), (1, 0x55538A)))
    sketch.fill(
      .land(ridge(720, [(26, 170, 2.2), (8, 70, 1)])), .down(690, 830, (0, 0x252B58), (1, 0x3B4178))
    )
    for index in 0..<26 {
      let x = 20 + Double(index) * 39 + sketch.between(-12, 12)
      let foot = 724 + 26 * sin(x / 170 + 2.2) + 8 * sin(x / 70 + 1)
      sketch.fir(Point(x, foot + 6), sketch.between(26, 60), light: 0x232A55, dark: 0x1A2048)
    }
  }

  private static func observatory(_ sketch: inout Sketch) {
    let at = Point(170, 690)
    sketch.fill(
      .rect(Rect(at.x - 46, at.y - 30, 92, 56)),
      .blend(at + Point(-46, 0), Color(0x5D6499), at + Point(46, 0), Color(0xA7A5C6)))
    var dome = Path()
    dome.arc(center: at + Point(0, -30), radii: Size(50, 52), from: .pi, sweep: .pi)
    dome.close()
    sketch.fill(
      dome, .blend(at + Point(-50, -40), Color(0x6C73A6), at + Point(50, -40), Color(0xC9C6DC)))
    sketch.fill(.shape((12, -30), (16, -76), (30, -70), (28, -30)).set(at, 1), 0xFFDF94)
    sketch.stroke(.line((at.x + 18, at.y - 52), (at.x + 58, at.y - 92)), 9, 0x2B3163)
    sketch.fill(
      .joined([.rect(Rect(at.x - 30, at.y - 10, 12, 16)), .rect(Rect(at.x + 4, at.y - 10, 12, 16))]
      ), 0xFFD27A)
  }

  private static func village(_ sketch: inout Sketch) {
    sketch.glow(Point(640, 740), Size(200, 60), 0xFFB45E, 0.35)
    let houses: [(Double, Double, Double, Double)] = [
      (520, 752, 46, 34), (572, 744, 40, 40), (664, 742, 50, 36), (722, 752, 42, 32),
      (770, 760, 44, 30),
    ]
    for (x, y, width, height) in houses {
      sketch.fill(.rect(Rect(x, y - height, width, height + 8)), 0x2D2F5E)
      sketch.fill(
        .shape(
          (x - 6, y - height + 2), (x + width / 2, y - height * 1.75),
          (x + width + 6, y - height + 2)), 0x5A3556)
      sketch.fill(
        .joined([
          .rect(Rect(x + 8, y - height + 10, 9, 11)),
          .rect(Rect(x + width - 18, y - height + 10, 9, 11)),
        ]), 0xFFCF73)
    }
    sketch.fill(.rect(Rect(622, 660, 26, 92)), 0x343768)
    sketch.fill(.shape((616, 664), (635, 604), (654, 664)), 0x6A3D5C)
    sketch.fill(.circle(Point(635, 682), radius: 7), 0xFFE3A0)
    sketch.stroke(
      .joined([.line((635, 606), (635, 588)), .line((629, 595), (641, 595))]), 2.4, 0xD9CDE2)
  }

  private static func pond(_ sketch: inout Sketch) {
    sketch.fill(.land(ridge(766, [(10, 120, 1)])), .down(756, 880, (0, 0x1D2450), (1, 0x2A3263)))
    let water = Path.blob(
      (330, 800), (480, 784), (700, 788), (900, 800), (960, 826), (820, 866), (560, 880), (380, 850)
    )
    sketch.fill(water, .down(784, 880, (0, 0xA98CA6), (0.35, 0x56619A), (1, 0x232F66)))
    sketch.fill(
      .joined(
        (0..<8).map {
          .streak(
            Point(826 + sketch.between(-12, 12), 800 + Double($0) * 8), sketch.between(30, 84), 4)
        }), 0xFFF0C8, 0.8, clip: water)
    sketch.fill(
      .joined(
        (0..<7).map {
          .streak(
            Point(640 + sketch.between(-80, 80), 796 + Double($0) * 9), sketch.between(20, 56), 3)
        }), 0xFFC878, 0.6, clip: water)
    sketch.glints(20, in: Rect(380, 800, 540, 64), length: 20...70, 0xD7D9F6, 0.35)
    sketch.fill(
      .bend((470, 832), (510, 840), (552, 830), (536, 850), (486, 850), (470, 832)), 0x161B40)
    sketch.fill(
      .joined([
        .circle(Point(502, 818), radius: 7), .blob((494, 836), (498, 822), (508, 822), (514, 836)),
      ]), 0x161B40)
    sketch.stroke(.bend((512, 828), (540, 800), (566, 812), (568, 834)), 1.8, 0x161B40)
  }

  private static func slope(_ sketch: inout Sketch) {
    let near = [
      (-20.0, 800.0), (110, 806), (240, 836), (380, 872), (540, 896), (700, 892), (860, 862),
      (1020, 836),
    ]
    sketch.fill(
      .land(near.map { Point($0.0, $0.1) }),
      .down(800, 1000, (0, 0x22314F), (0.5, 0x152243), (1, 0x0A1230)))
    for (x, y, height) in [
      (24.0, 850.0, 200.0), (84, 870, 140), (964, 880, 230), (900, 890, 150), (1000, 930, 170),
      (846, 894, 90),
    ] {
      sketch.fir(Point(x, y), height, light: 0x1C2F4A, dark: 0x111F3A)
    }
    var blades = Path()
    for _ in 0..<110 {
      let at = sketch.point(in: Rect(0, 896, 1000, 104))
      blades.append(
        .line((at.x, at.y), (at.x + sketch.between(-8, 8), at.y - sketch.between(10, 26))))
    }
    sketch.stroke(blades, 2.2, 0x46608A, 0.5)
    let blooms: [(Rect, UInt32)] = [
      (Rect(10, 900, 150, 90), 0xB79CE6), (Rect(420, 930, 160, 60), 0x8FB8F0),
      (Rect(560, 910, 170, 80), 0xF0C8D8), (Rect(780, 920, 190, 70), 0xD8E4FF),
    ]
    for (area, hex) in blooms { sketch.dots(16, in: area, radius: 2.4...5, hex, 0.85) }
    for (x, y) in [
      (60.0, 930.0), (150, 880), (470, 912), (520, 960), (640, 940), (700, 910), (770, 970),
      (930, 960), (880, 916),
    ] {
      sketch.glow(Point(x, y), Size(20, 20), 0xE9F58A, 0.9)
      sketch.fill(.circle(Point(x, y), radius: 2.8), 0xFBFFD2)
    }
  }

  private static func tent(_ sketch: inout Sketch) {
    let at = Point(252, 940)
    sketch.glow(at + Point(30, -30), Size(240, 130), 0xFFA850, 0.5)
    sketch.fill(
      .shape((-110, 20), (-16, -104), (70, 20)).set(at, 1),
      .down(836, 960, (0, 0xF3A24E), (1, 0xFFD78C)))
    sketch.fill(
      .shape((-16, -104), (30, -98), (128, 12), (70, 20)).set(at, 1),
      .down(836, 960, (0, 0xA9532F), (1, 0xC97A3E)))
    sketch.fill(.shape((-34, 20), (-16, -70), (10, 20)).set(at, 1), 0x6A3526)
    sketch.fill(.shape((-16, -70), (10, 20), (-6, 20)).set(at, 1), 0xFFEBB8)
    sketch.stroke(
      .joined([
        .line((-16, -104), (-24, -118)), .line((128, 12), (150, 24)), .line((-110, 20), (-132, 30)),
      ]).set(at, 1), 3, 0x3A2430)
    let fire = Point(424, 968)
    sketch.glow(fire, Size(110, 80), 0xFF9A3C, 0.8)
    sketch.stroke(
      .joined([.line((-26, 10), (24, 0)), .line((-24, 0), (26, 11))]).set(fire, 1), 8, 0x4A2A22)
    sketch.fill(
      .bend((-17, 2), (-20, -20), (-4, -38), (0, -60), (14, -34), (19, -16), (14, 2), (-17, 2)).set(
        fire, 1), 0xFF8A2E)
    sketch.fill(
      .bend((-9, 2), (-9, -14), (1, -34), (10, -14), (8, 2), (-9, 2)).set(fire, 1), 0xFFE9A0)
    sketch.dots(9, in: Rect(fire.x - 20, fire.y - 120, 44, 64), radius: 1.2...2.6, 0xFFC66A, 0.9)
  }

  private static func watcher(_ sketch: inout Sketch) {
    let at = Point(720, 930)
    sketch.stroke(
      .joined([.line((46, -62), (24, 10)), .line((46, -62), (66, 10)), .line((46, -62), (46, 8))])
        .set(at, 1), 4.4, 0x0A0F2A)
    sketch.stroke(.line((at.x + 16, at.y - 48), (at.x + 92, at.y - 96)), 15, 0x2A3768)
    sketch.stroke(.line((at.x + 74, at.y - 86), (at.x + 94, at.y - 98)), 20, 0x3C4C84)
    sketch.fill(.circle(at + Point(-4, -66), radius: 14), 0xC78E6C)
    sketch.fill(
      .bend((-20, -64), (-20, -80), (-4, -86), (10, -78), (8, -66), (-20, -64)).set(at, 1), 0xA63D32
    )
    sketch.fill(
      .bend((-24, 14), (-22, -44), (-4, -54), (12, -42), (14, 14), (-24, 14)).set(at, 1), 0x7A3340)
    sketch.stroke(.line((at.x + 2, at.y - 40), (at.x + 20, at.y - 48)), 9, 0x8E3F48)
  }
}
