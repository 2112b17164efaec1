import CMalloc
import Glibc

/// Repeated measurements of a quantity.
struct Samples {
  private let sorted: [Double]

  /// Creates samples from at least one measurement.
  init(_ values: [Double]) {
    precondition(!values.isEmpty, "no measurement was taken")
    sorted = values.sorted()
  }

  /// The median.
  var median: Double { sorted[sorted.count / 2] }

  /// Returns the median and, in brackets, the 5th and 95th percentiles, with `digits` decimals.
  func text(_ unit: String, digits: Int) -> String {
    let low = sorted[sorted.count / 20]
    let high = sorted[sorted.count - 1 - sorted.count / 20]
    let parts = [median, low, high].map { Self.decimal($0, digits: digits) }
    return "\(parts[0]) \(unit)  (\(parts[1])–\(parts[2]))"
  }

  /// Returns the same text with the 99th percentile appended.
  func tailText(_ unit: String, digits: Int) -> String {
    let tail = sorted[sorted.count - 1 - sorted.count / 100]
    return "\(text(unit, digits: digits)), p99 \(Self.decimal(tail, digits: digits))"
  }

  /// Runs `body` `count` times and returns the duration of each run in seconds.
  static func timing(_ count: Int, _ body: () throws -> Void) rethrows -> [Double] {
    let clock = ContinuousClock()
    return try (0..<count).map { _ in
      let time = try clock.measure(body)
      return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
  }

  /// The processor time that the process has spent, in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the growth of the heap in bytes during `body`, including large blocks.
  static func heapGrowth(_ body: () throws -> Void) rethrows -> Int {
    func bytes() -> Int {
      let info = mallinfo2()
      return Int(info.uordblks) + Int(info.hblkhd)
    }
    let before = bytes()
    try body()
    return bytes() - before
  }

  /// Formats a value of 0 or more with `digits` decimals.
  static func decimal(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((value * Double(unit)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(scaled % unit)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(scaled / unit).\(zeros)\(fraction)"
  }
}
