import Stage

/// The boats and floating things of the sea, from the distant steamer to the bottle in front.
nonisolated enum SeaBoats {
  /// Draws the boats behind a row of waves.
  static func draw(_ sketch: inout Sketch, behindWave row: Int) {
    switch row {
    case 2:
      sketch.part("yawl") {
        sailing(&$0, Point(420, 470), 0.5, (0xFFFFFF, 0xF2DCC0), hull: 0x39576B)
      }
    case 3:
      sketch.part("sloop") {
        sailing(&$0, Point(866, 496), 0.66, (0xE88A5A, 0xF6C27C), hull: 0x5A3A35)
      }
    case 4: sketch.part("buoy") { buoy(&$0, Point(316, 560)) }
    case 5:
      sketch.part("ketch") {
        sailing(&$0, Point(610, 610), 1.3, (0xFFF6E2, 0xEFD3AE), hull: 0xA6402F)
      }
      dolphin(&sketch, Point(948, 604), 0.8)
    case 6: sketch.part("trawler") { fishing(&$0, Point(186, 676)) }
    case 7: dolphin(&sketch, Point(430, 770), 1.2)
    case 8:
      sketch.part("dinghy") { rowing(&$0, Point(806, 838)) }
      sketch.part("bottle") { bottle(&$0, Point(300, 856)) }
    default: break
    }
  }

  /// Draws a steamer on the horizon, its smoke blown to the right.
  static func steamer(_ sketch: inout Sketch, _ at: Point) {
    for (x, y, radius, alpha) in [
      (20.0, -64.0, 9.0, 0.7), (40, -74, 12, 0.55), (66, -80, 14, 0.42), (98, -88, 17, 0.3),
    ] {
      sketch.fill(.circle(at + Point(x, y), radius: radius), 0x8399A2, alpha)
    }
    sketch.fill(.shape((-62, -16), (64, -20), (52, 6), (-52, 6)).set(at, 1), 0x2F4353)
    sketch.fill(.shape((-62, -16), (64, -20), (62, -13), (-58, -10)).set(at, 1), 0xC9583F)
    sketch.fill(.shape((-34, -32), (34, -32), (38, -17), (-38, -16)).set(at, 1), 0xFFF4E0)
    sketch.fill(.shape((-4, -54), (14, -54), (16, -32), (-4, -32)).set(at, 1), 0xC9583F)
    sketch.fill(.rect(Rect(at.x - 4, at.y - 56, 18, 7)), 0x2F4353)
  }

  private static func sailing(
    _ sketch: inout Sketch, _ at: Point, _ scale: Double, _ sails: (UInt32, UInt32), hull: UInt32
  ) {
    func set(_ path: Path) -> Path { path.turned(-0.04, about: .zero).set(at, scale) }
    sketch.fill(set(.rect(Rect(-3, -178, 6, 180))), 0x5A3B2A)
    sketch.fill(
      set(.bend((5, -170), (44, -110), (72, -18), (6, -14), (5, -170))),
      .blend(at + Point(0, -150) * scale, Color(sails.0), at + Point(60, 0) * scale, Color(sails.1))
    )
    sketch.fill(set(.bend((-6, -156), (-30, -90), (-66, -16), (-6, -14), (-6, -156))), sails.1)
    sketch.stroke(
      set(
        .joined([
          .bend((14, -128), (26, -126), (36, -120)), .bend((12, -84), (36, -80), (56, -76)),
          .bend((10, -44), (40, -42), (68, -38)),
        ])), 1.6 * scale, 0x9A6F4E, 0.6)
    sketch.fill(set(.shape((-3, -180), (-36, -170), (-3, -160))), 0xC8472F)
    sketch.fill(set(.bend((-84, -12), (0, 0), (92, -18), (70, 34), (-62, 34), (-84, -12))), hull)
    sketch.stroke(set(.bend((-80, -6), (0, 7), (88, -10))), 5 * scale, 0xFFF2DC, 0.9)
  }

  private static func buoy(_ sketch: inout Sketch, _ at: Point) {
    sketch.fill(
      .shape((-26, 20), (-12, -50), (12, -50), (26, 20)).turned(0.14, about: .zero).set(at, 0.9),
      .blend(at + Point(-20, 0), Color(0xE5643F), at + Point(24, 0), Color(0x9C2F28)))
    sketch.fill(
      .shape((-20, -10), (-16, -28), (16, -28), (20, -10)).turned(0.14, about: .zero).set(at, 0.9),
      0xFFF4E2)
    sketch.fill(.circle(at + Point(9, -54), radius: 9), 0xFFE08A)
  }

  private static func fishing(_ sketch: inout Sketch, _ at: Point) {
    sketch.stroke(
      .joined([
        .line((-30, -20), (-30, -150)), .line((-30, -146), (96, -40)),
        .line((-30, -146), (-118, -44)),
      ]).set(at, 1), 3, 0x49352B)
    sketch.fill(.shape((-30, -150), (6, -140), (-30, -128)).set(at, 1), 0xF2B75C)
    sketch.fill(.roundedRect(Rect(at.x - 6, at.y - 92, 66, 62), radius: 5), 0xFFF1DA)
    sketch.fill(.roundedRect(Rect(at.x - 13, at.y - 104, 82, 14), radius: 4), 0xC9583F)
    sketch.fill(
      .joined([
        .roundedRect(Rect(at.x + 4, at.y - 78, 20, 22), radius: 4),
        .roundedRect(Rect(at.x + 32, at.y - 78, 18, 22), radius: 4),
      ]), 0x3C6C80)
    sketch.fill(
      .bend((-130, -50), (0, -26), (136, -58), (104, 48), (-92, 48), (-130, -50)).set(at, 1),
      .down(at.y - 50, at.y + 46, (0, 0x2F7F8B), (1, 0x1B4A5C)))
    sketch.stroke(.bend((-124, -42), (0, -18), (130, -50)).set(at, 1), 7, 0xF6E7C8)
    sketch.fill(
      .joined([-70.0, -24, 22, 68].map { .circle(at + Point($0, 4), radius: 9) }), 0x12384A)
    sketch.fill(
      .joined([-70.0, -24, 22, 68].map { .circle(at + Point($0, 4), radius: 5) }), 0xF2B75C)
  }

  private static func dolphin(_ sketch: inout Sketch, _ at: Point, _ scale: Double) {
    let body = Path.bend(
      (-88, 40), (-60, -22), (0, -62), (62, -40), (98, 2), (70, -8), (40, -4), (0, -6), (-40, 16),
      (-88, 40)
    ).set(at, scale)
    sketch.fill(body, .down(at.y - 60 * scale, at.y + 30 * scale, (0, 0x456B82), (1, 0x8FB1BC)))
    sketch.fill(
      .bend((-4, -60), (-34, -92), (-44, -96), (-36, -50), (-4, -60)).set(at, scale), 0x3A5C72)
    sketch.fill(.bend((30, -14), (22, 18), (10, 26), (8, -6), (30, -14)).set(at, scale), 0x3A5C72)
    sketch.fill(.circle(at + Point(66, -26) * scale, radius: 3.4 * scale), 0x14303F)
    sketch.dots(
      12, in: Rect(at.x - 110 * scale, at.y - 10 * scale, 70 * scale, 50 * scale), radius: 2...5,
      0xFFFFFF, 0.85)
  }

  private static func rowing(_ sketch: inout Sketch, _ at: Point) {
    sketch.stroke(
      .joined([.line((-30, -34), (-120, 34)), .line((30, -36), (130, 30))]).set(at, 1), 6, 0xC99A62)
    sketch.fill(.circle(at + Point(0, -92), radius: 19), 0xE9B98F)
    sketch.fill(
      .bend((-30, -98), (-18, -112), (0, -120), (20, -112), (32, -98), (-30, -98)).set(at, 1),
      0xF2D27A)
    sketch.fill(
      .bend((-34, -30), (-28, -70), (0, -78), (28, -70), (36, -30), (-34, -30)).set(at, 1), 0xC8472F
    )
    sketch.stroke(
      .joined([.line((-26, -62), (-44, -26)), .line((26, -62), (44, -28))]).set(at, 1), 12, 0xB33D2A
    )
    sketch.fill(
      .bend((-136, -50), (0, -22), (140, -54), (96, 44), (-92, 44), (-136, -50)).set(at, 1),
      .down(at.y - 50, at.y + 40, (0, 0xE2A65C), (1, 0x8A5230)))
    sketch.stroke(.bend((-132, -44), (0, -15), (136, -48)).set(at, 1), 8, 0xFFF0D2)
    sketch.stroke(.bend((-114, -10), (0, 12), (118, -14)).set(at, 1), 3, 0x6E4026, 0.7)
  }

  private static func bottle(_ sketch: inout Sketch, _ at: Point) {
    func set(_ path: Path) -> Path { path.turned(-0.5, about: .zero).set(at, 1) }
    sketch.fill(
      set(
        .joined([
          .roundedRect(Rect(-56, -22, 84, 44), radius: 16),
          .roundedRect(Rect(14, -9, 52, 18), radius: 6),
        ])), 0x7FC7A0, 0.85)
    sketch.fill(set(.roundedRect(Rect(-42, -11, 52, 20), radius: 6)), 0xFFF3D6)
    sketch.fill(set(.rect(Rect(60, -8, 17, 16))), 0xA9713F)
    sketch.stroke(set(.line((-44, -14), (10, -14))), 3.4, 0xFFFFFF, 0.8)
  }
}
