import GameKernel

/// The average number of flips that a single player with a perfect memory needs.
///
/// Let n be the pairs on the table, k the cards known without their partner, and u = 2n − k the unknown cards. The
/// player flips an unknown card. With the chance k/u it is the partner of a known one, and the pair takes two
/// flips. Otherwise the player flips a second unknown card. It matches the first with the chance 1/(u−1). It
/// matches one of the k cards with the chance k/(u−1), which takes two more flips. Or it is new too:
///
/// S(n, k) = k/u (2 + S(n−1, k−1)) + 2(n−k)/u [ (2 + S(n−1, k) + k (4 + S(n−1, k)) + 2(n−k−1) (2 + S(n, k+2)) ) /
/// (u−1) ], and S(n, n) = 2n.
///
/// A known card in place of the second unknown one never saves a flip. The tests confirm this by trying both.
public enum Par {
  /// Returns the average for 0 to 32 pairs on the table: 57.07 for a deck of 18.
  ///
  /// - Parameter known: the cards whose partner is not known, at most `pairs`.
  /// - Complexity: O(1). The first call computes all averages.
  public static func flips(pairs: Int, known: Int = 0) -> Double { all[pairs][known] }

  /// S(n, k), by n and then k.
  private static let all = averages(upTo: PairsLayout.cardLimit / 2)

  private static func averages(upTo limit: Int) -> [[Double]] {
    var averages: [[Double]] = []
    for pairs in 0...limit { averages.append(flips(pairs, averages.last ?? [])) }
    return averages
  }

  /// Returns S(n, 0) to S(n, n), computed from those of n − 1.
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
  /// The average number of flips that a single player with a perfect memory needs.
  public var par: Double { Par.flips(pairs: pairCount) }

  /// The medals of a single player, by flips.
  ///
  /// By simulation, a player who remembers every second card gets bronze or better in most games.
  public var medals: MedalScale { MedalScale(of: par, tenths: (gold: 11, silver: 13, bronze: 16)) }
}
