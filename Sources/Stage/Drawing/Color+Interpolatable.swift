import Motion

extension Color: Interpolatable {
  /// Four: red, green, blue and alpha.
  public static var componentCount: Int { 4 }

  /// Writes red, green, blue and alpha.
  public func write(components: UnsafeMutableBufferPointer<Double>) {
    components[0] = red
    components[1] = green
    components[2] = blue
    components[3] = alpha
  }

  /// Reads red, green, blue and alpha.
  public init(components: UnsafeBufferPointer<Double>) {
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
