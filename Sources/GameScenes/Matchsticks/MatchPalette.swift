import Stage

/// The colours of a match in a theme (Documentation/Look.md, *Colour roles*).
nonisolated struct MatchPalette {
  let stick: Theme.Shades
  /// The stick of a lifted match.
  let bright: Theme.Shades
  let head: Theme.Shades
  let foot: Color
  let wax = Color(0x6B1A10)
  let char = Color(0x120B07)
  let ember = Color(0xFF8A3A)

  init(_ theme: Theme) {
    switch theme.name {
    case .evening:
      stick = Theme.Shades(0xFAE9C2, 0xEBD09A, 0xB5894F)
      bright = Theme.Shades(0xFAE9C2, 0xF4DFB2, 0xC59E66)
      head = Theme.Shades(0xF4987A, 0xC8472F, 0x6B1A10)
      foot = Color(0x8A6233)
    case .day:
      stick = Theme.Shades(0xFFF4D8, 0xF5E0B2, 0xC59B5E)
      bright = Theme.Shades(0xFFF8E4, 0xFCEBC6, 0xD6B078)
      head = Theme.Shades(0xEA7C60, 0xA42A19, 0x5E150A)
      foot = Color(0x7C5528)
    case .contrast:
      stick = Theme.Shades(0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
      bright = Theme.Shades(0xFFD83D, 0xFFD83D, 0xFFD83D)
      head = Theme.Shades(0xFF8A5C, 0xFF8A5C, 0xFF8A5C)
      foot = .white
    }
  }
}
