import Stage

nonisolated extension Paint {
  /// A gradient straight down between two heights, its colours at given shares of the way.
  package static func down(_ top: Double, _ bottom: Double, _ stops: (at: Double, hex: UInt32)...)
    -> Paint
  {
    .linear(from: Point(0, top), to: Point(0, bottom), stops.map { Stop($0.at, Color($0.hex)) })
  }

  /// A gradient from one place to another.
  package static func blend(_ from: Point, _ first: Color, _ to: Point, _ last: Color) -> Paint {
    .linear(from: from, to: to, [Stop(0, first), Stop(1, last)])
  }

  /// A ball's light: one colour where the light falls on it, another at the far edge.
  static func ball(_ center: Point, _ radius: Double, _ light: UInt32, _ dark: UInt32) -> Paint {
    .radial(
      center: center + Point(-0.35, -0.4) * radius, radii: Size(radius, radius) * 1.5,
      [Stop(0, Color(light)), Stop(1, Color(dark))])
  }
}
