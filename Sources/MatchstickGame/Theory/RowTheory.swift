/// The theory of rows, from which a turn takes one match or two that touch: Kayles.
///
/// A gap splits a row into two. If the last match wins, the *Grundy values* of the rows decide, as the sizes of
/// heaps do in Nim: a position is lost if their nim-sum is 0. If the last match loses, these values do not decide.
/// ``LostRows`` then has the lost positions of up to ``LostRows/matchLimit`` matches, found by search.
///
/// Source: R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the Cambridge
/// Philosophical Society 52, 1956. W. L. Sibert and J. H. Conway, *Mathematical Kayles*, International Journal of
/// Game Theory 20, 1992, solve the losing form.
public struct RowTheory: Hashable, Sendable {
  /// The outcome for the seat that takes the last match.
  public let last: LastMatch

  /// Makes the theory.
  public init(last: LastMatch) { self.last = last }

  /// The length from which the Grundy values repeat.
  public static let periodStart = 71
  /// The number of values that repeat.
  public static let period = 12

  /// The Grundy values of rows below the end of the first period.
  private static let values: [Int] = {
    var values = [0]
    for row in 1..<periodStart + period {
      let reached = Set(splits(of: row).map { values[$0] ^ values[$1] })
      values.append((0...).first { !reached.contains($0) } ?? 0)
    }
    return values
  }()

  /// Returns the Grundy value of one row: the least number that no move from it leaves.
  ///
  /// - Parameter row: the number of matches, not negative.
  /// - Complexity: O(1)
  public static func grundy(_ row: Int) -> Int {
    row < values.count ? values[row] : values[periodStart + (row - periodStart) % period]
  }

  /// Returns the lengths of the two parts, the shorter one first, that each different move leaves of a row.
  static func splits(of row: Int) -> [(Int, Int)] {
    (1...2).flatMap { taken in
      row < taken ? [] : (0...(row - taken) / 2).map { ($0, row - taken - $0) }
    }
  }
}

extension RowTheory: MatchTheory {
  /// Returns whether the player to move can force the win. It is not known for more than 24 matches if the last
  /// one loses.
  public func isWon(_ groups: [Int]) -> Bool? {
    last == .wins ? sum(groups) != 0 : LostRows.shared.contains(groups).map { !$0 }
  }

  /// Returns all different moves that force the win.
  ///
  /// - Complexity: O(matches)
  public func winningMoves(_ groups: [Int]) -> [Reduction]? {
    let sum = sum(groups)
    let isWinning: (Reduction) -> Bool
    switch last {
    case .wins: isWinning = { sum ^ Self.grundy($0.group) == self.sum($0.left) }
    case .loses:
      guard LostRows.shared.contains(groups) != nil else { return nil }
      isWinning = { LostRows.shared.contains($0.applied(to: groups)) == true }
    }
    return Set(groups).flatMap { row in
      Self.splits(of: row).map { Reduction(row, to: [$0, $1]) }.filter(isWinning)
    }.sorted()
  }

  /// Returns the Grundy value of all rows together.
  public func sum(_ groups: [Int]) -> Int { groups.reduce(0) { $0 ^ Self.grundy($1) } }
}
