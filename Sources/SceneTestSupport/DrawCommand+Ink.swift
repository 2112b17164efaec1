import Glibc
import Stage

extension DrawCommand {
  /// The bounding box of a picture's outlines, with the command's rotation. For other commands, their frame.
  package var ink: Rect {
    guard case .picture(let picture, _) = content else { return frame }
    let corners = picture.drawing.ink.corners.map { corner in
      frame.center + (corner - Rect(.zero, picture.size).center).turned(by: rotation)
    }
    return Rect(around: corners)
  }
}

extension Drawing {
  /// The bounding box of all points of the outlines, including control points.
  fileprivate var ink: Rect {
    Rect(
      around: layers.flatMap(\.path.elements).flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
      })
  }
}

extension Point {
  fileprivate func turned(by angle: Double) -> Point {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Point(x * cosine - y * sine, x * sine + y * cosine)
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [origin, Point(maxX, y), Point(x, maxY), Point(maxX, maxY)]
  }

  fileprivate init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }

  /// Whether another rectangle is inside, with a tolerance of 0.001 pixels.
  package func contains(_ other: Rect) -> Bool {
    let slack = 0.001
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
