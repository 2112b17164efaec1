import Glibc

/// The ratings of puzzles and players, as of chess players. A try is a game of the player against the puzzle.
///
/// The rating of a puzzle is fixed. It follows from the chance that a player of the rating ``start`` fails.
///
/// Source: A. E. Elo, *The Rating of Chessplayers, Past and Present*, 1978. The factors are those of the FIDE
/// Rating Regulations, 8.3.3.
public enum PuzzleRating {
  /// The rating of a new player.
  public static let start = 1_200

  /// The lowest rating of a player.
  static let least = 100

  /// The number of tries after which a rating moves half as fast.
  private static let newcomersTries = 30

  /// Returns the rating of a puzzle.
  ///
  /// - Parameter chance: the chance that a player of the rating ``start`` fails. Limited to 0.001 to 0.999.
  public static func ofPuzzle(failing chance: Double) -> Int {
    let chance = max(0.001, min(chance, 0.999))
    return start + Int((400 * log10(chance / (1 - chance))).rounded())
  }

  /// Returns the chance that a player solves a puzzle, from 0 to 1.
  public static func chance(of player: Int, against puzzle: Int) -> Double {
    1 / (1 + pow(10, Double(puzzle - player) / 400))
  }

  /// Returns a player's rating after a try. It moves by one point at least, but not below 100.
  ///
  /// - Parameter tries: the number of the player's earlier tries.
  public static func after(
    _ player: Int, against puzzle: Int, isSolved: Bool, tries: Int
  ) -> Int {
    let factor = tries < newcomersTries ? 40.0 : 20
    let surprise = (isSolved ? 1 : 0) - chance(of: player, against: puzzle)
    let change = Int((factor * surprise).rounded())
    return max(least, player + (isSolved ? max(1, change) : min(-1, change)))
  }
}
