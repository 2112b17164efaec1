/// A medal for the quality of a result.
public enum Medal: Int, CaseIterable, Comparable, Sendable {
  case bronze = 1
  case silver, gold

  /// The next better medal, or `nil` for gold.
  public var better: Medal? { Medal(rawValue: rawValue + 1) }

  /// Whether a medal is less than another.
  public static func < (a: Medal, b: Medal) -> Bool { a.rawValue < b.rawValue }
}

/// The largest counts that earn the medals of a game. Fewer is better.
///
/// ```swift
/// let scale = MedalScale(of: 38, tenths: (gold: 12, silver: 15, bronze: 20))
/// scale.medal(for: 52)  // silver: at most 57
/// ```
public struct MedalScale: Hashable, Sendable {
  private let limits: [Medal: Int]

  /// Makes a scale from the largest count of each medal.
  public init(gold: Int, silver: Int, bronze: Int) {
    precondition(gold <= silver && silver <= bronze, "A better medal needs a lower count")
    limits = [.gold: gold, .silver: silver, .bronze: bronze]
  }

  /// Makes a scale whose limits are multiples of a reference count, in tenths of it. They are rounded down.
  public init(of yardstick: Double, tenths: (gold: Int, silver: Int, bronze: Int)) {
    func limit(_ tenths: Int) -> Int { Int((yardstick * Double(tenths) / 10).rounded(.down)) }
    self.init(
      gold: limit(tenths.gold), silver: limit(tenths.silver), bronze: limit(tenths.bronze))
  }

  /// The largest count that earns a medal.
  public subscript(medal: Medal) -> Int { limits[medal] ?? 0 }

  /// Returns the best medal that a count earns, or `nil` if it earns none.
  public func medal(for count: Int) -> Medal? {
    Medal.allCases.last { count <= self[$0] }
  }
}
