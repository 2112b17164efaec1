/// A small vector drawing: layers painted one over the other, first to last, on clear ground.
///
/// The painter rasterises it once, at exactly `size` output pixels, and keeps the result.
public struct Drawing: Hashable, Sendable {
  /// Whole output pixels. Leave a clear margin of a pixel where the picture will be turned.
  public let size: Size
  /// In the order of painting.
  public private(set) var layers: [Layer] = []

  /// An empty drawing; its sides are rounded up to whole pixels, at least one.
  public init(size: Size) {
    self.size = Size(max(1, size.width.rounded(.up)), max(1, size.height.rounded(.up)))
  }

  /// One shape with its paint.
  public struct Layer: Hashable, Sendable {
    /// The outline.
    public var path: Path
    /// The width of a stroke with round caps and joints, or nil where the inside is filled (non-zero rule).
    public var stroke: Double?
    /// What fills it.
    public var paint: Paint
    /// The standard deviation of a Gaussian blur, in pixels.
    public var blur: Double
    /// Only what lies inside all of these outlines is painted.
    public var clips: [Path]
    /// Fine noise of the felt: how far the lightness of a pixel strays, as a share of it.
    public var noise: Double
  }

  /// Paints the inside of an outline; see `Layer` for what the others mean.
  public mutating func fill(
    _ path: Path, _ paint: Paint, blur: Double = 0, clip: Path? = nil, noise: Double = 0
  ) {
    layers.append(
      Layer(
        path: path, stroke: nil, paint: paint, blur: blur, clips: clip.map { [$0] } ?? [],
        noise: noise))
  }

  /// Paints the inside of an outline in one colour.
  public mutating func fill(_ path: Path, _ color: Color, blur: Double = 0, clip: Path? = nil) {
    fill(path, .solid(color), blur: blur, clip: clip)
  }

  /// Paints a line along an outline, with round caps and joints, `width` pixels wide.
  public mutating func stroke(
    _ path: Path, width: Double, _ color: Color, blur: Double = 0, clip: Path? = nil
  ) {
    layers.append(
      Layer(
        path: path, stroke: width, paint: .solid(color), blur: blur,
        clips: clip.map { [$0] } ?? [], noise: 0))
  }

  /// Paints a layer as it is.
  public mutating func add(_ layer: Layer) { layers.append(layer) }
}

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
