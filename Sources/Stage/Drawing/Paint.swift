/// What a shape is filled with; places are in the pixels of the drawing.
public enum Paint: Hashable, Sendable {
  case solid(Color)
  case linear(from: Point, to: Point, [Stop])
  /// A gradient over an ellipse: 0 at its centre, 1 on its outline.
  case radial(center: Point, radii: Size, [Stop])
  /// An image stretched over a rectangle; its edge pixels go on beyond it. Scale it near its size there first.
  case image(PixelImage, in: Rect)

  /// A colour at a share (0 to 1) of the way along a gradient, in rising order.
  public struct Stop: Hashable, Sendable {
    /// From 0 at the start to 1 at the end.
    public let at: Double
    /// The colour there; between two stops it is mixed.
    public let color: Color

    /// A colour at a share of the way.
    public init(_ at: Double, _ color: Color) {
      self.at = at
      self.color = color
    }
  }

  /// A gradient straight down a rectangle.
  public static func vertical(_ rect: Rect, _ top: Color, _ bottom: Color) -> Paint {
    .linear(
      from: rect.origin, to: Point(rect.x, rect.maxY), [Stop(0, top), Stop(1, bottom)])
  }
}
