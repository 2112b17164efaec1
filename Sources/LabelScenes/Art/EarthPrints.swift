import PictureArt
import Stage

// The row of Through the Earth.
nonisolated extension LabelSketch {
  static var globe: LabelSketch {
    var sketch = LabelSketch(.red)
    let center = Point(40, 38)
    sketch.stroke(.bend((58, 7), (73, 20), (74, 44), (62, 62), (40, 70), (22, 66)), 3.4, .red)
    sketch.stroke(.line((54, 12), (61, 3)), 3.4, .red)
    sketch.disc(40, 38, 27, .blue)
    sketch.fill(.blob((24, 24), (34, 16), (42, 24), (36, 36), (26, 42), (20, 34)), .ochre)
    sketch.fill(.blob((42, 40), (56, 30), (62, 42), (54, 58), (46, 54)), .ochre)
    for reach in [9.0, 20] {
      sketch.stroke(.ellipse(in: Rect(center: center, Size(2 * reach, 54))), 1, .paper)
    }
    for (y, half) in [(25.0, 23.5), (38, 27), (51, 23.5)] {
      sketch.stroke(.line((40 - half, y), (40 + half, y)), 1, .paper)
    }
    sketch.stroke(.line((42, 70), (42, 82)), 3.4, .black)
    sketch.fill(.bend((20, 89), (30, 82), (42, 80), (54, 82), (64, 89), (20, 89)), .black)
    return sketch
  }

  static var mole: LabelSketch {
    var sketch = LabelSketch(.black)
    sketch.rays(18, from: Point(43, 58), .ochre)
    sketch.hill(top: 72, .green)
    sketch.fill(
      .bend(
        (20, 86), (22, 58), (27, 42), (43, 32), (59, 42), (64, 58), (66, 86), (43, 88), (20, 86)),
      .black)
    sketch.stroke(.bend((31, 45), (35, 42), (39, 45)), 1.8, .paper)
    sketch.stroke(.bend((47, 45), (51, 42), (55, 45)), 1.8, .paper)
    sketch.oval(43, 54, 10, 7, .paper)
    sketch.oval(43, 50.5, 5, 3.8, .red)
    for x in [27.0, 59] {
      sketch.oval(x, 74, 8, 6, .ochre)
      for step in [-4.0, 0, 4] {
        sketch.stroke(.line((x + step, 76), (x + step * 1.2, 81)), 1.5, .black)
      }
    }
    sketch.fill(.bend((6, 94), (20, 84), (43, 82), (66, 84), (80, 94), (6, 94)), .green)
    sketch.stroke(.line((74, 22), (74, 82)), 2, .black)
    sketch.fill(.shape((74, 22), (58, 29), (74, 37)), .red)
    return sketch
  }

  static var whale: LabelSketch {
    var sketch = LabelSketch(.blue)
    sketch.disc(63, 25, 13, .ochre)
    for side in [-1.0, 1] {
      sketch.stroke(
        .bend((27, 38), (27 + side * 2, 28), (27 + side * 9, 24), (27 + side * 12, 30)), 2.4, .blue)
    }
    sketch.fill(
      .bend(
        (4, 58), (8, 46), (26, 41), (48, 46), (62, 58), (71, 52), (70, 42), (62, 34), (73, 36),
        (76, 39),
        (84, 32), (83, 44), (78, 54), (74, 70), (58, 82), (24, 82), (8, 74), (4, 58)), .black)
    sketch.fill(.bend((5, 66), (22, 70), (38, 66), (32, 79), (18, 80), (8, 74), (5, 66)), .paper)
    for x in [12.0, 18, 24, 30] { sketch.stroke(.line((x, 69), (x + 1, 79)), 1.2, .black) }
    sketch.disc(34, 57, 2.4, .paper)
    sketch.fill(.bend((44, 66), (56, 68), (60, 78), (48, 76), (44, 66)), .blue)
    sketch.fill(.land([Point(-4, 81), Point(90, 81)], floor: 94), .paper)
    sketch.waves(at: 82.5, .blue)
    return sketch
  }

  static var kiwi: LabelSketch {
    var sketch = LabelSketch(.green)
    sketch.disc(26, 28, 15, .red)
    sketch.hill(top: 76, .green)
    sketch.stroke(.bend((22, 46), (12, 56), (5, 68)), 2.6, .ochre)
    sketch.stroke(.line((48, 66), (44, 82)), 3, .ochre)
    sketch.stroke(.line((58, 66), (60, 82)), 3, .ochre)
    sketch.stroke(.line((38, 83), (48, 82)), 2.6, .ochre)
    sketch.stroke(.line((54, 83), (64, 82)), 2.6, .ochre)
    sketch.fill(
      .blob(
        (18, 44), (24, 35), (34, 36), (46, 36), (64, 38), (76, 50), (74, 64), (60, 72), (44, 70),
        (36, 58),
        (28, 50)), .black)
    sketch.disc(27, 42, 2.2, .paper)
    for (x, y) in [(46.0, 46.0), (56, 44), (66, 50), (50, 56), (60, 56), (68, 61), (52, 64)] {
      sketch.stroke(.line((x, y), (x + 4, y + 4)), 1.4, .paper)
    }
    return sketch
  }

  static var boot: LabelSketch {
    var sketch = LabelSketch(.blue)
    for (x, y) in [(14.0, 14.0), (72, 16), (66, 34), (12, 40), (76, 52)] {
      sketch.fill(.bend((x, y - 6), (x + 4, y + 2), (x, y + 5), (x - 4, y + 2), (x, y - 6)), .blue)
    }
    sketch.oval(44, 87, 38, 6, .blue)
    sketch.oval(44, 87, 30, 3.4, .paper)
    sketch.fill(
      .bend(
        (25, 12), (38, 10), (52, 12), (51, 34), (52, 54), (62, 60), (74, 66), (78, 78), (50, 80),
        (24, 80),
        (24, 60), (26, 36), (25, 12)), .red)
    sketch.fill(
      .shape((22, 79), (79, 77), (80, 86), (50, 86), (46, 83), (42, 86), (22, 86)), .black)
    sketch.box(24, 10, 29, 8, radius: 2, .ochre)
    sketch.stroke(.bend((44, 28), (45, 46), (48, 58)), 2, .paper)
    return sketch
  }

  static var year: LabelSketch {
    var sketch = LabelSketch(.black)
    let seasons: [Ink] = [.green, .ochre, .red, .blue]
    for (index, ink) in seasons.enumerated() {
      let start = Double(index) * .pi / 2 - .pi / 2
      let arc = (0...12).map { middle + .polar(start + Double($0) / 12 * .pi / 2, 38) }
      sketch.fill(.polygon([middle] + arc), ink)
    }
    sketch.stroke(.circle(middle, radius: 38), 2.4, .black)
    for month in 0..<12 {
      let angle = Double(month) * .pi / 6 + .pi / 12
      sketch.fill(.circle(middle + .polar(angle, 30), radius: 3.4), .paper)
      let edge = Double(month) * .pi / 6
      sketch.stroke(.polyline([middle + .polar(edge, 22), middle + .polar(edge, 38)]), 1.2, .black)
    }
    sketch.disc(43, 47, 19, .paper)
    sketch.fill(.star(middle, 17, 9, points: 12), .ochre)
    sketch.disc(43, 47, 8, .red)
    return sketch
  }
}
