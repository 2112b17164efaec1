import Glibc

/// The visible coast of a globe in pixels, as outlines to fill and lines to draw.
///
/// Corners on the far side are projected onto the rim, straight away from the point that is farthest from the
/// viewer. The outlines then enclose all land, or all sea if the farthest point is land.
nonisolated struct GlobeOutline: Sendable {
  /// A straight line from (x, y) to (z, w).
  typealias Line = SIMD4<Float>

  /// The coast lines.
  private(set) var shores: [Line] = []
  /// The arcs along the rim that close the outlines of visible land.
  private(set) var rims: [Line] = []
  /// Whether the outlines enclose the sea, because the farthest point is land.
  private(set) var isLandThroughout = false

  /// Projects a coast onto a globe.
  ///
  /// - Parameters:
  ///   - globe: the globe with its orientation and its position in the picture.
  init(_ coast: CoastLines, _ globe: GlobeProjection) {
    let seen = globe.seen(coast.points)
    var walk = RimWalk(globe)
    seen.withUnsafeBufferPointer { seen in
      for ring in coast.rings {
        let corners = UnsafeBufferPointer(rebasing: seen[ring])
        guard let start = corners.firstIndex(where: { $0.z >= 0 }) else { continue }
        if corners.allSatisfy({ $0.z >= 0 }) {
          walk.addVisible(corners)
        } else {
          walk.addPartlyVisible(corners, from: start)
          if Self.windsRoundFarthest(corners, globe) { isLandThroughout.toggle() }
        }
      }
    }
    (shores, rims) = (walk.shores, walk.rims)
  }

  /// Whether a ring encloses the point that is farthest from the viewer.
  ///
  /// It does if the arc from that point to the north pole, which is sea, crosses the ring an odd number of times.
  private static func windsRoundFarthest(
    _ ring: UnsafeBufferPointer<SIMD4<Float>>, _ globe: GlobeProjection
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

/// A builder of outlines. It follows rings, and the rim where a ring is on the far side.
private nonisolated struct RimWalk {
  var shores: [GlobeOutline.Line] = []
  var rims: [GlobeOutline.Line] = []
  private let globe: GlobeProjection
  /// The current end of the arc along the rim, of length 1.
  private var rim = SIMD2<Float>.zero
  /// The angle between points of an arc, in radians.
  private let step: Float

  init(_ globe: GlobeProjection) {
    self.globe = globe
    step = min(0.06, (0.6 / globe.radius).squareRoot())
  }

  /// Adds a ring that is entirely visible.
  mutating func addVisible(_ ring: UnsafeBufferPointer<SIMD4<Float>>) {
    var last = globe.pixel(ring[ring.count - 1])
    for corner in ring {
      let next = globe.pixel(corner)
      addShore(last, next)
      last = next
    }
  }

  /// Adds a ring that is partly on the far side.
  mutating func addPartlyVisible(_ ring: UnsafeBufferPointer<SIMD4<Float>>, from start: Int) {
    var previous = ring[start]
    for index in 1...ring.count {
      let corner = ring[(start + index) % ring.count]
      switch (previous.z >= 0, corner.z >= 0) {
      case (true, true): addShore(globe.pixel(previous), globe.pixel(corner))
      case (true, false):
        let crossing = Self.crossing(previous, corner)
        addShore(globe.pixel(previous), globe.pixel(crossing))
        rim = crossing.lowHalf
        walk(to: corner, from: crossing, isEnd: false)
      case (false, true):
        let crossing = Self.crossing(previous, corner)
        walk(to: crossing, from: previous, isEnd: true)
        addShore(globe.pixel(crossing), globe.pixel(corner))
      case (false, false): walk(to: corner, from: previous, isEnd: false)
      }
      previous = corner
    }
  }

  private mutating func addShore(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    shores.append(SIMD4(lowHalf: a, highHalf: b))
  }

  /// Returns the point where an edge crosses the horizon.
  private static func crossing(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let middle = (a * b.z - b * a.z).lowHalf
    return SIMD4(lowHalf: (a.z < b.z ? middle : -middle).unit, highHalf: .zero)
  }

  /// Extends the arc along the rim to the projection of a far corner. It combines steps smaller than ``step``.
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
  /// The vector scaled to length 1. The zero vector becomes (1, 0).
  fileprivate var unit: SIMD2<Float> {
    let length = (self * self).sum().squareRoot()
    return length > 0 ? self / length : SIMD2(1, 0)
  }
}

nonisolated extension SIMD4<Float> {
  fileprivate var direction: SIMD3<Double> { SIMD3(Double(x), Double(y), Double(z)) }
}
