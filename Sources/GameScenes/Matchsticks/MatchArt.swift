import Stage

/// The pictures that a match is put together from, at one size, in one style and theme.
struct MatchArt {
  /// Whole matches that differ in their grain.
  let bodies: [Picture]
  /// The same, brighter, for lifted matches.
  let bright: [Picture]
  let shadow: Picture
  let glow: Picture
  let charred: Picture
  let outline: Picture
  let flame: Picture
  /// From foot to the top of the head.
  let height: Double
  let stickWidth: Double
  let ember: Color
  /// The height of the glowing line behind which the char begins.
  let emberHeight: Double
  private let theme: Theme

  private static let grains = 3

  /// - Parameter name: begins the names of the pictures; ornaments are told from matches in play by it.
  init(
    height: Double, style: MatchStyle, unit k: Double, context: StageContext, name: String = "match"
  ) {
    let theme = context.theme
    let palette = MatchPalette(theme)
    let isFlat = theme.isFlat || style != .kitchen
    // A clear margin round the match, so that its edges stay smooth when it is turned.
    let head = MatchShape(style: style, height: height, middle: .zero).head.width
    let box = Size(head.rounded(.up) + 4, height.rounded(.up) + 4)
    func picture(
      _ name: String, reach: Double = 0, _ draw: (inout Drawing, MatchShape) -> Void
    ) -> Picture {
      let size = Size(box.width + 2 * reach, box.height + 2 * reach)
      let middle = Point(size.width / 2, size.height / 2)
      let shape = MatchShape(style: style, height: height, middle: middle)
      return context.shelf.picture("\(name) \(style) \(height)", size) { draw(&$0, shape) }
    }

    self.height = height
    self.theme = theme
    ember = palette.ember
    emberHeight = max(2, 4 * k)
    stickWidth = MatchShape(style: style, height: height, middle: .zero).stick.width
    bodies = (0..<Self.grains).map { grain in
      picture("\(name) \(grain)") {
        $0.drawMatch($1, palette, palette.stick, grain: isFlat ? nil : grain)
      }
    }
    bright = (0..<Self.grains).map { grain in
      picture("bright \(name) \(grain)") {
        $0.drawMatch($1, palette, palette.bright, grain: isFlat ? nil : grain)
      }
    }
    charred = picture("charred match") {
      // Char would not be seen on black.
      theme.isFlat ? $0.drawOutline($1, k) : $0.drawCharred($1, palette)
    }
    outline = picture("outline of a match") { $0.drawOutline($1, k) }
    shadow = picture("shadow of a match", reach: (6 * k).rounded(.up)) {
      $0.fill($1.stickPath, theme.shadow, blur: 2 * k)
      $0.fill($1.headPath, theme.shadow, blur: 2 * k)
    }
    glow = picture("glow of a match", reach: (24 * k).rounded(.up)) {
      let halo = Rect($1.head.x, $1.top, $1.head.width, $1.height).inset(-k, -3 * k)
      $0.fill(
        .roundedRect(halo, radius: halo.width / 2), theme.glow.opacity(0.55), blur: 8 * k)
    }
    let side = height * 0.64
    flame = context.shelf.picture("flame", Size(side, side)) {
      $0.drawFlame(glows: !theme.isFlat)
    }
  }

  /// Whether a taken match shows only its outline, as in high contrast.
  var leavesAsOutline: Bool { theme.isFlat }

  func body(of match: Int) -> Picture { bodies[match * 7 % Self.grains] }
  func brightBody(of match: Int) -> Picture { bright[match * 7 % Self.grains] }

  /// How clear a shadow is: it pales as its match is lifted.
  func shadowAlpha(lift: Double) -> Double { (0.5 - 0.1 * lift) * theme.shadowStrength }
}

