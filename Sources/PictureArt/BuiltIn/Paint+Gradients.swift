import Stage

nonisolated extension Paint {
  /// Returns a vertical gradient between two y-coordinates, with colours (`0xRRGGBB`) at positions from 0 to 1.
  package static func down(_ top: Double, _ bottom: Double, _ stops: (at: Double, hex: UInt32)...)
    -> Paint
  {
    .linear(from: Point(0, top), to: Point(0, bottom), stops.map { Stop($0.at, Color($0.hex)) })
  }

  /// Returns a gradient between two points.
  package static func blend(_ from: Point, _ first: Color, _ to: Point, _ last: Color) -> Paint {
    .linear(from: from, to: to, [Stop(0, first), Stop(1, last)])
  }

  /// Returns the shading of a ball: one colour at its lit side, another at the opposite edge.
  static func ball(_ center: Point, _ radius: Double, _ light: UInt32, _ dark: UInt32) -> Paint {
    .radial(
      center: center + Point(-0.35, -0.4) * radius, radii: Size(radius, radius) * 1.5,
      [Stop(0, Color(light)), Stop(1, Color(dark))])
  }
}
