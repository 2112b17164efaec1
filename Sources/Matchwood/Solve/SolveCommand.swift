import Files
import Glibc
import SDLKit
import SlidingGame

/// `matchwood solve`: finds ways home for boards of the sliding puzzle, without a window.
struct SolveCommand {
  private let request: SolveRequest
  private let shelf: SolverShelf
  private let output = File(owning: STDOUT_FILENO, "standard output")

  /// - Parameter cache: the folder in which tables are kept; nil keeps none.
  init(_ request: SolveRequest, cache: String?) {
    self.request = request
    shelf = SolverShelf(TableFile(folder: cache))
  }

  /// Answers each position as soon as it is solved, in the order in which they were given.
  ///
  /// A reader that goes away ends it without a word.
  ///
  /// - Returns: the highest exit code of all answers.
  func run() throws(FileError) -> Int32 {
    var exitCode: Int32 = 0
    do {
      for position in request.positions {
        guard position == "-" else {
          try answer(position, &exitCode)
          continue
        }
        var lines = LineReader(try File.reading(position))
        while let line = try lines.next() { try answer(line, &exitCode) }
      }
    } catch  where error.code == EPIPE {
      return exitCode
    }
    return exitCode
  }

  private func answer(_ text: String, _ exitCode: inout Int32) throws(FileError) {
    let position = text.trimmed
    let answer = SolveAnswer(position: position, outcome: outcome(position))
    // People get an empty line between two answers, and faults where they look for them.
    if request.isJSON {
      try output.writeAll([UInt8]("\(answer.json)\n".utf8))
    } else if answer.exitCode == 0 {
      try output.writeAll([UInt8]("\(answer.text)\n\n".utf8))
    } else {
      File.complain(answer.text)
    }
    exitCode = max(exitCode, answer.exitCode)
  }

  private func outcome(_ position: String) -> SolveAnswer.Outcome {
    let board: SlidingPuzzle.Board
    do throws(SlidingPuzzle.TextError) {
      let link = try SlidingPuzzle.Link(reading: position)
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

nonisolated extension String {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}

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
