import Stage

/// The animation of the lake: the balloon drifts, and the far shore is mirrored in rippling water.
nonisolated enum LakeLife {
  static func life(_ sketch: Sketch) -> LivingPicture {
    LivingPicture([
      LivingRegion(room: Rect(480, 46, 400, 250), parts: [balloon(sketch)]),
      LivingRegion(room: water, parts: [reflection(sketch)]),
    ])
  }

  /// The water from the far shore to the meadow.
  private static let water = Rect(0, LakePicture.shore + 2, 1000, 236)

  private static func balloon(_ sketch: Sketch) -> LivingPart {
    sketch.moving(
      "balloon", about: Point(812, 200),
      Moves(
        offsets: [(-50, -22), (-140, -26), (-232, 2), (-262, 30), (-206, 36), (-104, 18), (0, 0)]
          .map {
            Point($0, $1)
          },
        turn: [-0.05, -0.03, 0.04, 0.06, 0.03, -0.03, 0]))
  }

  /// Returns the mirror image of everything behind the water.
  private static func reflection(_ sketch: Sketch) -> LivingPart {
    let place = sketch.place(of: "reflection")
    var behind = Drawing(size: Sketch.whole.size)
    for (number, layer) in sketch.drawing.layers[..<place.lowerBound].enumerated()
    where !sketch.place(of: "balloon").contains(number) {
      behind.add(layer)
    }
    var mirrored = Drawing(size: Size(Sketch.side, 2 * LakePicture.shore))
    mirrored.place(
      behind, in: Rect(0, 2 * LakePicture.shore - Sketch.side, Sketch.side, Sketch.side),
      mirror: .down)
    return LivingPart(
      "reflection", .ripples(mirrored.cut(in: water)), in: water, at: place.lowerBound,
      Moves(alpha: [0.34, 0.5, 0.56, 0.56, 0.5, 0.3, 0], rounds: 6))
  }
}
