import GameKernel
import MatchstickGame
import Stage

/// The first move of a person in a game that was played on from a turn of another game, where a move could win.
struct RetriedTurn {
  /// Whether the move keeps the win.
  let isRight: Bool

  /// Fails for other changes.
  init?(_ change: Change<Matchsticks>, _ table: MatchstickTable) {
    guard change.cause == .move, table.playedOnFrom != nil,
      table.session.moveCount == table.sheet.givenMoves + 1,
      table.seating[change.before.toMove].isPerson, change.before.bestMove != nil
    else { return nil }
    isRight =
      change.after.winner.map { $0 == change.before.toMove } ?? (change.after.bestMove == nil)
  }

  /// The verdict.
  var words: (Texts) -> String {
    isRight
      ? { texts in texts("Right!") }
      // Translators: The player has tried a turn of a lost game again, and the move does not win either.
      : { texts in texts("That isn't it. Undo and try another move.") }
  }
}
