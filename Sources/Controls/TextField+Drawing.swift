import Stage

/// The pictures of a text field in one size and look.
struct TextFieldFaces {
  let plain: Surface
  let edited: Surface
  let sign: Picture?
  /// The arrow drawn above and below the letter that a gamepad changes.
  let arrow: Picture

  @MainActor init(_ size: Size, _ makeSign: (Double) -> Picture?, _ look: Look) {
    let (metrics, theme) = (look.metrics, look.theme)
    let surfaces = Surfaces(look)
    plain = surfaces.sunken(size)
    edited = surfaces.surface(
      "edited", size, 0.28 * size.height, shadows: Shadow.none,
      fill: { _ in .solid(theme.sunken) }, edge: theme.accentInk, line: metrics.px(3))
    sign = makeSign((0.4 * size.height).rounded())
    arrow = Icon.chevronDown.picture(
      size: 2 * metrics.px(9, least: 6), color: .white, in: look.pictures)
  }
}

extension TextField {
  private var style: TextStyle { context.look.metrics.medium(.semibold) }
  private var caretWidth: Double { context.look.metrics.px(2, least: 2) }

  private var look: TextFieldFaces {
    faces.value(for: LookKey(context.look, frame.size)) {
      TextFieldFaces(frame.size, makeSign, context.look)
    }
  }

  /// The area for the text.
  private var room: Rect {
    let side = context.look.metrics.px(20)
    let sign = look.sign.map { $0.size.width + context.look.metrics.px(12) } ?? 0
    return Rect(
      frame.x + side + sign, frame.y, max(0, frame.width - 2 * side - sign), frame.height)
  }

  /// Returns the width of a number of characters from the start of a text.
  func width(of count: Int, _ text: String) -> Double {
    let head = String(text.prefix(count))
    return head.isEmpty ? 0 : context.look.measurer.size(of: head, style).width
  }

  /// The x coordinate of the first character. It is left of the text area if the text is scrolled to show the caret.
  var textStart: Double {
    let room = room
    guard let edited else { return room.x }
    let all = width(of: edited.shown.count, edited.shown) + caretWidth
    let wanted = width(of: edited.shownCaret, edited.shown) - 0.75 * room.width
    return (room.x - max(0, min(wanted, all - room.width))).rounded()
  }

  func drawParts(into list: inout DisplayList) {
    let look = look
    look.plain.draw(into: &list, frame)
    look.edited.drawFace(
      into: &list, frame, alpha: isEditing ? 1 : isEnabled ? 0.5 * highlight.value : 0)
    if let sign = look.sign {
      let edge = frame.x + context.look.metrics.px(20)
      let place = Point(edge.rounded(), (frame.midY - sign.size.height / 2).rounded())
      list.picture(sign, at: place, alpha: isEnabled ? 1 : 0.5)
    }
    if let edited {
      return list.withClip(room.inset(-caretWidth, 0)) { draw(edited, into: &$0) }
    }
    let isSeen = !isRefused && context.look.measurer.shows(text, style)
    let color = isEnabled ? isSeen ? theme.ink : theme.mutedInk : theme.inkOff
    let words = isRefused ? refusal : isSeen ? text : placeholder
    list.text(words, style, color, in: room, measuredBy: context.look.measurer)
  }

  private var theme: Theme { context.look.theme }

  private func draw(_ edited: EditedText, into list: inout DisplayList) {
    let words = edited.shown
    let all = width(of: words.count, words)
    let caret = textStart + width(of: edited.shownCaret, words)
    let height = context.look.metrics.line(style)
    let top = (frame.midY - height / 2).rounded()
    let isSelected = edited.isAllSelected && !edited.isComposing
    if isSelected {
      list.fill(Rect(textStart, top, all, height), theme.accentInk)
    } else {
      list.fill(Rect(caret, top, caretWidth, height), theme.ink)
    }
    if edited.isComposing { drawLine(under: edited, bottom: top + height, into: &list) }
    let color = isSelected ? theme.inkOnAccent : theme.ink
    if words.isEmpty {
      list.text(
        placeholder, style, theme.inkOff,
        in: Rect(textStart + 2 * caretWidth, frame.y, room.width, frame.height),
        measuredBy: context.look.measurer)
    } else {
      list.text(
        words, style, color, in: Rect(textStart, frame.y, all + 1, frame.height),
        measuredBy: context.look.measurer)
    }
    if context.input.device == .gamepad, !isOnScreen {
      drawArrows(round: edited, above: top, height, into: &list)
    }
  }

  /// Underlines the text being composed, as usual on desktops.
  private func drawLine(
    under edited: EditedText, bottom: Double, into list: inout DisplayList
  ) {
    let (words, part) = (edited.shown, edited.composed)
    let (start, end) = (width(of: part.lowerBound, words), width(of: part.upperBound, words))
    list.fill(
      Rect(textStart + start, bottom - caretWidth, end - start, caretWidth), theme.accentInk)
  }

  /// Draws arrows around the last letter, which up and down change.
  private func drawArrows(
    round edited: EditedText, above top: Double, _ height: Double, into list: inout DisplayList
  ) {
    let count = edited.text.count
    let end = width(of: count, edited.text)
    let middle = (textStart + (width(of: max(0, count - 1), edited.text) + end) / 2).rounded()
    let gap = look.arrow.size.height / 4
    list.picture(
      look.arrow, center: Point(middle, top - gap), rotation: .pi, tint: theme.accentInk)
    list.picture(look.arrow, center: Point(middle, top + height + gap), tint: theme.accentInk)
  }
}
