import Stage

/// The compass rose of the map, with light and dark halves like cut stone.
package nonisolated enum MapRose {
  package static func draw(_ sketch: inout Sketch, _ at: Point) {
    sketch.fill(.circle(at, radius: 104), 0xF3E6C4, 0.75)
    sketch.stroke(.circle(at, radius: 104), 3, 0x4A2E1C)
    sketch.stroke(.circle(at, radius: 92), 1.6, 0x4A2E1C)
    var ticks = Path()
    for index in 0..<64 {
      let angle = Double(index) * .pi / 32
      ticks.append(
        .polyline([at + .polar(angle, index % 4 == 0 ? 94 : 98), at + .polar(angle, 103)]))
    }
    sketch.stroke(ticks, 2, 0x7A3B2A)
    sketch.part("rose") { needle(&$0, at) }
  }

  /// Draws the part that swings.
  private static func needle(_ sketch: inout Sketch, _ at: Point) {
    points(&sketch, at, 8, 70, offset: .pi / 8, (0xD9B98A, 0x8A6238))
    points(&sketch, at, 4, 88, offset: .pi / 4, (0x7FB0AE, 0x2F6F7A))
    points(&sketch, at, 4, 122, offset: 0, (0xE9C06A, 0xA8332A))
    sketch.fill(.circle(at, radius: 17), 0x4A2E1C)
    sketch.fill(.circle(at, radius: 13), .ball(at, 13, 0xFFF0C0, 0xC08A3E))
    let north = at + Point(0, -142)
    sketch.fill(.bend((0, 14), (-7, 0), (0, -24), (7, 0), (0, 14)).set(north, 1), 0xA8332A)
    sketch.fill(.bend((-3, 12), (-20, 6), (-18, -12), (-8, -4), (-3, 12)).set(north, 1), 0xA8332A)
    sketch.fill(.bend((3, 12), (20, 6), (18, -12), (8, -4), (3, 12)).set(north, 1), 0xA8332A)
    sketch.fill(.rect(Rect(north.x - 12, north.y + 10, 24, 4)), 0xA8332A)
  }

  private static func points(
    _ sketch: inout Sketch, _ at: Point, _ count: Int, _ reach: Double, offset: Double,
    _ colors: (light: UInt32, dark: UInt32)
  ) {
    var (light, dark) = (Path(), Path())
    for index in 0..<count {
      let angle = offset + Double(index) * 2 * .pi / Double(count)
      let (tip, half) = (at + .polar(angle, reach), Double.pi / Double(max(4, count)))
      light.append(.polygon([at, tip, at + .polar(angle - half, reach * 0.2)]))
      dark.append(.polygon([at, tip, at + .polar(angle + half, reach * 0.2)]))
    }
    sketch.fill(light, colors.light)
    sketch.fill(dark, colors.dark)
    sketch.stroke(.joined([light, dark]), 1.6, 0x4A2E1C, 0.8)
  }
}
