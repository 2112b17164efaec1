/// The face of a button: plain, in accent while it is highlighted, and lower while it is pressed.
@MainActor struct RaisedFace {
  private struct Faces {
    let plain: Surface
    let accent: Surface
  }
  private var faces = Memo<LookKey, Faces>()
  private let shadows: [Shadow]
  private let radius: Double?

  /// - Parameter radius: of the design, nil for a quarter of the height.
  init(shadows: [Shadow] = Shadow.raised, radius: Double? = nil) {
    self.shadows = shadows
    self.radius = radius
  }

  /// Draws the face and returns how far it lies below its place, in pixels.
  ///
  /// - Parameters:
  ///   - accent: from 0 for plain to 1 for accent.
  ///   - depth: from 0 to 1, how far it is pressed.
  mutating func draw(
    into list: inout DisplayList, _ frame: Rect, accent: Double, depth: Double,
    _ context: StageContext
  ) -> Double {
    let faces = faces.value(for: LookKey(context, frame.size)) {
      let surfaces = Surfaces(context)
      return Faces(
        plain: surfaces.button(frame.size, accent: false, radius: radius, shadows: shadows),
        accent: surfaces.button(frame.size, accent: true, radius: radius, shadows: shadows))
    }
    let drop = (depth * context.metrics.px(2)).rounded()
    let place = frame.offset(by: Point(0, drop))
    let shadow = 1 - 0.5 * depth
    if accent < 1 {
      faces.plain.draw(into: &list, place, shadow: shadow)
      faces.accent.drawFace(into: &list, place, alpha: accent)
    } else {
      faces.accent.draw(into: &list, place, shadow: shadow)
    }
    return drop
  }
}
