import BoxKit
import GameKernel

/// A game of the box that has a game of the day.
public protocol DailyBoxGame: BoxGame {
  /// Returns the game of a day.
  ///
  /// - Parameter isCancelled: polled every few milliseconds.
  /// - Returns: `nil` if it was cancelled.
  nonisolated static func daily(_ day: Day, isCancelled: () -> Bool) -> DailyGame?
}
