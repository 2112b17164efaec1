/// The style of a line of text: its weight and size.
public struct TextStyle: Hashable, Sendable {
  /// The stroke weight. The painter uses the nearest one that the font has.
  public enum Weight: String, Sendable, CaseIterable {
    case regular, medium, semibold, bold, heavy
  }

  /// The stroke weight.
  public var weight: Weight
  /// The em size in output pixels.
  public var pixels: Int

  /// Creates a style. The size is rounded to whole pixels, at least one.
  public init(_ weight: Weight, _ pixels: Double) {
    self.weight = weight
    self.pixels = max(1, Int(pixels.rounded()))
  }

  /// Half the height of capitals and figures, as a share of the em, by which a line is centred vertically.
  static let halfCapital = 0.36
}

/// Font measurements for layout, independent of a font library.
public protocol TextMeasurer: AnyObject {
  /// Returns the width of one line and the height of the font, in whole output pixels.
  ///
  /// The height is the same for every string of a style. The baseline is `ascent` below the top.
  func size(of string: String, _ style: TextStyle) -> Size

  /// Returns the distance from the top of a line to its baseline, in output pixels.
  func ascent(of style: TextStyle) -> Double

  /// Whether installed fonts have all characters of a string. Default: `true`.
  func isWritable(_ string: String) -> Bool
}

extension TextMeasurer {
  public func isWritable(_ string: String) -> Bool { true }

  /// Whether a string has a width. It has none where no font contains its characters.
  public func shows(_ string: String, _ style: TextStyle) -> Bool {
    size(of: string, style).width > 0
  }

  /// Returns the string in lines no wider than `width`, broken where its script allows it (``LinePiece``).
  ///
  /// A wider piece, such as a long word, gets a line of its own.
  public func lines(_ string: String, _ style: TextStyle, width: Double) -> [String] {
    var lines: [String] = []
    for piece in LinePiece.all(in: string) {
      let longer = lines.last.map { $0 + (piece.followsSpace ? " " : "") + String(piece.text) }
      if let longer, size(of: longer, style).width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(piece.text))
      }
    }
    return lines
  }

  /// Returns the string as one line if it fits in `width`, in the style or set smaller, or else in several lines.
  ///
  /// A line that is still too wide also breaks after hyphens.
  public func wrapped(_ string: String, _ style: TextStyle, width: Double) -> [String] {
    if fits(string, style, width: width) { return [string] }
    return lines(string, style, width: width).flatMap { line in
      fits(line, style, width: width) || line.contains("- ")
        ? [line]
        : lines(line.replacing("-", with: "- "), style, width: width)
          .map { $0.replacing("- ", with: "-") }
    }
  }

  /// Whether a string fits in `width` on one line, in the style or set smaller. It may be one pixel wider.
  public func fits(_ string: String, _ style: TextStyle, width: Double) -> Bool {
    size(of: string, fitting(style, to: string, width: width)).width <= width + 1
  }

  /// Returns the style, or the largest smaller one in which a string fits in `width`; the smallest allowed one where
  /// none does.
  ///
  /// - Parameter share: the smallest size as a share of the original one. Text is never reduced to
  ///   less than 12 pixels.
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

  /// Returns the largest number that meets a monotonic condition, by binary search; the lowest number where none does.
  private static func largest(in numbers: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (numbers.lowerBound, numbers.upperBound)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the string as it fits in `width`, with its style and size. It is set smaller first, and then shortened.
  func fitted(
    _ string: String, _ style: TextStyle, width: Double
  ) -> (string: String, style: TextStyle, size: Size) {
    let size = size(of: string, style)
    // Most strings fit, and need no second measurement.
    if size.width <= width + 1 { return (string, style, size) }
    // Much smaller text is better than a shortened one.
    let small = fitting(style, to: string, width: width, least: 0.65)
    let shown = shortened(string, small, width: width)
    return (shown, small, self.size(of: shown, small))
  }

  /// Returns the string, or as much of it as fits in `width` together with an ellipsis.
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
