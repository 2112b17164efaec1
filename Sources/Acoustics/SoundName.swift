/// The sounds of the program.
public enum SoundName: String, Hashable, Sendable, CaseIterable {
  /// A tile slides over the felt (loop).
  case tileSlides = "tile-slides"
  /// A tile meets its neighbour or the rim.
  case tileStops = "tile-stops"
  /// A match is taken from the table.
  case matchTaken = "match-taken"
  /// A match head is struck until it ignites.
  case matchStruck = "match-struck"
  /// A match burns (loop).
  case matchBurns = "match-burns"
  /// A matchbox slides out, or its drawer opens.
  case drawer
  /// A bead rolls in its matchbox.
  case beads = "bead"
  /// A matchbox is put down, empty.
  case boxKnock = "box-knock"
  /// A card is turned over.
  case cardTurned = "card-turned"
  /// A card is laid down.
  case cardLaid = "card-laid"
  /// Two cards are a pair.
  case pairFound = "pair-found"
  /// Two cards do not match, or an action is not possible.
  case miss
  /// A button is pressed.
  case button
  /// A page is turned.
  case page
  /// A globe turns in its stand (loop).
  case globeTurns = "globe-turns"
  /// A shovel digs three times.
  case dig
  /// The traveller falls through the Earth (loop).
  case fall
  /// A flag is planted, and its cloth flutters.
  case flag
  /// The traveller comes out of the Earth at sea.
  case splash
  /// The traveller comes out of the Earth on land.
  case thud
  /// A game is won.
  case win
  /// A game is lost.
  case loss
  /// A result becomes the best one of its list.
  case newBest = "new-best"
  /// A fire beside the table (loop).
  case fire
  // The sounds on cards of Pairs.
  case cardBell = "card-bell"
  case cardDrum = "card-drum"
  case cardBird = "card-bird"
  case cardWood = "card-wood"
  case cardWind = "card-wind"
  case cardString = "card-string"
  case cardCuckoo = "card-cuckoo"
  case cardRattle = "card-rattle"
  case cardGlass = "card-glass"
  case cardFrog = "card-frog"
  case cardClock = "card-clock"
  case cardDrop = "card-drop"
  case cardHorn = "card-horn"
  case cardWhistle = "card-whistle"
  case cardCricket = "card-cricket"
  case cardHorse = "card-horse"
  case cardHarp = "card-harp"
  case cardBall = "card-ball"

  /// The sounds on the cards of Pairs by ear. Small layouts use the first ones, which differ most from each other.
  public static let onCards: [SoundName] = [
    .cardBell, .cardDrum, .cardBird, .cardWood, .cardWind, .cardString,
    .cardCuckoo, .cardRattle, .cardGlass, .cardFrog, .cardClock, .cardDrop,
    .cardHorn, .cardWhistle, .cardCricket, .cardHorse, .cardHarp, .cardBall,
  ]
}
