import GameKernel
import Stage

/// A picture under way: a drawing of 1000 × 1000, and chance that is the same on every run.
package nonisolated struct Sketch {
  /// The length of both sides, in the pixels of the drawing.
  package static let side = 1000.0
  /// All of the picture.
  package static let whole = Rect(0, 0, side, side)

  /// What has been drawn so far.
  package private(set) var drawing = Drawing(size: whole.size)
  /// The layers of what can move by itself, by its name.
  package private(set) var parts: [String: Range<Int>] = [:]
  private var chance: SeededGenerator

  /// An empty picture whose scattered things follow from a seed.
  package init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// Draws something that can be taken out again and moved; nothing at all for a mere place among the layers.
  package mutating func part(_ name: String, _ draw: (inout Sketch) -> Void = { _ in }) {
    let start = drawing.layers.count
    draw(&self)
    parts[name] = start..<drawing.layers.count
  }

  /// A number by chance from a range.
  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(chance.draw(below: 1 << 30)) / Double(1 << 30)
  }

  /// A point by chance in a rectangle.
  package mutating func point(in area: Rect) -> Point {
    Point(between(area.x, area.maxX), between(area.y, area.maxY))
  }

  /// Fills all of the picture.
  package mutating func ground(_ paint: Paint) { drawing.fill(.rect(Self.whole), paint) }

  /// Fills an outline.
  package mutating func fill(_ path: Path, _ paint: Paint, blur: Double = 0, clip: Path? = nil) {
    drawing.fill(path, paint, blur: blur, clip: clip)
  }

  /// Fills an outline with one colour, written as in a style sheet.
  package mutating func fill(
    _ path: Path, _ hex: UInt32, _ alpha: Double = 1, blur: Double = 0, clip: Path? = nil
  ) {
    drawing.fill(path, Color(hex, alpha: alpha), blur: blur, clip: clip)
  }

  /// Draws a line of one colour.
  package mutating func stroke(
    _ path: Path, _ width: Double, _ hex: UInt32, _ alpha: Double = 1, clip: Path? = nil
  ) {
    drawing.stroke(path, width: width, Color(hex, alpha: alpha), clip: clip)
  }

  /// A soft round light: a colour that fades out over an ellipse.
  package mutating func glow(_ center: Point, _ radii: Size, _ hex: UInt32, _ alpha: Double) {
    let color = Color(hex)
    drawing.fill(
      .ellipse(in: Rect(center: center, radii * 2)),
      .radial(
        center: center, radii: radii,
        [
          .init(0, color.opacity(alpha)), .init(0.35, color.opacity(alpha * 0.52)),
          .init(0.7, color.opacity(alpha * 0.13)), .init(1, color.opacity(0)),
        ]))
  }
}

nonisolated extension Sketch {
  /// A part of the picture, by its name, as something that moves.
  ///
  /// - Parameter pivot: about what it turns and grows; its middle where nil.
  package func moving(_ name: String, about pivot: Point? = nil, _ moves: Moves) -> LivingPart {
    let layers = place(of: name)
    let body = drawing.extent(of: layers)
    return LivingPart(
      name, .drawn(drawing.cut(layers, in: body)), in: body, at: layers, pivot: pivot, moves)
  }

  /// The layers of a part of the picture, or the place for something below its next layer.
  package func place(of name: String) -> Range<Int> {
    guard let layers = parts[name] else { preconditionFailure("No part is called \(name)") }
    return layers
  }
}
