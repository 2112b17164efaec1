import GameKernel
import SlidingGame
import Stage

/// The texts about solutions, searches and the coach.
struct AdviceWords {
  let texts: Texts

  /// Returns the distance to the solved board. The words differ for proven and unproven distances.
  func hint(_ way: WayHome) -> String {
    if way.isProven {
      return texts.plural(
        "{count} move to go, proven shortest", "{count} moves to go, proven shortest", way.length)
    }
    if way.isRough {
      return texts.plural("at most {count} move", "at most {count} moves", way.length)
    }
    return texts.plural("about {count} move", "about {count} moves", way.length)
  }

  /// Returns the next move of a solution in words.
  ///
  /// - Parameter number: the number on its tile, or `nil` if numbers are hidden.
  func next(_ move: Direction, number: Int?) -> String {
    guard let number else {
      return switch move {
      case .left: texts("Next: slide the glowing tile left.")
      case .right: texts("Next: slide the glowing tile right.")
      case .up: texts("Next: slide the glowing tile up.")
      case .down: texts("Next: slide the glowing tile down.")
      }
    }
    let values = ["tile": String(number)]
    return switch move {
    case .left: texts("Next: slide {tile} left.", values)
    case .right: texts("Next: slide {tile} right.", values)
    case .up: texts("Next: slide {tile} up.", values)
    case .down: texts("Next: slide {tile} down.", values)
    }
  }

  /// Returns the bounds of the shortest solution while the search continues.
  func looking(_ progress: SlidingSolver.Progress, best: WayHome) -> String {
    texts.plural(
      "{least} to {most} moves · looking … {count} million boards seen",
      "{least} to {most} moves · looking … {count} million boards seen",
      progress.nodes / 1_000_000,
      ["least": String(progress.leastMoves), "most": String(best.length)])
  }

  /// Returns the state of a search before its playback, with the bounds known so far.
  func awaitingShow(_ progress: SlidingSolver.Progress?, best: WayHome?) -> String {
    guard let progress, progress.leastMoves > 0 else {
      return texts("Looking … then the way is shown")
    }
    guard let best else {
      return texts.plural(
        "Looking … at least {count} move, then the way is shown",
        "Looking … at least {count} moves, then the way is shown", progress.leastMoves)
    }
    return texts.plural(
      "{least} to {count} move · looking … then the way is shown",
      "{least} to {count} moves · looking … then the way is shown", best.length,
      ["least": String(progress.leastMoves)])
  }

  /// Returns the state of a search that has found no solution yet.
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

  /// Returns the progress text of a deal at the given distance.
  func dealing(atDistance distance: Int) -> String {
    texts.plural(
      "Looking for a board {count} move from home …",
      "Looking for a board {count} moves from home …", distance)
  }

  /// Returns the judgement of the last move. Unproven changes of the distance are called probable.
  func coach(_ mark: CoachMark) -> String {
    switch (mark.turn, mark.isProven) {
    case (.nearer, true): texts("Nearer")
    case (.farther, true): texts("Farther")
    case (.nearer, false): texts("Probably nearer")
    case (.farther, false): texts("Probably farther")
    case (.level, _): texts("As far as before")
    }
  }
}
