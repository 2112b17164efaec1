import SlidingGame

extension SlidingWords {
  /// How far it is home: what is proven, and what is not, never sound the same.
  func hint(_ way: WayHome) -> String {
    if way.isProven {
      return texts.plural(
        "{count} move to go, proven shortest", "{count} moves to go, proven shortest", way.length)
    }
    return texts.plural("about {count} move", "about {count} moves", way.length)
  }

  /// That the shortest way is still looked for: how long it is at least, and at most.
  func looking(_ progress: SlidingSolver.Progress, best: WayHome) -> String {
    texts.plural(
      "{least} to {most} moves · looking … {count} million boards seen",
      "{least} to {most} moves · looking … {count} million boards seen",
      progress.nodes / 1_000_000,
      ["least": String(progress.leastMoves), "most": String(best.length)])
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
