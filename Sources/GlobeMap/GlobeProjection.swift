import Glibc
import Stage

/// A globe in a picture, with its orientation, position and size.
package nonisolated struct GlobeProjection: Hashable, Sendable {
  package let attitude: Attitude
  /// The middle of the globe, in pixels of the picture.
  package let center: SIMD2<Float>
  /// The radius of the whole globe, in pixels.
  package let radius: Float
  /// Whether the picture shows the far side through the Earth, as from inside.
  package var isSeenThrough = false

  package init(attitude: Attitude, center: SIMD2<Float>, radius: Float, isSeenThrough: Bool = false)
  {
    self.attitude = attitude
    self.center = center
    self.radius = radius
    self.isSeenThrough = isSeenThrough
  }

  /// The north pole in view coordinates, or its antipode if ``isSeenThrough``.
  package var north: SIMD3<Double> { attitude.seen(SIMD3(0, 0, 1)) * (isSeenThrough ? -1 : 1) }

  /// Returns the view coordinates of directions of length 1, or of their antipodes if ``isSeenThrough``.
  package func seen(_ directions: [SIMD4<Float>]) -> [SIMD4<Float>] {
    let (right, up, toward) = (attitude.right, attitude.up, attitude.toward)
    let sign: Double = isSeenThrough ? -1 : 1
    // The columns of the rotation matrix, one for each axis of the Earth.
    let columns = (0..<3).map { axis in
      let column = SIMD3(right[axis], up[axis], toward[axis]) * sign
      return SIMD4(SIMD3<Float>(column), 0)
    }
    let (first, second, third) = (columns[0], columns[1], columns[2])
    return directions.map { first * $0.x + second * $0.y + third * $0.z }
  }

  /// Adds all properties to the digest of a drawing.
  package func add(to digest: inout DrawingDigest) {
    for axis in [attitude.right, attitude.up, attitude.toward] {
      for index in 0..<3 { digest.add(axis[index]) }
    }
    for number in [center.x, center.y, radius] { digest.add(Double(number)) }
    digest.add(isSeenThrough ? 1 : 0)
  }

  /// Returns the pixel position of a point in view coordinates.
  func pixel(_ seen: SIMD4<Float>) -> SIMD2<Float> {
    SIMD2(center.x + radius * seen.x, center.y - radius * seen.y)
  }
}
