/// Solves misère subtraction Nim by looking at every game there is, and knows no theory.
struct Solver {
  /// For each count, whether the player to move can force the win.
  private let wins: [Bool]
  let takeLimit: Int

  /// - Complexity: O(`pile` · `takeLimit`)
  init(pile: Int, takeLimit: Int) {
    self.takeLimit = takeLimit
    // With no match left, the one to move has won: the other took the last one.
    var wins = [true]
    for count in stride(from: 1, through: pile, by: 1) {
      wins.append((1...min(takeLimit, count)).contains { !wins[count - $0] })
    }
    self.wins = wins
  }

  /// Whether the player to move with `count` matches left can force the win.
  func canWin(_ count: Int) -> Bool { wins[count] }

  /// Every take with which the player to move forces the win.
  func winningTakes(_ count: Int) -> [Int] {
    (1...min(takeLimit, count)).filter { !wins[count - $0] }
  }
}
