import BoxKit
import Controls
import Motion
import Stage

extension BoardView {
  /// Draws the tray and everything in it.
  public func draw(into list: inout DisplayList) {
    guard let layout, let tray else { return }
    tray.draw(into: &list, layout.tray)
    closing.drawGlow(into: &list)
    drawTiles(into: &list)
    ghost.draw(into: &list)
    drawHint(into: &list)
  }

  /// Draws all tiles with their shadows, or the joined board.
  func drawTiles(into list: inout DisplayList) {
    guard let art, let layout else { return }
    if closing.isWhole, nodes.allSatisfy(\.isAtRest) {
      closing.drawWhole(into: &list)
    } else {
      for node in nodes {
        let alpha = opacity(of: node) * art.shadowAlpha
        let frame = art.shadowFrame(of: layout.tile(at: node.shown))
        list.add(DrawCommand(.picture(art.shadow, tint: .white), frame, alpha: alpha))
      }
      for node in nodes { drawTile(node, into: &list) }
      for node in nodes {
        closing.drawPart(
          of: node.value, at: node.shown, alpha: opacity(of: node), into: &list)
      }
    }
    closing.drawLight(into: &list)
    drawClosedNumerals(into: &list)
  }

  func drawTile(_ node: TileNode, into list: inout DisplayList) {
    guard let art, let layout else { return }
    let alpha = opacity(of: node)
    guard alpha > 0 else { return }
    let origin = layout.tile(at: node.shown).origin
    list.picture(art.bodies[node.value], at: origin, alpha: alpha)
    list.picture(
      art.light, at: origin, alpha: alpha * context.animator.value(of: node.light))
    list.add(art.labels[node.value], at: origin, alpha: alpha)
  }

  /// Draws the numerals over the joined ivory, which covers the tiles. Small numbers on a picture are not drawn again.
  private func drawClosedNumerals(into list: inout DisplayList) {
    guard let art, let layout, face == .numbers, closing.isJoining else { return }
    for node in nodes {
      list.add(
        art.labels[node.value], at: layout.tile(at: node.shown).origin,
        alpha: opacity(of: node))
    }
  }

  private func drawHint(into list: inout DisplayList) {
    guard let layout, let value = mark.value, nodes.indices.contains(value) else { return }
    let tile = layout.tile(at: nodes[value].shown)
    mark.drawGlow(into: &list, around: tile)
    // Draws the tile again, so that the glow covers its neighbours but not the tile itself.
    drawTile(nodes[value], into: &list)
    mark.drawRing(into: &list, around: tile)
  }

  /// Returns the opacity of a tile. The gap's piece is visible only on a solved board.
  private func opacity(of node: TileNode) -> Double {
    isGap(node.value) ? closing.piece : context.animator.value(of: node.alpha)
  }
}
