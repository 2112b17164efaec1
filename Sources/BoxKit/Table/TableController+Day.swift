import GameKernel
import Stage

extension TableController {
  /// Returns the title of the table: the name of the game, the day of the game, or that it is a practice.
  package func title(_ name: String) -> String {
    routes.day.map { $0.title(context.look.texts) }
      // Translators: Title of a game that was played on from a turn of another one. It does not count.
      ?? (table.playedOnFrom == nil ? name : context.look.texts("Practice"))
  }

  /// Returns the title for listeners: the name of the game with the day, or with the turn of a practice.
  package func spokenTitle(_ name: String) -> String {
    let texts = context.look.texts
    let practice = table.playedOnFrom.map {
      [texts("Practice"), texts("Turn {turn}", ["turn": String($0)])]
    }
    let more = routes.day.map { [$0.title(texts)] } ?? practice ?? []
    return ([name] + more).joined(separator: " · ")
  }

  /// Shows the title as a message for 6 s if the bar has no room for it. Call it after the layout of the bar.
  func announceDay() {
    guard let day = routes.day, !day.isAnnounced, !bar.hasTitle else { return }
    routes.day?.isAnnounced = true
    message.show(for: .seconds(6), [day.title])
  }

  /// The name of the button for a new game, which is a practice at the table of a day.
  package var newGameTitle: String {
    let texts = context.look.texts
    return routes.day == nil ? texts("New game") : texts("Practise")
  }

  /// Begins a new game. The game of a day asks before its try is given up, and what follows is a practice of it. Before
  /// the first move there is nothing to give up.
  package func begin(_ newGame: () -> Void) {
    guard let day = routes.day else {
      end.dismiss()
      return newGame()
    }
    if day.isTry, !Rules.isOver(table.state) {
      guard table.currentGame.hasChoice else {
        return message.show(
          for: .seconds(4),
          [
            // Translators: Message: the player has asked for a new game at the table with the game of the day.
            { texts in texts("The game of the day is always this one.") }, day.title,
          ])
      }
      if message.asks(Intent.Command.newGame.rawValue, Self.questionOfDay) { return }
    }
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
