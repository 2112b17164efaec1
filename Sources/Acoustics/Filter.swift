import Glibc

/// A second-order (biquad) filter with its state.
///
/// Source: R. Bristow-Johnson, *Cookbook formulae for audio equalizer biquad filter coefficients* (1998).
struct Filter {
  private let (b0, b1, b2, a1, a2): (Double, Double, Double, Double, Double)
  private var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)

  /// Creates a filter from normalised coefficients (a0 = 1).
  init(_ b0: Double, _ b1: Double, _ b2: Double, _ a1: Double, _ a2: Double) {
    (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
  }

  /// Returns a low-pass filter with a cutoff frequency in hertz.
  static func lowPass(_ frequency: Double) -> Filter {
    let (cosine, alpha) = angle(frequency)
    let low = (1 - cosine) / 2
    return Filter(low, 2 * low, low, cosine, alpha: alpha)
  }

  /// Returns a high-pass filter with a cutoff frequency in hertz.
  static func highPass(_ frequency: Double) -> Filter {
    let (cosine, alpha) = angle(frequency)
    let high = (1 + cosine) / 2
    return Filter(high, -2 * high, high, cosine, alpha: alpha)
  }

  private init(_ b0: Double, _ b1: Double, _ b2: Double, _ cosine: Double, alpha: Double) {
    let a0 = 1 + alpha
    self.init(b0 / a0, b1 / a0, b2 / a0, -2 * cosine / a0, (1 - alpha) / a0)
  }

  /// Returns the cosine of the cutoff's angular frequency, and the bandwidth term of a filter with Q = 1 ∕ √2.
  ///
  /// The frequency is limited to 45 % of the sample rate.
  private static func angle(_ frequency: Double) -> (cosine: Double, alpha: Double) {
    let angle = 2 * .pi * min(frequency, 0.45 * Samples.rate) / Samples.rate
    return (cos(angle), sin(angle) / 2.0.squareRoot())
  }

  /// Filters one sample.
  mutating func callAsFunction(_ x: Double) -> Double {
    let y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    (x2, x1, y2, y1) = (x1, x, y1, y)
    return y
  }
}
