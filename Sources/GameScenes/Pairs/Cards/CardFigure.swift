import Stage

/// The figures of the deck: those first in line are the most unlike each other.
public nonisolated enum CardFigure: Int, CaseIterable, Sendable {
  case moon, leaf, drop, gem, star, fish, key, mushroom
  case house, kite, bell, boat, anchor, hourglass, heart, sun
  case cloud, fir, flower, umbrella, cup, crown, butterfly, horseshoe
  case shell, acorn, bolt, cross, pyramid, snowflake, pinwheel, match

  /// The figure of a kind of cards.
  ///
  /// - Parameter kind: counted from 0; less than the number of figures.
  public init(kind: Int) { self = Self.allCases[kind] }

  /// The face of a card with this figure, as large as the card.
  ///
  /// - Parameter size: in pixels; about 11 : 12.
  public func face(_ size: Size, _ theme: Theme) -> Drawing {
    var drawing = Drawing(size: size)
    drawing.drawFace(Rect(.zero, drawing.size), figure, CardPalette(theme))
    return drawing
  }

  /// What is printed on the face.
  var figure: Figure {
    switch self {
    case .moon: .moon
    case .leaf: .leaf
    case .drop: .drop
    case .gem: .gem
    case .star: .star
    case .fish: .fish
    case .key: .key
    case .mushroom: .mushroom
    case .house: .house
    case .kite: .kite
    case .bell: .bell
    case .boat: .boat
    case .anchor: .anchor
    case .hourglass: .hourglass
    case .heart: .heart
    case .sun: .sun
    case .cloud: .cloud
    case .fir: .fir
    case .flower: .flower
    case .umbrella: .umbrella
    case .cup: .cup
    case .crown: .crown
    case .butterfly: .butterfly
    case .horseshoe: .horseshoe
    case .shell: .shell
    case .acorn: .acorn
    case .bolt: .bolt
    case .cross: .cross
    case .pyramid: .pyramid
    case .snowflake: .snowflake
    case .pinwheel: .pinwheel
    case .match: .match
    }
  }
}
