import BoxKit
import GameKernel
import SlidingGame
import Stage

/// The state of the search for the shortest solution from the start of a game.
nonisolated enum ShortestSolution: Hashable, Sendable {
  /// There was no search.
  case unknown
  case searching
  case found(Int, isProven: Bool)
}

/// The content of the dialog at the end of a sliding puzzle.
struct SlidingEndWords {
  let texts: Texts
  let table: SlidingTable
  /// The record of how the game was solved, or `nil` if the scene did not observe this.
  let solved: SlidingEnding.Solved?
  let shortest: ShortestSolution
  /// The fewest moves in the list of results, or `nil` if it is empty.
  let best: Int?
  /// Deals the same board again.
  let onSameBoard: () -> Void
  /// Deals a board of another length.
  let onLength: (Int) -> Void

  private var wasHelped: Bool { table.sheet.wasHelped }
  private var wasShown: Bool { table.setup.wasShown }
  private var moves: Int { table.state.tileMoves }

  /// The whole content.
  var words: EndWords {
    EndWords(
      title: title, comparison: comparison, note: note, isNews: !wasHelped && hasRecord,
      pieces: Self.pieces, zone: .figures(figures), medals: medals, next: next)
  }

  /// A tile with a number.
  static let pieces: EndWords.Sketch = { frame, look in
    let side = (0.86 * min(frame.width, frame.height)).rounded()
    let box = Rect(center: frame.center, Size(side, side)).rounded
    let theme = look.theme
    let tile = look.pictures.picture("tile \(side)", box.size) {
      $0.drawIvory(Rect(.zero, $0.size), side: side, theme)
    }
    let style = TextStyle(.heavy, 0.44 * side)
    return { list in
      list.picture(tile, at: box.origin)
      list.text("4", style, theme.tileInk, in: box, .center, measuredBy: look.measurer)
    }
  }

  /// The result in a few words.
  var title: String {
    if wasShown { return texts("Solved for you") }
    // Translators: Title at the end of a game.
    return texts.plural("Solved in {count} move", "Solved in {count} moves", moves)
  }

  private var comparison: String {
    if wasShown {
      // Translators: At the end of a game that the computer has played.
      return texts.plural("{count} move, shown", "{count} moves, shown", moves)
    }
    switch shortest {
    case .unknown: return texts("Every tile is in its place.")
    case .searching: return texts("Looking for the shortest solution…")
    case .found(moves, isProven: true) where !wasHelped:
      return texts("Perfect! No shorter solution exists.")
    case .found(let count, isProven: true):
      return texts.plural(
        // Translators: At the end of a game.
        "The shortest solution has {count} move.", "The shortest solution has {count} moves.",
        count)
    case .found:
      return texts.plural(
        // Translators: There may be shorter solutions than the best one known.
        "The best known solution has {count} move.", "The best known solution has {count} moves.",
        yardstick ?? moves)
    }
  }

  /// The moves of the shortest known solution, which may be the player's own.
  private var yardstick: Int? {
    guard case .found(let count, let isProven) = shortest else { return nil }
    return isProven ? count : min(count, moves)
  }

  private var figures: [(number: String, label: String)] {
    var figures = [
      (number: String(moves), label: texts.unit("{count} move", "{count} moves", moves)),
      // Translators: Below a time such as 2:13.
      (number: table.sheet.elapsed.clockText, label: texts.inContext("below a time", "time")),
    ]
    // Translators: Below the fewest moves so far.
    if let best { figures.append((number: String(best), label: texts("your best"))) }
    return figures
  }

  private var medals: EndMedals? {
    if wasShown { return .none(texts("No medal and no place in Best games this time.")) }
    if let turn = table.playedOnFrom { return .playedOn(fromTurn: turn, texts) }
    if wasHelped {
      return .none(texts("Solved with help, so no medal and no place in Best games."))
    }
    guard shortest != .unknown else { return nil }
    guard let yardstick else {
      return .scale(
        reached: nil,
        conditions: Dictionary(uniqueKeysWithValues: Medal.allCases.map { ($0, "–") }))
    }
    return .scale(SlidingTable.medals(shortest: yardstick), moves) {
      // Translators: Condition of a medal.
      texts.plural("up to {count} move", "up to {count} moves", $0)
    }
  }

  private var hasRecord: Bool { solved?.bestBy.isEmpty == false }

  /// The best result that the game set, or the reason why it is not rated. `nil` if the medals say it.
  private var note: String? {
    if wasHelped || table.playedOnFrom != nil { return nil }
    // Translators: At the end of a game: there was no result in the list before.
    if solved?.isFirst == true { return texts("Your first result") }
    // Translators: At the end of a game: the result is the first in its list.
    if solved?.bestBy.contains(.moves) == true { return texts("A new best!") }
    if hasRecord { return texts("A new best time!") }
    return table.sheet.isByChance ? nil : texts("Not a random board, so no place in Best games.")
  }

  // MARK: The suggestion

  private var next: NextSuggestion? {
    if wasHelped { return sameBoard(texts("Now find the way yourself.")) }
    if table.playedOnFrom != nil { return sameBoard(texts("Now from the start, for a medal.")) }
    guard let yardstick else { return sameBoard(texts("Can you do it in fewer moves?")) }
    let scale = SlidingTable.medals(shortest: yardstick)
    guard let goal = scale.medal(for: moves).map(\.better) ?? .bronze else {
      return size(1, texts("Gold! Try a larger board."))
        ?? sameBoard(texts("Can you do it faster?"))
    }
    let missing = moves - scale[goal]
    // A medal that is far away is no suggestion.
    guard missing * 3 <= moves else {
      return size(-1, texts("A smaller board is easier to see through."))
        ?? sameBoard(texts("Review shows where you can save moves."))
    }
    return sameBoard(missing: missing, for: goal)
  }

  private func sameBoard(missing: Int, for medal: Medal) -> NextSuggestion {
    let reason =
      switch medal {
      case .gold:
        texts.plural(
          // Translators: So many moves are too many for the medal.
          "{count} move fewer makes it gold. Review shows where.",
          "{count} moves fewer make it gold. Review shows where.", missing)
      case .silver:
        texts.plural(
          // Translators: So many moves are too many for the medal.
          "{count} move fewer makes it silver. Review shows where.",
          "{count} moves fewer make it silver. Review shows where.", missing)
      case .bronze:
        texts.plural(
          // Translators: So many moves are too many for the medal.
          "{count} move fewer makes it bronze. Review shows where.",
          "{count} moves fewer make it bronze. Review shows where.", missing)
      }
    return sameBoard(reason)
  }

  private func sameBoard(_ reason: String) -> NextSuggestion {
    NextSuggestion(
      "same-game", title: texts("Next: the same board again"), reason: reason, accept: onSameBoard)
  }

  /// Suggests the next larger or smaller board, if there is one.
  private func size(_ step: Int, _ reason: String) -> NextSuggestion? {
    let shape = table.state.board.shape
    let length = shape.width + step
    guard shape.width == shape.height, SlidingPuzzle.offeredLengths.contains(length) else {
      return nil
    }
    return NextSuggestion(
      "next-size",
      // Translators: Button at the end of a game. {size} is a larger board, such as “4 × 4”.
      title: texts("Next: {size}", ["size": "\(length) × \(length)"]), reason: reason
    ) { onLength(length) }
  }
}
