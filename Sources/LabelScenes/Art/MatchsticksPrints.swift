import PictureArt
import Stage

// The row of Matchsticks.
nonisolated extension LabelSketch {
  static var fox: LabelSketch {
    var sketch = LabelSketch(.red)
    sketch.stroke(.circle(Point(43, 46), radius: 38.5), 1.5, .green)
    sketch.disc(43, 46, 35, .green)
    sketch.fillBoth(.shape((13, 14), (38, 31), (17, 48)), .red)
    sketch.fillBoth(.shape((17, 22), (30, 32), (20, 42)), .black)
    sketch.fill(.shape((17, 40), (30, 31), (56, 31), (69, 40), (74, 56), (43, 82), (12, 56)), .red)
    sketch.fillBoth(.shape((12, 56), (36, 59), (42, 80)), .paper)
    sketch.fillBoth(.shape((23, 46), (36, 52), (26, 53)), .black)
    sketch.oval(43, 77, 4.4, 4, .black)
    return sketch
  }

  static var beacon: LabelSketch {
    var sketch = LabelSketch(.red, on: .blue)
    sketch.fillBoth(.shape((43, 20), (-4, 2), (-4, 36), (43, 26)), .ochre)
    sketch.stars(.paper, (12, 50), (24, 68), (66, 52), (76, 70), (14, 80))
    let tower = Path.shape((34, 32), (52, 32), (58, 86), (28, 86))
    sketch.fill(tower, .paper)
    for top in [40.0, 57, 74] {
      func reach(_ y: Double) -> Double { 9 + (y - 32) * 6 / 54 }
      let (upper, lower) = (reach(top), reach(top + 8))
      sketch.fill(
        .shape((43 - upper, top), (43 + upper, top), (43 + lower, top + 8), (43 - lower, top + 8)),
        .red)
    }
    sketch.box(36, 17, 14, 13, .ochre)
    sketch.stroke(.line((36, 17), (36, 30)), 1.6, .black)
    sketch.stroke(.line((50, 17), (50, 30)), 1.6, .black)
    sketch.fill(.shape((33, 18), (43, 7), (53, 18)), .red)
    sketch.box(31, 29, 24, 3.4, .black)
    sketch.fill(
      .land(
        [Point(-4, 88), Point(14, 83), Point(30, 86), Point(48, 82), Point(70, 87), Point(90, 83)],
        floor: 94), .black)
    sketch.stroke(.bend((0, 91), (18, 88), (36, 91), (56, 88), (86, 91)), 1.4, .paper)
    return sketch
  }

  static var hedgehog: LabelSketch {
    var sketch = LabelSketch(.green)
    sketch.disc(56, 36, 26, .ochre)
    sketch.hill(top: 76, .green)
    let spikes = (0...32).map { index in
      let angle = .pi * (0.86 + Double(index) / 32 * 1.2)
      let reach = index % 2 == 0 ? 33.0 : 26
      return Point(48, 62) + .polar(angle, reach)
    }
    sketch.fill(.polygon(spikes + [Point(78, 80), Point(20, 80)]), .black)
    sketch.fill(.blob((6, 71), (16, 60), (28, 54), (36, 64), (34, 79), (18, 79)), .ochre)
    sketch.disc(7, 71, 3.6, .black)
    sketch.disc(22, 64, 2.4, .black)
    for row in 0..<3 {
      for column in 0..<(4 - row % 2) {
        let at = Point(42 + Double(column) * 9 + Double(row % 2) * 4, 46 + Double(row) * 10)
        sketch.stroke(.polyline([at, at + Point(3, -4)]), 1.3, .paper)
      }
    }
    sketch.oval(30, 81, 6, 3, .black)
    sketch.oval(64, 81, 6, 3, .black)
    sketch.disc(58, 31, 8.5, .red)
    sketch.stroke(.line((58, 24), (60, 18)), 1.6, .black)
    sketch.fill(.bend((60, 20), (67, 14), (74, 17), (67, 22), (60, 20)), .green)
    return sketch
  }

  static var robot: LabelSketch {
    var sketch = LabelSketch(.blue)
    sketch.rays(16, from: Point(43, 44), .ochre)
    sketch.stroke(.line((43, 24), (43, 12)), 2.4, .black)
    sketch.disc(43, 10, 4.6, .red)
    sketch.box(11, 38, 64, 14, radius: 3, .black)
    sketch.box(17, 23, 52, 44, radius: 5, .red)
    sketch.disc(31, 40, 9, .paper)
    sketch.disc(55, 40, 9, .paper)
    sketch.disc(33, 41, 4, .black)
    sketch.disc(57, 41, 4, .black)
    sketch.box(27, 54, 32, 8, radius: 2, .paper)
    for x in stride(from: 33.0, through: 53, by: 5) {
      sketch.stroke(.line((x, 54.5), (x, 61.5)), 1.4, .black)
    }
    sketch.box(36, 67, 14, 6, .black)
    sketch.box(11, 73, 64, 30, radius: 6, .blue)
    sketch.stroke(.line((20, 84), (48, 84)), 2.4, .paper)
    sketch.oval(51, 84, 4.4, 2.8, .red)
    return sketch
  }

  static var ghost: LabelSketch {
    var sketch = LabelSketch(.black, on: .black)
    sketch.disc(63, 22, 13, .ochre)
    sketch.disc(69, 18, 11, .black)
    sketch.stars(.paper, (14, 16), (30, 10), (76, 48), (10, 44), (74, 74))
    var body = Path()
    body.move(to: Point(18, 50))
    body.curve(to: Point(43, 20), Point(18, 32), Point(28, 20))
    body.curve(to: Point(68, 50), Point(58, 20), Point(68, 32))
    body.curve(to: Point(72, 86), Point(68, 66), Point(76, 76))
    for (tip, foot) in [(60.0, 52.0), (43, 34), (26, 14)] {
      body.curve(to: Point(tip, 76), Point(tip + 8, 86), Point(tip + 6, 76))
      body.curve(to: Point(foot, 86), Point(tip - 6, 76), Point(foot + 2, 88))
    }
    body.curve(to: Point(18, 50), Point(10, 74), Point(18, 66))
    body.close()
    sketch.fill(body, .paper)
    sketch.oval(34, 44, 5, 7, .black)
    sketch.oval(53, 44, 5, 7, .black)
    sketch.oval(43.5, 59, 4, 5, .red)
    return sketch
  }

  static var lantern: LabelSketch {
    var sketch = LabelSketch(.black, on: .blue)
    sketch.disc(43, 52, 35, .ochre)
    sketch.stars(.paper, (10, 14), (22, 8), (66, 9), (77, 18), (9, 84))
    sketch.stroke(.bend((31, 24), (34, 10), (43, 6), (52, 10), (55, 24)), 2.6, .black)
    sketch.fill(.shape((27, 32), (34, 21), (52, 21), (59, 32)), .black)
    sketch.box(29, 34, 28, 40, radius: 2, .paper)
    sketch.stroke(.line((29, 33), (29, 76)), 2.6, .black)
    sketch.stroke(.line((57, 33), (57, 76)), 2.6, .black)
    sketch.fill(.blob((43, 40), (49, 52), (52, 60), (43, 70), (34, 60), (38, 51)), .red)
    sketch.fill(.blob((43, 52), (47, 60), (43, 67), (39, 60)), .ochre)
    sketch.fill(.shape((27, 74), (59, 74), (64, 86), (22, 86)), .black)
    return sketch
  }
}
