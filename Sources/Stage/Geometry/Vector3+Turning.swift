extension Vector3 {
  /// Within 11° of straight down the shortest turn upright depends on a trembling hand.
  private static let nearlyDown = -0.98

  /// The vector after the turn that brings a pose to +Y: the shortest one.
  ///
  /// A pose that points down, or nearly, could go up any way round. It is turned over the x axis
  /// first, as a pad is that somebody holds overhead: left stays left. A pose without a length,
  /// or without a finite one, turns nothing.
  ///
  /// Rodrigues' formula, with the axis `pose × Y` and the cosine `pose · Y`.
  func turned(bringingUpright pose: Vector3) -> Vector3 {
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
