import BoxKit
import Controls
import Files
import GameKernel
import PlayLog
import Stage

/// A game of the box that has puzzles.
package protocol PuzzlingGame: BoxGame {
  associatedtype Puzzles: PuzzleGame
  typealias Position = Puzzles.Board.Position

  /// Creates the puzzles for one visit of their page.
  func makePuzzles() -> Puzzles
  /// Returns a search for the positions of a logged game in which a seat gave something away. It runs on another
  /// thread.
  ///
  /// - Parameters:
  ///   - record: the record of the game in the log.
  ///   - cache: the folder for files that can be made again.
  ///   - mayTakeLong: whether the search may take more than some milliseconds.
  ///   - isCancelled: polled every few milliseconds.
  static func ownPuzzles(
    in record: String, of seat: Seat, cache: FilePath?, mayTakeLong: Bool,
    isCancelled: @escaping @Sendable () -> Bool
  ) -> @Sendable () -> [OwnPuzzle<Position>]
  /// Returns the sentence that says which positions come back. Default: all in which something was given away.
  static func promise(_ texts: Texts) -> String
  /// Returns the position of a mistake and its cost in words, such as *4 × 4* and *4 moves lost*.
  static func words(
    of mistake: MistakeBook.Mistake, _ texts: Texts
  ) -> (position: String, cost: String)
}

extension PuzzlingGame {
  /// Default: all positions in which something was given away.
  package static func promise(_ texts: Texts) -> String {
    texts("Positions in which you gave something away come back here, a day after the game.")
  }
}

/// The puzzles of a game as their page plays them.
package protocol PuzzleGame: AnyObject {
  associatedtype Board: PuzzleBoard

  /// Whether solutions have several answers, which the page shows as steps. Default: `false`.
  static var hasSteps: Bool { get }
  /// The pieces of the game.
  var board: Board { get }
  /// The names of the kinds to choose from, such as *3 × 3*. One kind offers no choice.
  var kinds: [String] { get }
  /// The index of the kind that the page shows first, such as that of the game on the table. Default: 0.
  var firstKind: Int { get }
  /// Returns the index of the kind of a puzzle, or `nil` for a position of an own game that is of none.
  func kind(of puzzle: Board.Position) -> Int?
  /// Makes the next puzzle of a player and cancels earlier requests.
  ///
  /// - Parameters:
  ///   - kind: its index in ``kinds``.
  ///   - seed: the seed of the player, always the same.
  ///   - then: called with the puzzle, now or later.
  func makeNext(
    _ kind: Int, _ history: PuzzleHistory, seed: UInt64,
    then: @escaping @MainActor (Board.Position?) -> Void)
  /// Makes the puzzle with a key and cancels earlier requests.
  func make(_ key: String, then: @escaping @MainActor (Board.Position?) -> Void)
  /// Returns the words for the state of an attempt.
  ///
  /// - Parameter wrong: the wrong answer that is on the board.
  func words(
    of attempt: PuzzleAttempt<Board.Position>, wrong: Board.Position.Answer?
  ) -> PuzzleWords
  /// The controls of the board, if they are not those of the game's help. Default: `nil`.
  var controlsLines: ControlsLines? { get }
  /// Stops all work and frees its memory. Later requests start it again.
  func leave()
}

extension PuzzleGame {
  /// Default: `false`.
  package static var hasSteps: Bool { false }
  /// Default: 0.
  package var firstKind: Int { 0 }
  /// Default: `nil`.
  package var controlsLines: ControlsLines? { nil }
  /// Default: does nothing.
  package func leave() {}
}

/// The board of a puzzle: it draws the position with the pieces of the game and takes the player's answers.
package protocol PuzzleBoard: AnyObject {
  associatedtype Position: Puzzle

  /// The controls of the board, the one with the pieces first.
  var controls: [Control] { get }
  /// The position for listeners, row by row.
  var spokenRows: [String] { get }
  /// The text that says how the position has changed, where the controls do not say it. Default: `nil`.
  var spokenNews: String? { get }
  /// Called with each legal answer of the player. The board itself does not change.
  var onAnswer: (Position.Answer) -> Void { get set }
  /// Shows a puzzle from its start.
  func begin(_ puzzle: Position)
  /// Plays an answer.
  func play(_ answer: Position.Answer)
  /// Takes the last answer back.
  func takeBack()
  /// Returns an answer for listeners, as a hint on the position that is shown.
  func words(of answer: Position.Answer) -> String
  /// Marks an answer as a hint; `nil` removes the mark.
  func hint(_ answer: Position.Answer?)
  /// Lays out the pieces and their controls.
  func layout(in frame: Rect)
  /// Draws the parts below the controls, such as the tray.
  func draw(into list: inout DisplayList)
  /// Draws the marks above the controls.
  func drawMarks(into list: inout DisplayList)
  /// Handles an intent for which no control has a use.
  func handle(_ intent: Intent)
  func advance(by elapsed: Duration)
  /// The time until ``advance(by:)`` has something to do; `nil` where nothing is pending.
  var nextTimer: Duration? { get }
}

extension PuzzleBoard {
  /// Default: `nil`.
  package var spokenNews: String? { nil }
  /// Default: does nothing.
  package func draw(into list: inout DisplayList) {}
  /// Default: does nothing.
  package func drawMarks(into list: inout DisplayList) {}
  /// Default: does nothing.
  package func handle(_ intent: Intent) {}
  /// Default: does nothing.
  package func advance(by elapsed: Duration) {}
  /// Default: `nil`.
  package var nextTimer: Duration? { nil }
}

/// The words about a puzzle, in the language of the moment.
package nonisolated struct PuzzleWords: Hashable {
  /// The kind of the puzzle, such as *Only one solution*.
  package var kind: String
  /// The task, such as *Solve in 12*.
  package var task: String
  /// A sentence about the task, the wrong answer or the solution.
  package var sentence: String
  /// The number of answers of a solution.
  package var steps: Int

  package init(kind: String, task: String, _ sentence: String, steps: Int = 1) {
    (self.kind, self.task, self.sentence, self.steps) = (kind, task, sentence, steps)
  }
}
