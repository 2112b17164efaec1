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
        texts("Only one move forces the win.")
      }
    return PuzzleWords(
      kind: Self.rule(puzzle.layout, texts),
      // Translators: Task of a puzzle: the one move that wins.
      task: texts("Find the winning move"), sentence)
  }

  /// Returns the rule of a layout in a few words.
  nonisolated static func rule(_ layout: Matchsticks.Layout, _ texts: Texts) -> String {
    let last =
      layout.last == .loses
      // Translators: Rule of Matchsticks.
      ? texts("The last match loses")
      // Translators: Rule of Matchsticks.
      : texts("The last match wins")
    guard let limit = layout.pile?.takeLimit else { return last }
    return texts(
      // Translators: Rules. {number} is the most matches in a turn, {rule} is “The last match loses”.
      "Take 1–{number} · {rule}", ["number": String(limit), "rule": last])
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
