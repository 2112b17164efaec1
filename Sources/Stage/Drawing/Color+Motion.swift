import Motion

extension Color: Interpolatable {
  /// Red, green, blue and alpha.
  public static var componentCount: Int { 4 }

  /// Writes the components in the order red, green, blue, alpha.
  public func write(components: UnsafeMutableBufferPointer<Double>) {
    (components[0], components[1], components[2], components[3]) = (red, green, blue, alpha)
  }

  /// Reads the components in the same order.
  public init(components: UnsafeBufferPointer<Double>) {
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
