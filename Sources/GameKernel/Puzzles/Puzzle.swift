/// A position to be solved by one answer, or by several in a row.
public protocol Puzzle: Hashable, Sendable {
  /// An answer, such as the direction of a tile.
  associatedtype Answer: Hashable & Sendable

  /// The position as a text. It identifies the puzzle in its game, and the game can make the puzzle from it.
  var key: String { get }

  /// The rating, which follows from the position alone. See ``PuzzleRating``.
  var rating: Int { get }

  /// Returns all right answers after some right ones. Empty if these solve the puzzle.
  func rightAnswers(after answers: [Answer]) -> [Answer]
}

extension Puzzle {
  /// The number of answers of a solution.
  public var steps: Int {
    var answers: [Answer] = []
    while let next = rightAnswers(after: answers).first { answers.append(next) }
    return answers.count
  }
}

/// A position of a player's own game, in which the player gave something away.
public struct OwnPuzzle<Position: Puzzle>: Hashable, Sendable {
  /// The position before the mistake.
  public let puzzle: Position
  /// The number of the turn in the review of the game.
  public let turn: Int
  /// The value that was given away, above 0. Each game has its own unit.
  public let cost: Double

  /// Makes the puzzle of a turn.
  public init(_ puzzle: Position, turn: Int, cost: Double) {
    (self.puzzle, self.turn, self.cost) = (puzzle, turn, cost)
  }
}
