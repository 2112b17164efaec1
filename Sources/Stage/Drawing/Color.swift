/// An sRGB colour with straight alpha. All components are from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The red component, gamma-encoded as in sRGB.
  public var red: Double
  /// The green component, gamma-encoded as in sRGB.
  public var green: Double
  /// The blue component, gamma-encoded as in sRGB.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a colour from its components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from a `0xRRGGBB` value, such as `0xF2B75C`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// A transparent colour.
  public static let clear = Color(0x000000, alpha: 0)
  public static let white = Color(0xFFFFFF)
  public static let black = Color(0x000000)

  /// Returns the colour with its alpha multiplied by a factor.
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }

  /// Returns the interpolation towards another colour at a share from 0 to 1.
  public func mixed(with other: Color, _ share: Double) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
