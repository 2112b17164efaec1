/// Values of games, the oldest first, with their mean and its error.
public nonisolated struct Sample: Hashable, Sendable {
  /// The values.
  public let values: [Double]

  /// Creates a sample.
  public init(_ values: [Double]) { self.values = values }

  /// The mean, or `nil` without values.
  public var mean: Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The value in the middle, or the mean of the two in the middle; `nil` without values.
  public var median: Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The standard error of the mean, or `nil` below two values.
  public var standardError: Double? {
    guard let mean, values.count > 1 else { return nil }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1) / Double(values.count)).squareRoot()
  }

  /// Returns the mean of the last values, or `nil` if there are fewer.
  public func mean(ofLast count: Int) -> Double? {
    values.count < count ? nil : Sample(Array(values.suffix(count))).mean
  }

  /// Returns the mean of each value and the `count` − 1 before it, from the value `count` on.
  public func runningMeans(of count: Int) -> [(index: Int, mean: Double)] {
    guard values.count >= count else { return [] }
    return (count - 1..<values.count).map { index in
      (index, values[index - count + 1...index].reduce(0, +) / Double(count))
    }
  }

  /// Returns the means of the last values and of as many at the beginning, if they differ by more than two standard
  /// errors. The two parts do not overlap.
  public func trend(of count: Int) -> (before: Double, now: Double)? {
    guard values.count >= 2 * count else { return nil }
    let (early, late) = (
      Sample(Array(values.prefix(count))), Sample(Array(values.suffix(count)))
    )
    guard let before = early.mean, let now = late.mean, let earlyError = early.standardError,
      let lateError = late.standardError
    else { return nil }
    let error = (earlyError * earlyError + lateError * lateError).squareRoot()
    return abs(now - before) > 2 * error ? (before, now) : nil
  }
}
