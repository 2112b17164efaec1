import SlidingGame
import Stage

/// The texts about a finished game and the distances of its boards.
struct DistanceWords {
  let texts: Texts
  let distances: HomeDistances
  /// Whether playback made the last moves, rather than the player.
  let wasShown: Bool
  /// Whether the player had help, so that no praise is due.
  var wasHelped = false

  /// A line with the moves used and the length of the best known solution.
  var summary: String {
    let least = ["least": String(distances.values.first ?? 0)]
    let used = distances.values.count - 1
    if wasShown {
      // Translators: At the end of a game that the computer has played.
      return texts.plural("{count} move, shown", "{count} moves, shown", used)
    }
    return distances.isProven
      ? texts.plural(
        // Translators: Of a finished game. {least} is the number of moves of the shortest solution.
        "Solved in {count} move · shortest solution: {least}",
        "Solved in {count} moves · shortest solution: {least}", used, least)
      : texts.plural(
        // Translators: Of a finished game. {least} is the number of moves of a good solution.
        "Solved in {count} move · a good solution: about {least}",
        "Solved in {count} moves · a good solution: about {least}", used, least)
  }

  /// The number of moves that led away, or `nil` if the distances are not proven or the moves were shown.
  var detours: String? {
    guard distances.isProven, !wasShown else { return nil }
    let count = zip(distances.values, distances.values.dropFirst()).count { $0 < $1 }
    guard count > 0 else {
      return wasHelped ? nil : texts("Perfect! No shorter solution exists.")
    }
    return texts.plural(
      // Translators: Of a finished game: so many moves made the rest of the solution longer.
      "{count} move led away from the goal.", "{count} moves led away from the goal.", count)
  }

  /// The name of the vertical axis.
  var height: String {
    distances.isProven
      // Translators: Name of the vertical axis: moves that are left.
      ? texts("moves to go")
      // Translators: Name of the vertical axis, where the numbers are not certain.
      : texts("estimated moves to go")
  }

  /// The legends of the disc, the diamond and the dots.
  var legends: (disc: String, diamond: String, dots: String) {
    (
      // Translators: Legend of a graph: moves towards the goal.
      texts("closer"),
      distances.isProven
        // Translators: Legend of a graph: moves away from the goal.
        ? texts("detour")
        // Translators: Legend of a graph: moves away from the goal, where it is not certain.
        : texts("probably a detour"),
      distances.isProven
        // Translators: Legend of a graph.
        ? texts("shortest solution")
        // Translators: Legend of a graph.
        : texts("a good solution")
    )
  }
}
