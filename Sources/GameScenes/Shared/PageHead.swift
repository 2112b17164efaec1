import Stage

/// The head of a page that was opened from a game: the way back at the left, its title, and what can be done here.
final class PageHead {
  let back: IconButton
  var onBack: () -> Void = {}
  private(set) var title = ""
  private let context: StageContext
  private var titleBox = Rect.zero

  init(context: StageContext) {
    self.context = context
    back = IconButton(id: "back", context: context, icon: .back) {}
    back.action = { [weak self] in self?.onBack() }
  }

  /// Where what is below the head begins.
  var bottom: Double {
    let metrics = context.metrics
    return back.frame.maxY + (metrics.isSmall ? 8 : metrics.px(24))
  }

  /// Places the way back, controls at the right, and the title between them where it fits.
  ///
  /// - Parameter controls: from left to right, as wide as they need; none where they stand elsewhere.
  func layout(title: String, controls: [Control] = []) {
    let metrics = context.metrics
    let side = metrics.iconSide
    back.frame = Rect(metrics.margin, metrics.margin, side, side)
    let gap = metrics.px(16, small: 8)
    var right = metrics.size.width - metrics.margin
    let natural = controls.map(\.preferredSize.width).reduce(0, +)
    let free = right - back.frame.maxX - gap * Double(controls.count)
    for control in controls.reversed() {
      let width = (control.preferredSize.width * min(1, free / natural)).rounded(.down)
      control.frame = Rect(right - width, metrics.margin, width, side)
      right -= width + gap
    }
    let left = back.frame.maxX + gap
    let width = context.measurer.size(of: title, style).width
    // In the middle of the window where the controls leave it free.
    let isCentred = (metrics.size.width + width) / 2 <= right
    titleBox =
      isCentred
      ? Rect(left, metrics.margin, metrics.size.width - 2 * left, side)
      : Rect(left, metrics.margin, right - left, side)
    self.title = width <= titleBox.width || controls.isEmpty ? title : ""
  }

  func draw(into list: inout DisplayList) {
    list.text(
      title, style, context.theme.ink, in: titleBox, .center, measuredBy: context.measurer)
  }

  private var style: TextStyle {
    let metrics = context.metrics
    return metrics.isSmall ? metrics.medium(.bold) : metrics.large()
  }
}
