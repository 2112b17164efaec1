import BoxKit
import EarthGame
import GameKernel
import Stage

/// The end of a game at its table. It records the result once and opens the dialog.
final class EarthEnding {
  /// Called once for each finished game. Returns the rank in the best results, or `nil` if the game is not there.
  var onOver: (EarthTable) -> ResultPlace? = { _ in nil }

  private let frame: TableController<ThroughTheEarth>
  /// The last finished game and its rank in the best results.
  private var last: (game: Int, place: ResultPlace?)?

  init(_ frame: TableController<ThroughTheEarth>) { self.frame = frame }

  /// Records a game that a move has ended. Undo and redo do not record it again.
  func note() {
    let game = frame.table.session.gameNumber
    if last?.game != game { last = (game, onOver(frame.table)) }
  }

  /// The rank of the current game, or `nil` if it is in no list.
  private var place: ResultPlace? {
    last?.game == frame.table.session.gameNumber ? last?.place : nil
  }

  /// Opens the dialog after a game.
  ///
  /// - Parameter words: returns the content for a rank in the best results. Called at every layout.
  func open(_ words: @escaping (ResultPlace?) -> EndWords) {
    let (place, state) = (place, frame.table.state)
    let hasWon =
      state.winners.isEmpty
      || state.winners.contains { frame.table.seats[$0.index].occupant.isPerson }
    frame.presentEnd(
      "tunnel-end", heard: ResultPlace.sound(isWon: hasWon, place),
      playAgain: { [weak frame] in frame?.table.newGame() }, words: { words(place) })
  }
}
