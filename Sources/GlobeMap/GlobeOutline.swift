import Glibc

/// What of the coast is seen of a globe, in pixels, ready to be filled and drawn.
///
/// What lies on the far side is walked along the rim, straight out from the point that is farthest away. Seen so, the
/// outlines go round each point of the near side once more than they go round that farthest point; so what is filled is
/// the number of times they go round, and one more where the farthest point is land.
nonisolated struct GlobeOutline: Sendable {
  /// Straight lines from (x, y) to (z, w).
  typealias Line = SIMD4<Float>

  /// The coast.
  private(set) var shores: [Line] = []
  /// The ways along the rim, which close the outlines of what land is seen.
  private(set) var rims: [Line] = []
  /// Whether all that shores and rims do not enclose is land.
  private(set) var isLandThroughout = false

  /// - Parameters:
  ///   - globe: how it lies, and where in the picture.
  init(_ coast: CoastLines, _ globe: SeenGlobe) {
    let seen = globe.seen(coast.points)
    var walk = RimWalk(globe)
    seen.withUnsafeBufferPointer { seen in
      for ring in coast.rings {
        let corners = UnsafeBufferPointer(rebasing: seen[ring])
        guard let start = corners.firstIndex(where: { $0.z >= 0 }) else { continue }
        if corners.allSatisfy({ $0.z >= 0 }) {
          walk.near(corners)
        } else {
          walk.along(corners, from: start)
          if Self.windsRoundFarthest(corners, globe) { isLandThroughout.toggle() }
        }
      }
    }
    (shores, rims) = (walk.shores, walk.rims)
  }

  /// Whether a ring goes round the point that is farthest from the eye: whether the way from there to the north pole, which is
  /// sea, crosses it an odd number of times.
  private static func windsRoundFarthest(
    _ ring: UnsafeBufferPointer<SIMD4<Float>>, _ globe: SeenGlobe
  ) -> Bool {
    let north = globe.north
    let farthest = SIMD3<Double>(0, 0, -1)
    let normal = farthest.cross(north)
    var (previous, isOdd) = (ring[ring.count - 1].direction, false)
    var side = normal.dot(previous) > 0
    for corner in ring {
      let direction = corner.direction
      let next = normal.dot(direction) > 0
      if next != side {
        let (a, b) = (abs(normal.dot(previous)), abs(normal.dot(direction)))
        let crossing = previous * b + direction * a
        if normal.cross(farthest).dot(crossing) > 0, north.cross(normal).dot(crossing) > 0 {
          isOdd.toggle()
        }
      }
      (previous, side) = (direction, next)
    }
    return isOdd
  }
}

/// Follows rings, and walks along the rim where they are on the far side.
private nonisolated struct RimWalk {
  var shores: [GlobeOutline.Line] = []
  var rims: [GlobeOutline.Line] = []
  private let globe: SeenGlobe
  /// Where the way along the rim has come to, of length 1.
  private var rim = SIMD2<Float>.zero
  /// Arcs are drawn in steps of this angle.
  private let step: Float

  init(_ globe: SeenGlobe) {
    self.globe = globe
    step = min(0.06, (0.6 / globe.radius).squareRoot())
  }

  /// A ring that is seen as a whole.
  mutating func near(_ ring: UnsafeBufferPointer<SIMD4<Float>>) {
    var last = globe.pixel(ring[ring.count - 1])
    for corner in ring {
      let next = globe.pixel(corner)
      shore(last, next)
      last = next
    }
  }

  /// A ring of which a part is on the far side.
  mutating func along(_ ring: UnsafeBufferPointer<SIMD4<Float>>, from start: Int) {
    var previous = ring[start]
    for index in 1...ring.count {
      let corner = ring[(start + index) % ring.count]
      switch (previous.z >= 0, corner.z >= 0) {
      case (true, true): shore(globe.pixel(previous), globe.pixel(corner))
      case (true, false):
        let crossing = Self.crossing(previous, corner)
        shore(globe.pixel(previous), globe.pixel(crossing))
        rim = crossing.lowHalf
        walk(to: corner, from: crossing, isEnd: false)
      case (false, true):
        let crossing = Self.crossing(previous, corner)
        walk(to: crossing, from: previous, isEnd: true)
        shore(globe.pixel(crossing), globe.pixel(corner))
      case (false, false): walk(to: corner, from: previous, isEnd: false)
      }
      previous = corner
    }
  }

  private mutating func shore(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    shores.append(SIMD4(lowHalf: a, highHalf: b))
  }

  /// Where an edge meets the horizon.
  private static func crossing(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let middle = (a * b.z - b * a.z).lowHalf
    return SIMD4(lowHalf: (a.z < b.z ? middle : -middle).unit, highHalf: .zero)
  }

  /// Goes along the rim to where a corner of the far side is projected; small steps are put together.
  private mutating func walk(to corner: SIMD4<Float>, from previous: SIMD4<Float>, isEnd: Bool) {
    let (start, end) = (previous.lowHalf.unit, corner.lowHalf.unit)
    let isLong = (start * end).sum() < 0.5
    if isLong { arc(to: start) }
    if isLong || isEnd || (rim * end).sum() < cos(step) { arc(to: end) }
  }

  private mutating func arc(to end: SIMD2<Float>) {
    let angle = atan2(rim.x * end.y - rim.y * end.x, (rim * end).sum())
    let count = max(1, (abs(angle) / step).rounded(.up))
    let start = atan2(rim.y, rim.x)
    var last = globe.pixel(SIMD4(lowHalf: rim, highHalf: .zero))
    for index in 1...Int(count) {
      let at = start + angle * Float(index) / count
      let isLast = index == Int(count)
      let point = isLast ? end : SIMD2(cos(at), sin(at))
      let next = globe.pixel(SIMD4(lowHalf: point, highHalf: .zero))
      rims.append(SIMD4(lowHalf: last, highHalf: next))
      last = next
    }
    rim = end
  }
}

nonisolated extension SIMD2<Float> {
  /// The vector with length 1; what has none points to the right.
  fileprivate var unit: SIMD2<Float> {
    let length = (self * self).sum().squareRoot()
    return length > 0 ? self / length : SIMD2(1, 0)
  }
}

nonisolated extension SIMD4<Float> {
  fileprivate var direction: SIMD3<Double> { SIMD3(Double(x), Double(y), Double(z)) }
}
