import GameKernel
import JSON
import MatchstickGame
import PairsGame
import PlayLog

/// Puzzles by their keys, and the book that keeps keys of own mistakes.
extension FuzzEntry {
  /// Boards are read as positions.
  static let puzzle = FuzzEntry(name: "puzzle") { bytes in
    let key = String(decoding: bytes, as: UTF8.self)
    return Outcome(
      solved(MatchstickPuzzle(key: key)) { MatchstickPuzzle(key: $0) },
      solved(PairsPuzzle(key: key)) { PairsPuzzle(key: $0) })
  }

  private static func solved<Position: Puzzle>(
    _ puzzle: Position?, _ make: (String) -> Position?
  ) -> Outcome {
    guard let puzzle else { return .refused }
    var attempt = PuzzleAttempt(puzzle)
    guard !attempt.giveUp().isEmpty, attempt.isOver else { return .fault("it has no answer") }
    return Outcome(puzzle, { $0.key }, make)
  }

  static let mistakes = FuzzEntry(name: "mistakes") { bytes in
    guard var book = try? JSONReader().read(MistakeBook.self, from: bytes) else { return .refused }
    let today = Day(secondsSince1970: 1_795_000_000)
    for mistake in book.due(on: today) { book.answer(mistake, isSolved: true, on: today) }
    guard book.due(on: today).allSatisfy({ $0.due <= today }) else {
      return .fault("one that is not due")
    }
    return Outcome(
      book, { (try? JSONWriter().write($0)) ?? [] },
      { try? JSONReader().read(MistakeBook.self, from: $0) })
  }
}
