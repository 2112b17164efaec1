/// The reason why a position of heaps or rows is won or lost: the values of its groups as powers of two, which a view
/// draws as columns.
///
/// ```swift
/// let pairing = NimPairing(heaps: [1, 3, 4], taking: Reduction(4, to: [2]), last: .loses)
/// pairing.powers             // 4, 2, 1
/// pairing.parts(of: 1)       // heap 2 of three: 2, 1
/// pairing.isEven(4)          // false: only the third heap has a 4
/// pairing.removed            // 4: what the move removes from its heap
/// ```
public struct NimPairing: Hashable, Sendable {
  /// The number of matches in each heap or row, in the order on the table, with empty heaps.
  public let counts: [Int]
  /// The value of each heap or row: the size of a heap, the Grundy value of a row.
  public let values: [Int]
  /// The index in ``counts`` of the group that the winning move changes, or `nil` in a lost position.
  public let changed: Int?
  /// The value of what the move leaves of its group.
  private let left: Int
  /// Whether the sums decide the position that the move leaves, or without a move this one.
  ///
  /// If not, only single matches are left, and their number decides: the winning move leaves an odd number.
  public let isDecidedBySums: Bool

  /// Makes the pairing of heaps.
  ///
  /// - Parameters:
  ///   - move: a winning move, or `nil` in a lost position. The first heap of its size is changed.
  init(heaps: [Int], taking move: Reduction?, last: LastMatch) {
    (counts, values) = (heaps, heaps)
    changed = move.flatMap { heaps.firstIndex(of: $0.group) }
    left = move?.left.first ?? 0
    let after = move?.applied(to: heaps) ?? heaps
    isDecidedBySums = HeapTheory(last: last).isDecidedBySum(after)
  }

  /// Makes the pairing of rows whose last match wins.
  ///
  /// - Parameter move: a winning move, or `nil` in a lost position. The first row of its size is changed.
  init(rows: [Int], taking move: Reduction?) {
    (counts, values) = (rows, rows.map(RowTheory.grundy))
    changed = move.flatMap { rows.firstIndex(of: $0.group) }
    left = RowTheory(last: .wins).sum(move?.left ?? [])
    isDecidedBySums = true
  }

  /// The powers of two to draw, in descending order: 4, 2, 1, and larger ones from a value of eight on.
  public var powers: [Int] {
    let largest = max(4, values.max() ?? 0)
    return Self.powersOfTwo(upTo: largest).reversed()
  }

  /// Returns the powers of two that make up the value of a group, in descending order.
  ///
  /// - Parameter group: an index in ``values``.
  public func parts(of group: Int) -> [Int] { powers.filter { values[group] & $0 != 0 } }

  /// The powers that the winning move removes from its group, in descending order.
  public var removed: [Int] {
    changed.map { group in powers.filter { values[group] & ~left & $0 != 0 } } ?? []
  }

  /// The powers that the winning move adds to its group, in descending order.
  public var added: [Int] {
    changed.map { group in powers.filter { left & ~values[group] & $0 != 0 } } ?? []
  }

  /// Returns whether a power occurs in an even number of groups, before the move.
  public func isEven(_ power: Int) -> Bool { sum & power == 0 }

  /// The nim-sum before the move.
  public var sum: Int { values.reduce(0, ^) }

  private static func powersOfTwo(upTo largest: Int) -> [Int] {
    Array(sequence(first: 1) { $0 * 2 <= largest ? $0 * 2 : nil })
  }
}
