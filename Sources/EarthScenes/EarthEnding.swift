import BoxKit
import EarthGame
import GameKernel
import Stage

/// The end of a game at its table. It records the result once and makes the dialog's content.
final class EarthEnding {
  /// Called once for each finished game. Returns the rank in the best games, or `nil` if the game is not there.
  var onOver: (EarthTable) -> ResultPlace? = { _ in nil }

  /// Opens the review of the game on the table.
  var openReview: () -> Void = {}

  /// Returns the words of the dialog for a rank in the best games. Called at every layout.
  var words: (ResultPlace?) -> EndWords? = { _ in nil }

  /// Returns the globes of the finished game as a picture to save.
  var picture: () -> SavedPicture? = { nil }

  private let controller: TableController<ThroughTheEarth>
  /// The rank of the last game in the best games.
  private var outcome = EndOutcome<ThroughTheEarth, ResultPlace>()

  init(_ controller: TableController<ThroughTheEarth>) {
    self.controller = controller
    controller.end.content = { [weak self] in self?.content }
    controller.costsResult = { [table = controller.table] act in
      act == .undo && table.canHaveResult && !table.state.isOver && !table.isAtStart
        && table.session.moves.last.map(ThroughTheEarth.isForced) != true
    }
  }

  /// Records a game that a move has ended. Undo and redo do not record it again.
  func note() { outcome.enter(controller.table, onOver) }

  private var content: EndContent? {
    let (place, state) = (outcome.value(of: controller.table), controller.table.state)
    guard state.isOver else { return nil }
    let hasWon =
      state.winners.isEmpty
      || state.winners.contains { controller.table.seats[$0.index].occupant.isPerson }
    return EndContent(
      "tunnel-end", sound: ResultPlace.sound(isWon: hasWon, place), review: openReview,
      playAgain: { [weak controller] in controller?.newGame() }, picture: picture(),
      words: { [words] in words(place) ?? EndWords(title: "", pieces: EarthEndWords.pieces) })
  }
}
