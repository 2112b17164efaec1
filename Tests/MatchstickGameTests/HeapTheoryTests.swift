import MatchstickGame
import TestSupport
import Testing

@Suite("The theory of heaps", .tags(.rules))
struct HeapTheoryTests {
  /// All positions of up to four heaps of up to seven matches.
  private static let positions = Positions.all(groups: 4, upTo: 7)

  @Test(
    "In all 330 positions of up to 4 heaps of 7, exhaustive search finds the same winning moves",
    arguments: LastMatch.allCases)
  func search(last: LastMatch) {
    let (theory, solver) = (HeapTheory(last: last), Solver.heaps(last: last))
    #expect(Self.positions.count == 330)
    for heaps in Self.positions {
      #expect(theory.isWon(heaps) == solver.canWin(heaps), "\(heaps)")
      #expect(theory.winningMoves(heaps) == solver.winningMoves(heaps), "\(heaps)")
    }
  }

  @Test(
    "Won positions, moves and nim-sums are those of the data",
    .enabled(if: PublishedFigures.arePresent, "../shared/data is not here"))
  func data() throws {
    for row in try #require(PublishedFigures.rows("heaps")) {
      let heaps = Positions.read(row[0])
      for (last, column) in [(LastMatch.wins, 2), (.loses, 4)] {
        let theory = HeapTheory(last: last)
        #expect(theory.sum(heaps) == Int(row[1]))
        #expect(theory.isWon(heaps) == (row[column] == "1"), "\(row)")
        let moves = theory.winningMoves(heaps)?.map(\.description).joined(separator: " ")
        #expect(moves ?? "" == row[column + 1], "\(row)")
      }
    }
  }

  @Test("Marienbad is lost either way, and 3-4-5 is won by taking 2 from the 3")
  func presets() {
    for last in LastMatch.allCases {
      let theory = HeapTheory(last: last)
      #expect(theory.isWon([1, 3, 5, 7]) == false)
      #expect(theory.winningMoves([3, 4, 5]) == [Reduction(3, to: [1])])
    }
  }

  @Test("The pairing shows the powers of two, and those that the winning move removes and adds")
  func pairing() throws {
    let state = Matchsticks.start(.init(.init(.heaps([1, 3, 4]))), seed: 0)
    let pairing = try #require(state.pairing)
    #expect(pairing.powers == [4, 2, 1])
    #expect((0..<3).map { pairing.parts(of: $0) } == [[1], [2, 1], [4]])
    #expect(pairing.powers.map { pairing.isEven($0) } == [false, false, true])
    #expect(pairing.sum == 6 && pairing.changed == 2)
    #expect(pairing.removed == [4] && pairing.added == [2])
    #expect(pairing.isDecidedBySums)
  }

  @Test("In a lost position all powers are even, and there is no move to show")
  func lost() throws {
    let state = Matchsticks.start(.init(.init(.heaps([1, 3, 5, 7]))), seed: 0)
    let pairing = try #require(state.pairing)
    #expect(pairing.powers.allSatisfy { pairing.isEven($0) })
    #expect(pairing.changed == nil && pairing.removed.isEmpty && pairing.added.isEmpty)
  }

  @Test("From eight matches on, the pairing shows eights")
  func eights() {
    let state = Matchsticks.start(.init(.init(.heaps([8, 9]))), seed: 0)
    #expect(state.pairing?.powers == [8, 4, 2, 1])
  }

  @Test("Sums do not decide if the winning move leaves single matches and the last one loses")
  func singles() {
    func isDecided(_ heaps: [Int], _ last: LastMatch) -> Bool? {
      Matchsticks.start(.init(.init(.heaps(heaps), last: last)), seed: 0).pairing?.isDecidedBySums
    }
    #expect(isDecided([1, 1, 5], .loses) == false)
    #expect(isDecided([1, 1, 5], .wins) == true)
    #expect(isDecided([2, 2, 5], .loses) == true)
    #expect(isDecided([1, 1, 1], .loses) == false)
  }
}
