import Glibc

/// The measures of one window size: unit, type sizes and layout form
/// (Documentation/Look.md, *Unit*, *Type*, *Layout*).
public struct Metrics: Hashable, Sendable {
  /// How the parts of a scene are arranged.
  public enum Form: Hashable, Sendable { case wide, square, portrait, small }

  /// Of the window, in output pixels.
  public let size: Size
  /// The UI scale that holds: the player's, or the largest that the window has room for.
  public let scale: Double
  /// How many output pixels a unit of the window has, more than one on displays of high density.
  public let density: Double
  /// The unit: lengths of the design at 1280 × 800 are multiplied by it.
  public let k: Double
  /// Small below 480 high or 400 wide in units of the window, else wide, square or portrait by the sides
  /// (Documentation/Look.md, *Layout*).
  public let form: Form

  /// - Parameters:
  ///   - size: of the window, in output pixels.
  ///   - scale: the player's UI scale, 1 to 2; a window too small for it takes the largest that it holds.
  ///   - density: output pixels in a unit of the window.
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

  /// What the sides of a window must be at least, in units, so that words and boards find room.
  private static let least = (long: 755.0, short: 424.0)

  /// The largest scale of a window with this unit at 100 %; 100 % holds in every one.
  private static func mostScale(_ size: Size, _ k: Double) -> Double {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    return max(1, min(long / least.long, short / least.short) / k)
  }

  /// The measures of the same window at 100 %.
  public var unscaled: Metrics { Metrics(size: size, density: density) }

  /// So many units of the window, in whole output pixels.
  public func units(_ length: Double) -> Double { (length * density).rounded() }

  /// A length of the design in whole output pixels, at least one where it is not zero.
  public func px(_ length: Double) -> Double {
    length == 0 ? 0 : max(1, (length * k).rounded())
  }

  /// 40 k, for whose turn, counters and titles.
  public var large: Double { max(units(24), (40 * k).rounded()) }
  /// 22 k, for buttons, names, status and settings.
  public var medium: Double { max(units(17), (22 * k).rounded()) }
  /// 16 k, for second lines, labels and keys.
  public var small: Double { max(units(13), (16 * k).rounded()) }

  /// The large type.
  public func large(_ weight: TextStyle.Weight = .bold) -> TextStyle { TextStyle(weight, large) }
  /// The medium type.
  public func medium(_ weight: TextStyle.Weight = .regular) -> TextStyle {
    TextStyle(weight, medium)
  }
  /// The small type.
  public func small(_ weight: TextStyle.Weight = .regular) -> TextStyle { TextStyle(weight, small) }

  /// Whether there is room for the least only.
  public var isSmall: Bool { form == .small }

  /// Around a window: 24, in portrait 16, in small windows 8.
  public var margin: Double {
    switch form {
    case .wide, .square: px(24)
    case .portrait: px(16, least: 16)
    case .small: units(8)
    }
  }

  /// The least side of what can be touched: 44, in small windows 36.
  public var target: Double { units(isSmall ? 36 : 44) }

  /// A height of the design, but never too small to be touched.
  public func height(_ length: Double) -> Double { max(target, px(length)) }

  /// A length of the design, but never less than so many units of the window.
  public func px(_ length: Double, least: Double) -> Double { max(units(least), px(length)) }

  /// A length of the design; in small windows one of its own, in units of the window at every scale.
  public func px(_ length: Double, small: Double) -> Double {
    isSmall ? units(small) : px(length)
  }

  /// A height of the design, but never too small to be touched; in small windows one of its own.
  public func height(_ length: Double, small: Double) -> Double {
    isSmall ? units(small) : height(length)
  }

  /// Between things that stand close together: 8, in windows larger than usual more, whatever the UI scale.
  public var close: Double { max(units(8), (8 * k / scale).rounded()) }

  /// The side of a round icon button.
  public var iconSide: Double { isSmall ? target : height(48) }

  /// The height of the buttons of a dialog.
  public var dialogButtonHeight: Double { height(56, small: 40) }

  /// The height of a line of text of a style (Documentation/Look.md, *Type*).
  public func line(_ style: TextStyle) -> Double {
    let em = Double(style.pixels)
    let factor = em >= large ? 1.1 : em >= medium ? 1.25 : 1.35
    return (em * factor).rounded()
  }
}
