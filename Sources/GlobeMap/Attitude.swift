import EarthGame
import Glibc
import Stage

/// The orientation of a globe: the directions of the Earth that point right, up and to the viewer.
///
/// View coordinates have x to the right, y up and z to the viewer. The Earth has radius 1.
package nonisolated struct Attitude: Hashable, Sendable {
  package private(set) var right: SIMD3<Double>
  package private(set) var up: SIMD3<Double>
  /// The direction in the middle of the globe.
  package private(set) var toward: SIMD3<Double>

  /// Creates an orientation with a place in the middle and north above it.
  package init(facing place: Place) {
    let compass = Compass(at: place)
    (right, up, toward) = (compass.east, compass.north, place.direction)
  }

  private init(_ right: SIMD3<Double>, _ up: SIMD3<Double>, _ toward: SIMD3<Double>) {
    (self.right, self.up, self.toward) = (right, up, toward)
  }

  /// The place in the middle.
  package var center: Place { Place(toward: toward) }

  /// Returns the view coordinates of a direction of the Earth.
  package func seen(_ direction: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(right.dot(direction), up.dot(direction), toward.dot(direction))
  }

  /// Returns the direction of the Earth at view coordinates.
  package func direction(ofSeen point: SIMD3<Double>) -> SIMD3<Double> {
    right * point.x + up * point.y + toward * point.z
  }

  /// The orientation of the opposite globe, which shows the antipodes of this view.
  package var antipode: Attitude { Attitude(right * -1, up, toward * -1) }

  /// The angle from up clockwise to north, in radians, −π to π.
  package var roll: Double {
    let north = seen(Compass(at: center).north)
    return atan2(north.x, north.y)
  }

  /// Returns the globe turned about an axis in view coordinates, of length 1.
  ///
  /// The turn is counter-clockwise, seen from the tip of the axis. The angle is in radians.
  package func turned(about axis: SIMD3<Double>, by angle: Double) -> Attitude {
    guard angle != 0 else { return self }
    // Turning the globe one way is the same as turning the axes of the view the other way.
    let axis = direction(ofSeen: axis)
    let (right, up) = (right.turned(about: axis, by: -angle), up.turned(about: axis, by: -angle))
    // Keeps the axes perpendicular after any number of turns.
    let toward = right.cross(up).unit
    let level = up.cross(toward).unit
    return Attitude(level, toward.cross(level), toward)
  }

  /// Returns the shortest turn from one point to another, in view coordinates: an axis of length 1 and an angle in
  /// radians.
  package static func turn(
    from start: SIMD3<Double>, to end: SIMD3<Double>
  ) -> (axis: SIMD3<Double>, angle: Double) {
    let cross = start.cross(end)
    let sine = cross.dot(cross).squareRoot()
    let angle = atan2(sine, start.dot(end))
    // Opposite points have no unique shortest turn, so it turns about the y axis.
    let axis = sine > 1e-12 ? cross * (1 / sine) : SIMD3(0, 1, 0)
    return (sine > 1e-12 || angle > 1 ? axis : SIMD3(0, 0, 1), angle)
  }
}

nonisolated extension SIMD3<Double> {
  package func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  package func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The vector scaled to length 1.
  package var unit: SIMD3<Double> { self * (1 / dot(self).squareRoot()) }

  fileprivate func turned(about axis: SIMD3<Double>, by angle: Double) -> SIMD3<Double> {
    let (cosine, sine) = (cos(angle), sin(angle))
    return self * cosine + axis.cross(self) * sine + axis * (axis.dot(self) * (1 - cosine))
  }
}
