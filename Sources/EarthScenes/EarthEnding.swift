import BoxKit
import EarthGame
import GameKernel
import Stage

/// The end of a game at its table. It records the result once and opens the dialog.
final class EarthEnding {
  /// Called once for each finished game. Returns the rank in the best list, or `nil` if the game is not in it.
  var onOver: (EarthTable) -> ResultPlace? = { _ in nil }

  private let frame: TableController<ThroughTheEarth>
  /// The last finished game and its rank in the best list.
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
  /// - Parameter words: Returns the content for a rank in the best list. Called at every layout.
  func open(_ words: @escaping (ResultPlace?) -> EndWords) {
    let place = place
    let dialog = EndDialog("tunnel-end", context: frame.context) { words(place) }
    let buttons = dialog.dialog
    buttons.add(
      "menu", title: { texts in texts("Menu") }, action: { [weak frame] in frame?.exits.menu() })
    if let results = frame.exits.results, frame.table.state.options.seatCount == 1 {
      buttons.add(
        "results", title: { texts in texts("Best results") },
        action: { [weak frame] in
          frame?.dismissDialog()
          results()
        })
    }
    buttons.add(
      "new-game",
      // Translators: Button at the end of a game.
      title: { texts in texts("Play again") }, isPrimary: true,
      action: { [weak frame] in frame?.table.newGame() })
    buttons.onClose = { [weak frame] in frame?.dismissDialog() }
    buttons.onCommand = { [weak frame] in frame?.perform($0) }
    let state = frame.table.state
    let hasWon =
      state.winners.isEmpty
      || state.winners.contains { frame.table.seats[$0.index].occupant.isPerson }
    frame.present(dialog, heard: ResultPlace.sound(isWon: hasWon, place))
  }
}
