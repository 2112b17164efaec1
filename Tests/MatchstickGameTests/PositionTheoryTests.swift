import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Position theory", .tags(.rules))
struct PositionTheoryTests {
  @Test("A position is lost exactly if exhaustive search says so", arguments: 2...5)
  func lostPositions(takeLimit: Int) {
    let solver = Solver(pile: 60, takeLimit: takeLimit)
    for count in 0...60 {
      #expect(
        PositionTheory.isLost(remaining: count, takeLimit: takeLimit) == !solver.canWin(count),
        "\(count) matches")
    }
  }

  @Test("The best take is the only one that forces the win, and none if lost", arguments: 2...5)
  func bestTake(takeLimit: Int) {
    let solver = Solver(pile: 60, takeLimit: takeLimit)
    for count in 1...60 {
      let best = PositionTheory.bestTake(remaining: count, takeLimit: takeLimit)
      #expect(solver.winningTakes(count) == (best.map { [$0] } ?? []), "\(count) matches")
    }
  }

  @Test("There is no best take when the game is over")
  func over() {
    #expect(PositionTheory.bestTake(remaining: 0, takeLimit: 3) == nil)
  }

  @Test("With 1 to 3 matches a turn, 1, 5, 9, 13 and 17 are lost")
  func table() {
    let lost = (0...18).filter { PositionTheory.isLost(remaining: $0, takeLimit: 3) }
    #expect(lost == [1, 5, 9, 13, 17])
  }
}
