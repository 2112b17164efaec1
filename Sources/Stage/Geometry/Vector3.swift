/// Three numbers along three axes at right angles, such as an acceleration in m/s².
public struct Vector3: Hashable, Sendable, Codable {
  /// Along the first axis.
  public var x: Double
  /// Along the second.
  public var y: Double
  /// Along the third.
  public var z: Double

  /// A vector from its three parts.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Adds each part.
  public static func + (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(a.x + b.x, a.y + b.y, a.z + b.z)
  }
  /// The way from `b` to `a`.
  public static func - (a: Vector3, b: Vector3) -> Vector3 { a + b * -1 }
  /// Each part times a factor.
  public static func * (a: Vector3, factor: Double) -> Vector3 {
    Vector3(a.x * factor, a.y * factor, a.z * factor)
  }

  /// How much of one vector points along the other, times the length of that one.
  public func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector at right angles to both, by the right hand.
  public func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// How long it is; not finite where a part is not.
  public var length: Double { dot(self).squareRoot() }
}
