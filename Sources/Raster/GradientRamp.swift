import Stage

/// The precomputed colours of a gradient, in steps too small to see.
@usableFromInline struct GradientRamp: Sendable {
  @usableFromInline let colors: [SIMD4<Float>]
  @usableFromInline let last: Float

  /// - Parameter length: the length of the gradient in pixels.
  init(_ stops: [Paint.Stop], length: Double) {
    let count = Int(max(64, min(2048, length * 2)))
    last = Float(count - 1)
    var next = 0
    colors = (0..<count).map { index in
      let at = Double(index) / Double(count - 1)
      while next < stops.count, stops[next].at <= at { next += 1 }
      return Self.color(stops, at, after: next)
    }
  }

  private static func color(_ stops: [Paint.Stop], _ at: Double, after next: Int) -> SIMD4<Float> {
    guard next > 0 else { return stops.first?.color.premultiplied ?? SIMD4() }
    guard next < stops.count else { return stops[next - 1].color.premultiplied }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(with: b.color, (at - a.at) / (b.at - a.at)).premultiplied
  }

  /// Returns the colour at a position from 0 to 1. Positions outside are clamped.
  @inlinable func color(at place: Float) -> SIMD4<Float> {
    colors[Int(max(0, min(1, place)) * last + 0.5)]
  }
}
