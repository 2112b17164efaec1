import Foundation

/// Many tries of one thing: how many there were, what went wrong, and how long the longest took.
struct Campaign {
  /// The first of them, of many.
  private(set) var faults: [String] = []
  private let name: String
  private let begin = ContinuousClock.now
  private var count = 0
  private var worst = Duration.zero

  /// How many minutes it may take at most, where a script says so.
  private static let limit = number("MATCHWOOD_CAMPAIGN_MINUTES").map { Duration.seconds(60 * $0) }
  /// How a script calls the build.
  private static let build = ProcessInfo.processInfo.environment["MATCHWOOD_CAMPAIGN_BUILD"]

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  init(_ name: String) { self.name = name }

  /// Whether its time is over, or enough has gone wrong.
  var isOver: Bool { faults.count >= 20 || Self.limit.map { .now - begin > $0 } ?? false }

  /// Does one thing, and notes how long it took.
  mutating func timed<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    defer { worst = max(worst, .now - start) }
    return try work()
  }

  /// Notes what has come of one try.
  mutating func note(_ faults: [String], _ place: @autoclosure () -> String) {
    count += 1
    self.faults += faults.map { "\(place()): \($0)" }
  }

  /// Prints a row of the table that a script makes of them.
  func end() {
    guard let build = Self.build else { return }
    let minutes = (.now - begin) / .seconds(60)
    let row = [
      name, build, "\(count)", "\(faults.count)",
      String(format: "%.0f ms", worst / .milliseconds(1)), String(format: "%.1f", minutes),
    ]
    print("| \(row.joined(separator: " | ")) |")
  }
}
