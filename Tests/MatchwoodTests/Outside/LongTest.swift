import Foundation
import TestSupport

/// How long a test goes on that could go on for ever: for some cases, or as long as a script of `Scripts` says.
///
/// The script sets `MATCHWOOD_KILLS` or the like to a count, `MATCHWOOD_MINUTES` to a limit in time, and `MATCHWOOD_BUILD`
/// to what it calls its build.
struct LongTest {
  private let count: Int
  private let minutes: Double
  private let start = ContinuousClock.now

  /// - Parameters:
  ///   - name: of the variable.
  ///   - few: how many cases where no script asks, or `full` with `Thoroughness`.
  ///   - share: how much of what a script asks for is this test's.
  init(_ name: String, few: Int, full: Int, share: Double = 1) {
    let asked = Self.number("MATCHWOOD_" + name)
    isAsked = asked != nil
    count = asked.map { max(1, Int($0 * share)) } ?? Thoroughness.count(few, full: full)
    minutes = Self.number("MATCHWOOD_MINUTES").map { $0 * share } ?? .infinity
  }

  /// A test that counts by itself what it tries.
  init() {
    isAsked = false
    count = .max
    minutes = Self.number("MATCHWOOD_MINUTES") ?? .infinity
  }

  /// Whether a script of `Scripts` asks for more than a sample.
  let isAsked: Bool

  /// Whether the program is as people play it, and not one built to find faults.
  @MainActor static var isOptimised: Bool {
    #if DEBUG
      ProgramRun.path(of: "matchwood").contains("release")
    #else
      true
    #endif
  }

  /// Whether another case is to be tried.
  func goesOn(after cases: Int) -> Bool { cases < count && spent < minutes }

  /// As many of some cases as are to be tried, spread over all of them.
  func some(of cases: [Int]) -> [Int] {
    guard cases.count > count else { return cases }
    return (0..<count).map { cases[(2 * $0 + 1) * cases.count / (2 * count)] }
  }

  private var spent: Double { (ContinuousClock.now - start) / .seconds(60) }

  /// Prints each 50 cases how far it is, where a script asks for many.
  func progress(_ what: String, _ cases: Int, faults: [String]) {
    guard isAsked, cases % 50 == 0 else { return }
    let spent = String(format: "%.1f", spent)
    print("progress: \(what): \(cases) of \(count), faults: \(faults.count), minutes: \(spent)")
    fflush(nil)
  }

  /// Prints how it went, as a row of a table: what, build, count, faults, worst, minutes.
  ///
  /// - Parameter worst: what can be said of it besides.
  @MainActor func report(_ what: String, _ count: Int, faults: [String], _ worst: String) {
    let build = Self.build ?? (Self.isOptimised ? "optimised" : "debug")
    let spent = String(format: "%.1f", spent)
    print("| \(what) | \(build) | \(count) | \(faults.count) | \(worst) | \(spent) |")
    for fault in faults.prefix(20) { print("fault: \(fault)") }
  }

  /// How a script calls the build.
  static let build = ProcessInfo.processInfo.environment["MATCHWOOD_BUILD"]

  private static func number(_ variable: String) -> Double? {
    ProcessInfo.processInfo.environment[variable].flatMap(Double.init)
  }
}
