import Stage

/// The ships and sea monsters of the map.
nonisolated enum MapSea {
  static func draw(_ sketch: inout Sketch) {
    route(&sketch)
    sketch.part("ship") { ship(&$0, Point(668, 190), 1.0, 0xB4493A) }
    ship(&sketch, Point(440, 560), 1.25, 0x2F6F7A)
    ship(&sketch, Point(826, 512), 0.8, 0xC08A3E)
    serpent(&sketch, Point(150, 552))
    whale(&sketch, Point(408, 896))
    kraken(&sketch, Point(640, 890))
    wind(&sketch)
    scale(&sketch, Point(766, 914))
  }

  private static func route(_ sketch: inout Sketch) {
    sketch.stroke(
      .joined([
        MapLand.dashes(.init(580, 150), .init(660, 260), .init(600, 400), 16),
        MapLand.dashes(.init(600, 400), .init(520, 480), .init(500, 560), 11),
        MapLand.dashes(.init(500, 560), .init(470, 720), .init(548, 846), 17),
        MapLand.dashes(.init(748, 420), .init(830, 470), .init(900, 600), 13),
      ]), 3.6, 0xA8251E, 0.9)
  }

  private static func ship(_ sketch: inout Sketch, _ at: Point, _ scale: Double, _ flag: UInt32) {
    func set(_ path: Path) -> Path { path.set(at, scale) }
    sketch.fill(set(.ellipse(in: Rect(-46, 26, 96, 12))), 0x35606A, 0.45)
    sketch.stroke(
      set(
        .joined([
          .line((-20, 12), (-20, -50)), .line((10, 12), (10, -64)), .line((34, 6), (34, -34)),
        ])), 3.2 * scale, 0x4A2E1C)
    sketch.fill(
      set(
        .joined([
          .bend((-38, -4), (-26, -24), (-36, -44), (-2, -44), (6, -24), (-4, -4), (-38, -4)),
          .bend((-6, -10), (8, -32), (-4, -56), (32, -56), (40, -32), (30, -10), (-6, -10)),
        ])), 0xFDF3DA)
    sketch.stroke(
      set(
        .joined([.bend((-32, -24), (-12, -20), (4, -24)), .bend((0, -34), (20, -30), (38, -34))])),
      3, flag, 0.85)
    sketch.fill(set(.shape((34, -32), (56, -4), (34, -2))), 0xF1DDB2)
    sketch.fill(
      set(
        .joined([
          .shape((-20, -50), (-36, -46), (-20, -42)), .shape((10, -64), (-8, -59), (10, -54)),
        ])), flag)
    sketch.fill(
      set(
        .bend(
          (-52, 2), (-44, 4), (-40, 12), (20, 12), (40, 4), (54, -4), (46, 26), (30, 32), (-34, 32),
          (-52, 2))), .down(at.y, at.y + 32 * scale, (0, 0x9A6238), (1, 0x4E2C18)))
    sketch.stroke(set(.bend((-44, 16), (0, 20), (48, 12))), 2 * scale, 0xE9C98A)
  }

  /// Draws a sea serpent: three loops above the water, and a head with a crest.
  private static func serpent(_ sketch: inout Sketch, _ at: Point) {
    for (x, size) in [(-66.0, 18.0), (-24, 24), (26, 28)] {
      var loop = Path()
      loop.arc(center: at + Point(x, 16), radii: Size(size, size * 1.25), from: .pi, sweep: .pi)
      sketch.stroke(loop, 15, 0x2F5E4A)
      sketch.stroke(loop, 9, 0x6FA05A)
    }
    let neck = Path.bend((60, 18), (66, -24), (84, -46), (104, -42)).set(at, 1)
    sketch.stroke(neck, 17, 0x2F5E4A)
    sketch.stroke(neck, 11, 0x6FA05A)
    sketch.fill(
      .bend((92, -54), (112, -60), (136, -42), (112, -34), (94, -32), (92, -54)).set(at, 1),
      0x6FA05A)
    sketch.fill(.shape((70, -40), (64, -66), (84, -56), (90, -74), (100, -54)).set(at, 1), 0xC8573F)
    sketch.fill(.circle(at + Point(110, -48), radius: 3.4), 0x1E1410)
    sketch.stroke(
      .joined([.bend((136, -42), (146, -46), (152, -40)), .line((146, -45), (152, -50))]).set(
        at, 1), 2, 0xA8251E)
    sketch.stroke(
      .joined([-88.0, -46, 0, 58].map { .bend(($0 - 14, 24), ($0, 18), ($0 + 16, 24)) }).set(at, 1),
      2.4, 0x2F5A66)
  }

  private static func whale(_ sketch: inout Sketch, _ at: Point) {
    sketch.fill(
      .bend(
        (-60, 8), (-50, -26), (-8, -36), (34, -22), (50, -6), (58, -30), (46, -44), (62, -38),
        (78, -46), (70, -26), (64, 12), (30, 22), (-30, 24), (-60, 8)
      ).set(at, 0.9), .down(at.y - 36, at.y + 20, (0, 0x3F6F86), (1, 0x8FB4B8)))
    sketch.fill(.circle(at + Point(-36, -8), radius: 3), 0x12242E)
    sketch.stroke(
      .joined([
        .bend((-24, -36), (-26, -58), (-42, -62), (-48, -50)),
        .bend((-24, -36), (-20, -60), (-4, -62), (0, -50)),
      ]).set(at, 0.9), 3, 0xF4F8EE)
    sketch.stroke(.bend((-58, 8), (-40, 14), (-26, 8)).set(at, 0.9), 2, 0x1E3A4A)
  }

  private static func kraken(_ sketch: inout Sketch, _ at: Point) {
    sketch.stroke(
      .joined([
        .bend((-18, 12), (-50, 20), (-60, -10), (-44, -22), (-36, -10)),
        .bend((-8, 20), (-30, 46), (-58, 40), (-62, 26)),
        .bend((18, 12), (50, 22), (66, -4), (52, -22), (42, -12)),
        .bend((8, 20), (28, 46), (58, 44), (64, 30)), .bend((0, 20), (4, 44), (-8, 54)),
      ]).set(at, 1), 8, 0x8E4A6A)
    sketch.fill(
      .bend((-24, 20), (-32, -18), (-22, -50), (0, -62), (22, -50), (32, -18), (24, 20), (-24, 20))
        .set(at, 1),
      .blend(at + Point(-30, -40), Color(0xC77A92), at + Point(30, 20), Color(0x74385A)))
    sketch.fill(
      .joined([.circle(at + Point(-10, -8), radius: 7), .circle(at + Point(11, -8), radius: 7)]),
      0xFBEFD2)
    sketch.fill(
      .joined([.circle(at + Point(-9, -7), radius: 3.2), .circle(at + Point(10, -7), radius: 3.2)]),
      0x1E1410)
  }

  /// Draws a scale bar with dividers.
  private static func scale(_ sketch: inout Sketch, _ at: Point) {
    sketch.fill(.rect(Rect(at.x - 4, at.y - 4, 168, 22)), 0x4A2E1C)
    sketch.fill(.rect(Rect(at.x, at.y, 160, 14)), 0xF7EACB)
    sketch.fill(
      .joined((0..<4).map { .rect(Rect(at.x + Double($0) * 40, at.y, 20, 14)) }), 0x2F6F7A)
    sketch.stroke(
      .joined([.line((96, -2), (118, -54)), .line((140, -2), (122, -54))]).set(at, 1), 5, 0xB8893F)
    sketch.fill(.circle(at + Point(120, -58), radius: 9), 0xD9A95C)
    sketch.fill(.circle(at + Point(120, -58), radius: 4), 0x6A4422)
  }

  /// Draws a cloud with puffed cheeks that blows the ships along.
  private static func wind(_ sketch: inout Sketch) {
    let at = Point(660, 92)
    sketch.fill(
      .joined([
        .circle(at, radius: 26), .circle(at + Point(-28, 6), radius: 18),
        .circle(at + Point(24, -8), radius: 18), .circle(at + Point(4, -18), radius: 18),
      ]), 0xFDF6E4)
    sketch.fill(.circle(at + Point(6, 12), radius: 8), 0xE9A58C, 0.7)
    sketch.fill(.circle(at + Point(-2, -4), radius: 3), 0x3A2416)
    sketch.stroke(
      .joined([
        .bend((20, 18), (50, 22), (76, 40)), .bend((16, 26), (40, 36), (56, 56)),
        .bend((26, 8), (56, 8), (90, 18)),
      ]).set(at, 1), 3, 0xFDF6E4, 0.9)
  }
}
