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

/// The reason why a position of heaps is won or lost: its heaps as powers of two, which a view draws as columns.
///
/// ```swift
/// let pairing = HeapPairing([1, 3, 4], taking: Reduction(4, to: [2]), last: .loses)
/// pairing.powers             // 4, 2, 1
/// pairing.parts(of: 1)       // heap 2 of three: 2, 1
/// pairing.isEven(4)          // false: only the third heap has a 4
/// pairing.removed            // 4: what the move removes from its heap
/// ```
public struct HeapPairing: Hashable, Sendable {
  /// The number of matches in each heap, in the order on the table, with empty heaps.
  public let heaps: [Int]
  /// The index in ``heaps`` of the heap that the winning move changes, or `nil` in a lost position.
  public let heap: Int?
  /// The number of matches that the move leaves in its heap.
  private let left: Int
  /// Whether the sums decide the position that the move leaves, or without a move this one.
  ///
  /// If not, only single matches are left, and their number decides: the winning move leaves an odd number.
  public let isDecidedBySums: Bool

  /// Makes the pairing of a position.
  ///
  /// - Parameters:
  ///   - move: a winning move, or `nil` in a lost position. The first heap of its size is changed.
  init(_ heaps: [Int], taking move: Reduction?, last: LastMatch) {
    self.heaps = heaps
    heap = move.flatMap { heaps.firstIndex(of: $0.group) }
    left = move?.left.first ?? 0
    let after = move?.applied(to: heaps) ?? heaps
    isDecidedBySums = HeapTheory(last: last).isDecidedBySum(after)
  }

  /// The powers of two to draw, in descending order: 4, 2, 1, and larger ones from a heap of eight on.
  public var powers: [Int] {
    let largest = max(4, heaps.max() ?? 0)
    return Self.powersOfTwo(upTo: largest).reversed()
  }

  /// Returns the powers of two that make up a heap, in descending order.
  ///
  /// - Parameter heap: an index in ``heaps``.
  public func parts(of heap: Int) -> [Int] { powers.filter { heaps[heap] & $0 != 0 } }

  /// The powers that the winning move removes from its heap, in descending order.
  public var removed: [Int] {
    heap.map { heap in powers.filter { heaps[heap] & ~left & $0 != 0 } } ?? []
  }

  /// The powers that the winning move adds to its heap, in descending order.
  public var added: [Int] {
    heap.map { heap in powers.filter { left & ~heaps[heap] & $0 != 0 } } ?? []
  }

  /// Returns whether a power occurs in an even number of heaps, before the move.
  public func isEven(_ power: Int) -> Bool { sum & power == 0 }

  /// The nim-sum before the move.
  public var sum: Int { heaps.reduce(0, ^) }

  private static func powersOfTwo(upTo largest: Int) -> [Int] {
    Array(sequence(first: 1) { $0 * 2 <= largest ? $0 * 2 : nil })
  }
}
