import MatchstickGame
import TestSupport
import Testing

@Suite("The theory of rows", .tags(.rules))
struct RowTheoryTests {
  private static let absent: Comment = "../shared/data is not here"

  @Test(
    "In all positions of up to 12 matches, or 24, exhaustive search finds the same winning moves",
    arguments: LastMatch.allCases)
  func search(last: LastMatch) {
    let (theory, solver) = (RowTheory(last: last), Solver.rows(last: last))
    for rows in Positions.all(matches: Thoroughness.count(12, full: 24)) {
      #expect(theory.isWon(rows) == solver.canWin(rows), "\(rows)")
      #expect(theory.winningMoves(rows) == solver.winningMoves(rows), "\(rows)")
    }
  }

  @Test(
    "Won positions of up to 24 matches are those of the data", .tags(.slow),
    .enabled(if: PublishedFigures.arePresent, absent))
  func data() throws {
    for row in try #require(PublishedFigures.rows("rows")) {
      let rows = Positions.read(row[0])
      for (last, column) in [(LastMatch.wins, 2), (.loses, 4)] {
        let theory = RowTheory(last: last)
        #expect(theory.sum(rows) == Int(row[1]))
        #expect(theory.isWon(rows) == (row[column] == "1"), "\(row)")
        // The data counts the positions that winning moves leave.
        let left = theory.winningMoves(rows)?.map { Positions.after($0, in: rows) }
        #expect(Set(left ?? []).count == Int(row[column + 1]), "\(row)")
      }
    }
  }

  @Test(
    "Grundy values up to 50 are those of the data",
    .enabled(if: PublishedFigures.arePresent, absent))
  func grundyValues() throws {
    for row in try #require(PublishedFigures.rows("rows_grundy")) {
      #expect(RowTheory.grundy(try #require(Int(row[0]))) == Int(row[1]))
    }
  }

  @Test("Grundy values up to 1,000 obey the recurrence, so that they repeat after 12 from 71 on")
  func period() {
    let values = (0...1000).map { RowTheory.grundy($0) }
    for row in 1...1000 {
      var reached: Set<Int> = []
      for taken in 1...2 where taken <= row {
        for left in 0...(row - taken) { reached.insert(values[left] ^ values[row - taken - left]) }
      }
      #expect(values[row] == (0...).first { !reached.contains($0) })
    }
    // 70 is the last exception.
    #expect(values[70] != values[82])
  }

  @Test("If the last match loses, the single rows 1, 4, 9, 12 and 20 lose, and the others win")
  func singleRows() {
    let theory = RowTheory(last: .loses)
    #expect((1...24).filter { theory.isWon([$0]) == false } == [1, 4, 9, 12, 20])
  }

  @Test("With more than 24 matches of which the last loses, nothing is known")
  func unknown() {
    let theory = RowTheory(last: .loses)
    #expect(theory.isWon([25]) == nil && theory.winningMoves([20, 5]) == nil)
    #expect(theory.isWon([24]) != nil)
    #expect(RowTheory(last: .wins).isWon([1000, 999]) == true)
  }
}
