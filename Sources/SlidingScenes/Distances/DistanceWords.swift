import SlidingGame
import Stage

/// What is said of a finished game and the distances of its boards.
struct DistanceWords {
  let texts: Texts
  let distances: HomeDistances

  /// How many moves were used, and how many would have done.
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

  /// What the detours come to; only of what is proven.
  var detours: String? {
    guard distances.isProven else { return nil }
    let count = zip(distances.values, distances.values.dropFirst()).count { $0 < $1 }
    guard count > 0 else { return texts("No detour: there is no shorter way.") }
    return texts.plural(
      "{count} of your moves led away from home.", "{count} of your moves led away from home.",
      count)
  }

  /// What the height of the line means.
  var height: String {
    distances.isProven ? texts("moves to home") : texts("about so many moves to home")
  }

  /// What the disc, the diamond and the dots mean.
  var legends: (disc: String, diamond: String, dots: String) {
    (
      texts("towards home"), distances.isProven ? texts("detour") : texts("probably a detour"),
      distances.isProven ? texts("shortest way") : texts("a good way")
    )
  }
}
