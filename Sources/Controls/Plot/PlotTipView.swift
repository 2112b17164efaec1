import Stage

/// Draws the tip of a value in a chart, with a stem to the value and a ring around it.
@MainActor struct PlotTipView {
  private let tip: PlotTip
  private let look: Look
  private var unit: Double { max(0.6, look.metrics.k) }

  init(_ tip: PlotTip, _ look: Look) { (self.tip, self.look) = (tip, look) }

  private typealias Line = (text: String, style: TextStyle, color: Color)

  private var lines: [Line] {
    let (metrics, theme) = (look.metrics, look.theme)
    return [
      tip.title.map { ($0, metrics.small(), theme.mutedInk) },
      (tip.value, metrics.medium(.semibold), theme.ink),
      tip.detail.map { ($0, metrics.small(), theme.ink) },
    ].compactMap(\.self)
  }

  private var padding: Double { look.metrics.px(16, small: 8) }

  private var textSize: Size {
    let widths = lines.map { look.measurer.size(of: $0.text, $0.style).width }
    return Size(widths.max() ?? 0, lines.map { look.metrics.line($0.style) }.reduce(0, +))
  }

  /// Returns the frame of the tip: above a point, or else below it, and in the panel if it fits there.
  func frame(at point: Point, within panel: Rect) -> Rect {
    let (text, button) = (textSize, buttonSize)
    let size = Size(
      text.width + 2 * padding + (button.map { $0.width + padding } ?? 0),
      max(text.height, button?.height ?? 0) + padding)
    let distance = look.metrics.px(48, small: 20)
    let x = max(panel.x, min(point.x - size.width / 2, panel.maxX - size.width))
    let above = point.y - distance - size.height
    let below = point.y + distance
    let y =
      above >= panel.y || below + size.height > panel.maxY
      ? max(min(panel.y, point.y - 0.5 * distance - size.height), above) : below
    return Rect(max(0, x), max(0, y), size.width, size.height).rounded
  }

  /// Draws the tip at a point.
  func draw(into list: inout DisplayList, at point: Point, within panel: Rect) {
    let (metrics, text, button) = (look.metrics, textSize, buttonSize)
    let heights = lines.map { metrics.line($0.style) }
    let frame = frame(at: point, within: panel)
    drawStem(into: &list, from: point, to: frame)
    plate(frame.size).draw(into: &list, frame)
    var y = (frame.midY - text.height / 2).rounded()
    for (line, height) in zip(lines, heights) {
      list.text(
        line.text, line.style, line.color,
        in: Rect(frame.x + padding, y, text.width + 1, height), measuredBy: look.measurer)
      y += height
    }
    guard let action = tip.action, let button else { return }
    let box = Rect(
      frame.maxX - padding / 2 - button.width, frame.midY - button.height / 2, button.width,
      button.height
    ).rounded
    Surfaces(look).button(box.size, accent: false).draw(into: &list, box)
    list.text(
      action.title, metrics.medium(.medium), look.theme.buttonInk, in: box, .center,
      measuredBy: look.measurer)
  }

  private var buttonSize: Size? {
    let metrics = look.metrics
    return tip.action.map {
      Size(
        look.measurer.size(of: $0.title, metrics.medium(.medium)).width + metrics.px(48, small: 20),
        metrics.height(48, small: 32))
    }
  }

  private func drawStem(into list: inout DisplayList, from point: Point, to frame: Rect) {
    let (theme, unit) = (look.theme, unit)
    let radius = 12 * unit
    let end = frame.midY < point.y ? frame.maxY : frame.y
    let start = end < point.y ? point.y - radius : point.y + radius
    let width = max(1, (2 * unit).rounded())
    list.fill(
      Rect(point.x - width / 2, min(start, end), width, abs(end - start)).rounded, theme.focus)
    let side = (2 * radius + 4 * unit).rounded(.up)
    let ring = look.pictures.picture("ring of a value", Size(side, side)) {
      $0.stroke(
        .circle(Point(side / 2, side / 2), radius: radius), width: 3 * unit, theme.focus)
    }
    list.picture(ring, center: point)
  }

  private func plate(_ size: Size) -> Surface {
    let theme = look.theme
    return Surfaces(look).surface(
      "tip of a value", size, look.metrics.px(14), shadows: Shadow.floating,
      fill: { _ in .solid(theme.chartTip) }, edge: theme.focus, line: look.metrics.px(2))
  }
}
