import GlobeMap
import PictureArt
import Stage

/// A compass rose as on an old map, between the globes if the felt has room for it.
struct RoseDrawing {
  /// The picture of the rose and its frame.
  let placed: (picture: Picture, frame: Rect)

  /// The extent of the rose above and below its middle, in units of its sketch.
  private static let reach = 180.0

  /// Finds a place for the rose.
  ///
  /// - Returns: `nil` if there is no room, or in a theme without pictures.
  init?(_ layout: GlobeLayout, in felt: Rect, _ look: Look) {
    guard !look.theme.isFlat else { return nil }
    let unit = layout.radius / GlobeSheet.designRadius
    let isBeside = layout.near.y == layout.far.y
    let middle = (layout.near + layout.far) * 0.5
    let radius = (38 * unit).rounded()
    let edge = radius + 12 * unit
    let place =
      isBeside ? Point(middle.x, felt.maxY - edge) : Point(felt.maxX - edge, middle.y)
    let outer = layout.radius * (1 + GlobeSheet.rimShare)
    guard place.distance(to: layout.near) > outer + radius, radius >= 16 else { return nil }
    let frame = Rect(center: place.snapped, Size(2 * radius, 2 * radius))
    let picture = look.pictures.picture("rose", frame.size) { drawing in
      var sketch = Sketch(seed: 1)
      let at = Sketch.whole.center
      MapRose.draw(&sketch, at)
      let scale = radius / Self.reach
      let whole = Size(Sketch.side, Sketch.side) * scale
      drawing.place(sketch.drawing, in: Rect(center: Point(radius, radius), whole))
    }
    placed = (picture, frame)
  }
}
