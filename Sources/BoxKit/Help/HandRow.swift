import Controls
import Stage

/// A line of the controls page with its layout: the controls as they look on the device, and their function.
struct HandRow {
  let line: HandLine
  private let caps: [(control: HandControl, box: Rect)]
  private let words: [String]
  private let wordBox: Rect

  /// Lays out lines in one or two columns, and returns the rows of each step. Lines that do not fit are on further
  /// steps.
  static func rows(of lines: [HandLine], in room: Rect, _ context: StageContext) -> [[HandRow]] {
    guard room.width >= context.metrics.px(560, small: 400) else {
      return rows(of: lines, in: room, columns: 1, context)
    }
    let beside = rows(of: lines, in: room, columns: 2, context)
    let fit = beside.joined().allSatisfy { $0.fits(context) }
    return fit ? beside : rows(of: lines, in: room, columns: 1, context)
  }

  static func rows(
    of lines: [HandLine], in room: Rect, columns: Int, _ context: StageContext
  ) -> [[HandRow]] {
    let metrics = context.metrics
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
      let widest = shown.map { HandCap.width(of: $0.controls, context) }.max() ?? 0
      return shown.enumerated().map { place, line in
        let (column, row) = place.quotientAndRemainder(dividingBy: perColumn)
        let box = Rect(
          room.x + Double(column) * (width + gap), top + Double(row) * pitch, width, pitch)
        return HandRow(line, in: box, capsWidth: min(widest, 0.55 * width), context)
      }
    }
  }

  private init(_ line: HandLine, in box: Rect, capsWidth: Double, _ context: StageContext) {
    self.line = line
    let side = HandCap.height(context)
    var x = box.x + capsWidth - HandCap.width(of: line.controls, context)
    caps = line.controls.map { control in
      let width = HandCap.width(of: control, context)
      defer { x += width + HandCap.gap(context) }
      return (control, Rect(x, box.midY - side / 2, width, side).rounded)
    }
    let left = box.x + capsWidth + context.metrics.px(14, small: 8)
    wordBox = Rect(left, box.y, box.maxX - left, box.height).rounded
    words = context.measurer.lines(
      line.words, context.metrics.small(.medium), width: wordBox.width)
  }

  /// Returns whether its text fits beside the controls.
  func fits(_ context: StageContext) -> Bool {
    let style = context.metrics.small(.medium)
    return Double(words.count) * context.metrics.line(style) <= wordBox.height
      && words.allSatisfy { context.measurer.size(of: $0, style).width <= wordBox.width }
  }

  func draw(into list: inout DisplayList, _ light: HandLight, _ context: StageContext) {
    for (control, box) in caps {
      HandCap(control, context).draw(into: &list, box, lit: light.share(of: control))
    }
    let style = context.metrics.small(.medium)
    let height = Double(words.count) * context.metrics.line(style)
    list.lines(
      words, style, context.theme.boardInk,
      in: Rect(wordBox.x, wordBox.midY - height / 2, wordBox.width, height).rounded,
      context: context)
  }
}

/// A control drawn as a key, a button or a gesture.
struct HandCap {
  private let control: HandControl
  private let context: StageContext

  init(_ control: HandControl, _ context: StageContext) {
    (self.control, self.context) = (control, context)
  }

  static func height(_ context: StageContext) -> Double { context.metrics.px(34, small: 24) }

  static func gap(_ context: StageContext) -> Double { context.metrics.px(6, small: 4) }

  static func width(of controls: [HandControl], _ context: StageContext) -> Double {
    controls.map { width(of: $0, context) + gap(context) }.reduce(-gap(context), +)
  }

  static func width(of control: HandControl, _ context: StageContext) -> Double {
    let side = height(context)
    guard case .text(let text) = control.glyph(context) else { return side }
    let word = context.measurer.size(of: text, context.metrics.small(.semibold)).width
    return max(side, (word + context.metrics.px(18, small: 10)).rounded())
  }

  /// - Parameter lit: the brightness, 0 to 1.
  func draw(into list: inout DisplayList, _ box: Rect, lit: Double) {
    let surfaces = Surfaces(context)
    let theme = context.theme
    surfaces.button(box.size, accent: false).draw(into: &list, box)
    if lit > 0 { surfaces.button(box.size, accent: true).drawFace(into: &list, box, alpha: lit) }
    control.glyph(context).draw(
      into: &list, in: box, style: context.metrics.small(.semibold),
      ink: theme.ink.mixed(with: theme.inkOnAccent, lit), context: context)
  }
}
