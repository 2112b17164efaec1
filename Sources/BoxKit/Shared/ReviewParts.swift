import Stage

/// The lengths in the review dialog after a game.
nonisolated extension Metrics {
  /// Whether the review leaves out labels, legend and second line: in small windows, and if a large UI scale leaves
  /// too little space.
  package var reviewIsCompact: Bool {
    let room = Size(size.width - 2 * margin, size.height - 2 * margin)
    return switch form {
    case .small: true
    case .portrait: room.width < px(560)
    case .wide, .square: room.height < px(550) || room.width < px(720)
    }
  }

  /// The frame of the review dialog, in the middle of the table. It fills most of a small or portrait window.
  var reviewFrame: Rect {
    let fills = reviewIsCompact || form == .portrait
    let room = Rect(.zero, size).inset(by: fills ? compactly(8) : margin)
    let wanted =
      switch form {
      case _ where reviewIsCompact && form != .portrait: room.size
      case .portrait: Size(room.width, max(room.width, px(680)))
      case .small, .wide, .square: Size(px(960), px(656))
      }
    let fitted = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    return Rect(center: room.center, fitted).rounded
  }

  /// Returns a length of the review in output pixels, from `compact` if the review is compact.
  package func review(_ length: Double, compact: Double) -> Double {
    reviewIsCompact ? compactly(compact) : px(length)
  }

  /// Returns a length of small windows in output pixels, enlarged in large windows with a large UI scale.
  private func compactly(_ length: Double) -> Double { max(units(length), px(1.3 * length)) }
}

/// The marks and lines of the graphs after a game.
nonisolated extension Drawing {
  /// Draws a mark: a disc for a good move, a diamond for a bad one.
  ///
  /// - Parameter radius: the radius of the disc. The diamond extends a quarter farther.
  package mutating func drawMark(isDisc: Bool, _ middle: Point, radius: Double, _ theme: Theme) {
    guard !isDisc else { return fill(.circle(middle, radius: radius), theme.accentInk) }
    fill(.diamond(middle, reach: radius * 1.25), theme.danger)
  }

  /// Draws a line of dots, about `pitch` apart, from the first to the last point.
  package mutating func drawDots(
    from start: Point, to end: Point, pitch: Double, radius: Double, _ color: Color
  ) {
    let vector = end - start
    let length = (vector.x * vector.x + vector.y * vector.y).squareRoot()
    let count = max(1, Int((length / pitch).rounded()))
    for dot in 0...count {
      fill(.circle(start + vector * (Double(dot) / Double(count)), radius: radius), color)
    }
  }
}
