import Stage

/// The pictures that cards are put together from, at one size and in one theme.
///
/// The pictures of a side are one clear pixel larger than the card on every side, so that its edges
/// stay smooth when it is turned, lifted or shrunk.
struct CardArt {
  /// What the pictures depend on; equal ones need not be made again.
  struct Key: Equatable {
    let theme: Theme.Name
    let k: Double
    /// Of a card, in whole output pixels.
    let size: Size
    /// What is on the faces.
    let faces: GameFaces
  }

  let key: Key
  /// The pictures of the faces; those with words are blank below them.
  private let faces: [CardFace: Picture]
  let words: CardWords
  let back: Picture
  /// What is left in the felt where a card has gone.
  let impression: Picture
  let shadow: Picture
  /// The light and the line round a card of a pair just found.
  let glow: Picture
  /// How clear the shadow of a lying card is.
  let shadowAlpha: Double
  private let shadowOffset: Point
  private let reach: Double
  private let glowReach: Double

  /// The clear pixels round a picture of a side.
  nonisolated static let margin = 1.0

  nonisolated static func radius(width: Double) -> Double { 0.12 * width }
  nonisolated static func border(width: Double) -> Double { max(2, 0.065 * width) }
  /// The unit of figures, in pixels.
  nonisolated static func figureUnit(width: Double) -> Double { 0.0128 * width }

  init(_ key: Key, _ context: StageContext) {
    let theme = context.theme
    let palette = CardPalette(theme)
    let (size, k) = (key.size, context.metrics.k)
    func side(_ name: String, _ draw: (inout Drawing, Rect) -> Void) -> Picture {
      let room = Size(size.width + 2 * Self.margin, size.height + 2 * Self.margin)
      return context.shelf.picture(name, room) {
        draw(&$0, Rect(Point(Self.margin, Self.margin), size))
      }
    }
    self.key = key
    let shown = Set(key.faces.fronts + key.faces.partners)
    faces = Dictionary(
      uniqueKeysWithValues: shown.map { face in
        (face, side(face.pictureName) { $0.drawFace($1, face, palette) })
      })
    words = CardWords(key.faces.words, card: size, color: palette.ink, context.measurer)
    back = side("back of a card") { $0.drawBack($1, palette) }
    impression = side("impression of a card") { $0.drawImpression($1, theme) }
    let blur = max(1, min(4 * k, 0.045 * size.width))
    let reach = (3 * blur).rounded(.up)
    self.reach = reach
    shadow = Self.halo("shadow of a card \(blur)", size, reach, context) {
      $0.fill(.roundedRect($1, radius: Self.radius(width: size.width)), theme.shadow, blur: blur)
    }
    shadowOffset = Point(max(1, k.rounded()), max(2, (0.044 * size.width).rounded()))
    shadowAlpha = 0.5 * theme.shadowStrength
    glowReach = (22 * k).rounded(.up)
    glow = Self.glow(size, glowReach, context)
  }

  /// The picture of a card's face; a word on it is drawn over it.
  func face(card: Int, kind: Int) -> Picture {
    faces[key.faces.face(card: card, kind: kind)] ?? back
  }

  /// The picture of the one card of a kind that shows no word.
  func front(_ kind: Int) -> Picture { faces[key.faces.fronts[kind]] ?? back }

  /// What the word on a card's face says; nil where there is none.
  func wordOn(card: Int, kind: Int) -> String? {
    guard case .word(let word) = key.faces.face(card: card, kind: kind) else { return nil }
    return CardWord.whole(word)
  }

  /// The word on a card's face, on a card whose corner is the origin; nil where there is none.
  func word(card: Int, kind: Int) -> DisplayList? {
    guard case .word(let word) = key.faces.face(card: card, kind: kind) else { return nil }
    return words[word]
  }

  /// Where the picture of a side is drawn for a card that may be of another size than its own.
  func frame(of card: Rect) -> Rect {
    card.inset(
      -Self.margin * card.width / key.size.width, -Self.margin * card.height / key.size.height)
  }

  /// Where the shadow of a card is drawn.
  ///
  /// - Parameter lift: how far the card is above its place, in pixels.
  func shadowFrame(of card: Rect, lift: Double = 0) -> Rect {
    let away = Point(0.8 * 0.55 * lift, 1.1 * 0.55 * lift + lift / 2)
    return around(card, reach).offset(by: shadowOffset + away)
  }

  /// Where the glow of a card is drawn.
  func glowFrame(of card: Rect) -> Rect { around(card, glowReach) }

  /// A card and what a picture shows round it, both scaled alike.
  private func around(_ card: Rect, _ reach: Double) -> Rect {
    card.inset(-reach * card.width / key.size.width, -reach * card.height / key.size.height)
  }

  private static func halo(
    _ name: String, _ size: Size, _ reach: Double, _ context: StageContext,
    _ draw: (inout Drawing, Rect) -> Void
  ) -> Picture {
    let room = Size(size.width + 2 * reach, size.height + 2 * reach)
    return context.shelf.picture(name, room) { draw(&$0, Rect(Point(reach, reach), size)) }
  }

  private static func glow(_ size: Size, _ reach: Double, _ context: StageContext) -> Picture {
    let (theme, k) = (context.theme, context.metrics.k)
    let radius = radius(width: size.width)
    return halo("glow of a card \(k)", size, reach, context) { drawing, card in
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

  /// A line inside the edge of a card that a tap would turn.
  static func light(_ size: Size, _ context: StageContext) -> Picture {
    let theme = context.theme
    let width = max(1.5, 3 * context.metrics.k)
    return context.shelf.picture("light on a card \(width)", size) { drawing in
      drawing.fill(
        .frame(Rect(.zero, drawing.size), radius: radius(width: size.width), width: width),
        theme.isFlat ? theme.accent.first : theme.glow)
    }
  }
}
