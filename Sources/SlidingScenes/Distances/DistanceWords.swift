import SlidingGame
import Stage

/// The texts about a finished game and the distances of its boards.
struct DistanceWords {
  let texts: Texts
  let distances: HomeDistances

  /// The number of moves used, compared with the best known solution.
  var summary: String {
    let least = distances.values.first ?? 0
    let used = texts.plural(
      "You used {count} move", "You used {count} moves", distances.values.count - 1)
    return distances.isProven
      ? texts.plural(
        "{used}, the shortest way from the start was {count}.",
        "{used}, the shortest way from the start was {count}.", least, ["used": used])
      : texts.plural(
        "{used}, a good way from the start has about {count}.",
        "{used}, a good way from the start has about {count}.", least, ["used": used])
  }

  /// The number of moves that led away, or `nil` if the distances are not proven.
  var detours: String? {
    guard distances.isProven else { return nil }
    let count = zip(distances.values, distances.values.dropFirst()).count { $0 < $1 }
    guard count > 0 else { return texts("No detour: there is no shorter way.") }
    return texts.plural(
      "{count} of your moves led away from home.", "{count} of your moves led away from home.",
      count)
  }

  /// The name of the vertical axis.
  var height: String {
    distances.isProven ? texts("moves to home") : texts("about so many moves to home")
  }

  /// The legends of the disc, the diamond and the dots.
  var legends: (disc: String, diamond: String, dots: String) {
    (
      texts("towards home"), distances.isProven ? texts("detour") : texts("probably a detour"),
      distances.isProven ? texts("shortest way") : texts("a good way")
    )
  }
}
