import Glibc
import Stage
import TunnelGame

/// How a globe lies before the eye: which directions of the Earth point to the right, up and to the eye.
///
/// Seen coordinates have x to the right, y up and z to the eye, and the Earth has radius 1.
package nonisolated struct Attitude: Hashable, Sendable {
  package private(set) var right: SIMD3<Double>
  package private(set) var up: SIMD3<Double>
  /// What the middle of the globe shows.
  package private(set) var toward: SIMD3<Double>

  /// A place in the middle, with north above it.
  package init(facing place: Place) {
    let compass = Compass(at: place)
    (right, up, toward) = (compass.east, compass.north, place.direction)
  }

  private init(_ right: SIMD3<Double>, _ up: SIMD3<Double>, _ toward: SIMD3<Double>) {
    (self.right, self.up, self.toward) = (right, up, toward)
  }

  /// The place in the middle.
  package var center: Place { Place(toward: toward) }

  /// Where a direction of the Earth is seen.
  package func seen(_ direction: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(right.dot(direction), up.dot(direction), toward.dot(direction))
  }

  /// The direction of the Earth that is seen somewhere.
  package func direction(ofSeen point: SIMD3<Double>) -> SIMD3<Double> {
    right * point.x + up * point.y + toward * point.z
  }

  /// How the opposite globe lies, that shows the far ends of all that this one shows.
  package var antipode: Attitude { Attitude(right * -1, up, toward * -1) }

  /// How far north is turned to the right of up, in radians, −π to π.
  package var roll: Double {
    let north = seen(Compass(at: center).north)
    return atan2(north.x, north.y)
  }

  /// The globe turned by an angle about a seen axis of length 1, counter-clockwise as it is looked at from the tip of the axis.
  package func turned(about axis: SIMD3<Double>, by angle: Double) -> Attitude {
    guard angle != 0 else { return self }
    // Turning the globe one way is looking along axes that are turned the other way.
    let axis = direction(ofSeen: axis)
    let (right, up) = (right.turned(about: axis, by: -angle), up.turned(about: axis, by: -angle))
    // So that they stay at right angles however often they are turned.
    let toward = right.cross(up).unit
    let level = up.cross(toward).unit
    return Attitude(level, toward.cross(level), toward)
  }

  /// The shortest turn that brings one seen point of the globe to another.
  package static func turn(
    from start: SIMD3<Double>, to end: SIMD3<Double>
  ) -> (axis: SIMD3<Double>, angle: Double) {
    let cross = start.cross(end)
    let sine = cross.dot(cross).squareRoot()
    let angle = atan2(sine, start.dot(end))
    // Opposite points have no shortest turn: any upright one will do.
    let axis = sine > 1e-12 ? cross * (1 / sine) : SIMD3(0, 1, 0)
    return (sine > 1e-12 || angle > 1 ? axis : SIMD3(0, 0, 1), angle)
  }
}

nonisolated extension SIMD3<Double> {
  package func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  package func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The direction with length 1.
  package var unit: SIMD3<Double> { self * (1 / dot(self).squareRoot()) }

  fileprivate func turned(about axis: SIMD3<Double>, by angle: Double) -> SIMD3<Double> {
    let (cosine, sine) = (cos(angle), sin(angle))
    return self * cosine + axis.cross(self) * sine + axis * (axis.dot(self) * (1 - cosine))
  }
}
