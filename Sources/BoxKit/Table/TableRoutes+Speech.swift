import Controls
import Stage

extension TableRoutes {
  /// Returns the rows of a menu that speak, for players without these keys. Empty while speech is off.
  package func speechRows(_ texts: Texts) -> [MenuButton.Row] {
    guard let speak = speak() else { return [] }
    return [
      // Translators: Menu item: the last spoken words are repeated.
      .init(texts("Say again"), note: texts.key(.function(5))) { speak(.again) },
      // Translators: Menu item: a voice says the state of the game.
      .init(texts("Where am I?"), note: texts.key(.function(6))) { speak(.place) },
      // Translators: Menu item: a voice reads the board row by row.
      .init(texts("Read the board"), note: texts.key(.function(7))) { speak(.board) },
    ]
  }
}
