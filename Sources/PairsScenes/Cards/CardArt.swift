import Stage

/// The pictures of all parts of a card, at one size and in one theme.
///
/// The picture of a side is larger than the card by one clear pixel on each edge. The margin keeps the edges smooth
/// when the card is turned, lifted or shrunk.
struct CardArt {
  /// The inputs of the pictures. Equal keys give equal pictures.
  struct Key: Equatable {
    let theme: Theme.Name
    let k: Double
    /// The size of a card, in whole output pixels.
    let size: Size
    /// The faces of the cards.
    let faces: GameFaces
  }

  let key: Key
  /// The pictures of the faces. Words are drawn over blank ones.
  private let faces: [CardFace: Picture]
  let words: CardWords
  let back: Picture
  /// The mark in the felt at the place of a taken card.
  let impression: Picture
  let shadow: Picture
  /// The light and the line around a card of a pair that was just found.
  let glow: Picture
  /// The opacity of a resting card's shadow.
  let shadowAlpha: Double
  private let shadowOffset: Point
  private let reach: Double
  private let glowReach: Double

  /// The clear margin around the picture of a side, in pixels.
  nonisolated static let margin = 1.0

  nonisolated static func radius(width: Double) -> Double { 0.12 * width }
  nonisolated static func border(width: Double) -> Double { max(2, 0.065 * width) }
  /// Returns the length of one figure unit, in pixels.
  nonisolated static func figureUnit(width: Double) -> Double { 0.0128 * width }

  init(_ key: Key, _ look: Look) {
    let theme = look.theme
    let palette = CardPalette(theme)
    let (size, k) = (key.size, look.metrics.k)
    func side(_ name: String, _ draw: (inout Drawing, Rect) -> Void) -> Picture {
      let room = Size(size.width + 2 * Self.margin, size.height + 2 * Self.margin)
      return look.pictures.picture(name, room) {
        draw(&$0, Rect(Point(Self.margin, Self.margin), size))
      }
    }
    self.key = key
    let shown = Set(
      key.faces.fronts + key.faces.partners + (key.faces.sounds.isEmpty ? [] : [.sound]))
    faces = Dictionary(
      uniqueKeysWithValues: shown.map { face in
        (face, side(face.pictureName) { $0.drawFace($1, face, palette) })
      })
    words = CardWords(key.faces.words, card: size, color: palette.ink, look.measurer)
    back = side("back of a card") { $0.drawBack($1, palette) }
    impression = side("impression of a card") { $0.drawImpression($1, theme) }
    let blur = max(1, min(4 * k, 0.045 * size.width))
    let reach = (3 * blur).rounded(.up)
    self.reach = reach
    shadow = Self.halo("shadow of a card \(blur)", size, reach, look) {
      $0.fill(.roundedRect($1, radius: Self.radius(width: size.width)), theme.shadow, blur: blur)
    }
    shadowOffset = Point(max(1, k.rounded()), max(2, (0.044 * size.width).rounded()))
    shadowAlpha = 0.5 * theme.shadowStrength
    glowReach = (22 * k).rounded(.up)
    glow = Self.glow(size, glowReach, look)
  }

  /// Returns the picture of a card's face. A word on it is drawn separately.
  ///
  /// - Parameter isNamed: whether the name of a sound may be read.
  func face(card: Int, kind: Int, isNamed: Bool = true) -> Picture {
    faces[key.faces.face(card: card, kind: kind, isNamed: isNamed)] ?? back
  }

  /// Returns the picture of the card of a kind that shows no word.
  func front(_ kind: Int) -> Picture { faces[key.faces.fronts[kind]] ?? back }

  /// Returns the word on an open card, or `nil` if it has none.
  func wordOn(card: Int, kind: Int) -> String? {
    let face = key.faces.face(card: card, kind: kind, isNamed: false)
    guard case .word(let word) = face else { return nil }
    return CardWord.whole(word)
  }

  /// Returns the drawn word of a card's face, relative to the card's corner, or `nil` if it has none.
  func word(card: Int, kind: Int, isNamed: Bool = true) -> DisplayList? {
    let face = key.faces.face(card: card, kind: kind, isNamed: isNamed)
    guard case .word(let word) = face else { return nil }
    return words[word]
  }

  /// Returns the frame of a side's picture, scaled to a card of any size.
  func frame(of card: Rect) -> Rect {
    card.inset(
      -Self.margin * card.width / key.size.width, -Self.margin * card.height / key.size.height)
  }

  /// Returns the frame of a card's shadow.
  ///
  /// - Parameter lift: the height of the card above its place, in pixels.
  func shadowFrame(of card: Rect, lift: Double = 0) -> Rect {
    let away = Point(0.8 * 0.55 * lift, 1.1 * 0.55 * lift + lift / 2)
    return around(card, reach).offset(by: shadowOffset + away)
  }

  /// Returns the frame of a card's glow.
  func glowFrame(of card: Rect) -> Rect { around(card, glowReach) }

  /// Returns a card's frame, enlarged by the reach of its shadow or glow at the card's scale.
  private func around(_ card: Rect, _ reach: Double) -> Rect {
    card.inset(-reach * card.width / key.size.width, -reach * card.height / key.size.height)
  }

  private static func halo(
    _ name: String, _ size: Size, _ reach: Double, _ look: Look,
    _ draw: (inout Drawing, Rect) -> Void
  ) -> Picture {
    let room = Size(size.width + 2 * reach, size.height + 2 * reach)
    return look.pictures.picture(name, room) { draw(&$0, Rect(Point(reach, reach), size)) }
  }

  private static func glow(_ size: Size, _ reach: Double, _ look: Look) -> Picture {
    let (theme, k) = (look.theme, look.metrics.k)
    let radius = radius(width: size.width)
    return halo("glow of a card \(k)", size, reach, look) { drawing, card in
      let out = max(1, (2.25 * k).rounded())
      if !theme.isFlat {
        drawing.fill(
          .roundedRect(card.inset(by: -3 * k), radius: radius + 3 * k),
          theme.glow.opacity(0.55), blur: 6 * k)
      }
      let line = card.inset(by: -out)
      drawing.fill(
        .frame(line.inset(by: -out / 2), radius: radius + 1.5 * out, width: max(2, 3.5 * k)),
        theme.isFlat ? theme.accent.first : Color(0xF2B75C))
    }
  }

  /// Returns the highlight of a card that a tap would turn: a line inside its edge.
  static func light(_ size: Size, _ look: Look) -> Picture {
    let theme = look.theme
    let width = max(1.5, 3 * look.metrics.k)
    return look.pictures.picture("light on a card \(width)", size) { drawing in
      drawing.fill(
        .frame(Rect(.zero, drawing.size), radius: radius(width: size.width), width: width),
        theme.isFlat ? theme.accent.first : theme.glow)
    }
  }
}
