/// The mean of what was drawn, and how far it may be off.
struct Mean {
  let value: Double
  /// The standard error.
  let error: Double

  init(_ values: [Int]) {
    let count = Double(values.count)
    let mean = Double(values.reduce(0, +)) / count
    let squares = values.map { (Double($0) - mean) * (Double($0) - mean) }.reduce(0, +)
    value = mean
    error = (squares / (count - 1) / count).squareRoot()
  }

  /// Whether this is the mean to be expected, within three standard errors.
  func agrees(with expected: Double) -> Bool { abs(value - expected) < 3 * error }
}
