/// Who can force the win in Matchsticks, in closed form.
///
/// A player who faces n ≡ 1 (mod limit + 1) matches is lost: whatever they take, the other fills
/// it up to limit + 1, until one match is left, which must be taken. From every other count one
/// take leads there. The tests prove both by exhaustive search.
///
/// Source: subtraction games under the misère rule, in Berlekamp, Conway and Guy, *Winning Ways*.
public enum PositionTheory {
  /// Whether the player to move loses against perfect play.
  ///
  /// No match left is not lost: then the other has just taken the last one.
  ///
  /// - Parameters:
  ///   - remaining: the number of matches left, not negative.
  ///   - takeLimit: the most that one turn may take, at least 1.
  /// - Complexity: O(1)
  public static func isLost(remaining: Int, takeLimit: Int) -> Bool {
    remaining % (takeLimit + 1) == 1
  }

  /// The one take that forces the win, or `nil` if the position is lost or the game is over.
  ///
  /// - Parameters:
  ///   - remaining: the number of matches left, not negative.
  ///   - takeLimit: the most that one turn may take, at least 1.
  /// - Complexity: O(1)
  public static func bestTake(remaining: Int, takeLimit: Int) -> Int? {
    guard remaining > 0 else { return nil }
    let surplus = (remaining - 1) % (takeLimit + 1)
    return surplus == 0 ? nil : surplus
  }
}
