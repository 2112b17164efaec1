import Glibc
import Stage

/// The animation of the tiling: its thick rhombs flip, those nearest to the light first.
nonisolated enum TilingLife {
  static func life() -> LivingPicture {
    LivingPicture(
      TilingPicture.tiles.enumerated().filter { flips($0.element) }.map {
        region("tile \($0.offset)", $0.element)
      })
  }

  /// The duration of a tile's flip.
  private static let time = Duration.milliseconds(2600)
  /// The distance from the light at which tiles flip last, about that of the farthest corner of the picture.
  private static let farthest = 840.0

  /// Whether a tile flips. Tiles at the border do not, because they are cut off there.
  private static func flips(_ tile: PenroseTiling.Rhomb) -> Bool {
    tile.isThick && tile.corners.allSatisfy { Sketch.whole.inset(by: 8).contains($0) }
  }

  private static func region(_ name: String, _ tile: PenroseTiling.Rhomb) -> LivingRegion {
    let (first, second) = (tile.corners[0], tile.corners[2])
    // The tile flips about its long diagonal, so that it stays inside its outline.
    let isLong = first.distance(to: second) > tile.corners[1].distance(to: tile.corners[3])
    let line = isLong ? second - first : tile.corners[3] - tile.corners[1]
    let axis = atan2(line.x, -line.y)
    let reach = tile.corners.map { $0.distance(to: tile.center) }.max() ?? 0
    let body = Rect(center: tile.center, Size(2 * reach, 2 * reach))
    let share = min(1, tile.center.distance(to: TilingPicture.light) / farthest)
    let moves = Moves(
      flip: [0.5 * .pi, .pi, 1.5 * .pi, 2 * .pi], after: (LivingPicture.time - time) * share,
      time: time)
    return LivingRegion(
      room: body, ground: .drawn(hole(tile).cut(in: body)),
      parts: [
        LivingPart(
          name,
          .sided(
            upright(front(tile), tile, axis).cut(in: body),
            back: upright(back(tile), tile, axis).cut(in: body)),
          in: body, at: 0, pivot: tile.center, axis: axis, moves)
      ])
  }

  /// Returns a drawing of a tile, rotated so that the axis of its flip is vertical.
  private static func upright(
    _ drawing: Drawing, _ tile: PenroseTiling.Rhomb, _ axis: Double
  ) -> Drawing {
    func turned(_ point: Point) -> Point {
      let (p, c, s) = (point - tile.center, cos(-axis), sin(-axis))
      return tile.center + Point(p.x * c - p.y * s, p.x * s + p.y * c)
    }
    var upright = Drawing(size: drawing.size)
    for var layer in drawing.layers {
      layer.path = layer.path.mapped(turned)
      switch layer.paint {
      case .linear(let from, let to, let stops):
        layer.paint = .linear(from: turned(from), to: turned(to), stops)
      case .radial(let center, let radii, let stops):
        // The radii are not rotated. They are nearly equal, so the error is invisible on a single tile.
        layer.paint = .radial(center: turned(center), radii: radii, stops)
      case .solid, .image: break
      }
      upright.add(layer)
    }
    return upright
  }

  /// Draws the picture's light inside an outline.
  private static func light(_ sketch: inout Sketch, on outline: Path) {
    let glow = Color(0xFFE3A0)
    sketch.fill(
      outline,
      .radial(
        center: TilingPicture.light, radii: Size(560, 520),
        [
          .init(0, glow.opacity(0.24)), .init(0.35, glow.opacity(0.125)),
          .init(0.7, glow.opacity(0.03)), .init(1, glow.opacity(0)),
        ]))
    sketch.fill(outline, TilingPicture.shade)
  }

  private static func front(_ tile: PenroseTiling.Rhomb) -> Drawing {
    var sketch = Sketch(seed: 1)
    TilingPicture.draw(&sketch, [tile])
    light(&sketch, on: TilingPicture.inset(tile, 0.93))
    return sketch.drawing
  }

  /// Draws the back of a tile: bare clay with a rim.
  private static func back(_ tile: PenroseTiling.Rhomb) -> Drawing {
    var sketch = Sketch(seed: 1)
    let (low, high) = (tile.center + Point(-34, -40), tile.center + Point(34, 40))
    sketch.fill(
      TilingPicture.inset(tile, 0.93), .blend(low, Color(0xC98A62), high, Color(0x8A5238)))
    sketch.fill(
      TilingPicture.inset(tile, 0.74), .blend(low, Color(0x9A5E42), high, Color(0xB9774F)))
    light(&sketch, on: TilingPicture.inset(tile, 0.93))
    return sketch.drawing
  }

  /// Draws the hole under a flipping tile.
  private static func hole(_ tile: PenroseTiling.Rhomb) -> Drawing {
    var sketch = Sketch(seed: 1)
    let outline = TilingPicture.inset(tile, 0.95)
    sketch.fill(outline, .solid(TilingPicture.joint))
    light(&sketch, on: outline)
    return sketch.drawing
  }
}
