import Stage

/// The animation of the map: a ship sails along its dotted route and back, and the compass rose swings.
nonisolated enum MapLife {
  static func life(_ sketch: Sketch) -> LivingPicture {
    LivingPicture([
      LivingRegion(room: Rect(484, 96, 262, 396), parts: [ship(sketch)]),
      LivingRegion(reaching: 6, [rose(sketch)]),
    ])
  }

  /// Returns the ship. It turns round as it leaves and again at the far end, and is mirrored in between.
  private static func ship(_ sketch: Sketch) -> LivingPart {
    let layers = sketch.place(of: "ship")
    // Symmetrical about the mast, which is the axis of the turn.
    let body = Rect(600, 116, 136, 122)
    let right = sketch.drawing.cut(layers, in: body)
    var left = Drawing(size: body.size)
    left.place(right, in: Rect(.zero, body.size), mirror: .across)
    return LivingPart(
      "ship", .sided(right, back: left), in: body, at: layers, pivot: body.center,
      Moves(
        offsets: [
          (0, 4), (-22, 40), (-52, 96), (-70, 154), (-92, 206), (-112, 240), (-108, 242),
          (-82, 188),
          (-66, 128), (-46, 70), (-20, 24), (0, 0),
        ].map { Point($0, $1) },
        turn: [0, 0.06, -0.05, 0.05, -0.05, 0, 0, 0.05, -0.06, 0.05, -0.03, 0],
        size: [1, 0.86, 0.76, 0.72, 0.74, 0.76, 0.76, 0.72, 0.76, 0.86, 0.96, 1],
        flip: [.pi, .pi, .pi, .pi, .pi, .pi, 0, 0, 0, 0, 0, 0]))
  }

  private static func rose(_ sketch: Sketch) -> LivingPart {
    sketch.moving(
      "rose", about: Point(800, 760),
      Moves(turn: [0.2, -0.16, 0.13, -0.1, 0.07, -0.04, 0.02, 0]))
  }
}
