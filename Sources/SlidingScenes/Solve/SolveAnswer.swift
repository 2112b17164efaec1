import BoxKit
import Commands
import GameKernel
import SlidingGame
import Stage

/// The answer of `matchwood solve` to one position.
nonisolated struct SolveAnswer: Answer, Equatable, Sendable {
  /// The position as given, without the white space around it.
  let position: String
  let outcome: Outcome

  /// A solution, or the error in the position.
  enum Outcome: Equatable, Sendable {
    case solution(SlidingSolver.Solution, time: Duration)
    case fault(SlidingTextError)
  }

  /// 0 for a solution, 1 for a board that cannot be solved, 2 for an invalid position.
  var exitCode: Int32 {
    switch outcome {
    case .solution: 0
    case .fault(.board(.unsolvable)): 1
    case .fault: UsageError.exitCode
    }
  }

  /// The answer as one JSON object.
  var json: JSONLine {
    var line = JSONLine()
    line.add("position", position)
    switch outcome {
    case .solution(let solution, let time):
      line.add("length", solution.moves.count)
      line.add("optimal", solution.isOptimal)
      line.add("moves", Self.letters(solution))
      line.add("nodes", solution.nodes)
      line.add("seconds", time)
    case .fault(let error): line.add("error", error.words(Texts()))
    }
    return line
  }

  /// The answer for people: a few lines for a solution, one sentence for an error.
  var text: String {
    switch outcome {
    case .solution(let solution, let time):
      let count = solution.moves.count
      return """
        position  \(position)
        moves     \(count == 0 ? "none" : Self.letters(solution))
        length    \(solution.isOptimal ? "\(count), proven shortest" : "about \(count), not proven shortest")
        nodes     \(solution.nodes)
        seconds   \(time.decimalSeconds)
        """
    case .fault(let error): return "\(position): \(error.words(Texts()))"
    }
  }

  /// Returns one letter for each move: the direction in which the tile moves.
  private static func letters(_ solution: SlidingSolver.Solution) -> String {
    String(
      solution.moves.map { direction in
        switch direction {
        case .left: "L"
        case .right: "R"
        case .up: "U"
        case .down: "D"
        }
      })
  }
}
