import BoxKit
import Files
import GameKernel
import MatchstickGame
import PlayLog
import PuzzleKit
import Stage

/// The puzzles of Matchsticks: positions with exactly one winning move.
package final class MatchstickPuzzles: PuzzleGame {
  package let board: MatchstickPuzzleBoard
  private let look: Look
  /// The puzzles of each form, made when they are first needed.
  private var all: [Matchsticks.Form: [MatchstickPuzzle]] = [:]

  private static let forms = [Matchsticks.Form.pile]

  init(_ context: GameContext) {
    board = MatchstickPuzzleBoard(context.settings, context: context.stage)
    look = context.stage.look
  }

  package var kinds: [String] {
    let texts = look.texts
    return Self.forms.map { form in
      switch form {
      // Translators: A form of Matchsticks.
      case .pile: texts("One pile")
      // Translators: A form of Matchsticks: several heaps.
      case .heaps: texts("Heaps")
      // Translators: A form of Matchsticks: rows.
      case .rows: texts.inContext("matchsticks", "Rows")
      }
    }
  }

  package func makeNext(
    _ kind: Int, _ history: PuzzleHistory, seed: UInt64,
    then: @escaping @MainActor (MatchstickPuzzle?) -> Void
  ) {
    let form = Self.forms[kind]
    let puzzles = all[form] ?? MatchstickPuzzle.all(form)
    all[form] = puzzles
    var random = history.generator(seed: seed)
    then(history.next(of: puzzles, using: &random))
  }

  package func make(_ key: String, then: @escaping @MainActor (MatchstickPuzzle?) -> Void) {
    then(MatchstickPuzzle(key: key))
  }

  package func words(
    of attempt: PuzzleAttempt<MatchstickPuzzle>, wrong: Matchsticks.Move?
  ) -> PuzzleWords {
    let (texts, puzzle) = (look.texts, attempt.puzzle)
    let sentence: String =
      if attempt.isOver {
        texts("Now you can force the win, whatever the other side does.")
      } else if wrong != nil {
        texts("Then the other side can force the win.")
      } else {
        // Translators: {rule} is “The last match loses” or “… wins”.
        texts("{rule}, and only one move forces the win.", ["rule": rule(puzzle.layout)])
      }
    return PuzzleWords(
      kind: kind(puzzle.layout),
      // Translators: Task of a puzzle: the one move that wins.
      task: texts("Find the winning move"), sentence)
  }

  private func rule(_ layout: Matchsticks.Layout) -> String {
    layout.last == .loses
      // Translators: Rule of Matchsticks.
      ? look.texts("The last match loses")
      // Translators: Rule of Matchsticks.
      : look.texts("The last match wins")
  }

  /// The matches that a turn may take.
  private func kind(_ layout: Matchsticks.Layout) -> String {
    switch layout.matches {
    case .pile(_, let limit):
      // Translators: A turn takes 1 to {number} matchsticks.
      look.texts("Take 1–{number}", ["number": String(limit)])
    case .heaps, .heapsByChance:
      // Translators: Rule of Matchsticks with several heaps.
      look.texts("Take from one heap")
    case .rows, .rowsByChance:
      // Translators: Rule of Matchsticks with rows.
      look.texts("Take 1 or 2 that touch")
    }
  }
}

extension MatchsticksModule: PuzzlingGame {
  package func makePuzzles() -> MatchstickPuzzles { MatchstickPuzzles(context) }

  package nonisolated static func ownPuzzles(
    in record: String, of seat: Seat, cache: FilePath?, mayTakeLong: Bool, isCancelled: () -> Bool
  ) -> [OwnPuzzle<MatchstickPuzzle>] {
    GameRecord<Matchsticks>(logText: record).flatMap { MatchstickPuzzle.own($0, of: seat) } ?? []
  }

  package nonisolated static func words(
    of mistake: MistakeBook.Mistake, _ texts: Texts
  ) -> (position: String, cost: String) {
    let layout = MatchstickPuzzle(key: mistake.key)?.layout
    let position: String =
      switch layout?.matches {
      case .pile(let count, let limit):
        texts.plural(
          // Translators: {count} is how many matchsticks are left, {number} the most in a turn.
          "{count} match · take 1–{number}", "{count} matches · take 1–{number}", count,
          ["number": String(limit)])
      case .heaps(let groups), .rows(let groups):
        groups.map(String.init).joined(separator: " – ")
      case .heapsByChance, .rowsByChance, nil: mistake.key
      }
    // Translators: What a mistake cost: until then the player could force the win.
    return (position, texts("the win given away"))
  }
}
