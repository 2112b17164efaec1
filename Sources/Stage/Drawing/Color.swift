/// A colour in sRGB with straight alpha, each part from 0 to 1.
public struct Color: Hashable, Sendable {
  /// As coded for the screen, not linear light; so green and blue.
  public var red: Double
  /// See `red`.
  public var green: Double
  /// See `red`.
  public var blue: Double
  /// How opaque it is.
  public var alpha: Double

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as in a style sheet, such as `0xF2B75C`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Nothing to see.
  public static let clear = Color(0x000000, alpha: 0)
  /// All light, opaque.
  public static let white = Color(0xFFFFFF)
  /// No light, opaque.
  public static let black = Color(0x000000)

  /// The colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The colour a share of the way (0 to 1) towards another.
  public func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
