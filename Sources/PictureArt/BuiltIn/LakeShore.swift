import Stage

/// The near side of the lake: house and jetty, firs, and a meadow in bloom.
nonisolated enum LakeShore {
  static func draw(_ sketch: inout Sketch) {
    banks(&sketch)
    house(&sketch)
    jetty(&sketch)
    meadow(&sketch)
    flowers(&sketch)
    trees(&sketch)
  }

  private static func banks(_ sketch: inout Sketch) {
    let right = [
      (1000.0, 640.0), (930, 646), (850, 676), (770, 706), (700, 752), (660, 800), (1000, 900),
    ]
    sketch.fill(
      .polygon(right.map { Point($0.0, $0.1) }), .down(640, 860, (0, 0x6C7D50), (1, 0x33523F)))
    sketch.fill(
      .bend(
        (-20, 600), (60, 578), (150, 588), (240, 624), (330, 680), (400, 740), (430, 790),
        (-20, 860)),
      .down(580, 800, (0, 0x8E9A55), (0.4, 0x6B8449), (1, 0x3D5F3E)))
    sketch.fill(
      .bend((190, 640), (250, 660), (330, 716), (390, 776), (250, 780), (160, 700), (190, 640)),
      0x537445, 0.7)
    for index in 0..<9 {
      let x = 890 + Double(index) * 14
      sketch.fir(
        Point(x, 668 - Double(index) * 1.5), sketch.between(52, 104), light: 0x486850,
        dark: 0x31503F)
    }
  }

  private static func house(_ sketch: inout Sketch) {
    for (x, height) in [(36.0, 120.0), (76, 88), (262, 96), (10, 150)] {
      sketch.fir(Point(x, 604), height, light: 0x4F6F50, dark: 0x38573F)
    }
    for (x, y, radius, alpha) in [
      (212.0, 498.0, 8.0, 0.5), (220, 476, 11, 0.4), (232, 450, 15, 0.3), (250, 418, 19, 0.2),
    ] { sketch.fill(.circle(Point(x, y), radius: radius), 0xFFEFE0, alpha) }
    sketch.fill(.rect(Rect(204, 512, 15, 34)), 0x7B4938)
    sketch.fill(.rect(Rect(128, 554, 100, 62)), 0xEBD8BB)
    sketch.fill(.rect(Rect(188, 554, 40, 62)), 0xCBA98B)
    sketch.fill(.shape((114, 558), (150, 508), (206, 508), (242, 558)), 0x97402F)
    sketch.fill(.shape((206, 508), (242, 558), (188, 558)), 0x722B22)
    sketch.glow(Point(156, 584), Size(70, 56), 0xFFC65E, 0.5)
    for x in [138.0, 162] {
      sketch.fill(.rect(Rect(x, 572, 17, 20)), 0xFFDA78)
      sketch.stroke(
        .joined([.line((x + 8.5, 572), (x + 8.5, 592)), .line((x, 582), (x + 17, 582))]), 2,
        0x8E5A34)
    }
    sketch.fill(.roundedRect(Rect(199, 576, 18, 40), radius: 3), 0x5A3325)
  }

  private static func jetty(_ sketch: inout Sketch) {
    sketch.fill(.shape((318, 690), (446, 702), (446, 711), (312, 702)), 0x9A6A48)
    sketch.stroke(
      .joined(
        [(340.0, 696.0), (380, 700), (420, 703), (444, 705)].map {
          .line(($0.0, $0.1 - 8), ($0.0, $0.1 + 34))
        }),
      6, 0x5B3A29)
    sketch.fill(
      .bend((388, 742), (430, 750), (478, 738), (462, 762), (404, 764), (388, 742)), 0x3F6B74)
    sketch.fill(.bend((394, 744), (430, 752), (472, 741), (430, 758), (394, 744)), 0x274550)
  }

  private static func meadow(_ sketch: inout Sketch) {
    let back = [
      (-20.0, 772.0), (90, 764), (210, 786), (330, 806), (450, 838), (560, 846), (680, 828),
      (800, 800), (910, 790), (1020, 776),
    ]
    sketch.fill(
      .land(back.map { Point($0.0, $0.1) }),
      .down(764, 1000, (0, 0x6E8A45), (0.45, 0x47693C), (1, 0x1D3A2B)))
    sketch.fill(
      .bend(
        (500, 842), (540, 846), (520, 876), (566, 902), (530, 940), (600, 1010), (430, 1010),
        (462, 950), (510, 906), (476, 872), (500, 842)),
      .down(842, 1000, (0, 0xDDBE7E), (1, 0x9A7748)))
    let front = [(-20.0, 876.0), (120, 870), (250, 896), (360, 940), (420, 1000)]
    sketch.fill(
      .land(front.map { Point($0.0, $0.1) }), .down(870, 1000, (0, 0x4A6E3C), (1, 0x17301F)))
    let corner = [(640.0, 1000.0), (730, 936), (830, 900), (930, 880), (1020, 878)]
    sketch.fill(
      .land(corner.map { Point($0.0, $0.1) }), .down(880, 1000, (0, 0x3F6339), (1, 0x142B1E)))
    var blades = Path()
    for index in 0..<90 {
      let at = sketch.point(in: Rect(0, 872 + Double(index % 3) * 40, 1000, 60))
      blades.append(
        .line((at.x, at.y), (at.x + sketch.between(-9, 9), at.y - sketch.between(12, 30))))
    }
    sketch.stroke(blades, 2.4, 0x8BA654, 0.45)
    fence(&sketch)
  }

  private static func fence(_ sketch: inout Sketch) {
    var posts = Path()
    for index in 0..<7 {
      let x = 610 + Double(index) * 54
      let y = 856 - Double(index) * 8
      posts.append(.line((x, y), (x, y - 46)))
    }
    sketch.stroke(posts, 7, 0x6B452C)
    sketch.stroke(
      .joined([.line((600, 826), (944, 776)), .line((600, 844), (944, 794))]), 5, 0x8A5D3B)
  }

  private static func flowers(_ sketch: inout Sketch) {
    let beds: [(Int, Rect, UInt32)] = [
      (34, Rect(180, 850, 300, 140), 0xFFF4E4), (26, Rect(240, 830, 220, 100), 0xF2B45C),
      (24, Rect(590, 880, 380, 110), 0xE8795B), (22, Rect(560, 862, 260, 90), 0xFFF4E4),
      (20, Rect(20, 880, 260, 110), 0xC9A6E0), (18, Rect(760, 900, 230, 90), 0xF6CF6A),
    ]
    for (count, area, hex) in beds {
      sketch.dots(count, in: area, radius: 3...6.5, hex)
    }
    for (x, y, size, hex) in [
      (330.0, 930.0, 17.0, UInt32(0xE8694A)), (690, 948, 18, 0xF4B14E), (404, 968, 20, 0xFBEBD2),
      (830, 962, 20, 0xE0604A), (620, 972, 16, 0xB794DA), (260, 974, 18, 0xF4B14E),
    ] {
      sketch.stroke(.line((x, y), (x + 5, y + 50)), 3.4, 0x5F8347)
      sketch.fill(.star(Point(x, y), size, size * 0.55, points: 7), hex)
      sketch.fill(.circle(Point(x, y), radius: size * 0.32), 0x6B3B1E)
    }
  }

  private static func trees(_ sketch: inout Sketch) {
    for (x, y, height) in [
      (150.0, 850.0, 190.0), (60, 900, 300), (205, 905, 170), (110, 968, 230), (14, 985, 210),
    ] { sketch.fir(Point(x, y), height, light: 0x33593F, dark: 0x1F402F) }
    for (x, y, height) in [
      (868.0, 850.0, 150.0), (952, 900, 280), (905, 930, 170), (990, 976, 220),
    ] {
      sketch.fir(Point(x, y), height, light: 0x2D5140, dark: 0x1A382C)
    }
  }
}
