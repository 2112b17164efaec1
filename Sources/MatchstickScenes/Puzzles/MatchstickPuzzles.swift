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

  private static let forms = Matchsticks.Form.allCases

  package let firstKind: Int

  init(_ context: GameContext) {
    let form = context.settings.current.matchsticks.form
    firstKind = Self.forms.firstIndex(of: form) ?? 0
    board = MatchstickPuzzleBoard(context.settings, context: context.stage)
    look = context.stage.look
  }

  package var kinds: [String] {
    Self.forms.map { MatchesNames(look.texts).name(of: $0) }
  }

  package var controlsLines: ControlsLines? {
    { [form = board.form] in GameHelp.hands(form, $0, $1) }
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

  package func kind(of puzzle: MatchstickPuzzle) -> Int? {
    Self.forms.firstIndex(of: puzzle.layout.form)
  }

  package func words(
    of attempt: PuzzleAttempt<MatchstickPuzzle>, wrong: Matchsticks.Move?
  ) -> PuzzleWords {
    let (texts, puzzle) = (look.texts, attempt.puzzle)
    let words = MatchsticksWords(texts: texts, seating: MatchstickSetup().seating)
    let sentence: String =
      if attempt.isOver {
        words.advice(
          attempt.answers.first ?? puzzle.winningMoves[0],
          Matchsticks.start(Matchsticks.Options(puzzle.layout), seed: 0))
      } else if wrong != nil {
        texts("Then the other side can force the win.")
      } else {
        [
          words.rule(puzzle.layout),
          winning(puzzle),
        ].joined(separator: " ")
      }
    return PuzzleWords(
      kind: kind(puzzle.layout),
      task: puzzle.hasOnlyOneWinningMove
        // Translators: Task of a puzzle: the one move that wins.
        ? texts("Find the winning move")
        // Translators: Task of a puzzle: one of several moves that win.
        : texts("Find a winning move"), sentence)
  }

  /// Returns how many moves force the win, in words. Equal moves on equal heaps count as one.
  private func winning(_ puzzle: MatchstickPuzzle) -> String {
    guard puzzle.hasOnlyOneWinningMove else { return look.texts("Several moves force the win.") }
    return puzzle.winningMoves.count == 1
      ? look.texts("Only one move forces the win.")
      // Translators: Several moves force the win, which are the same: they take as many matches from equal heaps.
      : look.texts("Only one kind of move forces the win.")
  }

  /// The table of a puzzle, and the limit of a pile.
  private func kind(_ layout: Matchsticks.Layout) -> String {
    guard let limit = layout.pile?.takeLimit else {
      return MatchesNames(look.texts).name(of: layout.form)
    }
    return look.texts("Take 1–{number}", ["number": String(limit)])
  }
}

extension MatchsticksModule: PuzzlingGame {
  package func makePuzzles() -> MatchstickPuzzles { MatchstickPuzzles(context) }

  package static func ownPuzzles(
    in record: String, of seat: Seat, cache: FilePath?, mayTakeLong: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> @Sendable () -> [OwnPuzzle<MatchstickPuzzle>] {
    {
      GameRecord<Matchsticks>(logText: record).flatMap { MatchstickPuzzle.own($0, of: seat) } ?? []
    }
  }

  package static func words(
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
        MatchesNames(texts).name(of: groups, layout?.form ?? .heaps)
      case .heapsByChance, .rowsByChance, nil: mistake.key
      }
    // Translators: What a mistake cost: until then the player could force the win.
    return (position, texts("the win given away"))
  }
}
