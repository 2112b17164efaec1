import PlayLog
import Stage

/// The prints of the matchbox labels, 104 × 134. They are the same in all themes.
public nonisolated enum LabelArt {
  /// The size of a print. Place it in another drawing at the wanted size.
  public static let size = LabelSketch.size
  /// The band for the name of the label.
  public static let band = LabelSketch.band
  /// The colour of the paper, and of the name in the band.
  public static let paper = Color(LabelSketch.Ink.paper.rawValue)

  /// Draws a label without its name.
  public static func drawing(of label: MatchboxLabel) -> Drawing { sketch(of: label).drawing }

  private static func sketch(of label: MatchboxLabel) -> LabelSketch {
    switch label {
    case .fox: .fox
    case .beacon: .beacon
    case .hedgehog: .hedgehog
    case .robot: .robot
    case .ghost: .ghost
    case .lantern: .lantern
    case .key: .key
    case .ship: .ship
    case .snail: .snail
    case .mirror: .mirror
    case .anchor: .anchor
    case .sun: .sun
    case .owl: .owl
    case .cherries: .cherries
    case .butterfly: .butterfly
    case .crown: .crown
    case .fan: .fan
    case .calendar: .calendar
    case .globe: .globe
    case .mole: .mole
    case .whale: .whale
    case .kiwi: .kiwi
    case .boot: .boot
    case .year: .year
    }
  }
}
