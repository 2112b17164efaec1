/// The theory of one pile, in closed form.
///
/// If the last match loses, a player who faces n ≡ 1 (mod limit + 1) matches is lost. After each take, the
/// opponent completes it to limit + 1, until one match is left, which must be taken. If the last match wins, the
/// same holds for n ≡ 0. From every other count, one take leads to such a position.
///
/// Source: subtraction games, in Berlekamp, Conway and Guy, *Winning Ways*.
public struct PileTheory: Hashable, Sendable {
  /// The most matches in a turn, at least 1.
  public let takeLimit: Int
  /// The outcome for the seat that takes the last match.
  public let last: LastMatch

  /// Makes the theory for a limit of at least 1.
  public init(takeLimit: Int, last: LastMatch = .loses) {
    precondition(takeLimit >= 1, "A turn takes at least one match")
    (self.takeLimit, self.last) = (takeLimit, last)
  }

  /// The smallest count from which the player to move loses: 0 or 1.
  private var leastLost: Int { last == .loses ? 1 : 0 }

  /// Whether the player to move loses against perfect play.
  ///
  /// - Parameter count: the number of matches left, not negative.
  /// - Complexity: O(1)
  public func isLost(_ count: Int) -> Bool { count % (takeLimit + 1) == leastLost }

  /// Returns the only take that forces the win, or `nil` if the position is lost or the pile is empty.
  ///
  /// - Parameter count: the number of matches left, not negative.
  /// - Complexity: O(1)
  public func winningTake(_ count: Int) -> Int? {
    count == 0 || isLost(count) ? nil : (count - leastLost) % (takeLimit + 1)
  }
}

extension PileTheory: MatchTheory {
  /// Returns whether the player to move can force the win from a pile.
  public func isWon(_ groups: [Int]) -> Bool? { !isLost(sumOfMatches(groups)) }

  /// Returns the only winning move, if there is one.
  public func winningMoves(_ groups: [Int]) -> [Reduction]? {
    let count = sumOfMatches(groups)
    return winningTake(count).map { [Reduction(count, to: [count - $0])] } ?? []
  }

  /// Returns the count modulo limit + 1.
  public func sum(_ groups: [Int]) -> Int { sumOfMatches(groups) % (takeLimit + 1) }

  private func sumOfMatches(_ groups: [Int]) -> Int { groups.reduce(0, +) }
}
