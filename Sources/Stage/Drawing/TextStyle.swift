/// How a line of text is set: its weight and its size.
public struct TextStyle: Hashable, Sendable {
  /// The stroke weight; the painter takes the nearest that the font has.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case regular, medium, semibold, bold, heavy
  }

  /// How heavy the strokes are.
  public var weight: Weight
  /// The em in output pixels, a whole number.
  public var pixels: Int

  /// A style; the size is rounded to whole pixels, at least one.
  public init(_ weight: Weight, _ pixels: Double) {
    self.weight = weight
    self.pixels = max(1, Int(pixels.rounded()))
  }
}
