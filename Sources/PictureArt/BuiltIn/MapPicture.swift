import Glibc
import Stage

/// An old chart of imaginary lands: coasts, mountains, ships and monsters, without text.
nonisolated enum MapPicture {
  /// The area inside the border.
  static let sheet = Rect(52, 52, 896, 896)

  /// Draws the picture.
  static func sketch() -> Sketch {
    var sketch = Sketch(seed: 83)
    paper(&sketch)
    sea(&sketch)
    let coasts = MapLand.outlines.map { MapLand.coast(&sketch, $0) }
    // The offshore lines use only every fourth point of the coasts.
    shores(&sketch, coasts.map { $0.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) })
    MapLand.draw(&sketch, .joined(coasts.map(Path.polygon)))
    MapSea.draw(&sketch)
    MapRose.draw(&sketch, Point(800, 760))
    border(&sketch)
    return sketch
  }

  private static func paper(_ sketch: inout Sketch) {
    sketch.ground(.blend(Point(0, 0), Color(0xF1DFB8), Point(1000, 1000), Color(0xD9BC86)))
  }

  private static func sea(_ sketch: inout Sketch) {
    let all = Path.rect(sheet)
    sketch.fill(all, .blend(Point(60, 60), Color(0xC9D5B8), Point(940, 940), Color(0x86B0AC)))
    for (x, y, width, height, hex, alpha) in [
      (660.0, 150.0, 200.0, 200.0, UInt32(0xEBD9A8), 0.6), (480, 560, 220, 170, 0x7FAAA6, 0.5),
      (860, 560, 200, 150, 0xD7CB9C, 0.5), (600, 900, 240, 140, 0x5F97A0, 0.5),
      (120, 540, 160, 100, 0xB8CDB0, 0.6),
    ] {
      sketch.glow(Point(x, y), Size(width, height), hex, alpha)
    }
    var rhumbs = Path()
    for (hub, count) in [(Point(800, 760), 32), (Point(150, 545), 16), (Point(655, 110), 16)] {
      for index in 0..<count {
        let angle = Double(index) * 2 * .pi / Double(count)
        rhumbs.append(.polyline([hub + .polar(angle, 30), hub + .polar(angle, 1300)]))
      }
    }
    sketch.stroke(rhumbs, 1.2, 0x7A5A38, 0.3, clip: all)
    // Draws the waves in columns, because the cost of a path grows with the width of its bounds.
    for column in 0..<6 {
      var waves = Path()
      for _ in 0..<15 {
        let at = sketch.point(in: Rect(sheet.x + 8 + 146 * Double(column), sheet.y + 10, 138, 876))
        let w = sketch.between(9, 15)
        waves.append(.bend((at.x, at.y), (at.x + w * 0.5, at.y - w * 0.4), (at.x + w, at.y)))
        waves.append(
          .bend((at.x + w, at.y), (at.x + w * 1.5, at.y - w * 0.4), (at.x + w * 2, at.y)))
      }
      sketch.stroke(waves, 1.8, 0x3F6F78, 0.5)
    }
  }

  /// Draws lines along the coasts, as engravers did.
  private static func shores(_ sketch: inout Sketch, _ lines: [[Point]]) {
    let all = Path.rect(sheet)
    let coasts = Path.joined(lines.map(Path.polygon))
    for (width, hex, alpha) in [
      (45.0, UInt32(0xB5CDBB), 0.5), (30, 0xD6DFC4, 0.6), (16, 0x74A4A4, 0.6),
    ] {
      sketch.stroke(coasts, width, hex, alpha, clip: all)
    }
  }

  private static func border(_ sketch: inout Sketch) {
    frame(&sketch, Sketch.whole, 52, 0xE6CF9D)
    frame(&sketch, Rect(26, 26, 948, 948), 16, 0xF7EACB)
    var (top, bottom, left, right) = (Path(), Path(), Path(), Path())
    for index in stride(from: 0, to: 28, by: 2) {
      let at = 42 + Double(index) * 32.8
      top.append(.rect(Rect(at, 26, 32.8, 16)))
      bottom.append(.rect(Rect(at + 32.8, 958, 32.8, 16)))
      left.append(.rect(Rect(26, at + 32.8, 16, 32.8)))
      right.append(.rect(Rect(958, at, 16, 32.8)))
    }
    for marks in [top, bottom, left, right] { sketch.fill(marks, 0x7A3B2A) }
    for rect in [Rect(26, 26, 948, 948), Rect(42, 42, 916, 916), Rect(52, 52, 896, 896)] {
      frame(&sketch, rect, 2.4, 0x4A2E1C)
    }
    for (x, y, hex) in [
      (34.0, 34.0, UInt32(0xB4493A)), (966, 34, 0x2F6F7A), (34, 966, 0x5E7B3A),
      (966, 966, 0xC08A3E),
    ] {
      sketch.fill(.rect(Rect(x - 22, y - 22, 44, 44)), 0xF7EACB)
      sketch.fill(.frame(Rect(x - 22, y - 22, 44, 44), radius: 0, width: 2.4), 0x4A2E1C)
      sketch.fill(.star(Point(x, y), 19, 7, points: 8), hex)
    }
    for (x, y, radius) in [(300.0, 14.0, 60.0), (985, 640, 80), (480, 990, 70), (10, 800, 60)] {
      sketch.glow(Point(x, y), Size(radius, radius * 0.8), 0x8A5A2C, 0.35)
    }
  }

  /// Draws a frame as four bars. A single outline would cost as much as the area it encloses.
  private static func frame(_ sketch: inout Sketch, _ rect: Rect, _ width: Double, _ hex: UInt32) {
    let inner = rect.inset(by: width)
    sketch.fill(.rect(Rect(rect.x, rect.y, rect.width, width)), hex)
    sketch.fill(.rect(Rect(rect.x, inner.maxY, rect.width, width)), hex)
    sketch.fill(.rect(Rect(rect.x, inner.y, width, inner.height)), hex)
    sketch.fill(.rect(Rect(inner.maxX, inner.y, width, inner.height)), hex)
  }
}
