import BoxKit
import Controls
import GameKernel
import Stage

/// The panel with the result of a day as lines of text, and the button that copies them.
final class SharePanel {
  /// The button.
  let copy: Button
  /// Whether the result was copied.
  var isCopied = false
  private let model: TodayModel
  private var lines: [String] = []
  private var frame = Rect.zero
  private var field = Rect.zero

  private var look: Look { model.context.stage.look }
  private var metrics: Metrics { look.metrics }

  init(_ model: TodayModel) {
    self.model = model
    copy = Button(id: "copy-result", context: model.context.stage, title: "") {}
  }

  /// Whether there is nothing to copy.
  var isHidden: Bool { lines.isEmpty }

  /// Shows the result of a day.
  func show(_ day: Day) {
    lines = TodayWords(texts: look.texts).share(day, model) ?? []
    copy.title = isCopied ? look.texts("Copied") : look.texts("Copy result")
    copy.isHidden = isHidden
  }

  // MARK: Layout

  private var padding: Double { metrics.px(24, small: 10) }
  private var inner: Double { metrics.px(12, small: 8) }
  private var titleHeight: Double { metrics.line(metrics.medium(.bold)) }
  private var buttonHeight: Double { metrics.height(56, small: 40) }

  /// Whether the button is beside the lines.
  private func isBeside(_ width: Double) -> Bool {
    let widest = lines.map { look.measurer.size(of: $0, metrics.small()).width }.max() ?? 0
    return widest + 2 * inner + copy.leastWidth + 3 * padding <= width
  }

  /// Returns the lines as a field of a width shows them, with the index of each one's text.
  private func fieldLines(_ width: Double) -> [(words: String, text: Int)] {
    lines.enumerated().flatMap { index, words in
      look.measurer.lines(words, metrics.small(), width: width - 2 * inner).map { ($0, index) }
    }
  }

  private func fieldHeight(_ width: Double) -> Double {
    Double(fieldLines(width).count) * metrics.line(metrics.small()) + 2 * inner
  }

  /// The words of an empty panel.
  private var invitation: String {
    look.texts("Finish a game to have something to tell.")
  }

  func height(inWidth width: Double) -> Double {
    let top = 2 * metrics.px(16, small: 8) + titleHeight + metrics.px(8)
    guard !isHidden else {
      return top + Double(emptyLines(width).count) * metrics.line(metrics.small())
    }
    if isBeside(width) { return top + fieldHeight(fieldWidth) }
    return top + fieldHeight(width - 2 * padding) + inner + buttonHeight
  }

  private func emptyLines(_ width: Double) -> [String] {
    look.measurer.lines(invitation, metrics.small(), width: width - 2 * padding)
  }

  func layout(in frame: Rect) {
    self.frame = frame
    let inside = frame.inset(padding, metrics.px(16, small: 8))
    let top = inside.y + titleHeight + metrics.px(8)
    if isBeside(frame.width) {
      let width = copy.preferredSize.width
      let usual = min(width, inside.width - padding - fieldWidth)
      copy.frame = Rect(inside.maxX - usual, top, usual, buttonHeight).rounded
      field =
        Rect(inside.x, top, copy.frame.x - padding - inside.x, fieldHeight(fieldWidth)).rounded
    } else {
      field = Rect(inside.x, top, inside.width, fieldHeight(inside.width)).rounded
      copy.frame =
        Rect(
          inside.x, field.maxY + inner, min(inside.width, copy.preferredSize.width), buttonHeight
        ).rounded
    }
  }

  private var fieldWidth: Double {
    (lines.map { look.measurer.size(of: $0, metrics.small()).width }.max() ?? 0).rounded(.up)
      + 2 * inner
  }

  // MARK: Drawing

  func draw(into list: inout DisplayList) {
    guard !frame.isEmpty else { return }
    let theme = look.theme
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    let title = Rect(
      frame.x + padding, frame.y + metrics.px(16, small: 8), frame.width - 2 * padding, titleHeight)
    // Translators: Title above a text that the player can copy for a friend.
    list.text(look.texts("Tell a friend"), metrics.medium(.bold), theme.ink, in: title, look: look)
    let line = metrics.line(metrics.small())
    guard !isHidden else {
      let words = emptyLines(frame.width)
      return list.lines(
        words, metrics.small(), theme.mutedInk,
        in: Rect(title.x, title.maxY + metrics.px(8), title.width, line * Double(words.count)),
        look: look)
    }
    Surfaces(look).band(field.size, theme.sunken, edge: theme.panelLine, radius: 12)
      .draw(into: &list, field)
    for (index, shown) in fieldLines(field.width).enumerated() {
      let isLink = shown.text == lines.count - 1
      list.text(
        shown.words, metrics.small(), isLink ? theme.mutedInk : theme.ink,
        in: Rect(
          field.x + inner, field.y + inner + Double(index) * line, field.width - 2 * inner, line),
        look: look)
    }
  }
}
