import TunnelGame

/// The coast as directions from the middle of the Earth, as globes draw it.
nonisolated struct CoastLines: Sendable {
  /// All corners, ring after ring; walking along a ring, land lies on the left.
  let points: [SIMD4<Float>]
  /// Where the corners of each ring lie.
  let rings: [Range<Int>]

  /// - Complexity: asks for land some times for each ring; a few milliseconds.
  init(_ coast: Coast) {
    var points: [SIMD4<Float>] = []
    var rings: [Range<Int>] = []
    for ring in coast.rings where ring.count > 2 {
      let directions = ring.map(\.direction)
      let ordered = Self.hasLandOnLeft(directions, coast) ? directions : directions.reversed()
      let start = points.count
      points += ordered.map { SIMD4(SIMD3<Float>($0), 0) }
      rings.append(start..<points.count)
    }
    (self.points, self.rings) = (points, rings)
  }

  /// How many edges of a ring are asked on which side their land lies.
  private static let votes = 7

  private static func hasLandOnLeft(_ ring: [SIMD3<Double>], _ coast: Coast) -> Bool {
    var lead = 0
    for index in stride(from: 0, to: ring.count, by: max(1, ring.count / votes)) {
      let (start, end) = (ring[index], ring[(index + 1) % ring.count])
      let middle = (start + end).unit
      // Seen from outside; a hundredth of the edge is always on its own side.
      let left = middle.cross(end - start)
      for (side, vote) in [(left, 1), (left * -1, -1)] {
        lead += coast.isLand(Place(toward: middle + side * 0.05)) ? vote : -vote
      }
    }
    return lead >= 0
  }
}
