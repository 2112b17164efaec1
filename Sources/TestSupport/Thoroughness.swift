import Glibc

/// The amount of testing: a selection that finds most faults quickly, or everything.
///
/// `Scripts/test --thorough` requests everything, by the variable `MATCHWOOD_THOROUGH`.
public enum Thoroughness {
  /// Whether everything is tested.
  public static let isFull = getenv("MATCHWOOD_THOROUGH") != nil

  /// Whether layouts are tested in all languages and windows, as `Scripts/test --languages` requests by the variable
  /// `MATCHWOOD_LANGUAGES`.
  public static let languages = getenv("MATCHWOOD_LANGUAGES") != nil

  /// Returns all cases, or the first, the last and every `step`th in between.
  public static func some<Case>(of cases: [Case], every step: Int) -> [Case] {
    if isFull { return cases }
    return cases.indices.filter { $0.isMultiple(of: step) || $0 == cases.count - 1 }.map {
      cases[$0]
    }
  }

  /// Returns the full count if everything is tested, otherwise the smaller one.
  public static func count(_ few: Int, full: Int) -> Int { isFull ? full : few }

  /// Returns a count from an environment variable, otherwise the same as ``count(_:full:)``.
  public static func count(_ few: Int, full: Int, variable: String) -> Int {
    getenv(variable).flatMap { Int(String(cString: $0)) } ?? count(few, full: full)
  }
}
