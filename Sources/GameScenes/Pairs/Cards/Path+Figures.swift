import Glibc
import Stage

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
