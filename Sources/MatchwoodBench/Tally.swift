/// The mean of many integers with its standard error, and the shares of positive, zero and negative ones.
struct Tally {
  private var count = 0.0
  private var sum = 0.0
  private var squares = 0.0
  private var signs = [0.0, 0.0, 0.0]

  mutating func add(_ number: Int) {
    count += 1
    sum += Double(number)
    squares += Double(number * number)
    signs[1 - number.signum()] += 1
  }

  private var mean: Double { sum / count }

  private var error: Double {
    ((squares / count - mean * mean) / (count - 1)).squareRoot()
  }

  /// The mean and its standard error, as text.
  var text: String { "\(Self.decimal(mean)) ± \(Self.decimal(error))" }

  /// The percentages of positive, zero and negative numbers, each with its standard error, as text.
  var outcomes: String {
    signs.map { number in
      let share = number / count
      let error = (share * (1 - share) / (count - 1)).squareRoot()
      return "\(Self.decimal(share * 100, digits: 2)) ± \(Self.decimal(error * 100, digits: 2)) %"
    }.joined(separator: ", ")
  }

  /// Formats a number with `digits` decimals, and with a minus sign if it is negative.
  static func decimal(_ value: Double, digits: Int = 4) -> String {
    (value < 0 ? "−" : "") + Samples.decimal(abs(value), digits: digits)
  }
}
