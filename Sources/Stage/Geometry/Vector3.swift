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

  /// Within 11° of straight down the shortest turn upright depends on a trembling hand.
  private static let nearlyDown = -0.98

  /// The vector after the turn that brings a pose to +Y: the shortest one.
  ///
  /// A pose that points down, or nearly, could go up any way round. It is turned over the x axis
  /// first, as a pad is that somebody holds overhead: left stays left. A pose without a length,
  /// or without a finite one, turns nothing.
  ///
  /// Rodrigues' formula, with the axis `pose × Y` and the cosine `pose · Y`.
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

  /// Half a turn about the x axis.
  private var turnedOver: Vector3 { Vector3(x, -y, -z) }
}
