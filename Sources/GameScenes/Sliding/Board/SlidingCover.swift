import Stage

/// Three tiles and a gap, for the menu.
public struct SlidingCover: GameCover {
  private let art: TileArt
  private let tiles: [Rect]

  /// - Parameter felt: what lies inside the rim of the card's tray, a well.
  public init(felt: Rect, context: StageContext) {
    let unit = min(felt.width / 296, felt.height / 272)
    let gap = 2 * max(1, (3 * unit).rounded())
    let side = max(1, (118 * unit).rounded())
    let corner = felt.center - Point(side + gap / 2, side + gap / 2)
    art = TileArt(
      TileArt.Key(
        theme: context.theme.name, k: context.metrics.k, side: side, gap: gap, columns: 2,
        rows: 2, face: .numbers), context)
    tiles = [(0.0, 0.0), (1, 0), (0, 1)].map { column, row in
      let origin = corner + Point(column, row) * (side + gap)
      return Rect(origin.x.rounded(), origin.y.rounded(), side, side)
    }
  }

  /// Draws the tiles.
  public func draw(into list: inout DisplayList) {
    for tile in tiles {
      list.add(
        DrawCommand(
          .picture(art.shadow, tint: .white), art.shadowFrame(of: tile), alpha: art.shadowAlpha))
    }
    for (value, tile) in tiles.enumerated() {
      list.picture(art.bodies[value], at: tile.origin)
      list.add(art.writing[value], at: tile.origin, alpha: 1)
    }
  }
}
