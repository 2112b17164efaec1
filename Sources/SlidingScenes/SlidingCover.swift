import BoxKit
import SlidingGame
import Stage

/// The board as it stands, small, for the menu.
final class SlidingCover: GameCover {
  private let state: SlidingPuzzle.State
  private let faces: TileFaces
  private let context: StageContext
  private let layout: BoardLayout
  private var art: TileArt?

  /// - Parameter felt: what lies inside the rim of the card's tray, a well.
  init(_ state: SlidingPuzzle.State, _ faces: TileFaces, felt: Rect, context: StageContext) {
    self.state = state
    self.faces = faces
    self.context = context
    let unit = min(felt.width / 296, felt.height / 272)
    let gap = 2 * max(1, (2 * unit).rounded())
    layout = BoardLayout(
      state.board.shape, in: felt.inset(by: (8 * unit).rounded()), rim: 0, gap: gap, padding: 0)
  }

  func draw(into list: inout DisplayList) {
    let art = currentArt
    let tiles = state.board.tiles.enumerated().filter { _, value in
      value < state.board.shape.size - 1 || state.isWhole
    }
    for (cell, _) in tiles {
      let frame = art.shadowFrame(of: layout.tile(at: layout.place(of: cell)))
      list.add(DrawCommand(.picture(art.shadow, tint: .white), frame, alpha: art.shadowAlpha))
    }
    for (cell, value) in tiles {
      let corner = layout.tile(at: layout.place(of: cell)).origin
      list.picture(art.bodies[value], at: corner)
      list.add(art.writing[value], at: corner, alpha: 1)
    }
  }

  /// A picture of the player's own may come while the menu is shown.
  private var currentArt: TileArt {
    let face = faces.face
    if let art, art.key.face == face { return art }
    let shape = state.board.shape
    let key = TileArt.Key(
      theme: context.theme.name, k: context.metrics.k, small: context.metrics.small,
      side: layout.side, gap: layout.gap, columns: shape.width, rows: shape.height, face: face)
    let art = TileArt(key, context)
    self.art = art
    return art
  }
}
