import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Tables for the longest proofs", .tags(.rules, .slow))
struct HardTableTests {
  @Test("Only 4 × 4 has hard tables, and bytes that are none are refused")
  func bytes() {
    let solver = SlidingSolver(.square(4))
    #expect(solver.hardTables.parts == 2)
    #expect(solver.hardTables.bytes == nil)
    for count in [0, 16, 1000] {
      #expect(!solver.hardTables.load(Array(repeating: 0, count: count)))
    }
    #expect(solver.tableBytes == 0)
    for shape in ["3", "4x3", "5", "2x8"] {
      let solver = SlidingSolver(.of(shape))
      #expect(solver.hardTables.parts == 0)
      #expect(!solver.hardTables.load([]))
    }
  }

  @Test("Hard tables that were cancelled are not there")
  func cancelled() {
    let solver = SlidingSolver(.square(4))
    for part in 0..<solver.hardTables.parts {
      solver.hardTables.make(part, isCancelled: { true })
    }
    #expect(solver.hardTables.bytes == nil && solver.tableBytes == 0)
  }

  @Test(
    "By hard tables ways are as long as by others, in fewer boards and at most 64 MB",
    .enabled(if: Thoroughness.isFull))
  func proofs() throws {
    let solver = SlidingSolver(.square(4))
    for part in 0..<solver.hardTables.parts { solver.hardTables.make(part) }
    var (hard, others) = (0, 0)
    for seed in 0..<8 as Range<UInt64> {
      let board = SlidingPuzzle.start(.dealt(.square(4)), seed: seed).board
      let (one, other) = (solver.solve(board), Ways.fifteen.solve(board))
      #expect(one.isOptimal && one.moves.count == other.moves.count)
      #expect(Ways.end(board, one.moves)?.isSolved == true)
      (hard, others) = (hard + one.nodes, others + other.nodes)
    }
    #expect(10 * hard < others)
    #expect(solver.tableBytes <= 64_000_000)
    let kept = SlidingSolver(.square(4))
    var bytes = try #require(solver.hardTables.bytes)
    #expect(kept.hardTables.load(bytes))
    bytes[bytes.count / 2] ^= 1
    #expect(!kept.hardTables.load(bytes))
  }
}
