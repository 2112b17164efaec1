import GameKernel
import SlidingGame
import Stage

/// What the sliding puzzle says.
struct SlidingWords {
  let texts: Texts

  /// How a game ended that the player did not solve alone, in one line.
  ///
  /// - Parameter wasShown: whether the last moves to home were shown, and not made by the player.
  func helped(moves: Int, time: Duration, wasShown: Bool) -> String {
    if wasShown {
      return texts.plural("Shown in {count} move", "Shown in {count} moves", moves)
    }
    return texts.plural(
      "Solved with help in {count} move · {time}", "Solved with help in {count} moves · {time}",
      moves, ["time": time.clockText])
  }

  /// How a game ended that the player solved, in one line.
  func solved(moves: Int, time: Duration, bestBy: Set<ResultOrder>) -> String {
    let line = texts.plural(
      "Solved in {count} move · {time}", "Solved in {count} moves · {time}", moves,
      ["time": time.clockText])
    // The table shows the fewest moves as the best, so that a short time alone has words of its own.
    if bestBy.contains(.moves) { return texts("{result} · new best", ["result": line]) }
    return bestBy.contains(.time) ? texts("{result} · new best time", ["result": line]) : line
  }

  /// Moves and time in one line, where they have no place of their own.
  func counters(moves: Int, time: Duration) -> String {
    texts.plural(
      "{count} move · {time}", "{count} moves · {time}", moves, ["time": time.clockText])
  }

  /// How the game stands, for the menu.
  func status(_ table: SlidingTable) -> String {
    if table.isSolvedByPlay { return texts("Solved") }
    return table.isAtStart
      ? texts("Freshly shuffled")
      : texts.plural("{count} move so far", "{count} moves so far", table.state.tileMoves)
  }

  /// A shape as the choice of lengths shows it.
  static func size(_ shape: BoardShape) -> String { "\(shape.width)×\(shape.height)" }
}
