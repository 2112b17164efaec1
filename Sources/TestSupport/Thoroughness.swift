import Glibc

/// How much the tests do: what finds nearly every fault soon, or all that there is to try.
///
/// `Scripts/test --thorough` asks for all by the variable `MATCHWOOD_THOROUGH`.
public enum Thoroughness {
  /// Whether all is asked for.
  public static let isFull = getenv("MATCHWOOD_THOROUGH") != nil

  /// All of some cases, or the first, the last and every so manyth between.
  public static func some<Case>(of cases: [Case], every step: Int) -> [Case] {
    if isFull { return cases }
    return cases.indices.filter { $0.isMultiple(of: step) || $0 == cases.count - 1 }.map {
      cases[$0]
    }
  }

  /// A count that all asks for, or a smaller one.
  public static func count(_ few: Int, full: Int) -> Int { isFull ? full : few }

  /// A count that a script asks for by a variable, else as ``count(_:full:)``.
  public static func count(_ few: Int, full: Int, variable: String) -> Int {
    getenv(variable).flatMap { Int(String(cString: $0)) } ?? count(few, full: full)
  }
}
