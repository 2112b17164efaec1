import Stage

/// The animation of the sea: boats and buoys rock behind their waves, and the gulls glide in the wind.
nonisolated enum SeaLife {
  static func life(_ sketch: Sketch) -> LivingPicture {
    func swim(_ name: String, _ angle: Double, _ lift: Double) -> LivingPart {
      let body = sketch.drawing.extent(of: sketch.place(of: name))
      return sketch.moving(
        name, about: Point(body.midX, body.maxY), rocking(angle, lift: lift))
    }
    return LivingPicture([
      LivingRegion(reaching: 40, [gulls(sketch)]),
      LivingRegion(reaching: 16, [steamer(sketch), swim("yawl", 0.07, 3)]),
      LivingRegion(reaching: 16, [swim("sloop", -0.075, 4)]),
      LivingRegion(reaching: 30, [swim("ketch", 0.075, 7)]),
      LivingRegion(reaching: 20, [swim("buoy", 0.2, 5), swim("trawler", -0.05, 7)]),
      LivingRegion(reaching: 20, [swim("dinghy", 0.045, 8)]),
      LivingRegion(reaching: 20, [swim("bottle", -0.16, 7)]),
    ])
  }

  /// Returns a rocking movement that swells and fades.
  private static func rocking(_ angle: Double, lift: Double) -> Moves {
    let swell = [0.5, -0.8, 1, -1, 0.9, -0.6, 0.3, 0]
    return Moves(
      offsets: swell.map { Point(0, -lift * abs($0) + ($0 < 0 ? lift : 0)) },
      turn: swell.map { angle * $0 })
  }

  private static func steamer(_ sketch: Sketch) -> LivingPart {
    sketch.moving("steamer", Moves(offsets: [10, 22, 28, 20, 8, 0].map { Point($0, 0) }))
  }

  private static func gulls(_ sketch: Sketch) -> LivingPart {
    sketch.moving(
      "gulls",
      Moves(
        offsets: [(14, -10), (30, -4), (26, 10), (-4, 14), (-22, 4), (-10, -6), (0, 0)].map {
          Point($0, $1)
        }))
  }
}
