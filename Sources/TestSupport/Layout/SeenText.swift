import Stage

/// A text of a display list, with its position.
struct SeenText {
  let string: String
  let index: Int
  let clip: Rect?
  /// The area of its glyphs, regardless of clipping.
  let ink: Rect

  /// Whether one of the texts is the shadow of the other, as on a tile.
  func isTwin(of other: SeenText) -> Bool {
    string == other.string && abs(ink.x - other.ink.x) < 0.1 * ink.height + 2
      && abs(ink.y - other.ink.y) < 0.1 * ink.height + 2
  }

  /// The visible area of its glyphs.
  var seen: Rect { clip.map(ink.intersection) ?? ink }

  init?(_ command: DrawCommand, at index: Int, _ measurer: any TextMeasurer) {
    guard case .text(let string, let style, _) = command.content, command.alpha > 0.05 else {
      return nil
    }
    self.string = string
    self.index = index
    clip = command.clip
    let em = Double(style.pixels)
    let baseline = command.frame.y + measurer.ascent(of: style)
    let hasDescenders = string.contains { "gjpqyQ,;()".contains($0) }
    ink = Rect(
      command.frame.x, baseline - 0.72 * em, command.frame.width,
      (hasDescenders ? 0.92 : 0.72) * em)
  }
}
