/// The linear scale of an axis, which begins and ends at a tick.
public nonisolated struct PlotScale: Hashable, Sendable {
  /// The distances between ticks that count as round.
  public enum Rounding: Hashable, Sendable {
    /// 1, 2, 2.5 or 5 times a power of ten.
    case decimal
    /// 1, 2 or 5 times a power of ten, at least 1.
    case whole
    /// Seconds, minutes and hours as on the face of a clock.
    case seconds

    /// The allowed distances in ascending order.
    fileprivate var steps: [Double] {
      let tens = (-3...9).map { exponent in
        exponent < 0 ? 1 / Self.tenfold(-exponent) : Self.tenfold(exponent)
      }
      return switch self {
      case .decimal: tens.flatMap { ten in [1, 2, 2.5, 5].map { $0 * ten } }
      case .whole: tens.filter { $0 >= 1 }.flatMap { ten in [1, 2, 5].map { $0 * ten } }
      case .seconds:
        [1.0, 60, 3600].flatMap { unit in [1, 2, 5, 10, 15, 30].map { $0 * unit } }
      }
    }

    private static func tenfold(_ exponent: Int) -> Double {
      (0..<exponent).reduce(1.0) { product, _ in product * 10 }
    }
  }

  /// The values at the two ends.
  public let range: ClosedRange<Double>
  /// The ticks in ascending order, at least two.
  public let ticks: [Double]

  /// Creates the scale with the smallest round step that needs at most `count` ticks.
  ///
  /// - Parameters:
  ///   - range: the finite values that the scale covers. The scale extends it to round numbers.
  ///   - count: at least 2. Values beyond the largest step take more ticks.
  public init(covering range: ClosedRange<Double>, atMost count: Int, _ rounding: Rounding) {
    let steps = rounding.steps
    let fitting = steps.first { Self.ends(range, $0).count <= max(2, count) }
    let step = fitting ?? steps[steps.count - 1]
    let ends = Self.ends(range, step)
    ticks = (0..<ends.count).map { (ends.first + Double($0)) * step }
    self.range = ticks[0]...ticks[ticks.count - 1]
  }

  /// Returns the first tick in steps, and the number of ticks that cover a range.
  private static func ends(
    _ range: ClosedRange<Double>, _ step: Double
  ) -> (first: Double, count: Int) {
    // A value on a tick belongs to that tick, also if the division is inexact.
    let first = (range.lowerBound / step + 1e-9).rounded(.down)
    let last = max(first + 1, (range.upperBound / step - 1e-9).rounded(.up))
    return (first, Int(min(last - first, 1e6)) + 1)
  }

  /// Returns the position of a value along the axis, from 0 at the first tick to 1 at the last.
  public func share(of value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
