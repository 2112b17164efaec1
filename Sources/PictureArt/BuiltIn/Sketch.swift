import GameKernel
import Stage

/// A picture being drawn: a drawing of 1000 × 1000, and random numbers that are the same in every run.
package nonisolated struct Sketch {
  /// The length of both sides in the drawing's units.
  package static let side = 1000.0
  /// The whole area of the picture.
  package static let whole = Rect(0, 0, side, side)

  /// The drawing so far.
  package private(set) var drawing = Drawing(size: whole.size)
  /// The layers of each movable part, by its name.
  package private(set) var parts: [String: Range<Int>] = [:]
  private var chance: SeededGenerator

  /// Creates an empty picture. The seed determines all random numbers.
  package init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// Draws a named part that can be extracted and moved. Without a closure, names a position between layers.
  package mutating func part(_ name: String, _ draw: (inout Sketch) -> Void = { _ in }) {
    let start = drawing.layers.count
    draw(&self)
    parts[name] = start..<drawing.layers.count
  }

  /// Returns a random number in a range.
  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(chance.draw(below: 1 << 30)) / Double(1 << 30)
  }

  /// Returns a random point in a rectangle.
  package mutating func point(in area: Rect) -> Point {
    Point(between(area.x, area.maxX), between(area.y, area.maxY))
  }

  /// Fills the whole picture.
  package mutating func ground(_ paint: Paint) { drawing.fill(.rect(Self.whole), paint) }

  /// Fills an outline.
  package mutating func fill(_ path: Path, _ paint: Paint, blur: Double = 0, clip: Path? = nil) {
    drawing.fill(path, paint, blur: blur, clip: clip)
  }

  /// Fills an outline with a colour as `0xRRGGBB`.
  package mutating func fill(
    _ path: Path, _ hex: UInt32, _ alpha: Double = 1, blur: Double = 0, clip: Path? = nil
  ) {
    drawing.fill(path, Color(hex, alpha: alpha), blur: blur, clip: clip)
  }

  /// Strokes a line in one colour.
  package mutating func stroke(
    _ path: Path, _ width: Double, _ hex: UInt32, _ alpha: Double = 1, clip: Path? = nil
  ) {
    drawing.stroke(path, width: width, Color(hex, alpha: alpha), clip: clip)
  }

  /// Draws a soft light: a colour that fades out over an ellipse.
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
  /// Returns a part of the picture as a moving part.
  ///
  /// - Parameter pivot: the centre of rotation and scaling. `nil` chooses the part's centre.
  package func moving(_ name: String, about pivot: Point? = nil, _ moves: Moves) -> LivingPart {
    let layers = place(of: name)
    let body = drawing.extent(of: layers)
    return LivingPart(
      name, .drawn(drawing.cut(layers, in: body)), in: body, at: layers, pivot: pivot, moves)
  }

  /// Returns the layers of a part, or an empty range at a named position.
  package func place(of name: String) -> Range<Int> {
    guard let layers = parts[name] else { preconditionFailure("No part is called \(name)") }
    return layers
  }
}
