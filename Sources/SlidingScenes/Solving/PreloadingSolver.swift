import SlidingGame
import Synchronization

/// A solver that loads its stored finer tables before its first use.
///
/// Its methods take time and belong on a background thread. Several threads may call them at once.
nonisolated final class PreloadingSolver: Sendable {
  let shape: BoardShape
  private let solver: SlidingSolver
  private let file: TableFile
  /// Whether the tables were loaded from the file. `nil` before the first attempt.
  private let hasStoredTables = Mutex<Bool?>(nil)

  init(_ shape: BoardShape, _ file: TableFile) {
    self.shape = shape
    self.file = file
    solver = SlidingSolver(shape)
  }

  /// Whether finer tables can be made for the shape.
  var isRefinable: Bool { solver.fineTables.parts > 0 }

  /// Returns the solver. The first call loads the stored tables, which takes some 20 ms.
  func ready() -> SlidingSolver {
    hasStoredTables.withLock { hasStoredTables in
      if hasStoredTables == nil { hasStoredTables = isRefinable && file.load(into: solver) }
    }
    return solver
  }

  /// Makes and stores the finer tables, unless they were loaded.
  ///
  /// - Parameter isCancelled: called every few milliseconds. Once it returns true, nothing is stored.
  func refine(isCancelled: @escaping @Sendable () -> Bool) {
    guard hasStoredTables.withLock({ $0 != true }) else { return }
    file.refine(solver, isCancelled: isCancelled)
  }

  /// Loads the larger tables for long searches, or makes and stores them.
  ///
  /// - Parameter isCancelled: called every few milliseconds. Once it returns true, nothing is stored.
  func loadHardTables(isCancelled: @escaping @Sendable () -> Bool) {
    file.loadHardTables(solver, isCancelled: isCancelled)
  }
}
