import Stage

/// A part of a line of text, with its own style and color.
package struct TextPart {
  let string: String
  package let style: TextStyle
  package let color: Color

  package init(_ string: String, _ style: TextStyle, _ color: Color) {
    self.string = string
    self.style = style
    self.color = color
  }
}

extension DisplayList {
  /// Draws one line of text in a box. If it is too long, it is set smaller by a third at most, then truncated.
  package mutating func text(
    _ string: String, _ style: TextStyle, _ color: Color, in box: Rect,
    _ alignment: Alignment = .leading, look: Look
  ) {
    text(string, style, color, in: box, alignment, measuredBy: look.measurer)
  }

  /// Draws the parts of a line side by side. The last part that fits only partly is set smaller or truncated.
  /// Further parts are left out.
  package mutating func line(
    _ parts: [TextPart], in box: Rect, _ alignment: Alignment, look: Look
  ) {
    let measurer = look.measurer
    let widths = parts.map { measurer.size(of: $0.string, $0.style).width }
    let total = min(widths.reduce(0, +), box.width)
    var x =
      switch alignment {
      case .leading: box.x
      case .center: box.midX - total / 2
      case .trailing: box.maxX - total
      }
    for (part, width) in zip(parts, widths) where x < box.maxX {
      let room = Rect(x, box.y, min(width, box.maxX - x), box.height)
      text(part.string, part.style, part.color, in: room, measuredBy: measurer)
      x += width
    }
  }
  /// Draws lines below each other, from the upper edge of a box.
  package mutating func lines(
    _ lines: [String], _ style: TextStyle, _ color: Color, in box: Rect,
    _ alignment: Alignment = .leading, look: Look
  ) {
    let height = look.metrics.line(style)
    for (index, line) in lines.enumerated() {
      let y = (box.y + height * Double(index)).rounded()
      text(
        line, style, color, in: Rect(box.x, y, box.width, height), alignment,
        measuredBy: look.measurer)
    }
  }

  /// Adds commands, moved by `origin` and with their opacity multiplied by `alpha`.
  package mutating func add(_ commands: [DrawCommand], at origin: Point, alpha: Double) {
    for var command in commands {
      command.frame = command.frame.offset(by: origin)
      command.alpha *= alpha
      add(command)
    }
  }
}
