import Glibc

extension Path {
  /// Adds an arc of an ellipse, after a line from the current point to its start where there is one.
  ///
  /// - Parameters:
  ///   - start: in radians, clockwise from the right.
  ///   - sweep: how far the arc goes, in radians; negative for counter-clockwise.
  public mutating func arc(center: Point, radii: Size, from start: Double, sweep: Double) {
    func at(_ angle: Double) -> Point {
      Point(center.x + radii.width * cos(angle), center.y + radii.height * sin(angle))
    }
    func tangent(_ angle: Double) -> Point {
      Point(-radii.width * sin(angle), radii.height * cos(angle))
    }
    elements.isEmpty ? move(to: at(start)) : line(to: at(start))
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
      curve(to: at(b), at(a) + tangent(a) * handle, at(b) - tangent(b) * handle)
    }
  }
}
