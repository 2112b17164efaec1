import Glibc
import Stage

/// Part of a Penrose tiling of thick and thin rhombs: it fills the plane and never repeats.
///
/// Made by cutting halves of rhombs into smaller ones, from a wheel of ten.
/// Source: Penrose, *Pentaplexity*, 1979; Robinson's triangles in Grünbaum and Shephard, *Tilings and
/// Patterns*, 1987.
nonisolated struct PenroseTiling {
  /// One tile.
  struct Rhomb {
    let isThick: Bool
    /// In the order of walking round it.
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

  /// All tiles round the origin.
  let rhombs: [Rhomb]

  /// - Parameters:
  ///   - radius: how far the tiles reach.
  ///   - cuts: how often they are cut; the sides are the radius by φ to this power.
  init(radius: Double, cuts: Int) {
    var halves = (0..<10).map { index in
      let (a, b) = (Double(2 * index - 1) * .pi / 10, Double(2 * index + 1) * .pi / 10)
      let (from, to) = index % 2 == 0 ? (b, a) : (a, b)
      return Half(
        isThick: false, apex: .zero, left: .polar(from, radius), right: .polar(to, radius))
    }
    for _ in 0..<cuts { halves = halves.flatMap(Self.cut) }
    var met: Set<Point> = []
    rhombs = halves.compactMap { half in
      // Both halves of a rhomb have their long or short diagonal in common.
      let middle = (half.left + half.right) * 0.5
      guard met.insert(Point(middle.x.rounded(), middle.y.rounded())).inserted else { return nil }
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
