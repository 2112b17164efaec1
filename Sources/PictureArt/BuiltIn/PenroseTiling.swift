import Glibc
import Stage

/// A part of a Penrose tiling of thick and thin rhombs, which never repeats.
///
/// It is created by subdividing half rhombs, starting from a wheel of ten.
/// Source: Penrose, *Pentaplexity*, 1979, and Robinson's triangles in Grünbaum and Shephard, *Tilings and
/// Patterns*, 1987.
nonisolated struct PenroseTiling {
  /// A tile.
  struct Rhomb {
    let isThick: Bool
    /// The corners in order along the outline.
    let corners: [Point]

    var center: Point { (corners[0] + corners[2]) * 0.5 }
  }

  private struct Half {
    let isThick: Bool
    let apex: Point
    let left: Point
    let right: Point
  }

  private static let golden = (1 + 5.0.squareRoot()) / 2

  /// The tiles around the origin.
  let rhombs: [Rhomb]

  /// - Parameters:
  ///   - radius: the radius of the initial wheel.
  ///   - cuts: the number of subdivisions. The length of a tile's side is `radius` / φ^`cuts`.
  init(radius: Double, cuts: Int) {
    var halves = (0..<10).map { index in
      let (a, b) = (Double(2 * index - 1) * .pi / 10, Double(2 * index + 1) * .pi / 10)
      let (from, to) = index % 2 == 0 ? (b, a) : (a, b)
      return Half(
        isThick: false, apex: .zero, left: .polar(from, radius), right: .polar(to, radius))
    }
    for _ in 0..<cuts { halves = halves.flatMap(Self.cut) }
    var seen: Set<Point> = []
    rhombs = halves.compactMap { half in
      // The two halves of a rhomb share a diagonal.
      let middle = (half.left + half.right) * 0.5
      guard seen.insert(Point(middle.x.rounded(), middle.y.rounded())).inserted else { return nil }
      let corners = [half.apex, half.left, half.left + half.right - half.apex, half.right]
      return Rhomb(isThick: half.isThick, corners: corners)
    }
  }

  private static func cut(_ half: Half) -> [Half] {
    let (a, b, c) = (half.apex, half.left, half.right)
    guard half.isThick else {
      let p = a + (b - a) * (1 / golden)
      return [
        Half(isThick: false, apex: c, left: p, right: b),
        Half(isThick: true, apex: p, left: c, right: a),
      ]
    }
    let q = b + (a - b) * (1 / golden)
    let r = b + (c - b) * (1 / golden)
    return [
      Half(isThick: true, apex: r, left: c, right: a),
      Half(isThick: true, apex: q, left: r, right: b),
      Half(isThick: false, apex: r, left: q, right: a),
    ]
  }
}