nonisolated extension Drawing {
  /// - Parameter grain: which of the grain's two strokes, or nil for a flat match.
  mutating func drawMatch(
    _ shape: MatchShape, _ palette: MatchPalette, _ stick: Theme.Shades, grain: Int?
  ) {
    guard let grain else { return drawFlatMatch(shape, palette, stick) }
    let box = shape.stick
    let across = Paint.linear(
      from: box.origin, to: Point(box.maxX, box.y),
      [
        .init(0, stick.light), .init(0.28, stick.light.mixed(with: stick.mid, 0.7)),
        .init(0.62, stick.mid), .init(0.64, stick.mid.mixed(with: stick.dark, 0.56)),
        .init(1, stick.dark),
      ])
    fill(shape.stickPath, across)
    drawGrain(box, shape.unit, palette, grain)
    let end = Rect(box.x, box.maxY - 0.03 * shape.unit, box.width, 0.03 * shape.unit)
    fill(.roundedRect(end, radius: 0.008 * shape.unit), palette.foot.opacity(0.55))
    let wax = Rect(box.x, box.y, box.width, 0.17 * shape.unit)
    fill(
      .rect(wax),
      .linear(
        from: wax.origin, to: Point(wax.x, wax.maxY),
        [
          .init(0, palette.wax.opacity(0.55)), .init(0.35, Color(0x7A4A20, alpha: 0.28)),
          .init(1, Color(0x7A4A20, alpha: 0)),
        ]))
    drawHead(shape.head, palette.head)
  }

  private mutating func drawGrain(
    _ box: Rect, _ unit: Double, _ palette: MatchPalette, _ grain: Int
  ) {
    // Where the two strokes of each grain stand: across the stick, and along it from the foot.
    let strokes: [[(x: Double, from: Double, to: Double)]] = [
      [(0.28, 0.11, 0.59), (0.55, 0.36, 0.84)],
      [(0.45, 0.06, 0.39), (0.20, 0.51, 0.79)],
      [(0.52, 0.21, 0.69), (0.25, 0.16, 0.29)],
    ]
    for stroke in strokes[grain] {
      let x = box.x + stroke.x * box.width
      let line = Path.polyline([
        Point(x, box.maxY - stroke.from * unit), Point(x, box.maxY - stroke.to * unit),
      ])
      self.stroke(line, width: max(0.7, 0.006 * unit), palette.stick.dark.opacity(0.38))
    }
  }

  private mutating func drawHead(_ box: Rect, _ shades: Theme.Shades) {
    let light = Point(box.x + 0.36 * box.width, box.y + 0.34 * box.height)
    let gradient = Paint.radial(
      center: light, radii: Size(0.72 * box.width, 0.72 * box.height),
      [.init(0, shades.light), .init(0.34, shades.mid), .init(1, shades.dark)])
    fill(.ellipse(in: box), gradient)
    let shine = Rect(
      center: Point(box.midX - 0.17 * box.width, box.midY - 0.19 * box.height),
      Size(0.2 * box.width, 0.3 * box.height))
    fill(.ellipse(in: shine), Color.white.opacity(0.5))
  }

  private mutating func drawFlatMatch(
    _ shape: MatchShape, _ palette: MatchPalette, _ stick: Theme.Shades
  ) {
    fill(shape.stickPath, stick.mid)
    fill(shape.headPath, palette.head.mid)
    guard stick.light == stick.dark else { return }
    // High contrast: a white ring keeps the head apart from its ground.
    stroke(shape.headPath, width: max(1.5, 0.012 * shape.height), .white)
  }

  mutating func drawCharred(_ shape: MatchShape, _ palette: MatchPalette) {
    fill(shape.stickPath, palette.char)
    fill(shape.headPath, Color(0x1B120D))
  }

  mutating func drawOutline(_ shape: MatchShape, _ k: Double) {
    let width = max(1.5, 2 * k)
    stroke(.rect(shape.stick.inset(by: width / 2)), width: width, .white)
    fill(shape.headPath, .black)
    stroke(shape.headPath, width: width, .white)
  }
}
