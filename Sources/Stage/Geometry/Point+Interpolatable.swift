import Motion

extension Point: Interpolatable {
  /// Two: x and y.
  public static var componentCount: Int { 2 }

  /// Writes x and y.
  public func write(components: UnsafeMutableBufferPointer<Double>) {
    components[0] = x
    components[1] = y
  }

  /// Reads x and y.
  public init(components: UnsafeBufferPointer<Double>) {
    self.init(components[0], components[1])
  }
}
