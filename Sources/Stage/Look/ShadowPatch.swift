/// The shadow of round rectangles, painted once and placed below each of them.
///
/// Under a large face it is a nine-patch, drawn in four bands round the face: what nobody sees is not painted.
public struct ShadowPatch: Equatable, Sendable {
  let picture: Picture
  /// How far the picture reaches beyond the face.
  let reach: Double
  let offset: Point
  let alpha: Double
  let radius: Double
  /// The corner of the nine-patch, nil where the picture fits one size only.
  let corner: Double?

  @MainActor init?(_ shadow: Shadow, size: Size, radius: Double, _ context: StageContext) {
    let theme = context.theme
    self.init(
      shadow, theme.shadow, strength: theme.shadowStrength, size: size, radius: radius, context)
  }

  /// - Parameters:
  ///   - color: what it is made of: a glow is a shadow of light.
  ///   - strength: multiplies the alpha.
  @MainActor init?(
    _ shadow: Shadow, _ color: Color, strength: Double, size: Size, radius: Double,
    _ context: StageContext
  ) {
    let metrics = context.metrics
    guard strength > 0, shadow.alpha > 0, color.alpha > 0 else { return nil }
    let blur = shadow.blur * metrics.k
    // Beyond three deviations nothing of a Gaussian can be seen.
    let reach = (3 * blur).rounded(.up)
    let corner = (2 * reach + radius).rounded(.up) + 1
    let stretches = min(size.width, size.height) + 2 * reach > 2 * corner + 1
    let painted = stretches ? Size(2 * corner + 1, 2 * corner + 1) : size.grown(by: reach)
    let name = "shadow \(color.code) \(blur) \(radius)"
    self.picture = context.shelf.picture(name, painted) { drawing in
      let face = Rect(.zero, drawing.size).inset(by: reach)
      drawing.fill(.roundedRect(face, radius: radius), color, blur: blur)
    }
    self.reach = reach
    self.offset = Point(
      (shadow.offset.x * metrics.k).rounded(), (shadow.offset.y * metrics.k).rounded())
    self.alpha = shadow.alpha * strength
    self.radius = radius
    self.corner = stretches ? corner : nil
  }

  /// - Parameter hole: what is painted over it; the face itself where nothing else is given.
  func draw(
    into list: inout DisplayList, below face: Rect, hole: Rect? = nil, alpha strength: Double
  ) {
    let frame = face.inset(by: -reach).offset(by: offset)
    guard let corner else {
      list.add(
        DrawCommand(.picture(picture, tint: .white), frame, alpha: alpha * strength))
      return
    }
    for band in frame.bands(around: hole ?? face, radius: radius) {
      list.add(
        DrawCommand(
          .patch(picture, corner: corner), frame, alpha: alpha * strength, clip: band))
    }
  }
}

extension Rect {
  /// Four bands that hold all of this rectangle but the inside of a round one within it.
  ///
  /// What is drawn in bands repaints bands alone when it changes, not all that it encloses.
  func bands(around face: Rect, radius: Double) -> [Rect] {
    let corner = radius.rounded(.up)
    let (top, bottom) = (face.y + corner, face.maxY - corner)
    return [
      Rect(x, y, width, top - y), Rect(x, top, face.x - x, bottom - top),
      Rect(face.maxX, top, maxX - face.maxX, bottom - top), Rect(x, bottom, width, maxY - bottom),
    ].filter { !$0.isEmpty }
  }
}

extension Size {
  /// The size with `amount` more on every side.
  func grown(by amount: Double) -> Size { Size(width + 2 * amount, height + 2 * amount) }
}
