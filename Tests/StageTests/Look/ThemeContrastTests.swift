import Stage
import Testing

/// The table of ratios in the look's description, computed from the roles.
@Suite struct ThemeContrastTests {
  @Test("Black on white has the ratio 21, a colour on itself 1, and the order does not matter")
  func ends() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Color(0x8F4406).contrast(with: Color(0x8F4406)) == 1)
    let (a, b) = (Color(0xF7ECDB), Color(0x4E311D))
    #expect(a.contrast(with: b) == b.contrast(with: a))
    // Computed by the definition: 0x777777 on white is the well-known 4.48.
    #expect(abs(Color(0x777777).contrast(with: .white) - 4.48) < 0.005)
  }

  @Test("A colour painted over another is opaque and lies between the two")
  func over() {
    #expect(Color(0xFFFFFF, alpha: 0.5).over(.black) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color(0x123456, alpha: 0).over(Color(0xABCDEF)) == Color(0xABCDEF))
  }

  @Test("Words reach 4.5 on every surface they stand on", arguments: Theme.Name.allCases)
  func words(_ name: Theme.Name) { expectWords(of: .named(name)) }

  @Test("They do so with any accent of the desktop, and Contrast keeps its own")
  func accents() {
    let ofGnome: [UInt32] = [
      0x3584E4, 0x2190A4, 0x3A944A, 0xC88800, 0xED5B00, 0xE62D42, 0xD56199, 0x9141AC, 0x6F8396,
    ]
    let others = (0..<200).map { UInt32($0) &* 2_654_435_761 & 0xFFFFFF }
    for accent in ofGnome + others + [0, 0xFFFFFF] {
      for name in Theme.Name.allCases {
        let theme = Theme.named(name).accented(accent)
        expectWords(of: theme)
        #expect(name != .contrast || theme == .named(name))
      }
    }
    // A colour with enough contrast is unchanged.
    #expect(Theme.named(.day).accented(0x7A1010).accent.second == Color(0x7A1010))
  }

  private func expectWords(of theme: Theme) {
    let name = theme.name
    let ground = [theme.ground.light, theme.ground.mid, theme.ground.dark]
    expect(theme.ink, on: ground + theme.panel.both + [theme.sunken], atLeast: 4.5, "ink")
    expect(theme.buttonInk, on: theme.button.both, atLeast: 4.5, "ink on buttons")
    expect(theme.boardInk, on: theme.board.both, atLeast: 4.5, "ink on felt")
    expect(theme.mutedInk, on: ground + theme.panel.both, atLeast: 4.5, "muted ink")
    expect(theme.inkOnAccent, on: theme.accent.both + [theme.accentInk], atLeast: 4.5, "on accent")
    expect(theme.accentInk, on: theme.panel.both, atLeast: 4.5, "accent as text")
    expect(theme.danger, on: theme.panel.both, atLeast: 4.5, "danger as text")
    if name != .day {
      let open = [theme.ground.light] + theme.board.both
      expect(theme.accentInk, on: open, atLeast: 4.5, "accent on ground and felt")
      expect(theme.danger, on: open, atLeast: 4.5, "danger on ground and felt")
    }
  }

  @Test("The focus ring reaches 3 on every surface", arguments: Theme.Name.allCases)
  func ring(_ name: Theme.Name) {
    let theme = Theme.named(name)
    let surfaces =
      [theme.ground.light, theme.ground.mid, theme.ground.dark] + theme.panel.both
      + theme.button.both
    expect(theme.focusRing(onBoard: false), on: surfaces, atLeast: 3, "ring")
    expect(theme.focusRing(onBoard: true), on: theme.board.both, atLeast: 3, "ring on felt")
  }

  @Test("Knobs and their marks can be told from what lies below", arguments: Theme.Name.allCases)
  func knobs(_ name: Theme.Name) {
    let theme = Theme.named(name)
    let groove = theme.groove.over(theme.panel.second)
    expect(theme.mutedInk, on: [groove], atLeast: 3, "knob of a switch that is off")
    expect(theme.accentInk, on: theme.panel.both, atLeast: 3, "switch that is on, slider")
    let ring = theme.name == .contrast ? Color.black : theme.ivoryEdge
    expect(theme.ivory.mid, on: [ring], atLeast: 1.5, "edge of the knob")
  }

  @Test(
    "Numerals can be read on tiles and pictures, tiles told from the well",
    arguments: Theme.Name.allCases)
  func tiles(_ name: Theme.Name) {
    let theme = Theme.named(name)
    let faces = [theme.ivory.light, theme.ivory.mid, theme.ivory.dark]
    expect(theme.tileInk, on: faces, atLeast: 4.5, "numeral")
    expect(theme.ivory.mid, on: [theme.well], atLeast: 3, "tile in the well")
    let chips = [Color.white, .black].map { theme.chip.over($0) }
    expect(theme.chipInk, on: chips, atLeast: 4.5, "number on the lightest and darkest picture")
  }

  private func expect(
    _ color: Color, on surfaces: [Color], atLeast least: Double, _ what: Comment
  ) {
    for surface in surfaces {
      #expect(color.contrast(with: surface.over(.black)) >= least, what)
    }
  }
}

extension Theme.Pair {
  fileprivate var both: [Color] { [first, second] }
}

extension Color {
  /// The opaque colour that this one gives when painted over an opaque ground.
  func over(_ ground: Color) -> Color {
    var result = ground.mixed(with: self, alpha)
    result.alpha = 1
    return result
  }
}
