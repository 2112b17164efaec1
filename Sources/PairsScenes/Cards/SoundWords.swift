import Acoustics
import Stage

nonisolated extension SoundName {
  /// Returns the word for a sound on cards. A bar marks a place where it may break over two lines.
  func word(_ texts: Texts) -> String { texts.lookup.text(english) }

  private var english: String {
    switch self {
    case .cardBell: cardWord("bell")
    case .cardDrum: cardWord("drum")
    case .cardBird: cardWord("bird")
    case .cardWood: cardWord("wood")
    case .cardWind: cardWord("wind")
    case .cardString: cardWord("string")
    case .cardCuckoo: cardWord("cuck|oo")
    case .cardRattle: cardWord("rat|tle")
    case .cardGlass: cardWord("glass")
    case .cardFrog: cardWord("frog")
    case .cardClock: cardWord("clock")
    case .cardDrop: cardWord("drop")
    case .cardHorn: cardWord("horn")
    case .cardWhistle: cardWord("whis|tle")
    case .cardCricket: cardWord("crick|et")
    case .cardHorse: cardWord("horse")
    case .cardHarp: cardWord("harp")
    case .cardBall: cardWord("rub|ber ball")
    default: preconditionFailure("\(self) is not on cards")
    }
  }
}
