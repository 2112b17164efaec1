import EarthGame

/// The coast as directions from the centre of the Earth, for drawing.
package nonisolated struct CoastLines: Sendable {
  /// The corners of all rings, ring after ring. Along a ring, land is on the left.
  let points: [SIMD4<Float>]
  /// The range of each ring's corners in ``points``.
  let rings: [Range<Int>]

  /// Converts the corners of a coast.
  ///
  /// - Complexity: a few sines for each corner, less than a millisecond in all.
  init(_ coast: Coast) {
    // Rings of `Coast` have land on the right. These have it on the left.
    let rings = coast.rings.filter { $0.count > 2 }.map { Array(coast.corners[$0].reversed()) }
    self.init(
      (rings + coast.discs.map(Self.ring)).map { ring in
        ring.map { SIMD4(SIMD3<Float>($0.direction), 0) }
      })
  }

  /// The number of corners of a disc. Rings with at most this number are not simplified.
  private static let fewCorners = 6

  /// Returns six corners of a disc. They are enough: on a globe with a radius of 904 pixels, the radius of the
  /// largest disc is 3 pixels.
  private static func ring(_ disc: Disc) -> [Place] {
    (0..<fewCorners).map { corner in
      let bearing = -2 * .pi * Double(corner) / Double(fewCorners)
      return disc.center.moved(by: disc.radius, bearing: bearing)
    }
  }

  private init(_ rings: [[SIMD4<Float>]]) {
    points = Array(rings.joined())
    var start = 0
    self.rings = rings.map { ring in
      defer { start += ring.count }
      return start..<start + ring.count
    }
  }

  // MARK: Less detail

  /// Returns the coast with fewer corners (Douglas and Peucker, 1973). It keeps all rings.
  ///
  /// - Parameter tolerance: the maximum distance of an omitted corner from the new coast, in radii of the Earth.
  func simplified(to tolerance: Double) -> CoastLines {
    CoastLines(
      rings.map { ring in
        let corners = Array(points[ring])
        guard corners.count > Self.fewCorners else { return corners }
        let half = corners.count / 2
        var kept = [Bool](repeating: false, count: corners.count + 1)
        for index in [0, half, corners.count] { kept[index] = true }
        let closed = corners + [corners[0]]
        let limit = Float(tolerance * tolerance)
        Self.keep(&kept, of: closed, from: 0, to: half, limit)
        Self.keep(&kept, of: closed, from: half, to: corners.count, limit)
        let left = corners.indices.filter { kept[$0] }.map { corners[$0] }
        return left.count > 2 ? left : [corners[0], corners[half / 2], corners[half]]
      })
  }

  /// Marks the corners between two kept ones that the simplified coast needs.
  private static func keep(
    _ kept: inout [Bool], of corners: [SIMD4<Float>], from start: Int, to end: Int, _ limit: Float
  ) {
    guard end > start + 1 else { return }
    let edge = corners[end] - corners[start]
    let length = max(1e-20, (edge * edge).sum())
    var (farthest, square) = (start, limit)
    for index in start + 1..<end {
      let to = corners[index] - corners[start]
      let off = to - edge * max(0, min(1, (to * edge).sum() / length))
      let distance = (off * off).sum()
      if distance > square { (farthest, square) = (index, distance) }
    }
    guard farthest > start else { return }
    kept[farthest] = true
    keep(&kept, of: corners, from: start, to: farthest, limit)
    keep(&kept, of: corners, from: farthest, to: end, limit)
  }
}
