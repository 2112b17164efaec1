import Controls
import Stage

/// A line of the controls page with its layout: the controls as they look on the device, and their function.
struct ControlsLineLayout {
  let line: ControlsLine
  private let caps: [(control: DeviceControl, cap: ControlCap, box: Rect)]
  private let words: [String]
  /// The line for listeners.
  private let spoken: String
  private let wordBox: Rect

  /// Lays out lines in one or two columns, and returns the rows of each step. Lines that do not fit are on further
  /// steps.
  ///
  /// - Parameter pad: the make of gamepad whose labels the controls have.
  static func rows(of lines: [ControlsLine], in room: Rect, _ pad: PadKind, _ look: Look)
    -> [[ControlsLineLayout]]
  {
    guard room.width >= look.metrics.px(560, small: 400) else {
      return rows(of: lines, in: room, columns: 1, pad, look)
    }
    let beside = rows(of: lines, in: room, columns: 2, pad, look)
    let fit = beside.joined().allSatisfy { $0.fits(look) }
    return fit ? beside : rows(of: lines, in: room, columns: 1, pad, look)
  }

  static func rows(
    of lines: [ControlsLine], in room: Rect, columns: Int, _ pad: PadKind, _ look: Look
  ) -> [[ControlsLineLayout]] {
    let metrics = look.metrics
    let style = metrics.small(.medium)
    let height = max(metrics.px(40, small: 26), 2 * metrics.line(style))
    let least = max(1, Int((room.height / height).rounded(.down)))
    let needed = (lines.count + columns - 1) / columns
    let perColumn = min(least, needed)
    let perStep = perColumn * columns
    let gap = metrics.px(24, small: 10)
    let width = (room.width - gap * Double(columns - 1)) / Double(columns)
    // Limits the pitch, so that the lines stay together in a high tray.
    let pitch = min(room.height / Double(perColumn), 1.5 * height)
    let top = room.midY - pitch * Double(perColumn) / 2
    return stride(from: 0, to: lines.count, by: perStep).map { start in
      let shown = lines[start..<min(start + perStep, lines.count)]
      // All lines reserve the width of the widest controls, so that the texts are aligned.
      let widest = shown.map { ControlCap.width(of: $0.glyphs(pad, look.texts), look) }.max() ?? 0
      return shown.enumerated().map { place, line in
        let (column, row) = place.quotientAndRemainder(dividingBy: perColumn)
        let box = Rect(
          room.x + Double(column) * (width + gap), top + Double(row) * pitch, width, pitch)
        return ControlsLineLayout(line, in: box, capsWidth: min(widest, 0.55 * width), pad, look)
      }
    }
  }

  private init(_ line: ControlsLine, in box: Rect, capsWidth: Double, _ pad: PadKind, _ look: Look)
  {
    (self.line, spoken) = (line, line.spoken(pad, look.texts))
    let side = ControlCap.height(look)
    let glyphs = line.glyphs(pad, look.texts)
    var x = box.x + capsWidth - ControlCap.width(of: glyphs, look)
    caps = zip(line.controls, glyphs).map { control, glyph in
      let width = ControlCap.width(of: glyph, look)
      defer { x += width + ControlCap.gap(look) }
      return (control, ControlCap(glyph, look), Rect(x, box.midY - side / 2, width, side).rounded)
    }
    let left = box.x + capsWidth + look.metrics.px(14, small: 8)
    wordBox = Rect(left, box.y, box.maxX - left, box.height).rounded
    words = look.measurer.lines(
      line.words, look.metrics.small(.medium), width: wordBox.width)
  }

  /// Returns whether its text fits beside the controls.
  func fits(_ look: Look) -> Bool {
    let style = look.metrics.small(.medium)
    return Double(words.count) * look.metrics.line(style) <= wordBox.height
      && words.allSatisfy { look.measurer.size(of: $0, style).width <= wordBox.width }
  }

  func draw(into list: inout DisplayList, _ light: DeviceHighlight, _ look: Look) {
    list.withWords(spoken) { drawParts(into: &$0, light, look) }
  }

  private func drawParts(
    into list: inout DisplayList, _ light: DeviceHighlight, _ look: Look
  ) {
    for (control, cap, box) in caps {
      cap.draw(into: &list, box, lit: light.share(of: control))
    }
    let style = look.metrics.small(.medium)
    let height = Double(words.count) * look.metrics.line(style)
    list.lines(
      words, style, look.theme.boardInk,
      in: Rect(wordBox.x, wordBox.midY - height / 2, wordBox.width, height).rounded,
      look: look)
  }
}

/// A control drawn as a key, a button or a gesture.
struct ControlCap {
  private let glyph: KeyGlyph
  private let look: Look

  init(_ glyph: KeyGlyph, _ look: Look) { (self.glyph, self.look) = (glyph, look) }

  static func height(_ look: Look) -> Double { look.metrics.px(34, small: 24) }

  static func gap(_ look: Look) -> Double { look.metrics.px(6, small: 4) }

  static func width(of glyphs: [KeyGlyph], _ look: Look) -> Double {
    glyphs.map { width(of: $0, look) + gap(look) }.reduce(-gap(look), +)
  }

  static func width(of glyph: KeyGlyph, _ look: Look) -> Double {
    let side = height(look)
    guard case .text(let text) = glyph else { return side }
    let word = look.measurer.size(of: text, look.metrics.small(.semibold)).width
    return max(side, (word + look.metrics.px(18, small: 10)).rounded())
  }

  /// - Parameter lit: the brightness, 0 to 1.
  func draw(into list: inout DisplayList, _ box: Rect, lit: Double) {
    let surfaces = Surfaces(look)
    let theme = look.theme
    surfaces.button(box.size, accent: false).draw(into: &list, box)
    if lit > 0 { surfaces.button(box.size, accent: true).drawFace(into: &list, box, alpha: lit) }
    glyph.draw(
      into: &list, in: box, style: look.metrics.small(.semibold),
      ink: theme.ink.mixed(with: theme.inkOnAccent, lit), look: look)
  }
}
