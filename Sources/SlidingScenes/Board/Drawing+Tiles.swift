import Stage

/// The bodies of tiles, and of boards whose tiles have joined (Documentation/Look.md, *Tile*).
///
/// `side` is always the side of one tile. Corners, lines and thickness are proportional to it.
nonisolated extension Drawing {
  /// Draws a piece of ivory: its side, its face, a light line and a groove.
  mutating func drawIvory(_ rect: Rect, side: Double, _ theme: Theme) {
    let radius = TileArt.radius(side: side)
    let shades = theme.ivory
    guard !theme.isFlat else { return fill(.roundedRect(rect, radius: radius), shades.mid) }
    let unit = side / 148.5
    fill(
      .roundedRect(rect, radius: radius),
      .linear(
        from: Point(rect.x, rect.maxY - side), to: Point(rect.x, rect.maxY),
        [
          .init(0, shades.dark), .init(0.9, shades.dark.mixed(with: theme.ivoryEdge, 0.6)),
          .init(1, theme.ivoryEdge),
        ]))
    let face = Rect(rect.x, rect.y, rect.width, rect.height - TileArt.thickness * side)
    fill(
      .roundedRect(face, radius: radius),
      .linear(
        from: face.origin, to: Point(face.x + 0.25 * face.width, face.maxY),
        [
          .init(0, shades.light), .init(0.5, shades.mid),
          .init(1, shades.mid.mixed(with: shades.dark, 0.75)),
        ]))
    stroke(
      .roundedRect(face.inset(by: 1.3 * unit), radius: radius - 0.8 * unit),
      width: max(1, 1.6 * unit), Color.white.opacity(0.75))
    if side >= TileArt.leastSideWithGroove { drawGroove(face, side, theme) }
  }

  private mutating func drawGroove(_ face: Rect, _ side: Double, _ theme: Theme) {
    let unit = side / 148.5
    let groove = Path.roundedRect(face.inset(by: 0.059 * side), radius: 0.079 * side)
    stroke(groove, width: max(0.8, 1.2 * unit), theme.ivoryEdge.opacity(0.38))
    stroke(
      groove.offset(by: Point(0, max(1, 1.25 * unit))), width: max(0.8, 1.1 * unit),
      Color.white.opacity(0.6))
  }

  /// Draws a piece of a picture: its wooden side, the output of `paint` within an outline, and its edges.
  mutating func drawPiece(
    _ rect: Rect, side: Double, _ theme: Theme, paint: (inout Drawing, Path) -> Void
  ) {
    let radius = TileArt.pieceRadius(side: side)
    let outline = Path.roundedRect(rect, radius: radius)
    let unit = side / 150
    if !theme.isFlat {
      let wood = theme.pieceSide
      let shade = Rect(rect.x, rect.y + 2 * unit, rect.width, rect.height + 2.8 * unit)
      fill(.roundedRect(shade, radius: radius), wood.shade)
      let lit = Rect(rect.x, rect.y + unit, rect.width, rect.height + 1.4 * unit)
      fill(.roundedRect(lit, radius: radius), wood.lit)
    }
    paint(&self, outline)
    drawPieceEdges(rect, side: side, theme)
  }

  /// Draws the edge lines of a piece of a picture.
  mutating func drawPieceEdges(_ rect: Rect, side: Double, _ theme: Theme) {
    let (radius, unit) = (TileArt.pieceRadius(side: side), side / 150)
    guard !theme.isFlat else {
      return fill(.frame(rect, radius: radius, width: max(1, (2 * unit).rounded())), .white)
    }
    let outline = Path.roundedRect(rect, radius: radius)
    let light = Rect(
      rect.x + 1.9 * unit, rect.y + 2.3 * unit, rect.width - 3.8 * unit, rect.height - 4.2 * unit)
    stroke(
      .roundedRect(light, radius: radius - 0.9 * unit), width: max(1, 1.8 * unit),
      Color.white.opacity(0.42))
    let shade = Rect(
      rect.x - 4 * unit, rect.y - 8 * unit, rect.width + 5 * unit, rect.height + 5.4 * unit)
    stroke(
      .roundedRect(shade, radius: radius + 3 * unit), width: 5 * unit,
      theme.pictureLine.opacity(0.38), clip: outline)
    stroke(
      .roundedRect(rect.inset(by: 0.6 * unit), radius: radius - 0.6 * unit),
      width: max(0.8, 1.2 * unit), theme.pictureLine.opacity(0.6))
  }
}
