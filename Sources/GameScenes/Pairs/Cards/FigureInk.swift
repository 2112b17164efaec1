import Stage

/// The five colours of figures; each has at least 4.5 : 1 on the face of a card.
nonisolated enum FigureInk {
  case rust, teal, indigo, olive, plum

  var color: Color {
    switch self {
    case .rust: Color(0xA8402C)
    case .teal: Color(0x1F6A68)
    case .indigo: Color(0x3A4A86)
    case .olive: Color(0x66701F)
    case .plum: Color(0x7A3A68)
    }
  }
}
