import BoxKit
import Files
import SlidingGame
import Threads

/// `matchwood solve`: finds ways home for boards of the sliding puzzle, without a window.
struct SolveCommand {
  private let request: SolveRequest
  private let shelf: SolverShelf

  /// - Parameter cache: the folder in which tables are kept; nil keeps none.
  init(_ request: SolveRequest, cache: FilePath?) {
    self.request = request
    shelf = SolverShelf(TableFile(folder: cache))
  }

  /// Answers each position as soon as it is solved, in the order in which they were given.
  ///
  /// - Returns: the highest exit code of all answers.
  func run() throws(FileError) -> Int32 {
    try Answers(to: request.positions, isJSON: request.isJSON).write { position in
      SolveAnswer(position: position, outcome: outcome(position))
    }
  }

  private func outcome(_ position: String) -> SolveAnswer.Outcome {
    let board: SlidingBoard
    do throws(SlidingTextError) {
      let link = try SlidingLink(reading: position)
      board = SlidingPuzzle.start(link.options, seed: link.seed ?? 0).board
    } catch {
      return .fault(error)
    }
    let begin = ContinuousClock.now
    let end = request.limit.map { begin + $0 }
    let solver = shelf.solver(board.shape)
    let solution = solver.solve(
      board, effort: end == nil && !solver.provesAll ? .quick : .full,
      isCancelled: { end.map { ContinuousClock.now >= $0 } ?? false })
    return .way(solution, time: ContinuousClock.now - begin)
  }
}

/// The solvers of all shapes that were asked for, each made once.
final class SolverShelf {
  private let tables: TableFile
  private var solvers: [BoardShape: SlidingSolver] = [:]

  /// Solvers whose finer tables are kept in a file.
  init(_ tables: TableFile) {
    self.tables = tables
  }

  /// The solver of a shape, with the finer tables that were kept; where there are none, they are
  /// made while its first boards are searched.
  func solver(_ shape: BoardShape) -> SlidingSolver {
    if let solver = solvers[shape] { return solver }
    let solver = SlidingSolver(shape)
    solvers[shape] = solver
    if solver.refinements > 0, !tables.load(into: solver) {
      Background.start { [tables] in tables.refine(solver) }
    }
    return solver
  }
}
