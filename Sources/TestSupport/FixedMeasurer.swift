import Stage

/// A text measurer without fonts, in which every character is half an em wide.
///
/// A line is 1.25 em high, and its baseline is 1 em below its top.
public final class FixedMeasurer: TextMeasurer {
  /// The characters that no font has.
  public var missing: Set<Character> = []

  public init() {}

  public func isWritable(_ string: String) -> Bool { missing.isDisjoint(with: string) }

  public func size(of string: String, _ style: TextStyle) -> Size {
    let em = Double(style.pixels)
    return Size((0.5 * em * Double(string.count)).rounded(.up), (1.25 * em).rounded())
  }

  public func ascent(of style: TextStyle) -> Double { Double(style.pixels) }
}
