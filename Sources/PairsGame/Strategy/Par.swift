/// The average number of flips that one player of perfect memory needs.
///
/// With n pairs on the table, k cards known singly and u = 2n − k unknown ones, such a player flips an
/// unknown card. It is the partner of a known one with the chance k/u, and the pair takes two flips. Else
/// a second unknown card is flipped: it matches the first with the chance 1/(u−1), or one of the k
/// with k/(u−1), which takes two more flips, or is new too:
///
/// S(n, k) = k/u (2 + S(n−1, k−1)) + 2(n−k)/u [ (2 + S(n−1, k) + k (4 + S(n−1, k))
/// + 2(n−k−1) (2 + S(n, k+2)) ) / (u−1) ], and S(n, n) = 2n.
///
/// A known card in place of the second unknown one never saves a flip. The tests confirm that by
/// trying both.
public enum Par {
  /// The average for a deck of so many pairs, from 0 to 32: 57.07 for 18.
  ///
  /// - Complexity: O(1), after all have been computed once.
  public static func flips(pairs: Int) -> Double { all[pairs] }

  private static let all = averages(upTo: PairsLayout.cardLimit / 2)

  private static func averages(upTo limit: Int) -> [Double] {
    var averages: [Double] = []
    var fewer: [Double] = []
    for pairs in 0...limit {
      let now = flips(pairs, fewer)
      averages.append(now[0])
      fewer = now
    }
    return averages
  }

  /// S(n, 0) to S(n, n), from those of n − 1.
  private static func flips(_ pairs: Int, _ fewer: [Double]) -> [Double] {
    var flips = Array(repeating: 2 * Double(pairs), count: pairs + 1)
    for known in (0..<pairs).reversed() {
      let (n, k) = (Double(pairs), Double(known))
      let unknown = 2 * n - k
      let partner = known > 0 ? k / unknown * (2 + fewer[known - 1]) : 0
      let isNewAgain = 2 * (n - k - 1)
      let newAgain = known + 2 <= pairs ? isNewAgain * (2 + flips[known + 2]) : 0
      let second = (2 + fewer[known] + k * (4 + fewer[known]) + newAgain) / (unknown - 1)
      flips[known] = partner + 2 * (n - k) / unknown * second
    }
    return flips
  }
}

extension PairsLayout {
  /// The average number of flips that a perfect memory needs alone, to be shown to one decimal.
  public var par: Double { Par.flips(pairs: pairCount) }
}
