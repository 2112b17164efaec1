import Files
import SlidingGame
import TestSupport
import Testing

@testable import Matchwood
@testable import SlidingScenes

@Suite("The file of a solver's tables") @MainActor
struct TableFileTests {
  private let folder = TemporaryFolder()
  private let solver = SlidingSolver(.square(4))

  @Test("Where there is no file, none that can be read, or no folder, no tables are taken")
  func nothing() {
    #expect(!TableFile(folder: nil).load(into: solver))
    #expect(!TableFile(folder: folder.path).load(into: solver))
    folder.write("M\u{2}\u{4}\u{4} and no tables", to: "tiles-4.tables")
    #expect(!TableFile(folder: folder.path).load(into: solver))
    #expect(!TableFile(folder: "/dev/null/x").load(into: solver))
    #expect(solver.tableBytes == 0)
  }

  @Test("Tables with a right sum over entries of their own are not taken")
  func crafted() throws {
    // Of version 2 of the tables of 4 × 4: all entries are 0, and so is the sum over them.
    let head: [UInt8] = [0x4D, 2, 4, 4, 0xAC, 0xE2, 0xD6, 0x5B] + Array(repeating: 0, count: 8)
    let zeros = [UInt8](repeating: 0, count: (1 << 24) + 2048)
    try SafeFile(path: folder.path + "/tiles-4.tables", protection: .reproducible).write(
      head + zeros)
    #expect(!TableFile(folder: folder.path).load(into: solver))
  }

  @Test(
    "Kept tables are taken, and others not, wherever they differ", .enabled(if: Thoroughness.isFull)
  )
  func kept() throws {
    TableFile(folder: folder.path).refine(solver)
    let kept = SlidingSolver(.square(4))
    #expect(TableFile(folder: folder.path).load(into: kept))
    #expect(kept.fineTables.bytes == solver.fineTables.bytes)
  }

  @Test("Tables that were not made are not kept, and making them can be cancelled")
  func unmade() {
    TableFile(folder: folder.path + "/new").refine(solver, isCancelled: { true })
    #expect(folder.names.isEmpty)
    #expect(solver.fineTables.bytes == nil && solver.tableBytes == 0)
    TableFile(folder: folder.path + "/new").loadHardTables(solver, isCancelled: { true })
    #expect(folder.names.isEmpty && solver.hardTables.bytes == nil)
    TableFile(folder: folder.path).refine(SlidingSolver(.square(5)))
    TableFile(folder: folder.path).loadHardTables(SlidingSolver(.square(5)))
    #expect(folder.names.isEmpty)
  }
}
