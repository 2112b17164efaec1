import Stage

/// What the graphs after a game are made of.
nonisolated extension Drawing {
  /// A disc for what was well, a diamond for what was not.
  ///
  /// - Parameter radius: of the disc; the diamond reaches a quarter farther.
  mutating func drawMark(isDisc: Bool, _ middle: Point, radius: Double, _ theme: Theme) {
    guard !isDisc else { return fill(.circle(middle, radius: radius), theme.accentInk) }
    let reach = radius * 1.25
    let diamond = Path.polygon([
      middle + Point(0, -reach), middle + Point(reach, 0), middle + Point(0, reach),
      middle + Point(-reach, 0),
    ])
    fill(diamond, theme.danger)
  }

  /// A line of dots, about `pitch` from one to the next.
  mutating func drawDots(
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
