import Acoustics
import GameKernel

/// The content and the actions of the dialog at the end of a game.
package struct EndContent {
  let name: String
  let sound: SoundName
  let review: (() -> Void)?
  let playAgain: () -> Void
  let words: () -> EndWords
  let picture: SavedPicture?

  /// - Parameters:
  ///   - name: the name of the dialog as a scene.
  ///   - sound: the sound of its first opening.
  ///   - review: opens the review of the game; `nil` if it has none.
  ///   - playAgain: starts a new game.
  ///   - picture: a picture of the result that the player can save.
  ///   - words: returns the current words, at every layout.
  package init(
    _ name: String, sound: SoundName, review: (() -> Void)? = nil,
    playAgain: @escaping () -> Void, picture: SavedPicture? = nil,
    words: @escaping () -> EndWords
  ) {
    (self.name, self.sound, self.review, self.picture) = (name, sound, review, picture)
    (self.playAgain, self.words) = (playAgain, words)
  }
}

/// The outcome of the last game that a move has ended, such as its place in the best games.
package struct EndOutcome<Rules: TableRules, Value> {
  private var last: (game: Int, state: Rules.State, value: Value?)?

  package init() {}

  /// Enters a game that has just ended, once: not again when its end is undone and played anew.
  package mutating func enter(
    _ table: GameTable<Rules>, _ enter: (GameTable<Rules>) -> Value?
  ) {
    let game = table.session.gameNumber
    if last?.game != game { last = (game, table.state, enter(table)) }
  }

  /// Returns the outcome of the game on a table; `nil` for one that was not entered with this end.
  package func value(of table: GameTable<Rules>) -> Value? {
    guard let last, last.game == table.session.gameNumber, last.state == table.state else {
      return nil
    }
    return last.value
  }
}
