import CMalloc

/// Repeated measurements of one thing.
struct Samples {
  private let sorted: [Double]

  /// Takes at least one measurement.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "no measurement was taken")
    sorted = values.sorted()
  }

  /// The value in the middle.
  var median: Double { sorted[sorted.count / 2] }

  /// The median and, in brackets, the 5th and 95th percentile, with `digits` decimals.
  func text(_ unit: String, digits: Int) -> String {
    let low = sorted[sorted.count / 20]
    let high = sorted[sorted.count - 1 - sorted.count / 20]
    let parts = [median, low, high].map { Self.decimal($0, digits: digits) }
    return "\(parts[0]) \(unit)  (\(parts[1])–\(parts[2]))"
  }

  /// The same, and the 99th percentile behind it.
  func tailText(_ unit: String, digits: Int) -> String {
    let tail = sorted[sorted.count - 1 - sorted.count / 100]
    return "\(text(unit, digits: digits)), p99 \(Self.decimal(tail, digits: digits))"
  }

  /// Runs `body` `count` times and takes the seconds of each run.
  static func timing(_ count: Int, _ body: () throws -> Void) rethrows -> [Double] {
    let clock = ContinuousClock()
    return try (0..<count).map { _ in
      let time = try clock.measure(body)
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
  }

  /// How many bytes more of the heap are in use after `body` than before, large blocks among them.
  static func heapGrowth(_ body: () throws -> Void) rethrows -> Int {
    func bytes() -> Int {
      let info = mallinfo2()
      return Int(info.uordblks) + Int(info.hblkhd)
    }
    let before = bytes()
    try body()
    return bytes() - before
  }

  /// A value of 0 or more with so many digits after the point.
  static func decimal(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((value * Double(unit)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(scaled % unit)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(scaled / unit).\(zeros)\(fraction)"
  }
}
