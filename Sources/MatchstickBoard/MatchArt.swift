import Stage

/// The pictures for drawing matches of one size, style and theme.
package struct MatchArt {
  /// Whole matches with different grains.
  let bodies: [Picture]
  /// The same matches in brighter colours, for lifted matches.
  let bright: [Picture]
  package let shadow: Picture
  package let glow: Picture
  let charred: Picture
  let outline: Picture
  /// The charred stick while it glows, in white. Its tint is the colour of the glow.
  let glowing: Picture
  /// The frames of the flame's animation, in order.
  let flames: [Picture]
  let spark: Picture
  /// Threads of smoke that bend to either side. Empty in a flat theme.
  private let smoke: [Picture]
  /// The height from the foot to the top of the head, in pixels.
  package let height: Double
  let stickWidth: Double
  let ember: Color
  /// The height of the glowing line at the edge of the char, in pixels.
  let emberHeight: Double
  private let theme: Theme

  private static let grains = 3

  /// Draws the pictures.
  ///
  /// - Parameter name: the prefix of the pictures' names. It distinguishes ornaments from matches in play.
  package init(
    height: Double, style: MatchStyle, unit k: Double, look: Look, name: String = "match"
  ) {
    let theme = look.theme
    let palette = MatchPalette(theme)
    let isFlat = theme.isFlat || style == .classic
    // A clear margin round the match keeps its edges smooth when it is rotated.
    let head = MatchShape(style: style, height: height, middle: .zero).head.width
    let box = Size(head.rounded(.up) + 4, height.rounded(.up) + 4)
    func picture(
      _ name: String, reach: Double = 0, _ draw: (inout Drawing, MatchShape) -> Void
    ) -> Picture {
      let size = Size(box.width + 2 * reach, box.height + 2 * reach)
      let middle = Point(size.width / 2, size.height / 2)
      let shape = MatchShape(style: style, height: height, middle: middle)
      return look.pictures.picture("\(name) \(style.rawValue) \(height)", size) { draw(&$0, shape) }
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
      // Black char would be invisible on a black ground.
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
    glowing = picture("glowing match") { $0.drawGlowing($1) }
    let pictures = look.pictures
    let flame = Size(height * 0.64, height * 0.64)
    let count = MatchFire.book.frames.count
    flames = MatchFire.book.frames.map { number in
      pictures.picture("flame \(number)", flame) {
        $0.drawFlame(Double(number) / Double(count), glows: !theme.isFlat)
      }
    }
    let dot = (height * 0.07).rounded(.up) + 2
    spark = pictures.picture("spark", Size(dot, dot)) { $0.drawSpark(glows: !theme.isFlat) }
    let thread = Size((height * 0.2).rounded(.up), (height * 0.7).rounded(.up))
    smoke = (theme.isFlat ? [] : [-1.0, 1]).map { side in
      pictures.picture("smoke \(side)", thread) { $0.drawSmoke(side: side, theme.ink) }
    }
  }

  /// Whether a taken match shows only its outline, as in high contrast.
  var leavesAsOutline: Bool { theme.isFlat }

  package func body(of match: Int) -> Picture { bodies[match * 7 % Self.grains] }
  /// Returns the thread of smoke over a burnt match, or `nil` in a flat theme.
  func smoke(of match: Int) -> Picture? {
    smoke.isEmpty ? nil : smoke[match * 7 / Self.grains % smoke.count]
  }
  func brightBody(of match: Int) -> Picture { bright[match * 7 % Self.grains] }

  /// Returns the alpha of a shadow. It decreases as the match is lifted.
  package func shadowAlpha(lift: Double) -> Double { (0.5 - 0.1 * lift) * theme.shadowStrength }
}

/// The colours of a match in a theme (Documentation/Look.md, *Colour roles*).
nonisolated struct MatchPalette {
  let stick: Theme.Shades
  /// The stick of a lifted match.
  let bright: Theme.Shades
  let head: Theme.Shades
  let foot: Color
  let wax = Color(0x6B1A10)
  let char = Color(0x120B07)
  let ember = Color(0xFF8A3A)
  /// The colours between which a burnt match cools: red, then black without covering the char.
  static let (redHot, cold) = (Color(0xC8472F), Color(0x120B07, alpha: 0))

  init(_ theme: Theme) {
    switch theme.name {
    case .evening:
      stick = Theme.Shades(0xFAE9C2, 0xEBD09A, 0xB5894F)
      bright = Theme.Shades(0xFAE9C2, 0xF4DFB2, 0xC59E66)
      head = Theme.Shades(0xF4987A, 0xC8472F, 0x6B1A10)
      foot = Color(0x8A6233)
    case .day:
      stick = Theme.Shades(0xFFF4D8, 0xF5E0B2, 0xC59B5E)
      bright = Theme.Shades(0xFFF8E4, 0xFCEBC6, 0xD6B078)
      head = Theme.Shades(0xEA7C60, 0xA42A19, 0x5E150A)
      foot = Color(0x7C5528)
    case .contrast:
      stick = Theme.Shades(0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
      bright = Theme.Shades(0xFFD83D, 0xFFD83D, 0xFFD83D)
      head = Theme.Shades(0xFF8A5C, 0xFF8A5C, 0xFF8A5C)
      foot = .white
    }
  }
}
