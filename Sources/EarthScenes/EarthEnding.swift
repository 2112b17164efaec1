import BoxKit
import EarthGame
import GameKernel
import Stage

/// The end of a game at its table. It records the result once and opens the dialog.
final class EarthEnding {
  /// Called once for each finished game. Returns the rank in the best results, or `nil` if the game is not there.
  var onOver: (EarthTable) -> ResultPlace? = { _ in nil }

  private let controller: TableController<ThroughTheEarth>
  /// The last finished game and its rank in the best results.
  private var last: (game: Int, place: ResultPlace?)?

  init(_ controller: TableController<ThroughTheEarth>) { self.controller = controller }

  /// Records a game that a move has ended. Undo and redo do not record it again.
  func note() {
    let game = controller.table.session.gameNumber
    if last?.game != game { last = (game, onOver(controller.table)) }
  }

  /// The rank of the current game, or `nil` if it is in no list.
  private var place: ResultPlace? {
    last?.game == controller.table.session.gameNumber ? last?.place : nil
  }

  /// Opens the dialog after a game.
  ///
  /// - Parameters:
  ///   - review: opens the review of the game.
  ///   - words: returns the content for a rank in the best results. Called at every layout.
  func open(review: @escaping () -> Void, _ words: @escaping (ResultPlace?) -> EndWords) {
    let (place, state) = (place, controller.table.state)
    let hasWon =
      state.winners.isEmpty
      || state.winners.contains { controller.table.seats[$0.index].occupant.isPerson }
    controller.presentEnd(
      "tunnel-end", heard: ResultPlace.sound(isWon: hasWon, place), review: review,
      playAgain: { [weak controller] in controller?.table.newGame() }, words: { words(place) })
  }
}
