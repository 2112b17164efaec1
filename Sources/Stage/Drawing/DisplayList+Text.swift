/// On which side of its place a line of text stands.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}

extension TextStyle {
  /// Half the height of capitals and figures, as a share of the em: what looks like the middle of a line.
  static let halfCapital = 0.36
}

extension DisplayList {
  /// Sets one line of text into a box, so that its capitals stand in the middle of its height.
  ///
  /// A line too long for the box is shortened with an ellipsis.
  public mutating func text(
    _ string: String, _ style: TextStyle, _ color: Color, in box: Rect,
    _ alignment: Alignment = .leading, measuredBy measurer: any TextMeasurer
  ) {
    guard !string.isEmpty else { return }
    let shown = measurer.shortened(string, style, width: box.width)
    let size = measurer.size(of: shown, style)
    let x =
      switch alignment {
      case .leading: box.x
      case .center: box.midX - size.width / 2
      case .trailing: box.maxX - size.width
      }
    let baseline = box.midY + TextStyle.halfCapital * Double(style.pixels)
    let origin = Point(x.rounded(), (baseline - measurer.ascent(of: style)).rounded())
    add(DrawCommand(.text(shown, style, color), Rect(origin, size)))
  }
}

extension TextMeasurer {
  /// The string, or as much of it as fits in `width` with an ellipsis behind it.
  public func shortened(_ string: String, _ style: TextStyle, width: Double) -> String {
    if size(of: string, style).width <= width + 1 { return string }
    var shorter = string
    while !shorter.isEmpty {
      shorter.removeLast()
      if size(of: shorter + "…", style).width <= width { return shorter + "…" }
    }
    return "…"
  }
}
