import BoxKit
import GameKernel
import PlayLog
import Stage

/// A game of the box that has a game of the day.
package protocol DailyBoxGame: BoxGame {
  /// Returns the game of a day.
  ///
  /// - Parameter isCancelled: polled every few milliseconds.
  /// - Returns: `nil` if it was cancelled.
  nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame?
  /// ``daily(_:isCancelled:)`` for another thread, without an end before its time.
  nonisolated static var makeDaily: @Sendable (Day) -> DailyGame? { get }
  /// The game's pieces, drawn on felt.
  static var pieces: EndWords.Sketch { get }
  /// Returns the task before the game of the day is made, such as *4 × 4*.
  nonisolated static func task(_ texts: Texts) -> String
  /// Replaces the settings that the day decides, such as the deck. Default: does nothing.
  nonisolated static func prepare(_ settings: inout Settings)
  /// Returns the result of a finished game of a day.
  ///
  /// - Parameter feats: the facts about the player's seat that follow from the record.
  static func result(
    of game: LoggedGame, feats: [Feat: Int], _ texts: Texts
  ) -> DayResult
}

extension DailyBoxGame {
  package nonisolated static func prepare(_ settings: inout Settings) {}
}
