import BoxKit
import Stage
import Testing

/// Every pair of colours that carries a meaning, seen in five ways.
@MainActor @Suite("Colours that mean something")
struct ColourVisionTests {
  /// Two things that the player must tell apart.
  struct Pair {
    let name: String
    let one: Color
    let other: Color
    /// The difference apart from the colour, or `nil`.
    var shape: String?
  }

  /// The distance that is clear even if the colours are apart from each other.
  static let clear = 12.0

  /// The pairs that nothing but the colour tells apart.
  private func plain(_ theme: Theme) -> [Pair] {
    let choices = [
      Pair(name: "focus ring, panel", one: theme.focus, other: theme.panel.second),
      Pair(
        name: "focus ring, felt", one: theme.focusRing(onBoard: true), other: theme.board.first),
      Pair(name: "focus ring, button", one: theme.focus, other: theme.button.second),
      Pair(name: "primary, other button", one: theme.accent.second, other: theme.button.first),
      Pair(name: "tile, gap", one: theme.ivory.mid, other: theme.well),
      Pair(name: "hint, tile", one: theme.accentInk, other: theme.ivory.mid),
    ]
    return choices
  }

  /// The pairs with another difference.
  private func shaped(_ theme: Theme) -> [Pair] {
    let signs = SeatSign.allCases
    let seats = signs.flatMap { one in
      signs.filter { $0.rawValue > one.rawValue }.map { other in
        Pair(
          name: "seats \(one), \(other)", one: one.color(theme), other: other.color(theme),
          shape: one.path(in: box) == other.path(in: box) ? nil : "outline")
      }
    }
    return seats + [
      Pair(
        name: "a good turn, a mistake", one: theme.accentInk, other: theme.danger,
        shape: Icon.check == Icon.diamond ? nil : "tick, diamond"),
      Pair(
        name: "won, lost position", one: theme.accentInk, other: theme.danger,
        shape: Icon.disc == Icon.diamond ? nil : "disc, diamond"),
      Pair(
        name: "a turn without judgement, a good one", one: theme.mutedInk, other: theme.accentInk,
        shape: "hollow, filled"),
      Pair(
        name: "bands of a good turn and a mistake", one: theme.accentBand, other: theme.dangerBand,
        shape: "tick, diamond"),
    ]
  }

  private let box = Rect(0, 0, 100, 100)

  @Test(
    "Each is told apart with every way to see colours, or by a shape",
    arguments: Theme.Name.allCases)
  func pairs(_ name: Theme.Name) {
    let theme = Theme.named(name)
    for pair in plain(theme) + shaped(theme) where pair.shape == nil {
      for vision in ColourVision.allCases {
        let distance = vision.distance(pair.one, pair.other)
        #expect(distance >= Self.clear, "\(pair.name) with \(vision): \(distance)")
      }
    }
  }

  @Test("The simulations keep greys, and make the confusion of red and green")
  func simulations() {
    let (red, green) = (Color(0xC04030), Color(0x6A7A20))
    for vision in ColourVision.allCases {
      #expect(vision.distance(Color(0x808080), Color(0x808080)) == 0)
      #expect(abs(vision.distance(.white, .black) - 100) < 0.5, "\(vision)")
    }
    let usual = ColourVision.usual.distance(red, green)
    #expect(usual > 60)
    #expect(ColourVision.deuteranopia.distance(red, green) < usual / 2)
    #expect(ColourVision.tritanopia.distance(red, green) > usual / 2)
  }
}
