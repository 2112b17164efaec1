/// Pearson's test of how well counts agree with what was to be expected.
public struct ChiSquared {
  /// How far the counts are from what was to be expected; 0 for those that are just that.
  public private(set) var statistic = 0.0
  /// The number of bins that were compared, less one.
  public private(set) var degreesOfFreedom = -1

  /// Compares counts with weights; neighbouring bins are joined until each may expect ten.
  public init(_ counts: [Int], weights: [Int]) {
    let scale = Double(counts.reduce(0, +)) / Double(weights.reduce(0, +))
    var bins: [(count: Double, expected: Double)] = []
    for (count, weight) in zip(counts, weights) {
      let bin = (count: Double(count), expected: Double(weight) * scale)
      if let last = bins.last, last.expected < 10 || bin.expected < 10 {
        bins[bins.count - 1] = (last.count + bin.count, last.expected + bin.expected)
      } else {
        bins.append(bin)
      }
    }
    for bin in bins {
      statistic += (bin.count - bin.expected) * (bin.count - bin.expected) / bin.expected
      degreesOfFreedom += 1
    }
  }

  /// Whether even draws would give as bad an agreement less than once in a thousand times, by the
  /// approximation of Wilson and Hilferty.
  public var fails: Bool {
    let variance = 2 / (9 * Double(degreesOfFreedom))
    let root = 1 - variance + 3.0902 * variance.squareRoot()
    return statistic > Double(degreesOfFreedom) * root * root * root
  }
}
