import Stage

nonisolated extension CardFigure {
  /// Returns the word for the figure. A bar marks a place where it may break over two lines.
  func word(_ texts: Texts) -> String {
    switch self {
    case .moon: texts("moon")
    case .crown: texts("crown")
    case .mushroom: texts("mush|room")
    case .bolt: texts("light|ning")
    case .horseshoe: texts("horse|shoe")
    case .pinwheel: texts("pin|wheel")
    case .anchor: texts("an|chor")
    case .hourglass: texts("hour|glass")
    case .boat: texts("boat")
    case .bell: texts("bell")
    case .key: texts("key")
    case .acorn: texts("acorn")
    case .snowflake: texts("snow|flake")
    case .fir: texts("fir tree")
    case .cross: texts("cross")
    case .kite: texts("kite")
    case .leaf: texts("leaf")
    case .fish: texts("fish")
    case .pyramid: texts("tri|angle")
    case .star: texts("star")
    case .umbrella: texts("um|brel|la")
    case .heart: texts("heart")
    case .cloud: texts("cloud")
    case .match: texts("match")
    case .house: texts("house")
    case .sun: texts("sun")
    case .gem: texts("hexa|gon")
    case .cup: texts("cup")
    case .shell: texts("shell")
    case .drop: texts("drop")
    case .butterfly: texts("but|ter|fly")
    case .flower: texts("flower")
    }
  }
}
