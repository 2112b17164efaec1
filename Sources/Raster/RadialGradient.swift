import Stage

/// A gradient around a centre, on circles or ellipses.
@usableFromInline package struct RadialGradient: Sendable {
  @usableFromInline let ramp: GradientRamp
  @usableFromInline let x: Float
  @usableFromInline let y: Float
  /// The reciprocals of the radii.
  @usableFromInline let acrossScale: Float
  @usableFromInline let downScale: Float

  /// - Parameter radii: the distances at which the gradient ends, in pixels.
  package init(_ stops: [Paint.Stop], center: Point, radii: Size) {
    ramp = GradientRamp(stops, length: max(radii.width, radii.height))
    (x, y) = (Float(center.x), Float(center.y))
    acrossScale = Float(1 / max(1e-6, radii.width))
    downScale = Float(1 / max(1e-6, radii.height))
  }

  /// Returns the premultiplied colour in the middle of a pixel.
  @inlinable @inline(__always) package func color(x: Int, y: Int) -> SIMD4<Float> {
    let across = (Float(x) + 0.5 - self.x) * acrossScale
    let down = (Float(y) + 0.5 - self.y) * downScale
    return ramp.color(at: (across * across + down * down).squareRoot())
  }
}
