/// What can be heard; scenes name it and know no more of it.
public enum SoundName: String, Hashable, Sendable, CaseIterable {
  /// A tile rubs along the felt, for as long as it moves.
  case tileSlides = "tile-slides"
  /// A tile meets its neighbour or the rim.
  case tileStops = "tile-stops"
  /// A match is taken from the table.
  case matchTaken = "match-taken"
  /// The head of a match is rubbed until it catches fire.
  case matchStruck = "match-struck"
  /// A match burns, for as long as it does.
  case matchBurns = "match-burns"
  /// A card is turned over.
  case cardTurned = "card-turned"
  /// A card is laid down.
  case cardLaid = "card-laid"
  /// Two cards are a pair.
  case pairFound = "pair-found"
  /// Two cards are none, or something does not go.
  case miss
  /// A button is pressed.
  case button
  /// A page is turned.
  case page
  /// A globe turns in its rim, for as long as it does.
  case globeTurns = "globe-turns"
  /// Somebody comes out of the Earth at sea.
  case splash
  /// Somebody comes out of the Earth on land.
  case thud
  /// A game is won.
  case win
  /// A game is lost.
  case loss
  /// A game stands at the head of its list.
  case newBest = "new-best"
  /// A fire beside the table, for as long as somebody likes.
  case fire
}
