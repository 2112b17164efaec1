import SlidingGame
import TestSupport
import Testing

@testable import Matchwood

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

  @Test("Tables that were not made are not kept, and making them can be cancelled")
  func unmade() {
    TableFile(folder: folder.path + "/new").refine(solver, isCancelled: { true })
    #expect(folder.names.isEmpty)
    #expect(solver.refinedBytes == nil && solver.tableBytes == 0)
    TableFile(folder: folder.path).refine(SlidingSolver(.square(5)))
    #expect(folder.names.isEmpty)
  }
}
