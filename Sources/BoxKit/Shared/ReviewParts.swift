import Stage

/// The measures of a dialog after a game.
nonisolated extension Metrics {
  /// Whether the dialog after a game goes without labels, legend and a second line: in small windows, and where a
  /// large UI scale leaves too little room for them.
  package var reviewIsCompact: Bool {
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
    let room = Rect(.zero, size).inset(by: fills ? compactly(8) : margin)
    let wanted =
      switch form {
      case _ where reviewIsCompact && form != .portrait: room.size
      case .portrait: Size(room.width, max(room.width, px(680)))
      case .small, .wide, .square: Size(px(960), px(656))
      }
    let held = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    return Rect(center: room.center, held).rounded
  }

  /// A length of the dialog; where it is compact one of its own.
  package func review(_ length: Double, compact: Double) -> Double {
    reviewIsCompact ? compactly(compact) : px(length)
  }

  /// A length of small windows in output pixels, larger in large windows with a large UI scale.
  private func compactly(_ length: Double) -> Double { max(units(length), px(1.3 * length)) }
}

/// What the graphs after a game are made of.
nonisolated extension Drawing {
  /// A disc for what was well, a diamond for what was not.
  ///
  /// - Parameter radius: of the disc; the diamond reaches a quarter farther.
  package mutating func drawMark(isDisc: Bool, _ middle: Point, radius: Double, _ theme: Theme) {
    guard !isDisc else { return fill(.circle(middle, radius: radius), theme.accentInk) }
    fill(.diamond(middle, reach: radius * 1.25), theme.danger)
  }

  /// A line of dots, about `pitch` from one to the next.
  package mutating func drawDots(
    from start: Point, to end: Point, pitch: Double, radius: Double, _ color: Color
  ) {
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let count = max(1, Int((length / pitch).rounded()))
    for dot in 0...count {
      fill(.circle(start + way * (Double(dot) / Double(count)), radius: radius), color)
    }
  }
}
