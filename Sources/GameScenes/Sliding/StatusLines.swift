import Stage

/// What stands in the bar of the sliding puzzle for a moment.
struct StatusLine {
  let text: String
  /// Whether it is said in accent.
  var isNews = false
  /// A sign before the words.
  var icon: Icon?
}

/// A status broken into lines for the places that it could have.
struct StatusLines {
  let box: Rect
  private let status: StatusLine
  private let lines: [String]
  private let style: TextStyle

  /// On one line in the first of the places where it fits, medium or small, else on two in the last.
  init(_ status: StatusLine, in boxes: [Rect], _ context: StageContext) {
    let (metrics, measurer) = (context.metrics, context.measurer)
    self.status = status
    for box in boxes {
      for style in [metrics.medium(.semibold), metrics.small(.medium)] {
        let room = box.width - Self.iconRoom(status, style)
        guard measurer.size(of: status.text, style).width <= room else { continue }
        (lines, self.style, self.box) = ([status.text], style, box)
        return
      }
    }
    let (box, small) = (boxes[boxes.count - 1], metrics.small(.medium))
    let width = box.width - Self.iconRoom(status, small)
    lines = Array(measurer.lines(status.text, small, width: width).prefix(2))
    (style, self.box) = (small, box)
  }

  func draw(into list: inout DisplayList, isCentred: Bool, _ context: StageContext) {
    let (measurer, theme) = (context.measurer, context.theme)
    let height = context.metrics.line(style)
    let top = box.midY - height * Double(lines.count) / 2
    let width = lines.map { measurer.size(of: $0, style).width }.max() ?? 0
    let indent = Self.iconRoom(status, style)
    let left = isCentred ? max(box.x, box.midX - (width + indent) / 2).rounded() : box.x
    for (index, text) in lines.enumerated() {
      let line = Rect(
        left + indent, (top + height * Double(index)).rounded(), box.maxX - left - indent, height)
      list.text(
        text, style, status.isNews ? theme.accentInk : theme.ink, in: line,
        measuredBy: measurer)
    }
    guard let icon = status.icon else { return }
    let side = 2 * (Double(style.pixels) * 0.4).rounded()
    let ink = icon == .diamond ? theme.danger : theme.accentInk
    let picture = icon.picture(size: side, color: ink, shelf: context.shelf)
    list.picture(picture, center: Point(left + side / 2, (top + height / 2).rounded()))
  }

  private static func iconRoom(_ status: StatusLine, _ style: TextStyle) -> Double {
    status.icon == nil ? 0 : (Double(style.pixels) * 1.2).rounded()
  }
}
