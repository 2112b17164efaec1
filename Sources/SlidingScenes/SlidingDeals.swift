import BoxKit
import GameKernel
import SlidingGame

/// Deals boards at the table, and saves their length and distance as settings.
final class SlidingDeals {
  private unowned let controller: TableController<SlidingPuzzle>
  private let settings: SettingsModel
  private let advice: SlidingAdvice

  init(
    _ controller: TableController<SlidingPuzzle>, _ settings: SettingsModel,
    _ advice: SlidingAdvice
  ) {
    (self.controller, self.settings, self.advice) = (controller, settings, advice)
  }

  private var table: SlidingTable { controller.table }

  /// Starts a new game on a board of the same shape.
  func newGame() {
    controller.begin {
      deal(table.state.board.shape, isAskedFor: true)
      controller.focus.goHome()
    }
  }

  /// Deals a board of another length.
  func play(length: Int) {
    settings.change { $0.sliding.length = length }
    deal(.square(length), isAskedFor: false)
  }

  /// Deals a board at another distance.
  func play(atDistance distance: Int?) {
    settings.change { $0.sliding.distance = distance }
    deal(table.state.board.shape, isAskedFor: false)
    controller.focus.goHome()
  }

  /// Deals a new game, at the distance in the settings if there is one for the shape.
  ///
  /// A board at a distance arrives once its distance is proven. Until then the current board stays, and a move on it
  /// cancels the deal.
  ///
  /// - Parameter isAskedFor: whether the player requested a new game, rather than a different board.
  private func deal(_ shape: BoardShape, isAskedFor: Bool) {
    guard advice.adviser != nil, let distance = settings.current.sliding.distance(for: shape) else {
      return table.newGame(options: .dealt(shape), isAskedFor: isAskedFor)
    }
    advice.deal(shape, atDistance: distance, isAskedFor: isAskedFor)
  }
}
