/// The lost positions of rows if the last match loses, found by exhaustive search.
///
/// A position is stored as one number: the number of rows of each length is a digit, with as many values as can
/// occur below the limit. A move adds a constant to that number. The search takes 2 ms for 24 matches.
struct LostRows: Sendable {
  /// The greatest number of matches in all rows together.
  static let matchLimit = 24

  /// The table, made on first use.
  static let shared = LostRows()

  /// The value of one row of each length in the number of a position.
  private let weights: [Int]
  private var lost: Set<Int> = []

  private init() {
    var (weights, weight) = ([0], 1)
    for row in 1...Self.matchLimit {
      weights.append(weight)
      weight *= Self.matchLimit / row + 1
    }
    self.weights = weights
    let changes = (0...Self.matchLimit).map { row in
      RowTheory.splits(of: row).map { weights[$0] + weights[$1] - weights[row] }
    }
    // Moves lead to fewer matches, so the positions after them are known before.
    for count in 1...Self.matchLimit {
      addLost(of: count, longest: count, rows: [], number: 0, changes)
    }
  }

  /// Adds the lost positions that consist of `rows` and of `count` matches in rows of at most `longest`.
  private mutating func addLost(
    of count: Int, longest: Int, rows: [Int], number: Int, _ changes: [[Int]]
  ) {
    guard count > 0 else {
      let isWon = rows.contains { row in changes[row].contains { lost.contains(number + $0) } }
      if !isWon { lost.insert(number) }
      return
    }
    for row in 1...min(count, longest) {
      addLost(
        of: count - row, longest: row, rows: rows.last == row ? rows : rows + [row],
        number: number + weights[row], changes)
    }
  }

  /// Returns whether a position is lost, or `nil` if it has more than ``matchLimit`` matches.
  func contains(_ rows: [Int]) -> Bool? {
    guard rows.reduce(0, +) <= Self.matchLimit else { return nil }
    return lost.contains(rows.reduce(0) { $0 + weights[$1] })
  }
}
