import Stage

/// The half-open matchbox with the game's own label, and the matches around it.
nonisolated enum Matchbox {
  static func draw(_ sketch: inout Sketch) {
    drawer(&sketch)
    sleeve(&sketch)
    label(&sketch)
    matches(&sketch)
  }

  /// Converts label coordinates (0 to 1 across and down) to the picture's.
  private static func spot(_ x: Double, _ y: Double) -> Point {
    Point(250 + 268 * x - 44 * y, 772 - 26 * x + 138 * y)
  }

  private static func onLabel(_ points: [Point]) -> [Point] { points.map { spot($0.x, $0.y) } }

  private static func drawer(_ sketch: inout Sketch) {
    sketch.fill(
      .shape((196, 960), (480, 940), (676, 900), (690, 880), (400, 990), (210, 990)), 0x2A170C, 0.5,
      blur: 5)
    let (a, b, c, d) = (spot(0.95, 0.04), spot(1.46, 0.04), spot(1.46, 0.96), spot(0.95, 0.96))
    sketch.fill(.polygon([a, b, c, d]), 0x5E4630)
    var (sticks, heads, lights) = (Path(), Path(), Path())
    for index in 0..<9 {
      let y = 0.1 + Double(index) * 0.1
      sticks.append(.polyline([spot(0.95, y), spot(1.33, y + (index % 2 == 0 ? 0.02 : -0.02))]))
      let head = spot(1.37, y)
      heads.append(.ellipse(in: Rect(center: head, Size(30, 19))))
      lights.append(.ellipse(in: Rect(center: head + Point(-4, -4), Size(9, 5))))
    }
    sketch.stroke(sticks, 9.5, 0xEBD09A)
    sketch.stroke(sticks.offset(by: Point(0, 3.4)), 2.4, 0xB5894F)
    sketch.fill(heads.offset(by: Point(1, 3)), 0x6B1A10)
    sketch.fill(heads, 0xC8472F)
    sketch.fill(lights, 0xF4987A)
    sketch.fill(
      .polygon([d, c, c + Point(0, 52), d + Point(0, 52)]),
      .blend(d, Color(0xE9D2A6), c, Color(0xB48F5E)))
    sketch.fill(.polygon([b, c, c + Point(0, 52), b + Point(0, 46)]), 0x9A774B)
    sketch.stroke(.polyline([a, b, c, d]), 5, 0xF3E2BD)
  }

  private static func sleeve(_ sketch: inout Sketch) {
    let (a, b, c, d) = (spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1))
    let foot = Point(0, 62)
    sketch.fill(
      .polygon([d, c, c + foot, d + foot]), .blend(d, Color(0x6A3B28), c, Color(0x4A2619)))
    sketch.fill(.polygon([b, c, c + foot, b + Point(0, 54)]), 0x2E170F)
    for index in 0..<13 {
      let x = 0.03 + Double(index) * 0.075
      let at = spot(x, 1) + Point(0, 10)
      sketch.stroke(.polyline([at, at + Point(14, 42)]), 2, 0x8E5A40, 0.6)
    }
    sketch.fill(.polygon([a, b, c, d]), .blend(a, Color(0xF6E4BC), c, Color(0xDDBB80)))
    sketch.fill(
      .polygon(
        onLabel([Point(0.05, 0.08), Point(0.95, 0.08), Point(0.95, 0.92), Point(0.05, 0.92)])),
      0xA8332A)
    sketch.fill(
      .polygon(
        onLabel([Point(0.075, 0.13), Point(0.925, 0.13), Point(0.925, 0.87), Point(0.075, 0.87)])),
      0xF2C265)
  }

  /// Draws the label: a rising sun, a hill and a swallow in three colours, as on old boxes.
  private static func label(_ sketch: inout Sketch) {
    let field = Path.polygon(
      onLabel([Point(0.09, 0.16), Point(0.91, 0.16), Point(0.91, 0.84), Point(0.09, 0.84)]))
    sketch.fill(field, 0x2F6F7A)
    var rays = Path()
    let sun = Point(0.5, 0.7)
    for index in 0..<9 {
      let angle = .pi + Double(index) * .pi / 8
      rays.append(
        .polygon(onLabel([sun, sun + .polar(angle - 0.09, 0.9), sun + .polar(angle + 0.09, 0.9)])))
    }
    sketch.fill(rays, 0xF2C265, clip: field)
    let disc = Path.circle(.zero, radius: 1)
    sketch.fill(
      disc.mapped { spot(sun.x + $0.x * 0.2, sun.y + $0.y * 0.34) }, 0xFFF0C8, clip: field)
    sketch.fill(
      disc.mapped { spot(sun.x + $0.x * 0.15, sun.y + $0.y * 0.26) }, 0xD2452F, clip: field)
    sketch.fill(
      .polygon(
        onLabel([
          Point(0, 0.76), Point(0.3, 0.66), Point(0.55, 0.74), Point(0.8, 0.64), Point(1, 0.74),
          Point(1, 1), Point(0, 1),
        ])),
      0x243B45, clip: field)
    let bird = Path.bend(
      (-0.3, -0.1), (-0.1, -0.07), (0, 0), (0.12, -0.12), (0.3, -0.16), (0.14, -0.02), (0.06, 0.1),
      (0.14, 0.26), (0.02, 0.13), (-0.08, 0.22), (-0.05, 0.06), (-0.3, -0.1))
    sketch.fill(bird.mapped { spot(0.5 + $0.x * 0.8, 0.36 + $0.y * 0.9) }, 0x1B2A33)
  }

  private static func match(
    _ sketch: inout Sketch, _ foot: Point, _ head: Point, isBurnt: Bool = false
  ) {
    let along = head - foot
    sketch.stroke(.polyline([foot + Point(3, 9), head + Point(3, 9)]), 12, 0x2A170C, 0.4)
    sketch.stroke(.polyline([foot, head]), 12, 0xC99F62)
    sketch.stroke(.polyline([foot + Point(0, -2.4), head + Point(0, -2.4)]), 6.4, 0xF6DFAE)
    if isBurnt {
      sketch.stroke(
        .polyline([foot + along * 0.62, foot + along * 0.8, head + Point(4, -6)]), 11, 0x241712)
      sketch.fill(.circle(head + Point(4, -6), radius: 9), 0x17100D)
      return
    }
    let tip = Path.ellipse(in: Rect(-21, -12, 42, 24))
    func turned(_ path: Path) -> Path {
      path.mapped { point in
        let length = along.distance(to: .zero)
        let (c, s) = (along.x / length, along.y / length)
        return head + Point(point.x * c - point.y * s, point.x * s + point.y * c)
      }
    }
    sketch.fill(turned(tip), .ball(head, 18, 0xF4987A, 0x8A2416))
    sketch.fill(.ellipse(in: Rect(head.x - 9, head.y - 8, 10, 6)), 0xFFFFFF, 0.5)
  }

  private static func matches(_ sketch: inout Sketch) {
    match(&sketch, Point(60, 836), Point(170, 930))
    match(&sketch, Point(456, 976), Point(676, 942))
    match(&sketch, Point(588, 884), Point(700, 830))
    match(&sketch, Point(30, 972), Point(196, 966), isBurnt: true)
    match(&sketch, Point(420, 730), Point(524, 706))
    sketch.stroke(.bend((202, 954), (214, 930), (200, 906), (212, 884)), 5, 0xE8DCCB, 0.4)
  }
}
