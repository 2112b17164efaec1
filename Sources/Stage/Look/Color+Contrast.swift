import Glibc

extension Color {
  /// How bright the colour looks, from 0 for black to 1 for white; its alpha is ignored.
  ///
  /// Source: WCAG 2.2, *relative luminance*.
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two opaque colours, from 1 to 21, the same both ways.
  ///
  /// Source: WCAG 2.2, *contrast ratio*.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The opaque colour that this one gives when painted over an opaque ground.
  public func over(_ ground: Color) -> Color {
    var result = ground.mixed(with: self, alpha)
    result.alpha = 1
    return result
  }
}
