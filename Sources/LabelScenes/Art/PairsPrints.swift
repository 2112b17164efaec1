import PictureArt
import Stage

// The row of Pairs.
nonisolated extension LabelSketch {
  static var owl: LabelSketch {
    var sketch = LabelSketch(.blue)
    sketch.disc(43, 40, 33, .ochre)
    sketch.stars(.blue, (9, 14), (78, 16), (6, 56), (80, 60))
    sketch.fill(
      .bend(
        (20, 8), (32, 17), (43, 19), (54, 17), (66, 8), (67, 32), (67, 58), (56, 78), (43, 83),
        (30, 78),
        (19, 58), (19, 32), (20, 8)), .black)
    sketch.fillBoth(.bend((17, 46), (21, 42), (26, 60), (22, 74), (15, 64), (17, 46)), .blue)
    for x in [31.0, 55] {
      sketch.disc(x, 34, 12, .paper)
      sketch.disc(x, 34, 8.2, .ochre)
      sketch.disc(x, 34, 4, .black)
    }
    sketch.fill(.shape((38, 41), (48, 41), (43, 51)), .ochre)
    for (x, y) in [(37.0, 59.0), (49, 59), (43, 66), (37, 73), (49, 73)] {
      sketch.stroke(.bend((x - 4, y - 2), (x, y + 1), (x + 4, y - 2)), 1.9, .paper)
    }
    sketch.stroke(.line((3, 86), (83, 86)), 4.4, .black)
    for x in [35.0, 40, 46, 51] { sketch.stroke(.line((x, 81), (x, 88)), 2.2, .ochre) }
    sketch.fillBoth(.bend((6, 83), (12, 77), (20, 78), (14, 84), (6, 83)), .green)
    return sketch
  }

  static var cherries: LabelSketch {
    var sketch = LabelSketch(.green)
    sketch.stroke(.bend((51, 14), (40, 34), (30, 56)), 2.4, .green)
    sketch.stroke(.bend((51, 14), (56, 36), (61, 58)), 2.4, .green)
    sketch.fill(.bend((50, 14), (36, 6), (16, 14), (8, 24), (30, 28), (50, 14)), .green)
    sketch.stroke(.bend((46, 15), (30, 16), (14, 22)), 1.2, .paper)
    sketch.disc(27, 68, 17, .red)
    sketch.disc(60, 70, 17, .red)
    sketch.stroke(.bend((17, 66), (19, 59), (25, 56)), 2.4, .paper)
    sketch.stroke(.bend((50, 68), (52, 61), (58, 58)), 2.4, .paper)
    for (x, y) in [(68.0, 12.0), (77, 22), (70, 32), (79, 42), (8, 44), (12, 56), (7, 70)] {
      sketch.disc(x, y, 1.7, .green)
    }
    return sketch
  }

  static var butterfly: LabelSketch {
    var sketch = LabelSketch(.black)
    sketch.fillBoth(.blob((42, 46), (30, 20), (10, 12), (4, 26), (12, 44), (34, 50)), .red)
    sketch.fillBoth(.blob((42, 50), (24, 52), (13, 64), (18, 82), (32, 82), (41, 62)), .ochre)
    sketch.fillBoth(.circle(Point(19, 29), radius: 7), .paper)
    sketch.fillBoth(.circle(Point(19, 29), radius: 3.4), .black)
    sketch.fillBoth(.circle(Point(26, 69), radius: 5), .red)
    sketch.oval(43, 50, 3.6, 24, .black)
    sketch.disc(43, 26, 4.6, .black)
    for mirrored in [false, true] {
      let feeler = Path.bend((42, 24), (37, 14), (29, 8))
      sketch.stroke(mirrored ? feeler.mirrored(about: middle.x) : feeler, 1.6, .black)
    }
    sketch.fillBoth(.circle(Point(28.5, 7.5), radius: 2), .black)
    return sketch
  }

  static var crown: LabelSketch {
    var sketch = LabelSketch(.red, on: .blue)
    sketch.stars(.paper, (12, 14), (74, 14), (26, 8), (60, 8))
    sketch.fill(.shape((8, 34), (26, 50), (43, 22), (60, 50), (78, 34), (70, 70), (16, 70)), .ochre)
    for (x, y) in [(8.0, 31.0), (43, 18), (78, 31)] { sketch.disc(x, y, 4.6, .paper) }
    sketch.box(15, 66, 56, 13, radius: 2, .red)
    sketch.stroke(.line((16, 66), (70, 66)), 1.6, .paper)
    sketch.stroke(.line((16, 79), (70, 79)), 1.6, .paper)
    for x in [26.0, 60] { sketch.fill(.diamond(Point(x, 72.5), reach: 4.6), .paper) }
    sketch.disc(43, 72.5, 4.4, .paper)
    sketch.fill(.diamond(Point(43, 52), reach: 7), .red)
    return sketch
  }

  static var fan: LabelSketch {
    var sketch = LabelSketch(.red)
    let hinge = Point(43, 82)
    func angle(_ fold: Double) -> Double { .pi * (1.2 + fold * 0.6 / 7) }
    sketch.stars(.ochre, (12, 14), (74, 14), (28, 9), (58, 9))
    for fold in stride(from: 0.0, to: 7, by: 1) {
      let edge = (0...6).map { hinge + .polar(angle(fold + Double($0) / 6), 50) }
      let inner = [hinge + .polar(angle(fold + 1), 16), hinge + .polar(angle(fold), 16)]
      sketch.fill(.polygon(edge + inner), fold.remainder(dividingBy: 2) == 0 ? .red : .ochre)
      sketch.fill(.circle(hinge + .polar(angle(fold + 0.5), 41), radius: 3), .paper)
    }
    for fold in stride(from: 0.0, through: 7, by: 1) {
      sketch.stroke(.polyline([hinge, hinge + .polar(angle(fold), 51)]), 1.6, .black)
    }
    sketch.disc(43, 82, 5, .black)
    sketch.disc(43, 82, 2, .ochre)
    return sketch
  }

  static var calendar: LabelSketch {
    var sketch = LabelSketch(.green, on: .green)
    sketch.box(13, 17, 64, 70, radius: 3, .black)
    sketch.box(10, 14, 64, 70, radius: 3, .paper)
    sketch.box(10, 14, 64, 18, radius: 3, .red)
    for x in [24.0, 42, 60] { sketch.stroke(.line((x, 8), (x, 20)), 3, .black) }
    for index in 0..<30 {
      let (column, row) = (Double(index % 6), Double(index / 6))
      let at = Point(17.5 + column * 9.8, 40 + row * 9.2)
      if index == 29 {
        sketch.fill(.star(at, 5.4, 2.4, points: 5), .red)
      } else {
        sketch.stroke(
          .polyline([at + Point(-2.6, 0), at + Point(-0.6, 2.2), at + Point(3, -2.6)]), 1.7, .black)
      }
    }
    return sketch
  }
}
