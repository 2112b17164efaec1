import SlidingGame
import Synchronization

/// A solver that takes the finer tables which were kept of it, before it is used first.
///
/// Both calls take their time and belong on a thread beside the main one; any number may make them at once.
nonisolated final class StockedSolver: Sendable {
  let shape: BoardShape
  private let solver: SlidingSolver
  private let file: TableFile
  /// Whether there were kept tables; nil until somebody has looked.
  private let isStocked = Mutex<Bool?>(nil)

  init(_ shape: BoardShape, _ file: TableFile) {
    self.shape = shape
    self.file = file
    solver = SlidingSolver(shape)
  }

  /// Whether finer tables can be made for the shape.
  var isRefinable: Bool { solver.refinements > 0 }

  /// The solver; the first call reads the kept tables, which takes some 20 ms.
  func ready() -> SlidingSolver {
    isStocked.withLock { isStocked in
      if isStocked == nil { isStocked = isRefinable && file.load(into: solver) }
    }
    return solver
  }

  /// Makes and keeps the finer tables, unless they were kept already.
  ///
  /// - Parameter isCancelled: asked every few milliseconds; once it says yes, nothing is kept.
  func refine(isCancelled: @escaping @Sendable () -> Bool) {
    guard isStocked.withLock({ $0 != true }) else { return }
    file.refine(solver, isCancelled: isCancelled)
  }

  /// Takes the hard tables that were kept, or makes and keeps them.
  ///
  /// - Parameter isCancelled: asked every few milliseconds; once it says yes, nothing is kept.
  func harden(isCancelled: @escaping @Sendable () -> Bool) {
    file.harden(solver, isCancelled: isCancelled)
  }
}
