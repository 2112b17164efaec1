import PictureArt
import Stage

// The row of the Sliding Puzzle.
nonisolated extension LabelSketch {
  static var key: LabelSketch {
    var sketch = LabelSketch(.black, on: .ochre)
    sketch.rays(20, .red)
    sketch.disc(43, 47, 36, .paper)
    sketch.stroke(.circle(Point(43, 47), radius: 32.5), 1.2, .red)
    sketch.stroke(.circle(Point(43, 30), radius: 9), 5, .black)
    sketch.disc(43, 30, 3, .ochre)
    sketch.stroke(.line((43, 41), (43, 74)), 4.6, .black)
    sketch.box(39, 43, 8, 4, .black)
    sketch.box(43, 60, 12, 4.6, .black)
    sketch.box(43, 69, 10, 4.6, .black)
    return sketch
  }

  static var ship: LabelSketch {
    var sketch = LabelSketch(.red)
    sketch.disc(66, 34, 17, .red)
    for (x, top) in [(28.0, 12.0), (53, 6)] {
      sketch.stroke(.line((x, top), (x, 66)), 2, .black)
      sketch.fill(.shape((x, top), (x + 12, top + 3), (x, top + 6)), .red)
    }
    for sail in [
      Path.shape((16, 20), (40, 20), (43, 40), (13, 40)),
      .shape((12, 43), (43, 43), (45, 62), (10, 62)),
      .shape((43, 15), (64, 15), (67, 36), (41, 36)),
      .shape((46, 40), (69, 40), (72, 60), (48, 60)),
    ] {
      sketch.fill(sail, .paper)
      sketch.stroke(sail, 1.6, .blue)
    }
    sketch.stroke(.line((72, 62), (84, 52)), 2, .black)
    sketch.fill(
      .bend((6, 62), (40, 66), (80, 62), (73, 77), (60, 81), (22, 81), (11, 75), (6, 62)), .black)
    sketch.stroke(.bend((10, 68), (40, 71), (75, 68)), 1.6, .ochre)
    sketch.fill(.land([Point(-4, 82), Point(90, 82)], floor: 94), .paper)
    sketch.waves(at: 83, .blue)
    return sketch
  }

  static var snail: LabelSketch {
    var sketch = LabelSketch(.red)
    sketch.box(-2, 82, 90, 3, .green)
    sketch.stroke(.line((-2, 89), (88, 89)), 1.2, .green)
    sketch.fill(
      .bend(
        (82, 81), (60, 81), (20, 81), (11, 76), (8, 56), (8, 42), (13, 37), (19, 42), (21, 56),
        (30, 66),
        (56, 68), (74, 74), (82, 81)), .green)
    sketch.stroke(.line((11, 40), (5, 26)), 2, .green)
    sketch.stroke(.line((16, 40), (18, 25)), 2, .green)
    sketch.disc(5, 25, 2.6, .red)
    sketch.disc(18, 24, 2.6, .red)
    sketch.disc(50, 47, 28, .ochre)
    let spiral = (0...56).map { index in
      let turn = Double(index) / 56
      return Point(50, 47) + .polar(turn * 5.4 * .pi + 0.8, 2 + 24.5 * turn)
    }
    sketch.stroke(.smooth(spiral), 3.2, .red)
    sketch.disc(13, 46, 1.6, .paper)
    return sketch
  }

  static var mirror: LabelSketch {
    var sketch = LabelSketch(.blue, on: .red)
    sketch.rays(18, from: Point(43, 36), .ochre)
    sketch.box(38.5, 60, 9, 34, radius: 4, .black)
    sketch.disc(43, 88, 6.5, .black)
    sketch.oval(43, 37, 29, 32, .black)
    sketch.oval(43, 37, 24.5, 27.5, .paper)
    sketch.oval(43, 37, 22, 25, .blue)
    sketch.fill(.shape((28, 44), (46, 17), (52, 19), (31, 51)), .paper)
    sketch.fill(.shape((36, 55), (58, 24), (60, 28), (40, 58)), .paper)
    return sketch
  }

  static var anchor: LabelSketch {
    var sketch = LabelSketch(.blue, on: .blue)
    sketch.stars(.paper, (12, 14), (74, 14))
    sketch.stroke(
      .bend((43, 14), (62, 20), (58, 34), (30, 44), (26, 58), (52, 66), (70, 56)), 2.6, .red)
    sketch.stroke(.circle(Point(43, 15), radius: 6.4), 4, .paper)
    sketch.stroke(.line((43, 22), (43, 76)), 6, .paper)
    sketch.stroke(.line((28, 32), (58, 32)), 5, .paper)
    sketch.stroke(.bend((15, 54), (20, 70), (43, 78), (66, 70), (71, 54)), 6, .paper)
    sketch.fillBoth(.shape((7, 60), (15, 45), (26, 59)), .paper)
    sketch.waves(at: 84, .ochre)
    return sketch
  }

  static var sun: LabelSketch {
    var sketch = LabelSketch(.black, on: .red)
    sketch.rays(24, .ochre)
    sketch.disc(43, 47, 28, .paper)
    sketch.disc(43, 47, 25, .ochre)
    for x in [34.0, 53] { sketch.oval(x, 42, 2.4, 3.4, .black) }
    for x in [29.0, 58] { sketch.disc(x, 52, 4, .red) }
    sketch.stroke(.bend((34, 56), (39, 60.5), (48, 60.5), (53, 56)), 2, .black)
    sketch.stroke(.line((43.5, 45), (43.5, 50)), 1.4, .black)
    return sketch
  }
}
