import GameKernel
import Stage

/// The state of a game in a few words, for its card in the menu.
public struct CardStatus {
  /// The state, such as “14 left · your turn”.
  package let text: String
  /// A shorter text for a narrow card, such as “Your turn”.
  package let short: String
  /// Whether a game has begun and is not over.
  package let isInProgress: Bool
  /// Whether a game is over.
  package let isOver: Bool

  /// - Parameter short: a shorter text for a narrow card. Default: `text`.
  public init(
    _ text: String, short: String? = nil, isInProgress: Bool = false, isOver: Bool = false
  ) {
    (self.text, self.short) = (text, short ?? text)
    (self.isInProgress, self.isOver) = (isInProgress, isOver)
  }

  /// Creates the status of a table. It is “Play” if the game was never played.
  public init<Rules: TableRules>(
    of table: GameTable<Rules>, _ text: String, short: String, _ texts: Texts
  ) {
    if table.isUnplayed {
      // Translators: State of a game that can be begun.
      self.init(texts("Play"))
    } else {
      let isOver = Rules.isOver(table.state)
      self.init(
        text, short: short, isInProgress: !table.isAtStart && !isOver,
        isOver: isOver && !table.isAtStart)
    }
  }
}
