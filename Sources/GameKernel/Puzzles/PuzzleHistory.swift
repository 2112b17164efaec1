/// A player's rated tries of the puzzles of one game.
public struct PuzzleHistory: Hashable, Sendable {
  /// The player's rating.
  public private(set) var rating = PuzzleRating.start
  /// The number of tries.
  public private(set) var tries = 0
  /// The number of tries that solved the puzzle.
  public private(set) var solved = 0
  /// The number of puzzles solved in a row up to now.
  public private(set) var streak = 0
  /// The most puzzles solved in a row.
  public private(set) var longestStreak = 0

  /// The number of tries by key.
  private var triesByKey: [String: Int] = [:]

  /// Makes the history of a new player.
  public init() {}

  /// Adds a try that is rated already, later than the others.
  ///
  /// - Parameter rating: the rating after it.
  public mutating func add(_ key: String, isSolved: Bool, rating: Int) {
    self.rating = rating
    triesByKey[key, default: 0] += 1
    tries += 1
    solved += isSolved ? 1 : 0
    streak = isSolved ? streak + 1 : 0
    longestStreak = max(longestStreak, streak)
  }

  /// Rates and adds a try.
  public mutating func add(_ puzzle: some Puzzle, isSolved: Bool) {
    add(puzzle.key, isSolved: isSolved, rating: rating(after: puzzle, isSolved: isSolved))
  }

  /// Returns the rating after a try.
  public func rating(after puzzle: some Puzzle, isSolved: Bool) -> Int {
    PuzzleRating.after(rating, against: puzzle.rating, isSolved: isSolved, tries: tries)
  }

  /// Returns the number of tries of a puzzle.
  public func tries(of key: String) -> Int { triesByKey[key] ?? 0 }
}

extension PuzzleHistory {
  /// Returns the generator for the next puzzle. It follows from the seed and the number of tries.
  public func generator(seed: UInt64) -> SeededGenerator { .draw(seed: seed, move: tries) }

  /// Draws the rating for the next puzzle, at most 100 away from the player's.
  public func drawRating(using random: inout SeededGenerator) -> Int {
    rating + random.draw(in: -100...100)
  }

  /// Returns the next of some puzzles: of those with the fewest tries, the one nearest to a drawn rating.
  ///
  /// - Complexity: O(*n* log *n*) for *n* puzzles
  public func next<Position: Puzzle>(
    of puzzles: [Position], using random: inout SeededGenerator
  ) -> Position? {
    let wanted = drawRating(using: &random)
    // The order decides between puzzles of equal ratings.
    return random.shuffled(puzzles).min { one, other in
      (tries(of: one.key), abs(one.rating - wanted))
        < (tries(of: other.key), abs(other.rating - wanted))
    }
  }
}
