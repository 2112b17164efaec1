import Glibc
import PictureArt
import Stage

/// The shape printed on the face of a card, around the origin, within 32 units in each direction.
///
/// A card is 78 units wide at every size.
nonisolated struct Figure {
  /// The outline that its pattern fills.
  let body: Path
  let pattern: FigurePattern
  let ink: FigureInk
  /// Parts in full colour, drawn over the body.
  var solid = Path()
  /// Parts in the colour of the face, drawn over the solid ones.
  var light = Path()
  /// Lines in the colour of the outline, drawn last.
  var lines = Path()
}

/// The five colours of figures. Each has a contrast of at least 4.5 : 1 on the face of a card.
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

/// Outlines that several figures share.
nonisolated extension Path {
  /// Returns a closed outline that is symmetric about the vertical axis.
  ///
  /// - Parameters:
  ///   - right: the points of its right side, from top to bottom. Points on the axis count once.
  ///   - isSmooth: whether it curves through the points. A point that is given twice becomes a corner.
  static func symmetric(_ right: (Double, Double)..., smooth isSmooth: Bool = true) -> Path {
    let right = right.map { Point($0.0, $0.1) }
    let left = right.reversed().filter { $0.x != 0 }.map { Point(-$0.x, $0.y) }
    return isSmooth ? smooth(right + left, closed: true) : polygon(right + left)
  }

  /// Returns a smooth outline around the origin whose radius swells in each lobe. The first lobe points up.
  static func lobes(_ count: Int, mean: Double, swell: Double) -> Path {
    let points = count * 8
    return smooth(
      (0..<points).map { index in
        let angle = Double(index) * 2 * .pi / Double(points)
        return .polar(angle - .pi / 2, mean + swell * cos(Double(count) * angle))
      }, closed: true)
  }

  /// Returns the band between two concentric circles.
  static func ring(_ center: Point, from inner: Double, to outer: Double) -> Path {
    joined([circle(center, radius: outer), circle(center, radius: inner).reversed()])
  }

  /// Returns the outline repeated about the origin at equal angles.
  func repeated(_ count: Int) -> Path {
    .joined((0..<count).map { turned(Double($0) * 2 * .pi / Double(count), about: .zero) })
  }
}
