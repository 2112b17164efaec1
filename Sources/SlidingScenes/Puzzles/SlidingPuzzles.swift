import BoxKit
import Files
import GameKernel
import PlayLog
import PuzzleKit
import SlidingGame
import Stage
import Threads

/// The puzzles of the sliding puzzle: boards whose shortest solution the player finds.
package final class SlidingPuzzles: PuzzleGame {
  package static let hasSteps = true
  package let board: SlidingPuzzleBoard
  private let queue: WorkQueue?
  private let tables: TableFile
  private let look: Look
  /// The solver of the shape that was used last.
  private var solver: PreloadingSolver?
  /// The number of the latest request. The answers to earlier ones are dropped.
  private var request = 0

  package let firstKind: Int

  private static let lengths = [3, 4]

  /// - Parameter shape: the board on the table, whose puzzles come first.
  init(_ context: GameContext, at shape: BoardShape) {
    firstKind = Self.kind(of: shape) ?? 0
    board = SlidingPuzzleBoard(context.settings, context: context.stage)
    queue = context.services.makeWorkQueue?()
    tables = TableFile(folder: context.services.cache)
    look = context.stage.look
  }

  package var kinds: [String] { Self.lengths.map { SlidingWords.size(.square($0)) } }

  package func makeNext(
    _ kind: Int, _ history: PuzzleHistory, seed: UInt64,
    then: @escaping @MainActor (BoardPuzzle?) -> Void
  ) {
    let solver = solver(of: .square(Self.lengths[kind]))
    perform({ solver.ready().puzzle(for: history, seed: seed) }, then: then)
  }

  package func make(_ key: String, then: @escaping @MainActor (BoardPuzzle?) -> Void) {
    guard let board = SlidingBoard(key), board.shape.hasProvenSolutions else { return then(nil) }
    let solver = solver(of: board.shape)
    perform({ BoardPuzzle(board, using: solver.ready()) }, then: then)
  }

  package func leave() {
    request += 1
    solver = nil
  }

  private func solver(of shape: BoardShape) -> PreloadingSolver {
    if let solver, solver.shape == shape { return solver }
    let new = PreloadingSolver(shape, tables)
    solver = new
    return new
  }

  private func perform(
    _ work: @escaping @Sendable () -> BoardPuzzle?,
    then: @escaping @MainActor (BoardPuzzle?) -> Void
  ) {
    request += 1
    guard let queue else { return then(work()) }
    queue.perform(niceness: 5, work) { [weak self, request] puzzle in
      if self?.request == request { then(puzzle) }
    }
  }

  private static func kind(of shape: BoardShape) -> Int? {
    lengths.firstIndex { shape == .square($0) }
  }

  package func kind(of puzzle: BoardPuzzle) -> Int? { Self.kind(of: puzzle.board.shape) }

  package func words(of attempt: PuzzleAttempt<BoardPuzzle>, wrong: Direction?) -> PuzzleWords {
    let (texts, puzzle) = (look.texts, attempt.puzzle)
    let isOnly = puzzle.hasOnlyOneSolution
    let sentence: String =
      if attempt.isOver {
        // Translators: Of a puzzle that is solved.
        texts("No solution is shorter.")
      } else if wrong != nil {
        texts.plural(
          // Translators: After a wrong move: the moves of the whole solution, with the wrong move and the way back.
          "Now it would take {count} move.", "Now it would take {count} moves.",
          puzzle.distance + 2)
      } else if isOnly {
        texts("Every move counts: the first detour costs rating and streak.")
      } else {
        texts("Find a shortest solution: every move counts.")
      }
    return PuzzleWords(
      // Translators: The kind of a puzzle: a board with one shortest solution.
      kind: isOnly ? texts("Only one solution") : texts("Shortest solution"),
      // Translators: Task of a puzzle: put the tiles in order in so many moves.
      task: texts.plural("Solve in {count} move", "Solve in {count} moves", puzzle.distance),
      sentence, steps: puzzle.distance)
  }
}

extension SlidingModule: PuzzlingGame {
  package func makePuzzles() -> SlidingPuzzles {
    SlidingPuzzles(context, at: table.state.board.shape)
  }

  package static func ownPuzzles(
    in record: String, of seat: Seat, cache: FilePath?, mayTakeLong: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> @Sendable () -> [OwnPuzzle<BoardPuzzle>] {
    {
      guard let record = GameRecord<SlidingPuzzle>(logText: record),
        let boards = SlidingReview(record)?.boards, let shape = boards.first?.shape,
        shape.hasProvenSolutions, mayTakeLong || shape.size <= 9
      else { return [] }
      let solver = PreloadingSolver(shape, TableFile(folder: cache)).ready()
      guard let distances = HomeDistances(of: boards, using: solver, isCancelled: isCancelled),
        let review = SlidingReview(record, distances: distances.values)
      else { return [] }
      return BoardPuzzle.own(review, using: solver, isCancelled: isCancelled)
    }
  }

  package static func words(
    of mistake: MistakeBook.Mistake, _ texts: Texts
  ) -> (position: String, cost: String) {
    let size = SlidingBoard(mistake.key).map { SlidingWords.size($0.shape) } ?? mistake.key
    let lost = Int(mistake.cost)
    guard let steps = mistake.steps else {
      // Translators: Of a position: what the detour of the player cost.
      return (size, texts.plural("{count} move lost", "{count} moves lost", lost))
    }
    return (
      texts.plural(
        // Translators: A position in a list. {size} is such as “4 × 4”.
        "{size} · solve in {count} move", "{size} · solve in {count} moves", steps, ["size": size]),
      // Translators: Of a position: the moves of the player's own solution.
      texts.plural("you took {count}", "you took {count}", steps + lost)
    )
  }
}
