extension DisplayList {
  /// The visible texts in drawing order, as sentences.
  ///
  /// Texts side by side on one line are joined by a comma. The lines of a paragraph are joined by a space.
  ///
  /// - Parameter areas: texts whose middle is in one of these areas are left out.
  public func lines(outside areas: [Rect] = []) -> [String] {
    var lines: [String] = []
    var last: DrawCommand?
    for command in commands where command.isReadable {
      guard let text = command.spokenText,
        !areas.contains(where: { $0.contains(command.frame.center) })
      else { continue }
      defer { last = command }
      guard let last, let before = lines.last else {
        lines.append(text)
        continue
      }
      if command.isBeside(last) {
        lines[lines.count - 1] = before + ", " + text
      } else if command.continues(last) {
        lines[lines.count - 1] = before + " " + text
      } else if text != before {
        lines.append(text)
      }
    }
    return lines
  }
}

extension DrawCommand {
  /// The largest distance between two lines of a paragraph, as a factor of the size of the type.
  private static let widestLeading = 1.5

  /// Whether it is not faded and not scrolled out of view.
  var isReadable: Bool { alpha > 0.5 && !frame.within(clip).isEmpty }

  /// The words or the drawn text; `nil` if there is nothing to say.
  fileprivate var spokenText: String? {
    if let words { return words.isEmpty ? nil : words }
    guard case .text(let text, _, _) = content else { return nil }
    return text
  }

  /// The style of a text without words of its own.
  private var style: TextStyle? {
    guard words == nil, case .text(_, let style, _) = content else { return nil }
    return style
  }

  /// Whether both are texts on one line, this one at the right.
  fileprivate func isBeside(_ other: DrawCommand) -> Bool {
    style != nil && other.style != nil
      && abs(frame.midY - other.frame.midY) < other.frame.height / 2
      && frame.x >= other.frame.maxX
  }

  /// Whether this is the next line of a paragraph, which has the same style and edge or middle.
  fileprivate func continues(_ other: DrawCommand) -> Bool {
    guard let style, style == other.style else { return false }
    let (mine, others) = (frame, other.frame)
    let isAligned = [mine.x - others.x, mine.midX - others.midX, mine.maxX - others.maxX]
      .contains { abs($0) < 2 }
    return isAligned && mine.y > others.y
      && mine.y - others.y < Self.widestLeading * Double(style.pixels)
  }
}
