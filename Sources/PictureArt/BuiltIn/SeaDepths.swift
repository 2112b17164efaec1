import Stage

/// The things visible through the nearest wave: fish, weeds and corals.
nonisolated enum SeaDepths {
  static func draw(_ sketch: inout Sketch) {
    sketch.fill(
      .land(
        [(-10.0, 980.0), (120, 966), (300, 984), (480, 972), (700, 986), (860, 968), (1010, 978)]
          .map { Point($0.0, $0.1) }),
      .down(966, 1000, (0, 0xB79A6A), (1, 0x7E6B53)))
    for (x, height, hex) in [
      (36.0, 84.0, UInt32(0x3E8F6B)), (66, 56, 0x57A36B), (520, 62, 0x3E8F6B), (548, 84, 0x4E9A62),
      (964, 92, 0x3E8F6B), (936, 60, 0x6CAF6F),
    ] {
      sketch.stroke(
        .bend(
          (x, 990), (x - 12, 990 - height * 0.33), (x + 10, 990 - height * 0.66),
          (x - 4, 990 - height)), 8, hex)
    }
    coral(&sketch, Point(214, 990), 0xE2745C)
    coral(&sketch, Point(668, 992), 0xD9668A)
    for (x, y, scale, body, fin) in [
      (128.0, 936.0, 0.9, UInt32(0xF2A24C), UInt32(0xD9692F)), (420, 934, 0.8, 0xF4D16A, 0xE59A3C),
      (352, 962, -0.6, 0xE8795B, 0xB84A3E),
      (606, 928, -1.0, 0xE9E3D0, 0xE8795B), (746, 946, 0.7, 0x9AD0C8, 0x4FA6A6),
      (862, 932, 0.95, 0xF2B75C, 0xC8472F),
    ] { fish(&sketch, Point(x, y), scale, body, fin) }
    sketch.fill(.star(Point(444, 986), 17, 8, points: 5), 0xF08A5A)
    sketch.fill(.star(Point(812, 986), 14, 7, points: 5), 0xE9C06A)
    sketch.dots(9, in: Rect(150, 896, 40, 40), radius: 2...5, 0xD8F0EA, 0.6)
    sketch.dots(7, in: Rect(888, 890, 36, 34), radius: 2...5, 0xD8F0EA, 0.6)
  }

  /// Draws a fish that faces right, or left if the scale is negative.
  private static func fish(
    _ sketch: inout Sketch, _ at: Point, _ scale: Double, _ body: UInt32, _ fin: UInt32
  ) {
    func set(_ path: Path) -> Path { path.mapped { at + Point($0.x * scale, $0.y * abs(scale)) } }
    sketch.fill(set(.shape((-26, 0), (-52, -20), (-46, 0), (-52, 20))), fin)
    sketch.fill(set(.bend((-10, -16), (6, -32), (22, -14), (-10, -16))), fin)
    sketch.fill(set(.blob((-32, 0), (-6, -21), (26, -14), (40, 2), (22, 16), (-8, 19))), body)
    sketch.stroke(
      set(.joined([.bend((-6, -17), (0, 0), (-6, 16)), .bend((10, -17), (16, 0), (10, 16))])),
      5 * abs(scale), fin)
    sketch.fill(set(.circle(Point(28, -3), radius: 3.4)), 0x14303F)
  }

  private static func coral(_ sketch: inout Sketch, _ at: Point, _ hex: UInt32) {
    sketch.stroke(
      .joined([
        .bend((0, 0), (-4, -30), (0, -62)), .bend((0, -20), (-22, -36), (-26, -60)),
        .bend((0, -14), (24, -30), (26, -54)),
        .bend((-16, -32), (-40, -38), (-44, -50)), .bend((20, -28), (40, -32), (46, -44)),
      ]).set(at, 1), 9, hex)
  }
}
