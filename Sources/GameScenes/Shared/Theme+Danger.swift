import Stage

nonisolated extension Theme {
  /// Text on a mark in the colour of danger.
  var inkOnDanger: Color { name == .day ? inkOnAccent : Color(0x2A1008) }

  /// The ground of a sentence about a losing turn.
  var dangerBand: Color {
    isFlat ? Color(0x3A1A10) : panel.first.mixed(with: danger, name == .day ? 0.14 : 0.15)
  }
}
