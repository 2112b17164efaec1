/// The ring around the control with the focus: a line over a halo that separates it from its surroundings.
@MainActor public struct FocusRing {
  private let picture: Picture
  private let reach: Double
  private let radius: Double
  /// The side of the nine-patch's corners in output pixels, or `nil` if the picture is not stretched.
  private let corner: Double?

  /// Creates a ring for the current look.
  ///
  /// - Parameters:
  ///   - size: the size of the focused element, in output pixels.
  ///   - radius: the radius of its corners, in output pixels.
  ///   - onBoard: whether it is on felt, where *Day* needs a light ring.
  public init(size: Size, radius: Double, onBoard: Bool = false, _ look: Look) {
    let (theme, metrics) = (look.theme, look.metrics)
    // Keeps the ring visible in small windows.
    let width = metrics.px(3, least: 2)
    let gap = width + metrics.px(2)
    let reach = Self.reach(metrics)
    let corner = (reach + radius).rounded(.up)
    let full = size.grown(by: reach)
    let stretches = min(full.width, full.height) > 2 * corner + 2
    let painted = stretches ? Size(2 * corner + 2, 2 * corner + 2) : full
    let name = "focus r\(radius) k\(metrics.k) \(onBoard)"
    picture = look.pictures.picture(name, painted) { drawing in
      let outer = Rect(.zero, drawing.size)
      drawing.fill(
        .frame(outer, radius: radius + reach, width: reach),
        theme.focusHalo(onBoard: onBoard))
      drawing.fill(
        .frame(
          outer.inset(by: reach - gap), radius: radius + gap, width: width),
        theme.focusRing(onBoard: onBoard))
    }
    self.reach = reach
    self.radius = radius
    self.corner = stretches ? corner : nil
  }

  /// Returns the distance from the element to the outer edge of the halo, in output pixels.
  package static func reach(_ metrics: Metrics) -> Double {
    metrics.px(3, least: 2) + metrics.px(2) + metrics.px(1)
  }

  /// Draws the ring around a rectangle of the size given to the initialiser.
  public func draw(into list: inout DisplayList, around element: Rect) {
    let frame = element.inset(by: -reach)
    if let corner {
      for piece in frame.pieces(around: element, radius: radius) {
        list.add(DrawCommand(.patch(picture, corner: corner), frame, clip: piece))
      }
    } else {
      list.picture(picture, at: frame.origin)
    }
  }
}
