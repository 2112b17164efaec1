/// A player's attempt at a puzzle, of which the first part is rated.
///
/// The first wrong answer, a hint or giving up ends the rated part. The player can go on, but ``result`` stays.
/// The answer after a wrong one follows the last right one.
public struct PuzzleAttempt<Position: Puzzle>: Hashable, Sendable {
  /// The puzzle.
  public let puzzle: Position

  /// The right answers up to now, in order.
  public private(set) var answers: [Position.Answer] = []

  /// The places of the answers that were wrong at first, from 0.
  public private(set) var misses: Set<Int> = []

  /// Whether the rated part solved the puzzle, or `nil` before its end.
  public private(set) var result: Bool?

  /// Begins an attempt.
  public init(_ puzzle: Position) { self.puzzle = puzzle }

  /// Whether the puzzle is solved, also after hints or giving up.
  public var isOver: Bool { right.isEmpty }

  private var right: [Position.Answer] { puzzle.rightAnswers(after: answers) }

  /// Answers. Must not be called after the end.
  ///
  /// - Parameter answer: a legal move in the position. An illegal one would count as wrong.
  /// - Returns: whether it was right.
  public mutating func answer(_ answer: Position.Answer) -> Bool {
    let right = right
    precondition(!right.isEmpty, "The puzzle is solved already")
    guard right.contains(answer) else {
      misses.insert(answers.count)
      end(false)
      return false
    }
    answers.append(answer)
    if isOver { end(true) }
    return true
  }

  /// Returns a right answer without giving it, or `nil` after the end. The rated part ends unsolved.
  public mutating func hint() -> Position.Answer? {
    end(false)
    return right.first
  }

  /// Gives all remaining answers, and returns them. The rated part ends unsolved.
  public mutating func giveUp() -> [Position.Answer] {
    end(false)
    let given = answers.count
    while let next = right.first { answers.append(next) }
    return Array(answers[given...])
  }

  /// Takes the last right answer back, if there is one. This is free.
  public mutating func undo() { _ = answers.popLast() }

  /// Takes all answers back. This is free.
  public mutating func restart() { answers = [] }

  private mutating func end(_ isSolved: Bool) { result = result ?? isSolved }
}
