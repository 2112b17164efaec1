import Glibc
import Stage

extension DrawCommand {
  /// Whether it is the ring round what has the focus.
  var isFocusRing: Bool {
    switch content {
    case .patch(let picture, _), .picture(let picture, _): picture.name.hasPrefix("focus ")
    case .table, .fill, .text: false
    }
  }

  /// The upright rectangle round what a picture really paints where it is set, turned as it is.
  var ink: Rect {
    guard case .picture(let picture, _) = content else { return frame }
    let corners = picture.drawing.ink.corners.map { corner in
      frame.center + (corner - Rect(.zero, picture.size).center).turned(by: rotation)
    }
    return Rect(around: corners)
  }
}

extension Drawing {
  /// The rectangle round all its outlines.
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

  /// Whether all of another lies inside, to a thousandth of a pixel.
  func contains(_ other: Rect) -> Bool {
    let slack = 0.001
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}

extension DisplayList {
  /// Where focus rings are drawn; one that is drawn in pieces counts once.
  var focusRings: Set<Rect> { Set(commands.filter(\.isFocusRing).map(\.frame)) }
}

extension DrawCommand {
  var isText: Bool { string != nil }

  /// The words of a text.
  var string: String? {
    if case .text(let string, _, _) = content { string } else { nil }
  }
}
