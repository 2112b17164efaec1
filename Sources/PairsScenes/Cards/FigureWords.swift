import Stage

nonisolated extension CardFigure {
  /// Returns the word for the figure. A bar marks a place where it may break over two lines.
  func word(_ texts: Texts) -> String { texts.lookup.text(english) }

  private var english: String {
    switch self {
    case .moon: cardWord("moon")
    case .crown: cardWord("crown")
    case .mushroom: cardWord("mush|room")
    case .bolt: cardWord("light|ning")
    case .horseshoe: cardWord("horse|shoe")
    case .pinwheel: cardWord("pin|wheel")
    case .anchor: cardWord("an|chor")
    case .hourglass: cardWord("hour|glass")
    case .boat: cardWord("boat")
    case .bell: cardWord("bell")
    case .key: cardWord("key")
    case .acorn: cardWord("acorn")
    case .snowflake: cardWord("snow|flake")
    case .fir: cardWord("fir tree")
    case .cross: cardWord("cross")
    case .kite: cardWord("kite")
    case .leaf: cardWord("leaf")
    case .fish: cardWord("fish")
    case .pyramid: cardWord("tri|angle")
    case .star: cardWord("star")
    case .umbrella: cardWord("um|brel|la")
    case .heart: cardWord("heart")
    case .cloud: cardWord("cloud")
    case .match: cardWord("match")
    case .house: cardWord("house")
    case .sun: cardWord("sun")
    case .gem: cardWord("hexa|gon")
    case .cup: cardWord("cup")
    case .shell: cardWord("shell")
    case .drop: cardWord("drop")
    case .butterfly: cardWord("but|ter|fly")
    case .flower: cardWord("flower")
    }
  }
}

/// Marks a word for `Scripts/texts`, which collects it for translation.
nonisolated let cardWord: @Sendable (String) -> String = { $0 }
