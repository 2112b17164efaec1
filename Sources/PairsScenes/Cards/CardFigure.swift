import Stage

/// The included figures. Small layouts use the first ones, which differ most from each other.
public nonisolated enum CardFigure: String, CaseIterable, Sendable {
  case moon, crown, mushroom, bolt, horseshoe, pinwheel, anchor, hourglass
  case boat, bell, key, acorn, snowflake, fir, cross, kite
  case leaf, fish, pyramid, star, umbrella, heart, cloud, match
  case house, sun, gem, cup, shell, drop, butterfly, flower

  /// Makes the figure of a kind of cards.
  ///
  /// - Parameter kind: counted from 0 and less than the number of figures.
  public init(kind: Int) { self = Self.allCases[kind] }

  /// Returns the face of a card with this figure.
  ///
  /// - Parameter size: the size of the card in pixels, about 11 : 12.
  public func face(_ size: Size, _ theme: Theme) -> Drawing {
    var drawing = Drawing(size: size)
    drawing.drawFace(Rect(.zero, drawing.size), figure, CardPalette(theme))
    return drawing
  }

  /// The shape printed on the face.
  var figure: Figure {
    switch self {
    case .moon: .moon
    case .crown: .crown
    case .mushroom: .mushroom
    case .bolt: .bolt
    case .horseshoe: .horseshoe
    case .pinwheel: .pinwheel
    case .anchor: .anchor
    case .hourglass: .hourglass
    case .boat: .boat
    case .bell: .bell
    case .key: .key
    case .acorn: .acorn
    case .snowflake: .snowflake
    case .fir: .fir
    case .cross: .cross
    case .kite: .kite
    case .leaf: .leaf
    case .fish: .fish
    case .pyramid: .pyramid
    case .star: .star
    case .umbrella: .umbrella
    case .heart: .heart
    case .cloud: .cloud
    case .match: .match
    case .house: .house
    case .sun: .sun
    case .gem: .gem
    case .cup: .cup
    case .shell: .shell
    case .drop: .drop
    case .butterfly: .butterfly
    case .flower: .flower
    }
  }
}
