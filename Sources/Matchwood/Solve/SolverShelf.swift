import SDLKit
import SlidingGame

/// The solvers of all shapes that were asked for, each made once.
final class SolverShelf {
  private let tables: TableFile
  private var solvers: [SlidingPuzzle.Shape: SlidingSolver] = [:]

  /// Solvers whose finer tables are kept in a file.
  init(_ tables: TableFile) {
    self.tables = tables
  }

  /// The solver of a shape, with the finer tables that were kept; where there are none, they are
  /// made while its first boards are searched.
  func solver(_ shape: SlidingPuzzle.Shape) -> SlidingSolver {
    if let solver = solvers[shape] { return solver }
    let solver = SlidingSolver(shape)
    solvers[shape] = solver
    if solver.refinements > 0, !tables.load(into: solver) {
      Background.start { [tables] in tables.refine(solver) }
    }
    return solver
  }
}
