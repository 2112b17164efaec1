import Raster
import Stage

/// The pool of light on the table: brightest slightly above the centre, dark in the corners.
nonisolated struct Lamp {
  private static let steps = 1024
  private let colors: [SIMD4<Float>]
  private let size: Size

  init(_ ground: Theme.Shades, size: Size) {
    self.size = size
    colors = (0...Self.steps).map { step in
      let distance = Double(step) / Double(Self.steps)
      let dark = distance * distance * (3 - 2 * distance)
      let color =
        dark < 0.5
        ? ground.light.mixed(with: ground.mid, dark * 2)
        : ground.mid.mixed(with: ground.dark, dark * 2 - 1)
      return color.premultiplied * 255
    }
  }

  /// Multiplies a row of brightness factors by the light's colours, 0 to 255 per channel.
  ///
  /// - Parameter spacing: the distance between samples in pixels. The first sample is half of it from the left
  ///   edge.
  func light(
    _ factors: UnsafeMutableBufferPointer<Float>, row y: Double, spacing: Double,
    into row: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    let down = Float((y / size.height - 0.36) / 0.80)
    let scale = Float(1 / (0.72 * size.width))
    let left = Float(0.50 / 0.72)
    // The gradient ends slightly beyond its ellipse, as in the mock-ups.
    let reach = Float(Self.steps) / 1.05
    unsafe colors.withUnsafeBufferPointer { colors in
      for index in row.indices {
        let across = (Float(index) + 0.5) * Float(spacing) * scale - left
        let distance = (across * across + down * down).squareRoot()
        unsafe row[index] =
          unsafe colors[Int(min(Float(Self.steps), distance * reach))] * factors[index]
      }
    }
  }
}
