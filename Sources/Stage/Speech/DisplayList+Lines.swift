extension DisplayList {
  /// The visible texts in drawing order, as sentences.
  ///
  /// Texts side by side on one line are joined by a comma. The lines of a paragraph are joined by a space.
  ///
  /// - Parameter areas: texts whose middle is in one of these areas are left out.
  public func lines(outside areas: [Rect] = []) -> [String] {
    var lines: [String] = []
    var last: (frame: Rect, style: TextStyle)?
    for command in commands {
      guard case .text(let text, let style, _) = command.content, command.alpha > 0.5,
        !command.frame.within(command.clip).isEmpty,
        !areas.contains(where: { $0.contains(command.frame.center) })
      else { continue }
      let frame = command.frame
      defer { last = (frame, style) }
      guard let last, let before = lines.last else {
        lines.append(text)
        continue
      }
      let isBeside = abs(frame.midY - last.frame.midY) < last.frame.height / 2
      let isBelow =
        style == last.style && frame.y >= last.frame.y && frame.y - last.frame.maxY < 2
        && (abs(frame.x - last.frame.x) < 2 || abs(frame.midX - last.frame.midX) < 2)
      if isBeside, frame.x >= last.frame.maxX {
        lines[lines.count - 1] = before + ", " + text
      } else if isBelow {
        lines[lines.count - 1] = before + " " + text
      } else if text != before {
        lines.append(text)
      }
    }
    return lines
  }
}
