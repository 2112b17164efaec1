/// A small vector drawing: layers painted in order on a transparent ground.
///
/// The painter rasterises it once, at exactly `size` output pixels, and caches the result.
public struct Drawing: Hashable, Sendable {
  /// The size in whole output pixels. Leave a transparent margin of a pixel where the picture is going to be rotated.
  public let size: Size
  /// The layers in painting order.
  public private(set) var layers: [Layer] = []

  /// Creates an empty drawing. Its sides are rounded up to whole pixels, at least one.
  public init(size: Size) {
    self.size = Size(max(1, size.width.rounded(.up)), max(1, size.height.rounded(.up)))
  }

  /// One shape with its paint.
  public struct Layer: Hashable, Sendable {
    /// The outline.
    public var path: Path
    /// The width in pixels of a stroke with round caps and joins; `nil` to fill the inside (non-zero rule).
    public var stroke: Double?
    /// The paint of the stroke or of the inside.
    public var paint: Paint
    /// The standard deviation of a Gaussian blur, in pixels.
    public var blur: Double
    /// The outlines to whose intersection the painting is restricted.
    public var clips: [Path]
    /// The amplitude of fine noise, as for felt: the greatest change of a pixel's lightness, as a share of that
    /// lightness.
    public var noise: Double
  }

  /// Fills the inside of an outline. `Layer` describes the other parameters.
  public mutating func fill(
    _ path: Path, _ paint: Paint, blur: Double = 0, clip: Path? = nil, noise: Double = 0
  ) {
    layers.append(
      Layer(
        path: path, stroke: nil, paint: paint, blur: blur, clips: clip.map { [$0] } ?? [],
        noise: noise))
  }

  /// Fills the inside of an outline with one colour.
  public mutating func fill(_ path: Path, _ color: Color, blur: Double = 0, clip: Path? = nil) {
    fill(path, .solid(color), blur: blur, clip: clip)
  }

  /// Strokes an outline with round caps and joins, `width` pixels wide.
  public mutating func stroke(
    _ path: Path, width: Double, _ color: Color, blur: Double = 0, clip: Path? = nil
  ) {
    layers.append(
      Layer(
        path: path, stroke: width, paint: .solid(color), blur: blur,
        clips: clip.map { [$0] } ?? [], noise: 0))
  }

  /// Adds a layer unchanged.
  public mutating func add(_ layer: Layer) { layers.append(layer) }
}

/// The paint of a shape; coordinates are in the pixels of the drawing.
public enum Paint: Hashable, Sendable {
  case solid(Color)
  case linear(from: Point, to: Point, [Stop])
  /// A gradient in an ellipse, from 0 at its centre to 1 on its outline.
  case radial(center: Point, radii: Size, [Stop])
  /// An image stretched over a rectangle, with its edge pixels repeated beyond. Scale it to about that size first.
  case image(PixelImage, in: Rect)

  /// A colour at a position along a gradient. The stops of a gradient are in ascending order.
  public struct Stop: Hashable, Sendable {
    /// The position, from 0 at the start to 1 at the end.
    public let at: Double
    /// The colour at the position; colours between two stops are interpolated.
    public let color: Color

    /// Creates a stop from its position and colour.
    public init(_ at: Double, _ color: Color) {
      self.at = at
      self.color = color
    }
  }

  /// Returns a vertical gradient over the height of a rectangle.
  public static func vertical(_ rect: Rect, _ top: Color, _ bottom: Color) -> Paint {
    .linear(
      from: rect.origin, to: Point(rect.x, rect.maxY), [Stop(0, top), Stop(1, bottom)])
  }
}
