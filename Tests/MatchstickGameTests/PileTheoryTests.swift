import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("The theory of one pile", .tags(.rules))
struct PileTheoryTests {
  @Test(
    "A position is lost exactly if exhaustive search says so", arguments: 2...5,
    LastMatch.allCases)
  func lostPositions(takeLimit: Int, last: LastMatch) {
    let solver = Solver.pile(takeLimit: takeLimit, last: last)
    let theory = PileTheory(takeLimit: takeLimit, last: last)
    for count in 0...60 {
      #expect(theory.isLost(count) == !solver.canWin(count), "\(count) matches")
    }
  }

  @Test(
    "The best take is the only one that forces the win, and none if lost", arguments: 2...5,
    LastMatch.allCases)
  func bestTake(takeLimit: Int, last: LastMatch) {
    let solver = Solver.pile(takeLimit: takeLimit, last: last)
    let theory = PileTheory(takeLimit: takeLimit, last: last)
    for count in 1...60 {
      #expect(
        solver.winningTakes(count) == (theory.winningTake(count).map { [$0] } ?? []),
        "\(count) matches")
      #expect(theory.winningMoves([count]) == solver.winningMoves([count]))
    }
  }

  @Test("There is no best take when the game is over")
  func over() {
    #expect(PileTheory(takeLimit: 3).winningTake(0) == nil)
    #expect(PileTheory(takeLimit: 3, last: .wins).winningTake(0) == nil)
  }

  @Test("With 1 to 3 matches a turn, 1, 5, 9, 13 and 17 are lost, and multiples of 4 otherwise")
  func table() {
    #expect((0...18).filter { PileTheory(takeLimit: 3).isLost($0) } == [1, 5, 9, 13, 17])
    let wins = PileTheory(takeLimit: 3, last: .wins)
    #expect((0...18).filter { wins.isLost($0) } == [0, 4, 8, 12, 16])
  }
}
