import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The texts of the sliding puzzle.
struct SlidingWords {
  let texts: Texts

  /// Returns the result of a game that was solved with help, in one line.
  ///
  /// - Parameter wasShown: whether playback made the last moves, rather than the player.
  func helped(moves: Int, time: Duration, wasShown: Bool) -> String {
    if wasShown {
      return texts.plural(
        // Translators: The computer has made the last moves.
        "Solved for you · {count} move, shown", "Solved for you · {count} moves, shown", moves)
    }
    return texts.plural(
      // Translators: {time} is a time such as 2:13.
      "Solved with help in {count} move · {time}", "Solved with help in {count} moves · {time}",
      moves, ["time": time.clockText])
  }

  /// Returns the result of a game that the player solved alone, in one line.
  func solved(moves: Int, time: Duration, bestBy: Set<ResultOrder>) -> String {
    let line = texts.plural(
      // Translators: {time} is a time such as 2:13.
      "Solved in {count} move · {time}", "Solved in {count} moves · {time}", moves,
      ["time": time.clockText])
    // The table shows the fewest moves as the best result, so a best time needs its own words.
    let news: String? =
      if bestBy.contains(.moves) {
        // Translators: After “Solved in 112 moves · 2:13 · ”.
        texts("new best")
      } else if bestBy.contains(.time) {
        // Translators: After “Solved in 112 moves · 2:13 · ”.
        texts("new best time")
      } else {
        nil
      }
    return news.map { "\(line) · \($0)" } ?? line
  }

  /// Returns moves and time in one line, for layouts without counters beside the board.
  func counters(moves: Int, time: Duration) -> String {
    texts.plural(
      // Translators: {time} is a time such as 2:13.
      "{count} move · {time}", "{count} moves · {time}", moves, ["time": time.clockText])
  }

  /// Returns the fewest moves so far, after moves and time in one line.
  func best(_ moves: Int) -> String {
    // Translators: After “12 moves · 2:13 · ”. {count} is the fewest moves so far.
    texts("best {count}", ["count": String(moves)])
  }

  /// Returns the state of the game for the menu.
  func status(_ table: SlidingTable) -> CardStatus {
    if table.isSolvedByPlay {
      return CardStatus(
        table.setup.wasShown
          // Translators: In the menu, of a game whose solution the computer has played.
          ? texts("Shown")
          // Translators: In the menu, of the board.
          : texts("Solved"), isOver: true)
    }
    guard !table.isAtStart else {
      return CardStatus(of: table, texts("Freshly shuffled"), short: texts("New game"), texts)
    }
    let count = table.state.tileMoves
    // Translators: In the menu, of a game that is not finished.
    let text = texts.plural("{count} move so far", "{count} moves so far", count)
    let short = texts.plural("{count} move", "{count} moves", count)
    return CardStatus(of: table, text, short: short, texts)
  }

  /// Returns the text for a shape's size, such as *4×4*.
  static func size(_ shape: BoardShape) -> String { "\(shape.width)×\(shape.height)" }
}
