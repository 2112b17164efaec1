import Stage

/// The colours of a card in a theme (Documentation/Look.md, *Colour roles*).
nonisolated struct CardPalette {
  /// The face, lit and towards its shaded corner.
  let face: (lit: Color, shade: Color)
  /// The back, lit and towards its shaded corner.
  let back: (lit: Color, shade: Color)
  /// The sticks and heads on the back.
  let lattice: Color
  /// The line around a card, and the marks on a face whose picture is loading.
  let edge: Color
  /// The words on the face.
  let ink: Color
  /// Whether there are no shades, as in high contrast.
  let isFlat: Bool

  init(_ theme: Theme) {
    isFlat = theme.isFlat
    ink = theme.isFlat ? .black : Color(0x4A2F1B)
    switch theme.name {
    case .evening:
      face = (Color(0xF7EEDD), Color(0xEADCC0))
      back = (Color(0x843B37), Color(0x5E211E))
      (lattice, edge) = (Color(0xE8C9A0), Color(0xB89A6C))
    case .day:
      face = (Color(0xFDF8EE), Color(0xF1E4CB))
      back = (Color(0x93403A), Color(0x6C2621))
      (lattice, edge) = (Color(0xF0D6AF), Color(0xB39768))
    case .contrast:
      face = (.white, .white)
      back = (.black, .black)
      (lattice, edge) = (.white, .black)
    }
  }

  /// Returns the full colour of a figure: its plain parts and its pattern.
  func color(_ ink: FigureInk) -> Color { isFlat ? .black : ink.color }

  /// Returns the colour below the pattern of a figure.
  func tint(_ ink: FigureInk) -> Color {
    isFlat ? .white : ink.color.mixed(with: face.lit, 0.76)
  }

  /// Returns the colour of a figure's outline.
  func outline(_ ink: FigureInk) -> Color {
    isFlat ? .black : ink.color.mixed(with: .black, 0.25)
  }
}
