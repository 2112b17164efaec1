import BoxKit
import Files
import GameKernel
import PairsGame
import PlayLog
import PuzzleKit
import ReviewKit
import Stage
import Threads

/// The puzzles of Pairs: positions in which the player finds the best kind of flip.
package final class PairsPuzzles: PuzzleGame {
  package let board: PairsPuzzleBoard
  private let queue: WorkQueue?
  private let look: Look
  /// The number of the latest request. The answers to earlier ones are dropped.
  private var request = 0

  package let firstKind: Int

  private static let layouts = [PairsLayout.fourByFour, .sixBySix]

  /// - Parameter layout: the layout on the table, whose puzzles come first.
  init(_ context: GameContext, at layout: PairsLayout) {
    firstKind = Self.layouts.firstIndex(of: layout) ?? 0
    board = PairsPuzzleBoard(context: context.stage)
    queue = context.services.makeWorkQueue?()
    look = context.stage.look
  }

  package var kinds: [String] { Self.layouts.map { PairsModule.size(of: $0) } }

  package func makeNext(
    _ kind: Int, _ history: PuzzleHistory, seed: UInt64,
    then: @escaping @MainActor (PairsPuzzle?) -> Void
  ) {
    let layout = Self.layouts[kind]
    perform({ .next(for: history, layout, .unknownCard, seed: seed) }, then: then)
  }

  package func make(_ key: String, then: @escaping @MainActor (PairsPuzzle?) -> Void) {
    perform({ PairsPuzzle(key: key) }, then: then)
  }

  package func leave() { request += 1 }

  private func perform(
    _ work: @escaping @Sendable () -> PairsPuzzle?,
    then: @escaping @MainActor (PairsPuzzle?) -> Void
  ) {
    request += 1
    guard let queue else { return then(work()) }
    queue.perform(niceness: 5, work) { [weak self, request] puzzle in
      if self?.request == request { then(puzzle) }
    }
  }

  package func kind(of puzzle: PairsPuzzle) -> Int? {
    Self.layouts.firstIndex(of: puzzle.state.layout)
  }

  package func words(of attempt: PuzzleAttempt<PairsPuzzle>, wrong: Int?) -> PuzzleWords {
    let (texts, puzzle) = (look.texts, attempt.puzzle)
    let isSecond = !puzzle.state.openCards.isEmpty
    return PuzzleWords(
      kind: isSecond
        // Translators: The kind of a puzzle: the second card of a turn.
        ? texts("Second card")
        // Translators: The kind of a puzzle: the first card of a turn.
        : texts("First card"),
      // Translators: Task of a puzzle.
      task: texts("Find the best card"),
      attempt.isOver
        ? solution(puzzle)
        : wrong == nil
          ? texts("Your opponent remembers every card, too. Flip a new one, or one you both know?")
          : mistake(puzzle))
  }

  private func mistake(_ puzzle: PairsPuzzle) -> String {
    let texts = look.texts
    return puzzle.best == .known
      ? texts("A new card helps the other player more than you.")
      : texts("A known card gains nothing here. A new one may make a pair.")
  }

  private func solution(_ puzzle: PairsPuzzle) -> String {
    let texts = look.texts
    let gain = ["pairs": texts.hundredths(puzzle.gain / 2)]
    return puzzle.best == .known
      // Translators: {pairs} is a number such as 0.15.
      ? texts("A known card tells the other player nothing: worth {pairs} pairs on average.", gain)
      // Translators: {pairs} is a number such as 0.15.
      : texts("A new card may make a pair: worth {pairs} pairs on average.", gain)
  }
}

extension PairsModule: PuzzlingGame {
  package func makePuzzles() -> PairsPuzzles { PairsPuzzles(context, at: table.state.layout) }

  package static func ownPuzzles(
    in record: String, of seat: Seat, cache: FilePath?, mayTakeLong: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> @Sendable () -> [OwnPuzzle<PairsPuzzle>] {
    { GameRecord<Pairs>(logText: record).flatMap { PairsPuzzle.own($0, of: seat) } ?? [] }
  }

  package static func promise(_ texts: Texts) -> String {
    texts(
      "In games for two: turns in which a card of the other kind was better come back here, a day later."
    )
  }

  package static func words(
    of mistake: MistakeBook.Mistake, _ texts: Texts
  ) -> (position: String, cost: String) {
    let state = PairsPuzzle(key: mistake.key)?.state
    let position = state.map { state in
      texts.plural(
        // Translators: A position in a list. {size} is such as “4 × 4”.
        "{size} · {count} pair left", "{size} · {count} pairs left", state.pairsLeft,
        ["size": size(of: state.layout)])
    }
    return (
      position ?? "",
      texts(
        // Translators: What a mistake cost. {pairs} is a number such as 0.15.
        "{pairs} pairs given away", ["pairs": texts.hundredths(mistake.cost / 2)])
    )
  }

  nonisolated static func size(of layout: PairsLayout) -> String {
    "\(layout.columns) × \(layout.rows)"
  }
}
