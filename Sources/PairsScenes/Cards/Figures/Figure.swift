import Glibc
import Stage

/// What is printed on the face of a card, about the origin, within 32 each way.
///
/// A card is 78 of these units wide, whatever its size.
nonisolated struct Figure {
  /// The outline that its pattern fills.
  let body: Path
  let pattern: FigurePattern
  let ink: FigureInk
  /// Parts in full colour, over the body.
  var solid = Path()
  /// Parts as light as the face, over those.
  var light = Path()
  /// Lines of the outline's colour, over all.
  var lines = Path()
}

/// The five colours of figures; each has at least 4.5 : 1 on the face of a card.
nonisolated enum FigureInk {
  case rust, teal, indigo, olive, plum

  var color: Color {
    switch self {
    case .rust: Color(0xA8402C)
    case .teal: Color(0x1F6A68)
    case .indigo: Color(0x3A4A86)
    case .olive: Color(0x66701F)
    case .plum: Color(0x7A3A68)
    }
  }
}

/// Ways to draw outlines that figures share.
nonisolated extension Path {
  /// A closed outline, alike on both sides of the upright line through the origin.
  ///
  /// - Parameters:
  ///   - right: the points of its right side from the top down; those on the line count once.
  ///   - isSmooth: whether it bends through the points; one that stands twice becomes a corner.
  static func symmetric(_ right: (Double, Double)..., smooth isSmooth: Bool = true) -> Path {
    let right = right.map { Point($0.0, $0.1) }
    let left = right.reversed().filter { $0.x != 0 }.map { Point(-$0.x, $0.y) }
    return isSmooth ? smooth(right + left, closed: true) : polygon(right + left)
  }

  /// A smooth outline round the origin whose distance swells in each of its lobes, the first one up.
  static func lobes(_ count: Int, mean: Double, swell: Double) -> Path {
    let points = count * 8
    return smooth(
      (0..<points).map { index in
        let angle = Double(index) * 2 * .pi / Double(points)
        return .polar(angle - .pi / 2, mean + swell * cos(Double(count) * angle))
      }, closed: true)
  }

  /// The band between two circles about one place.
  static func ring(_ center: Point, from inner: Double, to outer: Double) -> Path {
    joined([circle(center, radius: outer), circle(center, radius: inner).reversed()])
  }

  /// The outline repeated about the origin at even angles.
  func repeated(_ count: Int) -> Path {
    .joined((0..<count).map { turned(Double($0) * 2 * .pi / Double(count), about: .zero) })
  }
}
