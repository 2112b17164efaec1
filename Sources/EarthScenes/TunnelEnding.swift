import BoxKit
import GameKernel
import Stage
import TunnelGame

/// The end of a game at its table: that it counts once, and the dialog that tells how it went.
final class TunnelEnding {
  /// Called once for each game that is over; answers where it stands in its best list.
  var onOver: (TunnelTable) -> ResultPlace? = { _ in nil }

  private let frame: TableFrame<Tunnel>
  /// The last game that was over, and its place in the best list.
  private var last: (game: Int, place: ResultPlace?)?

  init(_ frame: TableFrame<Tunnel>) { self.frame = frame }

  /// A game counts when it ends by a move; not again when it is undone and redone.
  func note() {
    let game = frame.table.session.gameNumber
    if last?.game != game { last = (game, onOver(frame.table)) }
  }

  /// Where the game on the table stands; nil where it stands in no list.
  private var place: ResultPlace? {
    last?.game == frame.table.session.gameNumber ? last?.place : nil
  }

  /// Says how the game went.
  ///
  /// - Parameter words: asked at every layout, with the place in the best list.
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
      "new-game", title: { texts in texts("Play again") }, isPrimary: true,
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
