import Stage

/// The light on a disc, with the edge line over it.
package nonisolated struct GlobeLight: Sendable {
  private let edge: SIMD4<Float>
  /// The inner radius of the edge line, in pixels.
  private let start: Float
  let shade: RoundGradient
  /// The pixels for ``shade``'s colours.
  private let pixels: [UInt32]

  init(radius: Double, palette: GlobePalette, unit: Double) {
    edge = SIMD4(palette.edge.color.premultiplied)
    let line = Float(palette.edge.width * unit)
    start = line > 0 ? Float(radius) - line / 2 - 0.5 : .infinity
    shade = RoundGradient(
      palette.light, center: SIMD2(-0.28, -0.4), radius: 1.56, globe: Float(radius))
    pixels = shade.colors.map { $0.pixel(alpha: $0.w) }
  }

  /// Returns light with the edge line over it.
  ///
  /// - Parameters:
  ///   - light: The colour of the gradient at the pixel.
  ///   - away: The distance of the pixel from the middle, in pixels.
  /// - Returns: Premultiplied red, green and blue, and alpha.
  @inline(__always) func glaze(_ light: SIMD4<Float>, _ away: Float) -> SIMD4<Float> {
    guard away > start else { return light }
    let over = edge * min(1, away - start)
    return over + light * (1 - over.w)
  }

  /// Returns the light on a pixel, with premultiplied colour.
  ///
  /// - Parameter way: The position relative to the middle, in pixels.
  @inline(__always) func pixel(_ way: SIMD2<Float>) -> UInt32 {
    let (index, away) = (shade.index(at: way), (way.x * way.x + way.y * way.y).squareRoot())
    guard away > start else { return pixels[index] }
    let glaze = glaze(shade.colors[index], away)
    return glaze.pixel(alpha: glaze.w)
  }
}
