import Glibc
import Stage

/// A globe as it is seen in a picture: how it lies, where its middle is, and how large it is.
package nonisolated struct SeenGlobe: Hashable, Sendable {
  package let attitude: Attitude
  /// In pixels of the picture.
  package let center: SIMD2<Float>
  /// In pixels, of the whole globe.
  package let radius: Float
  /// Whether the far side is seen through the Earth, as it would be seen from within.
  package var isSeenThrough = false

  package init(attitude: Attitude, center: SIMD2<Float>, radius: Float, isSeenThrough: Bool = false)
  {
    self.attitude = attitude
    self.center = center
    self.radius = radius
    self.isSeenThrough = isSeenThrough
  }

  /// Where the north pole is seen, or what lies in its place where the far side is seen through.
  package var north: SIMD3<Double> { attitude.seen(SIMD3(0, 0, 1)) * (isSeenThrough ? -1 : 1) }

  /// Where directions of the Earth are seen, of length 1.
  package func seen(_ directions: [SIMD4<Float>]) -> [SIMD4<Float>] {
    let (right, up, toward) = (attitude.right, attitude.up, attitude.toward)
    let sign: Double = isSeenThrough ? -1 : 1
    // What an axis of the Earth adds to x, y and z.
    let columns = (0..<3).map { axis in
      let column = SIMD3(right[axis], up[axis], toward[axis]) * sign
      return SIMD4(SIMD3<Float>(column), 0)
    }
    let (first, second, third) = (columns[0], columns[1], columns[2])
    return directions.map { first * $0.x + second * $0.y + third * $0.z }
  }

  /// Adds all of it to what tells pictures apart.
  package func add(to digest: inout DrawingDigest) {
    for axis in [attitude.right, attitude.up, attitude.toward] {
      for index in 0..<3 { digest.add(axis[index]) }
    }
    for number in [center.x, center.y, radius] { digest.add(Double(number)) }
    digest.add(isSeenThrough ? 1 : 0)
  }

  /// The pixel at which a seen point lies.
  func pixel(_ seen: SIMD4<Float>) -> SIMD2<Float> {
    SIMD2(center.x + radius * seen.x, center.y - radius * seen.y)
  }
}
