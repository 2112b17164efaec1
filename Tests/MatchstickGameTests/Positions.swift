import MatchstickGame

/// Lists of positions for tests, each with its groups in ascending order.
enum Positions {
  /// Returns all positions of at most `groups` groups of at most `largest` matches, the empty table included.
  static func all(groups: Int, upTo largest: Int) -> [[Int]] {
    guard groups > 0 else { return [[]] }
    return [[]]
      + stride(from: 1, through: largest, by: 1).flatMap { size in
        all(groups: groups - 1, upTo: size).map { $0 + [size] }
      }
  }

  /// Returns all positions of at most `matches` matches with no group above `largest`, the empty table included.
  static func all(matches: Int, upTo largest: Int = .max) -> [[Int]] {
    [[]]
      + stride(from: 1, through: min(matches, largest), by: 1).flatMap { size in
        all(matches: matches - size, upTo: size).map { $0 + [size] }
      }
  }

  /// Reads a position such as `1-3-5-7`. The empty table is `-`.
  static func read(_ text: Substring) -> [Int] { text.split(separator: "-").compactMap { Int($0) } }

  /// Returns the position after a move.
  static func after(_ move: Reduction, in position: [Int]) -> [Int] {
    var position = position
    if let index = position.firstIndex(of: move.group) { position.remove(at: index) }
    return (position + move.left).sorted()
  }
}
