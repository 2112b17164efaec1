import Stage

/// The animation of the night: the sky turns with the Milky Way and all stars, and two stars fall.
nonisolated enum NightLife {
  static func life(_ sketch: Sketch) -> LivingPicture {
    let turn = Moves(turn: [0.045, 0.11, 0.15, 0.15, 0.11, 0.045, 0])
    return LivingPicture([
      LivingRegion(
        room: Rect(0, 0, 1000, 648),
        parts: [
          sketch.moving("heavens", about: pole, turn), sketch.moving("signs", about: pole, turn),
          star(sketch, from: Point(700, 40), after: .milliseconds(1500), "first star"),
          star(sketch, from: Point(420, 210), after: .milliseconds(4300), "second star"),
        ])
    ])
  }

  /// The centre of the sky's rotation.
  private static let pole = Point(400, 330)
  /// The vector from the tail of a falling star to its head.
  private static let tail = Point(-150, 68)

  private static func star(
    _ sketch: Sketch, from: Point, after: Duration, _ name: String
  ) -> LivingPart {
    var drawn = Sketch(seed: 1)
    let (start, head) = (Point(180, 30), Point(180, 30) + tail)
    drawn.fill(
      .polygon([start, head + Point(1.8, 4.6), head + Point(-6, 2.4), head + Point(-1.8, -3.6)]),
      .blend(start, Color(0xFFFFFF, alpha: 0), head, Color(0xFFF8E4)))
    drawn.glow(head, Size(26, 26), 0xFFF4D8, 0.7)
    drawn.fill(.star(head, 17, 3.6), 0xFFFFFF)
    let size = Size(200, 140)
    let look = drawn.drawing.cut(in: Rect(.zero, size))
    return LivingPart(
      name, .drawn(look), in: Rect(from - start, size), at: sketch.place(of: "new star").lowerBound,
      Moves(
        // It brightens on its way, and is invisible when it returns to its start.
        offsets: [1, 2, 3, 4, 4].map { tail * (0.42 * $0) } + [.zero],
        alpha: [0.5, 1, 0.8, 0, 0, 0], after: after, time: .milliseconds(1900)))
  }
}
