import Foundation

/// Many tries of one thing: how many there were, what went wrong, and how long the longest took.
struct Campaign {
  /// The first of them, of many.
  private(set) var faults: [String] = []
  private let name: String
  private let test = LongTest()
  private var count = 0
  private var worst = Duration.zero

  init(_ name: String) { self.name = name }

  /// Whether its time is over, or enough has gone wrong.
  var isOver: Bool { faults.count >= 20 || !test.goesOn(after: count) }

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
  @MainActor func end() {
    guard LongTest.build != nil else { return }
    test.report(name, count, faults: faults, String(format: "%.0f ms", worst / .milliseconds(1)))
  }
}
