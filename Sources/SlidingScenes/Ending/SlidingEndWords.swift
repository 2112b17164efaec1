import BoxKit
import GameKernel
import PictureArt
import SlidingGame
import Stage

/// The state of the search for the shortest solution from the start of a game.
nonisolated enum ShortestWay: Hashable, Sendable {
  /// There was no search.
  case unknown
  case awaited
  case found(Int, isProven: Bool)
}

/// The texts of the dialog at the end of a sliding puzzle.
struct SlidingEndWords {
  let texts: Texts
  let table: SlidingTable
  /// The record of how the game was solved, or `nil` if the scene did not observe this.
  let solved: SlidingEnding.Solved?
  let shortest: ShortestWay
  /// The fewest moves in the list of results, or `nil` if it is empty.
  let best: Int?

  /// Whether the player solved the board without help.
  var isWon: Bool { !table.sheet.wasHelped }

  private var moves: Int { table.state.tileMoves }

  /// All contents of the dialog except the emblem.
  var words: EndWords {
    EndWords(
      title: title, summary: summary, lines: lines, note: note, isNews: isWon && hasRecord)
  }

  private var title: String {
    if isWon { return texts("Well done!") }
    return solved?.wasShown == true ? texts("Solved for you") : texts("Solved with help")
  }

  /// Only a proven shortest solution is called shortest.
  private var summary: String {
    guard isWon, case .found(moves, isProven: true) = shortest else {
      return texts("Every tile is in its place.")
    }
    return texts("Perfect! No shorter solution exists.")
  }

  private var lines: [EndLine] {
    // Translators: Label of a number.
    var lines = [EndLine(word: texts("Moves"), number: String(moves), isStrong: true)]
    switch shortest {
    case .unknown: break
    // Translators: Label of a number of moves.
    case .awaited: lines.append(EndLine(word: texts("Shortest solution"), number: "–"))
    case .found(let count, let isProven):
      let word =
        isProven
        // Translators: Label of a number of moves.
        ? texts("Shortest solution")
        // Translators: Label of a number of moves.
        : texts("A good solution")
      lines.append(EndLine(word: word, number: String(isProven ? count : min(count, moves))))
    }
    // Translators: Label of the time taken.
    lines.append(EndLine(word: texts("Time"), number: table.sheet.elapsed.clockText))
    // Translators: Label of the fewest moves so far.
    if isWon, let best { lines.append(EndLine(word: texts("Best"), number: String(best))) }
    return lines
  }

  private var hasRecord: Bool { solved?.bestBy.isEmpty == false }

  /// The best result that the game set, or the reason why it is not rated; otherwise `nil`.
  private var note: String? {
    guard isWon else { return texts("Solved with help, so not in the best results.") }
    // Translators: At the end of a game: there was no result in the list before.
    if solved?.isFirst == true { return texts("Your first result") }
    // Translators: At the end of a game: the result is the first in its list.
    if solved?.bestBy.contains(.moves) == true { return texts("A new best!") }
    if hasRecord { return texts("A new best time!") }
    return table.sheet.isByChance ? nil : texts("Only random boards count for the best results.")
  }
}
