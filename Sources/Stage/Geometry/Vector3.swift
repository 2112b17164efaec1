/// A vector in three dimensions, such as an acceleration in m/s².
public struct Vector3: Hashable, Sendable, Codable {
  /// The first component.
  public var x: Double
  /// The second component.
  public var y: Double
  /// The third component.
  public var z: Double

  /// Creates a vector from its components.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Adds the components.
  public static func + (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.x + b.x, a.y + b.y, a.z + b.z)
  }
  /// Subtracts the components.
  public static func - (a: Vector3, b: Vector3) -> Vector3 { a + b * -1 }
  /// Multiplies each component by a factor.
  public static func * (a: Vector3, factor: Double) -> Vector3 {
    Vector3(a.x * factor, a.y * factor, a.z * factor)
  }

  /// Returns the dot product.
  public func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  /// Returns the cross product, by the right-hand rule.
  public func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The length; not finite where a component is not.
  public var length: Double { dot(self).squareRoot() }

  /// The cosine for 11° from straight down.
  ///
  /// Closer to straight down, a tremor of the hand changes the axis of the shortest rotation upright.
  private static let nearlyDown = -0.98

  /// Returns the vector after the shortest rotation that brings a pose to +Y.
  ///
  /// A pose that points down, or nearly, could be turned up about any horizontal axis. It is turned over about the
  /// x axis first, like a pad held overhead, so that left stays left. A pose with a length near 0 or not finite
  /// rotates nothing.
  ///
  /// Uses Rodrigues' formula with the axis `pose × Y` and the cosine `pose · Y`.
  public func turned(bringingUpright pose: Vector3) -> Vector3 {
    let length = pose.length
    guard length.isFinite, length > 0.001 else { return self }
    let up = Vector3(0, 1, 0)
    let pose = pose * (1 / length)
    let cosine = pose.dot(up)
    if cosine < Self.nearlyDown { return turnedOver.turned(bringingUpright: pose.turnedOver) }
    let axis = pose.cross(up)
    let across = axis.cross(self)
    return self + across + axis.cross(across) * (1 / (1 + cosine))
  }

  /// The vector after half a turn about the x axis.
  private var turnedOver: Vector3 { Vector3(x, -y, -z) }
}
