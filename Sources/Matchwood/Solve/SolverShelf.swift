import SDLKit
import SlidingGame

/// The solvers of all shapes that were asked for, each made once.
final class SolverShelf {
  private var solvers: [SlidingPuzzle.Shape: SlidingSolver] = [:]

  /// The solver of a shape; while its first board is searched, its finer tables are made besides.
  func solver(_ shape: SlidingPuzzle.Shape) -> SlidingSolver {
    if let solver = solvers[shape] { return solver }
    let solver = SlidingSolver(shape)
    solvers[shape] = solver
    if solver.refinements > 0 {
      Background.start { for part in 0..<solver.refinements { solver.refine(part) } }
    }
    return solver
  }
}
