import Stage

/// The animation of the still life: the candle flickers, its light varies, and the cup steams.
nonisolated enum MatchboxLife {
  static func life(_ sketch: Sketch) -> LivingPicture {
    LivingPicture([
      LivingRegion(reaching: 14, [flame(sketch)]),
      LivingRegion(reaching: 20, [steam(sketch)]),
      LivingRegion(room: light, ground: .none, parts: [glow(sketch)]),
    ])
  }

  private static let light = Rect(232, 62, 800, 800)

  /// Returns the flame. Its first frame equals the still picture.
  private static func flame(_ sketch: Sketch) -> LivingPart {
    let layers = sketch.place(of: "flame")
    let body = sketch.drawing.extent(of: layers).inset(by: -12)
    let flames = [
      (0.0, 0.0), (5, 0.05), (9, 0.02), (6, -0.06), (0, -0.03), (-6, 0.04), (-9, 0.08), (-4, 0.01),
      (3, -0.05), (2, 0.03),
    ].map { lean, growth in
      var drawn = Sketch(seed: 1)
      MatchboxPicture.flame(&drawn, lean: lean, growth: growth)
      return drawn.drawing.cut(in: body)
    }
    let book = FlipBook(flames, rate: 7)
    return LivingPart(
      "flame", .book(book), in: body, at: layers,
      Moves(rounds: (LivingPicture.time / book.time).rounded()))
  }

  private static func steam(_ sketch: Sketch) -> LivingPart {
    let body = sketch.drawing.extent(of: sketch.place(of: "steam"))
    return sketch.moving(
      "steam", about: Point(body.midX, body.maxY),
      Moves(
        offsets: [(2, -5), (-3, -9), (3, -12), (-3, -10), (2, -6), (0, 0)].map { Point($0, $1) },
        turn: [0.05, -0.06, 0.07, -0.06, 0.04, 0],
        alpha: [1.1, 0.8, 1, 0.8, 1, 1].map { min(1, $0) }
      ))
  }

  /// Returns the candle's light on everything around it.
  private static func glow(_ sketch: Sketch) -> LivingPart {
    var drawn = Sketch(seed: 1)
    drawn.glow(light.center, light.size * 0.5, 0xFFC070, 0.3)
    return LivingPart(
      "light", .drawn(drawn.drawing.cut(in: light)), in: light,
      at: sketch.place(of: "light").lowerBound,
      Moves(alpha: [0.7, 0.5, 0.9, 0.6, 0.85, 0.55, 0.8, 0.4, 0]))
  }
}
