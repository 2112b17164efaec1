/// A width and a height, in output pixels.
public struct Size: Hashable, Sendable {
  /// From left to right, not negative.
  public var width: Double
  /// From top to bottom, not negative.
  public var height: Double

  /// A size from its two lengths.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No room at all.
  public static let zero = Size(0, 0)

  /// Both lengths times a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }
}
