import BoxKit
import Commands
import Files
import SlidingGame
import Threads

/// The command `matchwood solve`, which solves boards of the sliding puzzle without a window.
struct SolveCommand {
  private let request: SolveRequest
  private let solvers: SolverCache

  /// Creates the command.
  ///
  /// - Parameter cache: the folder of the solver's tables. `nil` stores none.
  init(_ request: SolveRequest, cache: FilePath?) {
    self.request = request
    solvers = SolverCache(TableFile(folder: cache))
  }

  /// Solves the positions in order and prints each answer before it solves the next.
  ///
  /// - Returns: the highest exit code of all answers.
  func run() throws(FileError) -> Int32 {
    try BatchCommand(to: request.positions, isJSON: request.isJSON).write { position in
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
    let solver = solvers.solver(board.shape)
    let solution = solver.solve(
      board, effort: end == nil && !solver.provesAll ? .quick : .full,
      isCancelled: { end.map { ContinuousClock.now >= $0 } ?? false })
    return .solution(solution, time: ContinuousClock.now - begin)
  }
}

/// A cache with one solver for each requested shape.
final class SolverCache {
  private let tables: TableFile
  private var solvers: [BoardShape: SlidingSolver] = [:]

  /// Creates an empty cache.
  ///
  /// - Parameter tables: the files in which finer tables are stored.
  init(_ tables: TableFile) {
    self.tables = tables
  }

  /// Returns the solver of a shape. The first call for a shape loads the finer tables, or starts a thread that makes
  /// and stores them.
  func solver(_ shape: BoardShape) -> SlidingSolver {
    if let solver = solvers[shape] { return solver }
    let solver = SlidingSolver(shape)
    solvers[shape] = solver
    if solver.fineTables.parts > 0, !tables.load(into: solver) {
      Background.start { [tables] in tables.refine(solver) }
    }
    return solver
  }
}
