import MatchstickGame

/// Solves a game by looking at every position there is, and knows no theory.
///
/// A position is the number of matches in each group, in ascending order and without empty groups.
final class Solver {
  /// Returns what a move can leave of a group.
  private let moves: (Int) -> [[Int]]
  private let last: LastMatch
  private var known: [[Int]: Bool] = [:]

  init(last: LastMatch, moves: @escaping (Int) -> [[Int]]) {
    (self.last, self.moves) = (last, moves)
  }

  /// A solver for one pile.
  static func pile(takeLimit: Int, last: LastMatch = .loses) -> Solver {
    Solver(last: last) { count in (1...min(takeLimit, count)).map { [count - $0] } }
  }

  /// A solver for heaps.
  static func heaps(last: LastMatch) -> Solver {
    Solver(last: last) { heap in (0..<heap).map { [$0] } }
  }

  /// A solver for rows.
  static func rows(last: LastMatch) -> Solver {
    Solver(last: last) { row in
      (1...2).filter { $0 <= row }.flatMap { taken in
        (0...row - taken).map { [$0, row - taken - $0] }
      }
    }
  }

  /// Whether the player to move can force the win.
  func canWin(_ groups: [Int]) -> Bool {
    guard !groups.isEmpty else { return last == .loses }
    if let answer = known[groups] { return answer }
    let answer = replies(to: groups).contains { !canWin($0.position) }
    known[groups] = answer
    return answer
  }

  /// Every different move with which the player to move forces the win, in ascending order.
  func winningMoves(_ groups: [Int]) -> [Reduction] {
    Set(replies(to: groups).filter { !canWin($0.position) }.map(\.move)).sorted()
  }

  private func replies(to groups: [Int]) -> [(move: Reduction, position: [Int])] {
    groups.indices.flatMap { index in
      moves(groups[index]).map { left in
        var position = groups
        position.replaceSubrange(index...index, with: left)
        return (
          Reduction(groups[index], to: left), position.filter { $0 > 0 }.sorted()
        )
      }
    }
  }
}

extension Solver {
  /// Whether the player to move with `count` matches in one pile can force the win.
  func canWin(_ count: Int) -> Bool { canWin(count == 0 ? [] : [count]) }

  /// Every take with which the player to move forces the win in one pile.
  func winningTakes(_ count: Int) -> [Int] {
    winningMoves([count]).map { count - ($0.left.first ?? 0) }.sorted()
  }
}
