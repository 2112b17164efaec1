import Stage

nonisolated extension Metrics {
  /// Whether the dialog after a game goes without labels, legend and a second line: in small windows, and where a
  /// large UI scale leaves too little room for them.
  var reviewIsCompact: Bool {
    let room = Size(size.width - 2 * margin, size.height - 2 * margin)
    return switch form {
    case .small: true
    case .portrait: room.width < px(560)
    case .wide, .square: room.height < px(550) || room.width < px(720)
    }
  }

  /// A length of the dialog; where it is compact one of its own, in output pixels at every scale.
  func review(_ length: Double, compact: Double) -> Double {
    reviewIsCompact ? compact : px(length)
  }
}
