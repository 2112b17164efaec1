/// How far a thing lies above the table, as a shadow
/// (Documentation/Look.md, *Space, corners, shadows*).
///
/// Lengths are of the design at 1280 × 800; the theme weakens the alpha.
public struct Shadow: Hashable, Sendable {
  /// How far it falls to the right and down.
  public let offset: Point
  /// The standard deviation of the blur.
  public let blur: Double
  /// How dark it is, from 0 to 1, in *Evening*.
  public let alpha: Double

  /// A shadow that falls `x` to the right and `y` down.
  public init(_ x: Double, _ y: Double, blur: Double, alpha: Double) {
    self.offset = Point(x, y)
    self.blur = blur
    self.alpha = alpha
  }

  /// Pieces, knobs and icon buttons.
  public static let lying = [Shadow(1, 4, blur: 4, alpha: 0.5)]
  /// Buttons.
  public static let raised = [Shadow(1.5, 6, blur: 6, alpha: 0.5)]
  /// Plaques.
  public static let floating = [Shadow(1, 4, blur: 6, alpha: 0.45)]
  /// The chosen part of a segmented control.
  public static let slight = [Shadow(0.5, 2, blur: 3, alpha: 0.4)]
  /// Trays, panels and dialogs.
  public static let board = [
    Shadow(4, 16, blur: 16, alpha: 0.55), Shadow(1, 4, blur: 4, alpha: 0.45),
  ]
  /// For what lies flat.
  public static let none: [Shadow] = []
}

/// The shadow of round rectangles, painted once and placed below each of them.
///
/// Under a large face it is a nine-patch, drawn in pieces round the face: what nobody sees is not painted.
public struct ShadowPatch: Equatable, Sendable {
  let picture: Picture
  /// How far the picture reaches beyond the face.
  let reach: Double
  let offset: Point
  let alpha: Double
  let radius: Double
  /// The corner of the nine-patch, nil where the picture fits one size only.
  let corner: Double?

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
    for piece in frame.pieces(around: hole ?? face, radius: radius) {
      list.add(
        DrawCommand(
          .patch(picture, corner: corner), frame, alpha: alpha * strength, clip: piece))
    }
  }
}

extension Rect {
  /// The corners and the sides of this rectangle, without the inside of a round one within it.
  ///
  /// What is drawn in pieces repaints them alone when it changes, not all that it encloses.
  func pieces(around face: Rect, radius: Double) -> [Rect] {
    let corner = radius.rounded(.up)
    let (left, right) = (face.x + corner, face.maxX - corner)
    let (top, bottom) = (face.y + corner, face.maxY - corner)
    return [
      Rect(x, y, left - x, top - y), Rect(left, y, right - left, face.y - y),
      Rect(right, y, maxX - right, top - y), Rect(x, top, face.x - x, bottom - top),
      Rect(face.maxX, top, maxX - face.maxX, bottom - top),
      Rect(x, bottom, left - x, maxY - bottom),
      Rect(left, face.maxY, right - left, maxY - face.maxY),
      Rect(right, bottom, maxX - right, maxY - bottom),
    ].filter { !$0.isEmpty }
  }
}

extension Size {
  /// The size with `amount` more on every side.
  func grown(by amount: Double) -> Size { Size(width + 2 * amount, height + 2 * amount) }
}

/// Light round a thing with round corners, which it must be drawn before.
@MainActor public struct Halo {
  private let patch: ShadowPatch?
  private let growth: Double

  /// - Parameters:
  ///   - size: of the thing, in output pixels.
  ///   - radius: of its corners, in output pixels.
  ///   - growth: how far the light reaches round it before it fades, in output pixels.
  ///   - blur: the standard deviation of its fading, of the design at 1280 × 800.
  ///   - context: a theme without glow gives no light.
  public init(
    size: Size, radius: Double, growth: Double, blur: Double, _ context: StageContext
  ) {
    self.growth = growth
    let light = Shadow(0, 0, blur: blur, alpha: 0.95)
    patch = ShadowPatch(
      light, context.theme.glow, strength: 1, size: size.grown(by: growth),
      radius: radius + growth, context)
  }

  /// Draws the light; what is drawn next hides what of it lies within the thing.
  public func draw(into list: inout DisplayList, around thing: Rect, alpha: Double) {
    guard alpha > 0 else { return }
    patch?.draw(into: &list, below: thing.inset(by: -growth), hole: thing, alpha: alpha)
  }
}
