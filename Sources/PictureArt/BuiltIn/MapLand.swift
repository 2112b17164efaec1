import Stage

/// The lands of the map and everything on them.
nonisolated enum MapLand {
  /// Rough outlines, from which random coasts are made.
  static let outlines: [[(Double, Double)]] = [
    [
      (20, 20), (560, 20), (600, 96), (556, 170), (612, 250), (560, 330), (470, 346), (440, 432),
      (352, 440), (300, 512), (222, 494), (186, 420), (108, 432), (20, 400),
    ],
    [
      (770, 20), (990, 20), (990, 430), (880, 446), (836, 366), (780, 340), (756, 250), (704, 206),
      (744, 120),
    ],
    [
      (20, 640), (140, 608), (236, 646), (330, 622), (424, 690), (402, 780), (332, 828), (342, 904),
      (280, 990), (20, 990),
    ],
    [(560, 520), (640, 486), (706, 540), (690, 620), (610, 640), (548, 596)],
    [(482, 850), (540, 812), (596, 850), (560, 900), (500, 904)],
    [(690, 420), (724, 404), (748, 432), (716, 456)],
    [(906, 590), (940, 570), (990, 590), (990, 660), (930, 650)],
    [(456, 640), (484, 630), (500, 656), (474, 674)],
    [(640, 330), (668, 322), (672, 352), (646, 358)],
    [(620, 740), (646, 726), (660, 752), (636, 768)],
  ]

  /// Returns a random coast along an outline, by four rounds of midpoint displacement.
  static func coast(_ sketch: inout Sketch, _ outline: [(Double, Double)]) -> [Point] {
    var points = outline.map { Point($0.0, $0.1) }
    for round in 0..<4 {
      var finer: [Point] = []
      for (index, point) in points.enumerated() {
        let next = points[(index + 1) % points.count]
        let vector = next - point
        let aside = sketch.between(-0.19, 0.19) * (round == 0 ? 0.9 : 1)
        finer += [point, (point + next) * 0.5 + Point(-vector.y, vector.x) * aside]
      }
      points = finer
    }
    return points
  }

  static func draw(_ sketch: inout Sketch, _ all: Path) {
    let sheet = Path.rect(MapPicture.sheet)
    sketch.fill(
      all, .blend(Point(60, 60), Color(0xE9D49B), Point(940, 900), Color(0xDDBB7C)), clip: sheet)
    countries(&sketch, all)
    sketch.stroke(all, 3, 0x4A3420, 0.95, clip: sheet)
    rivers(&sketch)
    for (x, y, scale) in [
      (150.0, 118.0, 1.1), (196, 96, 0.9), (236, 124, 1.3), (286, 106, 1.0), (184, 146, 1.0),
      (330, 136, 0.8),
      (420, 236, 0.9), (458, 214, 1.2), (500, 244, 1.0), (880, 140, 1.2), (918, 166, 0.9),
      (846, 170, 0.8),
      (152, 720, 1.3), (196, 748, 0.9), (616, 560, 1.3), (90, 330, 0.9), (128, 350, 0.7),
    ] { mountain(&sketch, Point(x, y), scale) }
    woods(&sketch)
    MapTowns.draw(&sketch)
  }

  private static func countries(_ sketch: inout Sketch, _ lands: Path) {
    for (x, y, width, height, hex, alpha) in [
      (120.0, 110.0, 190.0, 150.0, UInt32(0xB9C08A), 0.95), (420, 110, 190, 130, 0xD98C6A, 0.75),
      (480, 280, 160, 130, 0x9DB27A, 0.9), (130, 330, 170, 130, 0xE3B04F, 0.85),
      (300, 420, 150, 130, 0xB57A86, 0.75), (900, 130, 170, 150, 0xC98A5A, 0.75),
      (890, 350, 150, 140, 0xF0CF7C, 0.9), (120, 720, 170, 130, 0x8FA86E, 0.9),
      (330, 700, 130, 110, 0xE09A6C, 0.75), (180, 900, 190, 120, 0xA9809A, 0.7),
      (630, 560, 110, 90, 0x7F9C5E, 0.95), (540, 860, 80, 60, 0xD9785A, 0.8),
      (960, 610, 80, 70, 0x9AAF70, 0.9),
    ] {
      let color = Color(hex)
      sketch.fill(
        .ellipse(in: Rect(center: Point(x, y), Size(width, height) * 2)),
        .radial(
          center: Point(x, y), radii: Size(width, height),
          [
            .init(0, color.opacity(alpha)), .init(0.6, color.opacity(alpha * 0.7)),
            .init(1, color.opacity(0)),
          ]),
        clip: lands)
    }
    let borders = Path.joined([
      dashes(.init(330, 60), .init(310, 190), .init(380, 260), 12),
      dashes(.init(380, 260), .init(300, 330), .init(200, 300), 12),
      dashes(.init(200, 300), .init(120, 260), .init(60, 250), 10),
      dashes(.init(380, 260), .init(420, 330), .init(440, 420), 12),
      dashes(.init(770, 260), .init(860, 250), .init(946, 280), 12),
      dashes(.init(60, 800), .init(180, 830), .init(330, 810), 16),
      dashes(.init(240, 650), .init(250, 740), .init(240, 820), 11),
    ])
    sketch.stroke(borders, 2.6, 0x8E2F2A, 0.75)
  }

  /// Returns short strokes along a quadratic Bézier curve.
  static func dashes(_ from: Point, _ over: Point, _ to: Point, _ count: Int) -> Path {
    func at(_ share: Double) -> Point {
      let remaining = 1 - share
      return from * (remaining * remaining) + over * (2 * remaining * share) + to * (share * share)
    }
    return .joined(
      (0..<count).map { index in
        .polyline([at(Double(index) / Double(count)), at((Double(index) + 0.55) / Double(count))])
      })
  }

  private static func rivers(_ sketch: inout Sketch) {
    let water: [(Path, Double)] = [
      (
        .bend((240, 140), (256, 190), (226, 230), (250, 286), (230, 350), (262, 420), (256, 500)), 5
      ),
      (.bend((310, 130), (340, 180), (400, 176), (440, 150), (520, 158), (568, 150)), 5),
      (.bend((470, 250), (440, 290), (470, 320), (468, 350)), 4),
      (.bend((890, 170), (870, 210), (890, 250), (850, 290), (800, 330)), 5),
      (.bend((160, 760), (190, 800), (250, 790), (300, 830), (334, 836)), 5),
      (.bend((620, 574), (650, 590), (690, 584)), 4),
      (.bend((120, 360), (140, 396), (130, 430)), 4),
    ]
    for (path, width) in water {
      sketch.stroke(path, width + 2, 0xF3E6C4, 0.7)
      sketch.stroke(path, width - 1, 0x3F7F8C)
    }
    for (x, y, width, height) in [
      (232.0, 236.0, 52.0, 30.0), (880, 252, 44, 24), (196, 800, 40, 22),
    ] {
      sketch.fill(.ellipse(in: Rect(center: Point(x, y), Size(width, height))), 0x4F909A)
      sketch.stroke(.ellipse(in: Rect(center: Point(x, y), Size(width, height))), 2, 0x2F5A66)
    }
  }

  private static func mountain(_ sketch: inout Sketch, _ at: Point, _ scale: Double) {
    func set(_ path: Path) -> Path { path.set(at, scale) }
    sketch.fill(
      set(.shape((-30, 18), (-14, -8), (0, -34), (10, -16), (32, 18))),
      .down(at.y - 34 * scale, at.y + 18 * scale, (0, 0xF6EBCB), (1, 0xC99F62)))
    sketch.fill(set(.shape((0, -34), (10, -16), (32, 18), (8, 18), (12, 2), (2, -10))), 0x7A5030)
    sketch.stroke(set(.line((-30, 18), (-14, -8), (0, -34), (10, -16), (32, 18))), 2.6, 0x4A2E1C)
    sketch.stroke(
      set(.joined([.line((-16, 14), (-8, 0)), .line((-6, 16), (-2, 4))])), 1.6, 0x4A2E1C, 0.7)
  }

  private static func woods(_ sketch: inout Sketch) {
    let groves: [(Double, Double, Double, Double, Int, UInt32)] = [
      (380, 70, 120, 50, 13, 0x5E7B3A), (500, 80, 50, 60, 7, 0x7A8F45),
      (500, 290, 70, 40, 9, 0x3F6B45), (320, 372, 60, 60, 9, 0x6B8A3E),
      (64, 160, 56, 70, 9, 0x4E7544), (280, 660, 100, 40, 10, 0x4E7544),
      (70, 660, 80, 34, 8, 0x7A8F45), (576, 586, 44, 30, 6, 0x3F6B45),
      (200, 880, 100, 50, 11, 0x55783C), (510, 850, 44, 30, 5, 0x3F6B45),
      (910, 90, 34, 26, 4, 0x6B8A3E),
    ]
    for (x, y, width, height, count, hex) in groves {
      var (crowns, shades, trunks) = (Path(), Path(), Path())
      let places = (0..<count).map { _ in sketch.point(in: Rect(x, y, width, height)) }
      for at in places.sorted(by: { $0.y < $1.y }) {
        trunks.append(.line((at.x, at.y + 6), (at.x, at.y + 18)))
        crowns.append(.circle(at, radius: 10.5))
        shades.append(.circle(at + Point(3, 3), radius: 6.5))
      }
      sketch.stroke(trunks, 3, 0x4A2E1C)
      sketch.fill(crowns, hex)
      sketch.stroke(crowns, 1.6, 0x2F3E22, 0.8)
      sketch.fill(shades, 0x23351F, 0.3)
    }
  }
}
