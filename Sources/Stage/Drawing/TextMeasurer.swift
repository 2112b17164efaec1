/// How a line of text is set: its weight and its size.
public struct TextStyle: Hashable, Sendable {
  /// The stroke weight; the painter takes the nearest that the font has.
  public enum Weight: String, Sendable, CaseIterable {
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

  /// Half the height of capitals and figures, as a share of the em: what looks like the middle of a line.
  static let halfCapital = 0.36
}

/// What layout needs to know of fonts, without a font library.
public protocol TextMeasurer: AnyObject {
  /// The width of one line and the height of the font, in whole output pixels.
  ///
  /// The height is the same for every string of a style, and the baseline lies `ascent` below its top.
  func size(of string: String, _ style: TextStyle) -> Size

  /// From the top of a line to its baseline, in output pixels.
  func ascent(of style: TextStyle) -> Double
}

extension TextMeasurer {
  /// Whether anything of a string can be seen; nothing can where no font has its characters.
  public func shows(_ string: String, _ style: TextStyle) -> Bool {
    size(of: string, style).width > 0
  }

  /// The string broken at spaces into lines no wider than `width`; a longer word stands alone.
  public func lines(_ string: String, _ style: TextStyle, width: Double) -> [String] {
    var lines: [String] = []
    for word in string.split(separator: " ") {
      if let last = lines.last, size(of: last + " " + word, style).width <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The style, or a smaller one in which a string fits in `width`; never smaller than a share of it.
  ///
  /// - Complexity: O(log pixels) measurements, each of which may open a font.
  public func fitting(
    _ style: TextStyle, to string: String, width: Double, least share: Double = 0.8
  ) -> TextStyle {
    func sized(_ pixels: Int) -> TextStyle { TextStyle(style.weight, Double(pixels)) }
    let least = min(style.pixels, max(12, Int(Double(style.pixels) * share)))
    if least == style.pixels || size(of: string, style).width <= width + 1 { return style }
    return sized(
      Self.largest(in: least..<style.pixels) { size(of: string, sized($0)).width <= width + 1 })
  }

  /// The largest number for which something holds that holds for all smaller ones, found by halving; the lowest where it holds
  /// for none.
  private static func largest(in numbers: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (numbers.lowerBound, numbers.upperBound)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// The string as it is set in `width`: smaller where it must be, and else shortened; and its size then.
  func fitted(
    _ string: String, _ style: TextStyle, width: Double
  ) -> (string: String, style: TextStyle, size: Size) {
    let size = size(of: string, style)
    // Most have room, and need not be measured again.
    if size.width <= width + 1 { return (string, style, size) }
    let style = fitting(style, to: string, width: width)
    let shown = shortened(string, style, width: width)
    return (shown, style, self.size(of: shown, style))
  }

  /// The string, or as much of it as fits in `width` with an ellipsis behind it.
  ///
  /// - Complexity: O(log *n*) measurements for *n* characters.
  public func shortened(_ string: String, _ style: TextStyle, width: Double) -> String {
    if size(of: string, style).width <= width + 1 { return string }
    let characters = Array(string)
    let count = Self.largest(in: 0..<characters.count) { count in
      size(of: String(characters[..<count]) + "…", style).width <= width
    }
    return String(characters[..<count]) + "…"
  }
}
