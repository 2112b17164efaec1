import Stage

/// The towns, roads, fields and landmarks of the map.
nonisolated enum MapTowns {
  static func draw(_ sketch: inout Sketch) {
    roads(&sketch)
    for (x, y, scale) in [
      (372.0, 206.0, 1.0), (110, 236, 0.9), (390, 380, 0.9), (850, 320, 0.9), (90, 880, 0.9),
      (360, 716, 1.0), (664, 528, 0.7), (526, 140, 0.8),
    ] {
      town(&sketch, Point(x, y), scale)
    }
    castle(&sketch, Point(180, 292))
    castle(&sketch, Point(300, 900))
    fields(&sketch)
    desert(&sketch)
    windmill(&sketch, Point(302, 446))
    lair(&sketch)
    cross(&sketch)
  }

  private static func roads(_ sketch: inout Sketch) {
    sketch.stroke(
      .joined([
        MapLand.dashes(.init(110, 240), .init(140, 280), .init(180, 300), 7),
        MapLand.dashes(.init(190, 300), .init(300, 280), .init(368, 214), 14),
        MapLand.dashes(.init(376, 214), .init(430, 180), .init(520, 146), 12),
        MapLand.dashes(.init(190, 304), .init(280, 380), .init(386, 384), 14),
        MapLand.dashes(.init(96, 876), .init(200, 850), .init(296, 900), 14),
        MapLand.dashes(.init(300, 890), .init(290, 780), .init(356, 724), 12),
        MapLand.dashes(.init(852, 312), .init(830, 230), .init(880, 190), 10),
      ]), 3, 0x5E3A20, 0.8)
  }

  private static func town(_ sketch: inout Sketch, _ at: Point, _ scale: Double) {
    for (x, y, width, height) in [(-24.0, 0.0, 20.0, 15.0), (6, 2, 22, 14), (-8, 8, 20, 15)] {
      let corner = at + Point(x, y) * scale
      let (w, h) = (width * scale, height * scale)
      sketch.fill(.rect(Rect(corner.x, corner.y - h, w, h)), 0xFBEFD2)
      sketch.fill(
        .shape(
          (corner.x - 2, corner.y - h), (corner.x + w / 2, corner.y - h * 1.75),
          (corner.x + w + 2, corner.y - h)), 0xB4493A)
    }
    sketch.fill(.rect(Rect(at.x - 3 * scale, at.y - 30 * scale, 9 * scale, 26 * scale)), 0xF1DDB2)
    sketch.fill(.shape((-5, -30), (1.5, -48), (8, -30)).set(at, scale), 0x35566B)
  }

  private static func castle(_ sketch: inout Sketch, _ at: Point) {
    sketch.fill(
      .joined([
        .rect(Rect(at.x - 32, at.y - 36, 16, 46)), .rect(Rect(at.x + 16, at.y - 36, 16, 46)),
        .rect(Rect(at.x - 18, at.y - 20, 36, 30)), .rect(Rect(at.x - 8, at.y - 50, 16, 40)),
      ]), 0xD9CBB0)
    sketch.fill(
      .joined([
        .shape((at.x - 35, at.y - 36), (at.x - 24, at.y - 58), (at.x - 13, at.y - 36)),
        .shape((at.x + 13, at.y - 36), (at.x + 24, at.y - 58), (at.x + 35, at.y - 36)),
        .shape((at.x - 11, at.y - 50), (at.x, at.y - 74), (at.x + 11, at.y - 50)),
      ]), 0x2F6F7A)
    sketch.stroke(.line((at.x, at.y - 74), (at.x, at.y - 90)), 2, 0x4A2E1C)
    sketch.fill(.shape((at.x, at.y - 90), (at.x + 16, at.y - 85), (at.x, at.y - 80)), 0xC8472F)
    sketch.fill(.roundedRect(Rect(at.x - 6, at.y - 6, 12, 16), radius: 5), 0x4A2E1C)
  }

  private static func fields(_ sketch: inout Sketch) {
    for (x, y, hex, tilt) in [
      (430.0, 400.0, UInt32(0xC99A3E), 0.2), (60, 300, 0x8E7A3A, -0.2), (56, 930, 0x7F9C4E, 0.1),
      (120, 640, 0xC99A3E, -0.1), (330, 770, 0x8E7A3A, 0.3),
    ] {
      let field = Path.joined(
        (0..<5).map { .line((-24, Double($0) * 7 - 14), (24, Double($0) * 7 - 18)) })
      sketch.stroke(field.turned(tilt, about: .zero).set(Point(x, y), 1), 3, hex, 0.9)
    }
  }

  private static func desert(_ sketch: inout Sketch) {
    sketch.fill(.shape((890, 372), (926, 312), (962, 372)), 0xE9C67A)
    sketch.fill(.shape((926, 312), (962, 372), (934, 372)), 0xA9763F)
    sketch.fill(.shape((866, 380), (888, 344), (910, 380)), 0xF0D690)
    sketch.fill(.shape((888, 344), (910, 380), (892, 380)), 0xA9763F)
    sketch.stroke(
      .joined([
        .bend((810, 356), (826, 346), (842, 358)), .bend((850, 412), (868, 400), (886, 412)),
        .bend((900, 404), (918, 392), (940, 404)),
      ]), 3, 0xA9763F)
    for (x, y) in [(800.0, 300.0), (826, 284), (934, 418)] {
      sketch.stroke(.bend((x, y + 14), (x + 3, y), (x, y - 14)), 3.4, 0x6A4422)
      sketch.stroke(
        .joined([
          .bend((x, y - 14), (x - 10, y - 20), (x - 16, y - 10)),
          .bend((x, y - 14), (x + 10, y - 20), (x + 16, y - 10)),
          .bend((x, y - 14), (x - 4, y - 26), (x - 12, y - 28)),
          .bend((x, y - 14), (x + 6, y - 26), (x + 13, y - 26)),
        ]), 3.4, 0x4E7544)
    }
  }

  private static func windmill(_ sketch: inout Sketch, _ at: Point) {
    sketch.fill(.shape((-12, 20), (-8, -18), (8, -18), (12, 20)).set(at, 1), 0xFBEFD2)
    sketch.fill(.shape((-11, -18), (0, -32), (11, -18)).set(at, 1), 0x7A3B2A)
    sketch.stroke(
      .joined([.line((-24, -38), (24, 0)), .line((-22, 2), (22, -40))]).set(at, 1), 4, 0x5E3A20)
  }

  /// Draws a dragon on its island in the west of the chart.
  private static func lair(_ sketch: inout Sketch) {
    let at = Point(74, 780)
    sketch.fill(
      .bend(
        (0, 20), (-6, -16), (24, -34), (50, -14), (74, -30), (90, -20), (76, -8), (60, 6), (56, 24),
        (20, 30), (0, 20)
      ).set(at, 1), 0xB4493A)
    sketch.fill(.shape((22, -26), (10, -62), (36, -48), (52, -58), (44, -18)).set(at, 1), 0xE08A4A)
    sketch.fill(.circle(at + Point(76, -22), radius: 2.6), 0x2A1810)
    sketch.fill(.shape((90, -20), (118, -30), (110, -20), (122, -12)).set(at, 1), 0xF2B24A)
  }

  /// Draws the cross at the end of the journey.
  private static func cross(_ sketch: inout Sketch) {
    sketch.stroke(
      .joined([.line((538, 838), (562, 866)), .line((562, 838), (538, 866))]), 8, 0xA8251E)
    for (x, y) in [(574.0, 866.0), (522, 890)] {
      sketch.stroke(.bend((x, y + 10), (x + 3, y), (x, y - 12)), 3.4, 0x6A4422)
      sketch.stroke(
        .joined([
          .bend((x, y - 12), (x - 9, y - 18), (x - 15, y - 9)),
          .bend((x, y - 12), (x + 9, y - 18), (x + 15, y - 9)),
          .bend((x, y - 12), (x, y - 24), (x + 8, y - 28)),
        ]), 3.2, 0x3F6B45)
    }
  }
}
