/// The theory of several heaps, from one of which a turn takes any number: Bouton's game Nim.
///
/// Each heap is written as a sum of different powers of two. The *nim-sum* has the powers that occur in an odd
/// number of heaps. If the last match wins, a position is lost if its nim-sum is 0. If the last match loses, the
/// same holds as long as any heap has two matches or more. Of single matches alone, an odd number is lost.
///
/// Source: C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3, 1901.
public struct HeapTheory: Hashable, Sendable {
  /// The outcome for the seat that takes the last match.
  public let last: LastMatch

  /// Makes the theory.
  public init(last: LastMatch) { self.last = last }

  /// Whether the nim-sum decides a position, and not the number of single matches.
  func isDecidedBySum(_ heaps: [Int]) -> Bool { last == .wins || heaps.contains { $0 > 1 } }

  /// Whether the player to move can force the win.
  ///
  /// - Complexity: O(heaps)
  func canWin(_ heaps: [Int]) -> Bool {
    isDecidedBySum(heaps) ? sum(heaps) != 0 : heaps.count { $0 > 0 }.isMultiple(of: 2)
  }
}

extension HeapTheory: MatchTheory {
  /// Returns whether the player to move can force the win.
  public func isWon(_ groups: [Int]) -> Bool? { canWin(groups) }

  /// Returns all moves that force the win.
  ///
  /// - Complexity: O(heaps²)
  public func winningMoves(_ groups: [Int]) -> [Reduction]? {
    let sum = sum(groups)
    let moves = Set(groups).flatMap { heap in
      // A move wins if it leaves nim-sum 0, or single matches alone.
      Set([heap ^ sum, 0, 1]).filter { $0 < heap }.map { Reduction(heap, to: [$0]) }
    }
    return moves.filter { !canWin($0.applied(to: groups)) }.sorted()
  }

  /// Returns the nim-sum.
  public func sum(_ groups: [Int]) -> Int { groups.reduce(0, ^) }
}
