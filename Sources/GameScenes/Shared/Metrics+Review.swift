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

  /// Where the dialog lies: in the middle of the table; in small and upright windows nearly all of it.
  var reviewFrame: Rect {
    let fills = reviewIsCompact || form == .portrait
    let room = Rect(.zero, size).inset(by: fills ? 8 : margin)
    let wanted =
      switch form {
      case _ where reviewIsCompact && form != .portrait: room.size
      case .portrait: Size(room.width, room.width * 1.2)
      case .small, .wide, .square: Size(px(960), px(656))
      }
    let held = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    return Rect(center: room.center, held).rounded
  }

  /// A length of the dialog; where it is compact one of its own, in output pixels at every scale.
  func review(_ length: Double, compact: Double) -> Double {
    reviewIsCompact ? compact : px(length)
  }
}
