import Glibc

/// The unit, type sizes and layout form for one window size (Documentation/Look.md, *Unit*, *Type*, *Layout*).
public struct Metrics: Hashable, Sendable {
  /// The arrangement of a scene's parts.
  public enum Form: Hashable, Sendable { case wide, square, portrait, small }

  /// The size of the window, in output pixels.
  public let size: Size
  /// The effective UI scale: the player's, or the largest one for which the window has room.
  public let scale: Double
  /// The number of output pixels per window unit; above 1 on high-density displays.
  public let density: Double
  /// The factor from design lengths, given for 1280 × 800, to output pixels.
  public let k: Double
  /// The layout form (Documentation/Look.md, *Layout*).
  ///
  /// It is small below 480 window units in height or 400 in width. Otherwise it depends on the ratio of the sides.
  public let form: Form

  /// Creates the measures for a window.
  ///
  /// - Parameters:
  ///   - size: the size of the window, in output pixels.
  ///   - scale: the player's UI scale, 1 to 2. It is reduced to the largest one that fits the window.
  ///   - density: output pixels per window unit.
  public init(size: Size, scale: Double = 1, density: Double = 1) {
    self.size = size
    self.density = density
    let units = Size(size.width / density, size.height / density)
    let usual = pow(min(units.width, units.height) / 800, 0.8)
    self.scale = min(scale, Self.mostScale(units, usual))
    k = usual * self.scale * density
    form =
      if units.height < 480 || units.width < 400 {
        .small
      } else if size.width >= 1.25 * size.height {
        .wide
      } else if size.width >= 0.8 * size.height {
        .square
      } else {
        .portrait
      }
  }

  /// The least sides of a window, as design lengths, at which texts and boards fit.
  private static let least = (long: 755.0, short: 424.0)

  /// Returns the largest scale for a window whose unit at 100 % is `k`; at least 1.
  private static func mostScale(_ size: Size, _ k: Double) -> Double {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    return max(1, min(long / least.long, short / least.short) / k)
  }

  /// The largest UI scale for which the window has room, from 1 to 2.
  public var mostScale: Double { Metrics(size: size, scale: 2, density: density).scale }

  /// The measures of the same window at 100 %.
  public var unscaled: Metrics { Metrics(size: size, density: density) }

  /// Converts window units to whole output pixels.
  public func units(_ length: Double) -> Double { (length * density).rounded() }

  /// Converts a design length to whole output pixels, at least one unless it is zero.
  public func px(_ length: Double) -> Double {
    length == 0 ? 0 : max(1, (length * k).rounded())
  }

  /// The large type size in output pixels, for turn displays, counters and titles: 40 k, at least 24 window units.
  public var large: Double { max(units(24), (40 * k).rounded()) }
  /// The medium type size in output pixels, for buttons, names and settings: 22 k, at least 17 window units.
  public var medium: Double { max(units(17), (22 * k).rounded()) }
  /// The small type size in output pixels, for second lines, labels and keys: 16 k, at least 13 window units.
  public var small: Double { max(units(13), (16 * k).rounded()) }

  /// Returns the large text style.
  public func large(_ weight: TextStyle.Weight = .bold) -> TextStyle { TextStyle(weight, large) }
  /// Returns the medium text style.
  public func medium(_ weight: TextStyle.Weight = .regular) -> TextStyle {
    TextStyle(weight, medium)
  }
  /// Returns the small text style.
  public func small(_ weight: TextStyle.Weight = .regular) -> TextStyle { TextStyle(weight, small) }

  /// Whether the window has the small form.
  public var isSmall: Bool { form == .small }

  /// The margin at the window's edges, in output pixels.
  ///
  /// It is 24 k, in portrait 16 k but at least 16 window units, and in small windows 8 window units.
  public var margin: Double {
    switch form {
    case .wide, .square: px(24)
    case .portrait: px(16, least: 16)
    case .small: units(8)
    }
  }

  /// The least side of a touch target, in output pixels: 44 window units, in small windows 36.
  public var target: Double { units(isSmall ? 36 : 44) }

  /// Converts a design height, with the touch target as the minimum.
  public func height(_ length: Double) -> Double { max(target, px(length)) }

  /// Converts a design length, with a minimum in window units.
  public func px(_ length: Double, least: Double) -> Double { max(units(least), px(length)) }

  /// Converts a design length.
  ///
  /// In small windows it returns the length for them instead, in window units, independent of the UI scale.
  public func px(_ length: Double, small: Double) -> Double {
    isSmall ? units(small) : px(length)
  }

  /// Converts a design height, with the touch target as the minimum.
  ///
  /// In small windows it returns the height for them instead, in window units.
  public func height(_ length: Double, small: Double) -> Double {
    isSmall ? units(small) : height(length)
  }

  /// The gap between closely spaced elements, in output pixels: at least 8 window units.
  ///
  /// It grows with the window, but not with the UI scale.
  public var close: Double { max(units(8), (8 * k / scale).rounded()) }

  /// The side of a round icon button, in output pixels.
  public var iconSide: Double { isSmall ? target : height(48) }

  /// The height of a dialog's buttons, in output pixels.
  public var dialogButtonHeight: Double { height(56, small: 40) }

  /// Returns the line height of a text style, in output pixels (Documentation/Look.md, *Type*).
  public func line(_ style: TextStyle) -> Double {
    let em = Double(style.pixels)
    let factor = em >= large ? 1.1 : em >= medium ? 1.25 : 1.35
    return (em * factor).rounded()
  }
}
