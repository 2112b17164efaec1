import PictureArt
import Stage

/// The two sides of a card, and its mark in the felt (Documentation/Look.md, *Card*).
///
/// A card is drawn into any rectangle. All its measures follow from the width.
nonisolated extension Drawing {
  /// Draws a face with its figure.
  mutating func drawFace(_ card: Rect, _ figure: Figure, _ palette: CardPalette) {
    drawBlank(card, palette)
    print(figure, at: card.center, unit: CardArt.figureUnit(width: card.width), palette)
  }

  /// Draws a face. A word is drawn over it separately.
  mutating func drawFace(_ card: Rect, _ face: CardFace, _ palette: CardPalette) {
    switch face {
    case .figure(let figure): drawFace(card, figure.figure, palette)
    case .picture(let image, _): drawFace(card, image, palette)
    case .word: drawBlank(card, palette)
    case .sound: drawSound(card, palette)
    case .loading: drawAwaited(card, palette)
    }
  }

  /// Draws a face with a square picture within the border. A card is higher than wide, so the picture loses its
  /// sides.
  private mutating func drawFace(_ card: Rect, _ image: PixelImage, _ palette: CardPalette) {
    drawBlank(card, palette)
    let field = pictureField(card)
    let side = max(field.frame.width, field.frame.height).rounded(.up)
    let pixels = Int(side)
    let fitted = image.width > pixels ? image.scaled(width: pixels, height: pixels) : image
    fill(field.outline, .image(fitted, in: Rect(center: field.frame.center, Size(side, side))))
    guard palette.isFlat else { return }
    stroke(field.outline, width: 1, palette.edge)
  }

  /// Draws a face whose picture is loading: three dots in an empty field.
  private mutating func drawAwaited(_ card: Rect, _ palette: CardPalette) {
    drawBlank(card, palette)
    let field = pictureField(card)
    fill(field.outline, palette.edge.opacity(0.28))
    for step in -1...1 {
      let middle = field.frame.center + Point(Double(step) * 0.16 * card.width, 0)
      fill(.circle(middle, radius: 0.04 * card.width), palette.edge)
    }
  }

  /// Draws a wave of sound, the same for all sounds.
  private mutating func drawSound(_ card: Rect, _ palette: CardPalette) {
    drawBlank(card, palette)
    let width = 0.075 * card.width
    for (step, height) in [0.14, 0.34, 0.54, 0.26, 0.44, 0.2, 0.1].enumerated() {
      let middle = card.center + Point(Double(step - 3) * 1.55 * width, 0)
      let bar = Rect(center: middle, Size(width, height * card.width))
      fill(.roundedRect(bar, radius: width / 2), palette.ink)
    }
  }

  /// Returns the field of a picture within the border of a card.
  private func pictureField(_ card: Rect) -> (frame: Rect, outline: Path) {
    let border = CardArt.border(width: card.width)
    let frame = card.inset(by: border)
    let radius = max(1, CardArt.radius(width: card.width) - border)
    return (frame, .roundedRect(frame, radius: radius))
  }

  /// Draws a back with its lattice of crossed sticks.
  mutating func drawBack(_ card: Rect, _ palette: CardPalette) {
    let width = card.width
    let border = CardArt.border(width: width)
    drawBlank(card, palette)
    let field = card.inset(by: border)
    let radius = max(1, CardArt.radius(width: width) - border)
    let outline = Path.roundedRect(field, radius: radius)
    fill(
      outline,
      .linear(
        from: field.origin, to: Point(field.x + 0.2 * field.width, field.maxY),
        [.init(0, palette.back.lit), .init(1, palette.back.shade)]))
    drawLattice(field.inset(by: 0.02 * width), outline, palette)
    guard !palette.isFlat else { return }
    let line = field.inset(by: 0.05 * width)
    stroke(
      .roundedRect(line, radius: max(1, radius - 0.025 * width)), width: max(0.8, 0.0134 * width),
      palette.lattice.opacity(0.55))
  }

  /// Draws the faint hollow that a card leaves in the felt.
  mutating func drawImpression(_ card: Rect, _ theme: Theme) {
    let radius = CardArt.radius(width: card.width)
    guard !theme.isFlat else {
      return fill(
        .frame(card, radius: radius, width: max(1, 0.012 * card.width)), Color(0x5A5A5A))
    }
    let hollow = card.inset(by: 0.037 * card.width)
    fill(.roundedRect(hollow, radius: radius), theme.shadow.opacity(0.16))
    // Light comes from the upper left, so the lower edge of a hollow is bright.
    stroke(
      .roundedRect(hollow.inset(by: 0.5), radius: radius), width: 1, Color.white.opacity(0.035))
  }

  /// Draws the paper of both sides.
  private mutating func drawBlank(_ card: Rect, _ palette: CardPalette) {
    let width = card.width
    let radius = CardArt.radius(width: width)
    fill(
      .roundedRect(card, radius: radius),
      .linear(
        from: card.origin, to: Point(card.x + 0.2 * width, card.maxY),
        [.init(0, palette.face.lit), .init(1, palette.face.shade)]))
    stroke(
      .roundedRect(card.inset(by: 0.5), radius: radius - 0.5), width: 1,
      palette.edge.opacity(0.8))
  }

  /// Draws crossed sticks, with a small head on each crossing.
  private mutating func drawLattice(_ field: Rect, _ clip: Path, _ palette: CardPalette) {
    // The number of whole meshes from edge to edge that looks best at this size.
    let mesh = max(7, 0.29 * field.width)
    let columns = max(2, (field.width / mesh).rounded())
    let rows = max(2, (field.height / mesh).rounded())
    let (across, down) = (field.width / columns, field.height / rows)
    var (sticks, heads) = (Path(), Path())
    let head = Size(0.17 * across, 0.24 * across)
    for row in 0...Int(2 * rows) {
      for column in 0...Int(2 * columns) where (row + column).isMultiple(of: 2) {
        let at = Point(
          field.x + Double(column) * across / 2, field.y + Double(row) * down / 2)
        heads.append(.ellipse(in: Rect(center: at, head)))
        guard row < Int(2 * rows) else { continue }
        let (left, right) = (at.x - across / 2, at.x + across / 2)
        if column > 0 { sticks.append(.line((at.x, at.y), (left, at.y + down / 2))) }
        if column < Int(2 * columns) {
          sticks.append(.line((at.x, at.y), (right, at.y + down / 2)))
        }
      }
    }
    stroke(
      sticks, width: max(0.8, 0.0146 * field.width),
      palette.lattice.opacity(palette.isFlat ? 0.7 : 0.34), clip: clip)
    fill(heads, palette.lattice.opacity(palette.isFlat ? 1 : 0.66), clip: clip)
  }

  // MARK: Figures

  /// The width of the line around a figure, in its units.
  private static let outline = 3.4
  /// The width of the lines on a figure, in its units.
  private static let line = 2.6

  /// Prints a figure.
  ///
  /// - Parameter unit: the length of one of the figure's units, in pixels.
  mutating func print(
    _ figure: Figure, at middle: Point, unit: Double, _ palette: CardPalette
  ) {
    let body = figure.body.set(middle, unit)
    let color = palette.color(figure.ink)
    let outline = palette.outline(figure.ink)
    if figure.pattern.isPlain {
      fill(body, color)
    } else {
      fill(body, palette.tint(figure.ink))
      let marks = figure.pattern.marks
      if !marks.areas.elements.isEmpty { fill(marks.areas.set(middle, unit), color, clip: body) }
      if !marks.lines.elements.isEmpty {
        stroke(
          marks.lines.set(middle, unit), width: marks.width * unit, color, clip: body)
      }
    }
    if !figure.solid.elements.isEmpty { fill(figure.solid.set(middle, unit), color) }
    if !figure.light.elements.isEmpty { fill(figure.light.set(middle, unit), palette.face.lit) }
    if !figure.lines.elements.isEmpty {
      stroke(figure.lines.set(middle, unit), width: max(1, Self.line * unit), outline)
    }
    stroke(body, width: max(1.2, Self.outline * unit), outline)
  }
}
