/// A shadow that shows a height above the table (Documentation/Look.md, *Space, corners, shadows*).
///
/// Lengths are design lengths for 1280 × 800. The theme reduces the alpha.
public struct Shadow: Hashable, Sendable {
  /// The offset to the right and down.
  public let offset: Point
  /// The standard deviation of the blur.
  public let blur: Double
  /// The opacity in *Evening*, from 0 to 1.
  public let alpha: Double

  /// Creates a shadow with an offset to the right and down.
  public init(_ x: Double, _ y: Double, blur: Double, alpha: Double) {
    self.offset = Point(x, y)
    self.blur = blur
    self.alpha = alpha
  }

  /// The shadow of pieces, knobs and icon buttons.
  public static let low = [Shadow(1, 4, blur: 4, alpha: 0.5)]
  /// The shadow of buttons.
  public static let raised = [Shadow(1.5, 6, blur: 6, alpha: 0.5)]
  /// The shadow of plaques.
  public static let floating = [Shadow(1, 4, blur: 6, alpha: 0.45)]
  /// The shadow of the chosen part of a segmented control.
  public static let slight = [Shadow(0.5, 2, blur: 3, alpha: 0.4)]
  /// The shadows of trays, panels and dialogs.
  public static let board = [
    Shadow(4, 16, blur: 16, alpha: 0.55), Shadow(1, 4, blur: 4, alpha: 0.45),
  ]
  /// No shadow, for flat elements.
  public static let none: [Shadow] = []
}

/// The shadow of rounded rectangles, painted once and drawn below each of them.
///
/// Under a large face it is a nine-patch, drawn only around the face, since the middle is hidden.
public struct ShadowPatch: Equatable, Sendable {
  let picture: Picture
  /// The distance by which the picture extends beyond the face.
  let reach: Double
  let offset: Point
  let alpha: Double
  let radius: Double
  /// The corner of the nine-patch; `nil` where the picture is not stretched.
  let corner: Double?

  /// Creates the shadow of a face; `nil` where it is invisible.
  ///
  /// - Parameters:
  ///   - color: the colour of the shadow, or of the light for a halo.
  ///   - strength: the factor for the alpha.
  @MainActor init?(
    _ shadow: Shadow, _ color: Color, strength: Double, size: Size, radius: Double,
    _ look: Look
  ) {
    let metrics = look.metrics
    guard strength > 0, shadow.alpha > 0, color.alpha > 0 else { return nil }
    let blur = shadow.blur * metrics.k
    // Beyond three deviations a Gaussian is invisible.
    let reach = (3 * blur).rounded(.up)
    let corner = (2 * reach + radius).rounded(.up) + 1
    let stretches = min(size.width, size.height) + 2 * reach > 2 * corner + 1
    let painted = stretches ? Size(2 * corner + 1, 2 * corner + 1) : size.grown(by: reach)
    let name = "shadow \(color.code) \(blur) \(radius)"
    self.picture = look.pictures.picture(name, painted) { drawing in
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

  /// Draws the shadow of a face.
  ///
  /// - Parameter hole: the rectangle that is painted over the shadow; `nil` for the face itself.
  package func draw(
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
  /// Returns the parts of this rectangle that a rounded rectangle inside it does not cover.
  ///
  /// A change then repaints only these pieces and not the enclosed area.
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
  /// Returns the size with `amount` more on every side.
  func grown(by amount: Double) -> Size { Size(width + 2 * amount, height + 2 * amount) }
}

/// A glow around an element with rounded corners. Draw it before the element.
@MainActor public struct Halo {
  private let patch: ShadowPatch?
  private let growth: Double

  /// Creates a glow. It is invisible in a theme without a glow colour.
  ///
  /// - Parameters:
  ///   - size: the size of the element, in output pixels.
  ///   - radius: the radius of its corners, in output pixels.
  ///   - growth: the width of the glow before it fades, in output pixels.
  ///   - blur: the standard deviation of the fading, as a design length.
  public init(
    size: Size, radius: Double, growth: Double, blur: Double, _ look: Look
  ) {
    self.growth = growth
    let light = Shadow(0, 0, blur: blur, alpha: 0.95)
    patch = ShadowPatch(
      light, look.theme.glow, strength: 1, size: size.grown(by: growth),
      radius: radius + growth, look)
  }

  /// Draws the glow. The element must cover its inside.
  public func draw(into list: inout DisplayList, around element: Rect, alpha: Double) {
    guard alpha > 0 else { return }
    patch?.draw(into: &list, below: element.inset(by: -growth), hole: element, alpha: alpha)
  }
}
