import Controls
import Stage

/// The head of a page: the back button at the left, the title, and controls at the right.
package final class PageHead {
  package let back: IconButton
  package var onBack: () -> Void = {}
  package private(set) var title = ""
  private let context: StageContext
  private var look: Look { context.look }
  private var titleBox = Rect.zero
  /// The label beside the back button and its box; `nil` without a label.
  private var word: (text: String, box: Rect)?

  package init(context: StageContext) {
    self.context = context
    back = IconButton(id: "back", context: context, icon: .back) {}
    back.leavesScene = true
    back.action = { [weak self] in self?.onBack() }
    // A button with a label needs no tooltip.
    back.tip = { [weak self] in self.flatMap { $0.word == nil ? context.look.texts("Back") : nil } }
  }

  /// Places the back button, controls at the right, and the title between them if it fits.
  ///
  /// - Parameter controls: the controls from left to right, at their preferred widths.
  /// - Returns: the rectangle for the content of the page.
  package func layout(title: String, controls: [Control] = []) -> Rect {
    let metrics = look.metrics
    let side = metrics.iconSide
    let gap = metrics.px(16, small: 8)
    let end = metrics.size.width - metrics.margin
    LayoutBox<Control>.row(
      [.control(back, Size(side, side)), .space(LengthRange(gap))] + LayoutBox.controls(controls),
      spacing: gap
    ).place(in: Rect(metrics.margin, metrics.margin, end - metrics.margin, side))
    let left = back.frame.maxX + gap
    let right = controls.first.map { $0.frame.x - gap } ?? end
    let width = look.measurer.size(of: title, style).width
    // Centers the title in the window if the controls leave that space free.
    let isCentred = (metrics.size.width + width) / 2 <= right
    titleBox =
      isCentred
      ? Rect(left, metrics.margin, metrics.size.width - 2 * left, side)
      : Rect(left, metrics.margin, right - left, side)
    self.title = width <= titleBox.width || controls.isEmpty ? title : ""
    (word, back.label) = (nil, nil)
    let edge = metrics.pageEdge
    let bottom = back.frame.maxY + metrics.px(24, small: 8)
    return Rect(
      edge, bottom, metrics.size.width - 2 * edge, metrics.size.height - bottom - edge)
  }

  /// Adds a label to the back button if the title leaves space for it. Small windows have no label.
  package func nameBack(_ text: String) {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let (left, gap) = (titleBox.x, metrics.px(16))
    let room = titleBox.midX - measurer.size(of: title, style).width / 2 - gap - left
    let fits = measurer.size(of: text, metrics.medium()).width <= room
    guard !metrics.isSmall, fits else { return }
    back.label = text
    word = (text, Rect(left, titleBox.y, room, titleBox.height))
  }

  package func draw(into list: inout DisplayList) {
    let input = context.input
    back.glyph = input.device == .gamepad ? input.padKind.glyph(of: .b, in: look.texts) : nil
    let isWide = look.measurer.size(of: title, style).width > titleBox.width
    list.text(
      title, isWide ? look.metrics.medium(.bold) : style, look.theme.ink, in: titleBox,
      .center, look: look)
    guard let word else { return }
    list.withWords { list in
      list.text(
        word.text, look.metrics.medium(), look.theme.mutedInk, in: word.box, look: look)
    }
  }

  private var style: TextStyle {
    let metrics = look.metrics
    return metrics.isSmall ? metrics.medium(.bold) : metrics.large()
  }
}

nonisolated extension Metrics {
  /// The distance of a page's content from the edges of the window.
  fileprivate var pageEdge: Double {
    form == .wide ? min(px(64), (size.width / 20).rounded()) : margin
  }
}
