import BoxKit
import GameKernel
import PictureArt
import SlidingGame
import Stage

/// What is known of the shortest way from the start of a game.
nonisolated enum ShortestWay: Hashable, Sendable {
  /// Nobody looks for it.
  case unknown
  case awaited
  case found(Int, isProven: Bool)
}

/// What the dialog after a sliding puzzle says.
struct SlidingEndWords {
  let texts: Texts
  let table: SlidingTable
  /// Nil where nobody saw it being solved.
  let solved: SlidingEnding.Solved?
  let shortest: ShortestWay
  /// The fewest moves known.
  let best: Int?

  /// Whether it was the player alone who solved it.
  var isWon: Bool { !table.sheet.wasHelped }

  private var moves: Int { table.state.tileMoves }

  /// All of it but the emblem.
  var words: EndWords {
    EndWords(
      title: title, summary: summary, lines: lines, note: note, isNews: isWon && hasRecord)
  }

  private var title: String {
    if isWon { return texts("Well done!") }
    return solved?.wasShown == true ? texts("The way was shown") : texts("Solved with help")
  }

  /// Nothing but the shortest way itself is called so.
  private var summary: String {
    guard isWon, case .found(moves, isProven: true) = shortest else {
      return texts("Every tile is in its place.")
    }
    return texts("No detour: there is no shorter way.")
  }

  private var lines: [EndLine] {
    var lines = [EndLine(word: texts("Moves"), number: String(moves), isStrong: true)]
    switch shortest {
    case .unknown: break
    case .awaited: lines.append(EndLine(word: texts("Shortest way"), number: "–"))
    case .found(let count, let isProven):
      let word = isProven ? texts("Shortest way") : texts("A good way")
      lines.append(EndLine(word: word, number: String(isProven ? count : min(count, moves))))
    }
    lines.append(EndLine(word: texts("Time"), number: table.sheet.elapsed.clockText))
    if isWon, let best { lines.append(EndLine(word: texts("Best"), number: String(best))) }
    return lines
  }

  private var hasRecord: Bool { solved?.bestBy.isEmpty == false }

  /// By what the game is the best, or why it cannot be.
  private var note: String? {
    guard isWon else { return texts("Not in the best list: there was help.") }
    if solved?.bestBy.contains(.moves) == true { return texts("A new best!") }
    if hasRecord { return texts("A new best time!") }
    return table.sheet.isByChance ? nil : texts("Not in the best list: this board was chosen.")
  }
}
