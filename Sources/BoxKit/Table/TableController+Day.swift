import GameKernel
import Stage

extension TableController {
  /// Returns the title of the table: the name of the game, the day of the game, or that it is a practice.
  package func title(_ name: String) -> String {
    routes.day.map { $0.title(context.look.texts) }
      // Translators: Title of a game that was played on from a turn of another one. It does not count.
      ?? (table.playedOnFrom == nil ? name : context.look.texts("Practice"))
  }

  /// Begins a new game. The game of a day asks before its try is given up, and what follows is a practice at the player's
  /// own table.
  package func begin(_ newGame: () -> Void) {
    guard let day = routes.day else {
      end.dismiss()
      return newGame()
    }
    let isPlayed = !table.isAtStart && !Rules.isOver(table.state)
    if isPlayed, message.asks(Intent.Command.newGame.rawValue, Self.questionOfDay) { return }
    end.dismiss()
    day.practise()
  }

  private static var questionOfDay: [(Texts) -> String] {
    [
      // Translators: Question before a new game, at the table with the game of the day.
      { texts in texts("Press again to give up this try. You can still practise.") },
      // Translators: Short question before a new game, at the table with the game of the day.
      { texts in texts("Press again to give up") },
    ]
  }
}
