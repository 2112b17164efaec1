/// The theory of one form of the game: which positions are won, and by which moves.
///
/// A position is the number of matches in each group, in any order, without empty groups. It is *won* if the
/// player to move can force the win. An empty table is won if the last match loses, because the opponent took it.
public protocol MatchTheory: Sendable {
  /// The outcome for the seat that takes the last match.
  var last: LastMatch { get }

  /// Returns whether the player to move can force the win, or `nil` if this is not known.
  func isWon(_ groups: [Int]) -> Bool?

  /// Returns the different moves that force the win, in ascending order, or `nil` if they are not known.
  func winningMoves(_ groups: [Int]) -> [Reduction]?

  /// Returns the number that decides normal play: 0 in the lost positions.
  func sum(_ groups: [Int]) -> Int
}

/// The effect of a move on its group: the number of matches before, and those of the groups that remain.
///
/// The text of a reduction is `5>2` in a heap, `8>3-3` in a row that is split, and `1>0` if nothing remains.
public struct Reduction: Hashable, Sendable {
  /// The number of matches in the group before the move.
  public let group: Int
  /// The sizes of the groups that remain of it, in ascending order: none, one or two.
  public let left: [Int]

  /// Makes a reduction.
  ///
  /// - Parameter left: the sizes that remain, in any order. Zeros are dropped.
  public init(_ group: Int, to left: [Int]) {
    self.group = group
    self.left = left.filter { $0 > 0 }.sorted()
  }

  /// Returns a position after this move.
  ///
  /// - Precondition: the position has a group of this size.
  public func applied(to groups: [Int]) -> [Int] {
    guard let index = groups.firstIndex(of: group) else {
      preconditionFailure("There is no group of \(group) in \(groups)")
    }
    var groups = groups
    groups.replaceSubrange(index...index, with: left)
    return groups
  }
}

extension Reduction: Comparable {
  /// Compares the groups, then what remains of them, number by number.
  public static func < (a: Reduction, b: Reduction) -> Bool {
    a.group == b.group ? a.left.lexicographicallyPrecedes(b.left) : a.group < b.group
  }
}

extension Reduction: CustomStringConvertible {
  /// The text of the reduction, such as `8>3-3`.
  public var description: String {
    "\(group)>\(left.isEmpty ? "0" : left.map(String.init).joined(separator: "-"))"
  }
}
