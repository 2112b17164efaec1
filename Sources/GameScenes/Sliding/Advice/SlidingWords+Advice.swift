import SlidingGame

extension SlidingWords {
  /// How far it is home: what is proven, and what is not, never sound the same.
  ///
  /// - Parameter looksFurther: whether the shortest way is still looked for.
  func hint(_ way: WayHome, looksFurther: Bool) -> String {
    if way.isProven {
      return texts.plural(
        "{count} move to go, proven shortest", "{count} moves to go, proven shortest", way.length)
    }
    let about = texts.plural("about {count} move", "about {count} moves", way.length)
    return looksFurther
      ? texts("{about} · looking for the shortest way …", ["about": about]) : about
  }

  /// That a way is looked for, and how far the search has come.
  func looking(_ progress: SlidingSolver.Progress?) -> String {
    guard let progress, progress.leastMoves > 0 else { return texts("Looking …") }
    let least = texts.plural(
      "Looking … at least {count} move", "Looking … at least {count} moves", progress.leastMoves)
    let millions = progress.nodes / 1_000_000
    guard millions > 0 else { return least }
    return texts.plural(
      "{least}, {count} million boards seen", "{least}, {count} million boards seen", millions,
      ["least": least])
  }

  /// That a board is dealt which lies so far from home.
  func dealing(atDistance distance: Int) -> String {
    texts.plural(
      "Looking for a board {count} move from home …",
      "Looking for a board {count} moves from home …", distance)
  }
}
