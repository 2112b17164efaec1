import Stage

/// A radial gradient on a globe. Positions are in pixels from the globe's middle.
nonisolated struct RoundGradient: Sendable {
  private let center: SIMD2<Float>
  private let scale: Float
  /// The colours from the middle to the end: premultiplied red, green and blue, and alpha.
  let colors: [SIMD4<Float>]

  private static let steps: Float = 1024

  /// Computes the colours of a gradient.
  ///
  /// - Parameters:
  ///   - center: The middle of the gradient. Like `radius`, it is in radii of the globe.
  ///   - globe: The radius of the globe, in pixels.
  init(_ stops: [Paint.Stop], center: SIMD2<Float>, radius: Float, globe: Float) {
    self.center = center * globe
    scale = Self.steps / (radius * globe)
    colors = (0...Int(Self.steps)).map {
      SIMD4(Self.color(at: Double($0) / Double(Self.steps), stops))
    }
  }

  /// Returns the index of the colour at a position.
  @inline(__always) func index(at way: SIMD2<Float>) -> Int {
    let (x, y) = (way.x - center.x, way.y - center.y)
    let step = min(Self.steps, (x * x + y * y).squareRoot() * scale)
    return Int((step + WholePart.adder).bitPattern & WholePart.mask)
  }

  /// Returns the indices of the colours at eight positions of a row.
  @inline(__always) func indices(_ x: SIMD8<Float>, _ y: Float) -> SIMD8<UInt32> {
    let (x, y) = (x - center.x, y - center.y)
    var steps = (x * x + y * y).squareRoot() * scale
    steps.replace(with: Self.steps, where: steps .> Self.steps)
    return unsafeBitCast(steps + WholePart.adder, to: SIMD8<UInt32>.self) & WholePart.mask
  }

  private static func color(at share: Double, _ stops: [Paint.Stop]) -> SIMD4<Double> {
    guard let first = stops.first, let last = stops.last else { return .zero }
    if share <= first.at { return first.color.premultiplied }
    for (low, high) in zip(stops, stops.dropFirst()) where share < high.at {
      let part = (share - low.at) / (high.at - low.at)
      return low.color.mixed(with: high.color, part).premultiplied
    }
    return last.color.premultiplied
  }
}
