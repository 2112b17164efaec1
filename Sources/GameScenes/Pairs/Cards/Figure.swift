import Stage

/// What is printed on the face of a card, about the origin, within 32 each way.
///
/// A card is 78 of these units wide, whatever its size.
nonisolated struct Figure {
  /// The outline that its pattern fills.
  let body: Path
  let pattern: FigurePattern
  let ink: FigureInk
  /// Parts in full colour, over the body.
  var solid = Path()
  /// Parts as light as the face, over those.
  var light = Path()
  /// Lines of the outline's colour, over all.
  var lines = Path()
}

nonisolated extension Drawing {
  /// The line round a figure, in its units.
  private static let outline = 3.4
  /// The lines on a figure, in its units.
  private static let line = 2.6

  /// Prints a figure.
  ///
  /// - Parameter unit: the length of one of the figure's units, in pixels.
  mutating func print(_ figure: Figure, at middle: Point, unit: Double, _ palette: CardPalette) {
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
