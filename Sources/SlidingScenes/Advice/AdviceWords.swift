import GameKernel
import SlidingGame
import Stage

/// The texts about solutions, searches and the coach.
struct AdviceWords {
  let texts: Texts

  /// Returns the text of a hint, with the distance to the solved board. It differs for proven and unproven
  /// distances.
  func hint(_ solution: RemainingSolution) -> String {
    if solution.isProven {
      return texts.plural(
        // Translators: Hint. {count} moves solve the board, and no solution is shorter.
        "{count} move to go, proven shortest", "{count} moves to go, proven shortest",
        solution.length)
    }
    if solution.isRough {
      return texts.plural(
        // Translators: Hint, while a much shorter solution may still be found.
        "At most {count} move to go", "At most {count} moves to go", solution.length)
    }
    return texts.plural(
      // Translators: Hint, where the shortest solution is not known.
      "About {count} move to go", "About {count} moves to go", solution.length)
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
    // Translators: Hint. {tile} is the number on a tile.
    case .left: texts("Next: slide {tile} left.", values)
    // Translators: Hint. {tile} is the number on a tile.
    case .right: texts("Next: slide {tile} right.", values)
    // Translators: Hint. {tile} is the number on a tile.
    case .up: texts("Next: slide {tile} up.", values)
    // Translators: Hint. {tile} is the number on a tile.
    case .down: texts("Next: slide {tile} down.", values)
    }
  }

  /// Returns the text while a search continues, with the bounds of the shortest solution.
  func searching(_ progress: SlidingSolver.Progress, best: RemainingSolution) -> String {
    withBoards(
      texts.plural(
        // Translators: A solution has {count} moves; one with {least} moves may still be found.
        "Still looking: {least} to {count} move to go",
        "Still looking: {least} to {count} moves to go", best.length,
        ["least": String(progress.leastMoves)]), progress)
  }

  /// Returns the text about a search before its playback, with the bounds known so far.
  func awaitingShow(_ progress: SlidingSolver.Progress?, best: RemainingSolution?) -> String {
    guard let progress, progress.leastMoves > 0 else {
      return texts("Looking for the solution…")
    }
    guard let best else {
      return texts.plural(
        // Translators: The search goes on. The solution has {count} moves or more.
        "Looking for the solution… at least {count} move",
        "Looking for the solution… at least {count} moves", progress.leastMoves)
    }
    return texts.plural(
      // Translators: The search goes on. The solution has {least} to {count} moves.
      "Looking for the solution… {least} to {count} move",
      "Looking for the solution… {least} to {count} moves", best.length,
      ["least": String(progress.leastMoves)])
  }

  /// Returns the text about a search that has found no solution yet.
  func searching(_ progress: SlidingSolver.Progress?) -> String {
    guard let progress, progress.leastMoves > 0 else { return texts("Looking for a hint…") }
    return withBoards(
      texts.plural(
        // Translators: The search goes on. The solution has {count} moves or more.
        "Looking for a hint… at least {count} move to go",
        "Looking for a hint… at least {count} moves to go", progress.leastMoves), progress)
  }

  /// Returns a text about a search, followed by the number of boards examined once it is in the millions.
  private func withBoards(_ state: String, _ progress: SlidingSolver.Progress) -> String {
    let millions = progress.nodes / 1_000_000
    guard millions > 0 else { return state }
    let boards = texts.plural(
      // Translators: Progress of a search, after another sentence.
      "{count} million boards checked", "{count} million boards checked", millions)
    return "\(state) · \(boards)"
  }

  /// Returns the progress text of a deal at the given distance.
  func dealing(atDistance distance: Int) -> String {
    texts.plural(
      // Translators: The next game is being made. Its shortest solution has {count} moves.
      "Looking for a board to solve in {count} move…",
      "Looking for a board to solve in {count} moves…", distance)
  }

  /// Returns the text that judges the last move. Unproven changes of the distance are called probable.
  func coach(_ mark: CoachMark) -> String {
    switch (mark.turn, mark.isProven) {
    // Translators: The coach about a move: the solution is nearer now.
    case (.nearer, true): texts("Closer")
    // Translators: The coach about a move: the solution is farther away now.
    case (.farther, true): texts("Farther")
    // Translators: The coach about a move, where it is not certain.
    case (.nearer, false): texts("Probably closer")
    // Translators: The coach about a move, where it is not certain.
    case (.farther, false): texts("Probably farther")
    // Translators: The coach about a move that changes nothing.
    case (.level, _): texts("No closer")
    }
  }
}
