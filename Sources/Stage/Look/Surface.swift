/// A face of the house with its shadows, ready to be placed.
///
/// It keeps its pictures alive: hold it as long as it is drawn.
public struct Surface: Equatable, Sendable {
  let face: Picture
  /// Where the face is stretched sideways: the width of its ends.
  let end: Double?
  let shadows: [ShadowPatch]
  /// Of the corners, in output pixels.
  public let radius: Double

  /// Draws the surface; `frame` has the size it was made for, on whole pixels.
  ///
  /// - Parameter shadow: multiplies the alpha of the shadows.
  public func draw(
    into list: inout DisplayList, _ frame: Rect, alpha: Double = 1, shadow: Double = 1
  ) {
    for patch in shadows { patch.draw(into: &list, below: frame, alpha: alpha * shadow) }
    drawFace(into: &list, frame, alpha: alpha)
  }

  /// Draws the face without its shadows.
  public func drawFace(into list: inout DisplayList, _ frame: Rect, alpha: Double = 1) {
    if let end {
      list.patch(face, corner: end, frame, alpha: alpha)
    } else {
      list.add(DrawCommand(.picture(face, tint: .white), frame, alpha: alpha))
    }
  }
}
