import Raster
import Stage

/// The light on a disc, with the edge line over it.
nonisolated struct GlobeLight: Sendable {
  private let shade: RadialGradient
  private let edge: SIMD4<Float>
  /// The inner radius of the edge line, in pixels.
  private let start: Float
  /// The coordinate of the disc's middle, in pixels.
  private let middle: Float

  init(radius: Double, side: Int, palette: GlobePalette, unit: Double) {
    // The lamp is at the upper left, as everywhere in the program.
    shade = RadialGradient(
      palette.light, center: Point(-0.28, -0.4), radius: 1.56, globe: radius, side: side)
    edge = palette.edge.color.premultiplied
    let line = palette.edge.width * unit
    start = line > 0 ? Float(radius - line / 2 - 0.5) : .infinity
    middle = Float(side) / 2
  }

  /// Returns the premultiplied light on a pixel.
  @inline(__always) func color(x: Int, y: Int) -> SIMD4<Float> {
    let light = shade.color(x: x, y: y)
    let (across, down) = (Float(x) + 0.5 - middle, Float(y) + 0.5 - middle)
    let away = (across * across + down * down).squareRoot()
    guard away > start else { return light }
    let over = edge * min(1, away - start)
    return over + light * (1 - over.w)
  }
}

nonisolated extension RadialGradient {
  /// Creates a gradient on a globe in the middle of a square picture.
  ///
  /// - Parameters:
  ///   - center: the middle of the gradient relative to that of the globe. Like `radius`, it is in radii of the globe.
  ///   - globe: the radius of the globe, in pixels.
  ///   - side: the side of the picture, in pixels.
  init(_ stops: [Paint.Stop], center: Point, radius: Double, globe: Double, side: Int) {
    let middle = Point(Double(side) / 2, Double(side) / 2)
    let reach = radius * globe
    self.init(stops, center: middle + center * globe, radii: Size(reach, reach))
  }
}
