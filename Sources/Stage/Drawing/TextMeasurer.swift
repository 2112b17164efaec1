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
}
