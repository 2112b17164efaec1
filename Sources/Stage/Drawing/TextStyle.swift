/// How a line of text is set: its weight and its size.
public struct TextStyle: Hashable, Sendable {
  public enum Weight: Hashable, Sendable, CaseIterable {
    case regular, medium, semibold, bold, heavy
  }

  public var weight: Weight
  /// The em in output pixels, a whole number.
  public var pixels: Int

  public init(_ weight: Weight, _ pixels: Double) {
    self.weight = weight
    self.pixels = max(1, Int(pixels.rounded()))
  }
}
