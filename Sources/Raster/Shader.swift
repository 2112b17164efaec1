import Stage

/// The premultiplied colours of a paint, computed row by row.
struct Shader {
  private enum Kind {
    case even(SIMD4<Float>)
    /// The position along the gradient at the drawing's origin, and its increments per pixel right and down.
    case linear(GradientRamp, origin: Float, right: Float, down: Float)
    case radial(RadialGradient)
    case image(ImageSampler)
  }

  private let kind: Kind
  /// The amplitude of the noise: the largest relative change of a pixel's lightness.
  let noise: Float

  init(_ paint: Paint, noise: Double) {
    self.noise = Float(noise)
    switch paint {
    case .solid(let color): kind = .even(color.premultiplied)
    case .linear(let from, let to, let stops):
      let along = to - from
      let square = max(1e-12, along.x * along.x + along.y * along.y)
      kind = .linear(
        GradientRamp(stops, length: square.squareRoot()),
        origin: Float(-(from.x * along.x + from.y * along.y) / square),
        right: Float(along.x / square), down: Float(along.y / square))
    case .radial(let center, let radii, let stops):
      kind = .radial(RadialGradient(stops, center: center, radii: radii))
    case .image(let image, let frame): kind = .image(ImageSampler(image, frame))
    }
  }

  /// Returns the colour of a row, or `nil` if it varies within the row.
  func color(ofRow y: Int) -> SIMD4<Float>? {
    guard noise == 0 else { return nil }
    switch kind {
    case .even(let color): return color
    case .linear(let ramp, let origin, 0, let down):
      return ramp.color(at: origin + (Float(y) + 0.5) * down)
    case .linear, .radial, .image: return nil
    }
  }

  func fill(_ columns: Range<Int>, ofRow y: Int, _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>)
  {
    let middle = Float(y) + 0.5
    switch kind {
    case .even(let color):
      for x in columns { colors[x] = color }
    case .linear(let ramp, let origin, let right, let down):
      let start = origin + middle * down
      for x in columns { colors[x] = ramp.color(at: start + (Float(x) + 0.5) * right) }
    case .radial(let gradient):
      for x in columns { colors[x] = gradient.color(x: x, y: y) }
    case .image(let sampler): sampler.fill(columns, ofRow: y, colors)
    }
    if noise > 0 { addNoise(columns, ofRow: y, colors) }
  }

  private func addNoise(
    _ columns: Range<Int>, ofRow y: Int, _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    let row = UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
    for x in columns {
      // A multiply-and-shift hash of the pixel's position.
      var hash = (UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1) ^ row
      hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
      hash = (hash ^ (hash >> 12)) &* 0x297A_2D39
      let stray = Float(hash >> 8) * (2 / 16_777_216) - 1
      let (color, factor) = (colors[x], 1 + noise * stray)
      let strayed = color * SIMD4(factor, factor, factor, 1)
      colors[x] = strayed.replacing(with: color.w, where: strayed .> color.w)
    }
  }
}
