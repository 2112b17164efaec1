/// Pearson's chi-squared test of counts against expected ones.
public struct ChiSquared {
  /// The chi-squared statistic, 0 for a perfect agreement.
  public private(set) var statistic = 0.0
  /// The number of compared bins, less one.
  public private(set) var degreesOfFreedom = -1

  /// Compares counts with weights. Neighbouring bins are merged until each has an expectation of at least ten.
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

  /// Whether random counts would deviate as much with a probability below 0.1 %, by the Wilson–Hilferty
  /// approximation.
  public var fails: Bool {
    let variance = 2 / (9 * Double(degreesOfFreedom))
    let root = 1 - variance + 3.0902 * variance.squareRoot()
    return statistic > Double(degreesOfFreedom) * root * root * root
  }
}
