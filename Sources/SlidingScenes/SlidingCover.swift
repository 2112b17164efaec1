import BoxKit
import SlidingGame
import Stage

/// A small view of the current board for the menu.
final class SlidingCover: GameCover {
  private let state: SlidingPuzzle.State
  private let faces: TileFaces
  private let look: Look
  private let layout: BoardLayout
  private var art: TileArt?

  /// Creates a cover.
  ///
  /// - Parameter felt: the area inside the rim of the menu card's tray.
  init(_ state: SlidingPuzzle.State, _ faces: TileFaces, felt: Rect, look: Look) {
    self.state = state
    self.faces = faces
    self.look = look
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
      list.add(art.labels[value], at: corner, alpha: 1)
    }
  }

  /// The bitmaps for the current face. The player's picture may finish loading while the menu is open.
  private var currentArt: TileArt {
    let face = faces.face
    if let art, art.key.face == face { return art }
    let shape = state.board.shape
    let key = TileArt.Key(
      theme: look.theme.name, k: look.metrics.k, small: look.metrics.small,
      side: layout.side, gap: layout.gap, columns: shape.width, rows: shape.height, face: face)
    let art = TileArt(key, look)
    self.art = art
    return art
  }
}
