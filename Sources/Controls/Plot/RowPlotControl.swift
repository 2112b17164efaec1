import GameKernel
import Stage

/// A panel with a chart of horizontal bars. Up and down move a ring from row to row, a click or Enter chooses the row.
public final class RowPlotControl: Control {
  /// The chart. A new one removes the ring.
  public var plot: RowPlot { didSet { chosen = nil } }
  /// Called with the index of a row that the player has chosen.
  public var onChoose: (Int) -> Void
  private var chosen: Int?
  private var panel = Memo<LookKey, Surface>()

  /// Creates the panel. Set its `frame` during layout.
  public init(
    id: String, context: StageContext, _ plot: RowPlot,
    onChoose: @escaping (Int) -> Void = { _ in }
  ) {
    (self.plot, self.onChoose) = (plot, onChoose)
    super.init(id: id, context: context)
  }

  public override var preferredSize: Size {
    let metrics = context.look.metrics
    return Size(metrics.px(744, least: 280), head + Double(plot.rows.count + 1) * leastRow)
  }

  public override var focusShape: (frame: Rect, radius: Double) {
    let metrics = context.look.metrics
    guard let chosen, plot.rows.indices.contains(chosen) else { return (frame, metrics.px(20)) }
    return (row(chosen).inset(-metrics.px(8), 0), metrics.px(12))
  }

  /// The panel and its rows, such as `opponents.0`.
  public override var reports: [ControlReport] {
    guard !isHidden else { return [] }
    return super.reports
      + plot.rows.indices.map {
        ControlReport(id: "\(id).\($0)", frame: row($0), isEnabled: isEnabled)
      }
  }

  public override var leadsOnDown: Bool { true }

  public override func adjust(_ direction: Direction) -> Bool {
    guard !direction.isLevel, !plot.rows.isEmpty else { return false }
    let next = chosen.map { $0 + (direction == .up ? -1 : 1) } ?? 0
    guard plot.rows.indices.contains(next) else { return false }
    chosen = next
    return true
  }

  public override func activate() -> Bool {
    guard let chosen else { return false }
    onChoose(chosen)
    return true
  }

  public override func tapped(at point: Point) {
    chosen = plot.rows.indices.first { row($0).contains(point) }
    _ = activate()
  }

  public override func focusChanged() { chosen = nil }

  private var padding: Double { context.look.metrics.px(24, small: 10) }
  private var gap: Double { context.look.metrics.px(16, least: 6) }
  private var line: Double { context.look.metrics.line(context.look.metrics.small()) }
  private var leastRow: Double { max(line, context.look.metrics.px(33)) }

  /// The height of the heading and the legend with the space around them.
  private var head: Double {
    padding + context.look.metrics.line(context.look.metrics.medium()) + line + gap
  }

  /// Returns the frame of a row, including its name and its text.
  private func row(_ index: Int) -> Rect {
    let bottom = frame.maxY - padding - line
    let height = (bottom - frame.y - head) / Double(max(1, plot.rows.count))
    return Rect(
      frame.x + padding, frame.y + head + Double(index) * height, frame.width - 2 * padding, height)
  }

  /// The left and right ends of the axis.
  private var axis: (left: Double, right: Double) {
    func widest(_ texts: [String]) -> Double {
      let style = context.look.metrics.small(.semibold)
      return texts.map { context.look.measurer.size(of: $0, style).width }.max() ?? 0
    }
    let inside = frame.inset(by: padding)
    let names = min(widest(plot.rows.map(\.name)), 0.4 * inside.width)
    let (left, right) = (
      inside.x + names + gap, inside.maxX - widest(plot.rows.map(\.text)) - 2 * gap
    )
    return (left.rounded(), max(left + 8, right).rounded())
  }

  private func x(_ value: Double) -> Double {
    axis.left + (axis.right - axis.left) * plot.axis.share(of: value)
  }

  public override func draw(into list: inout DisplayList) {
    let look = context.look
    panel.value(for: LookKey(look, frame.size)) { Surfaces(look).panel(frame.size, radius: 20) }
      .draw(into: &list, frame)
    let inside = frame.inset(by: padding)
    let heading = Rect(
      inside.x, inside.y, inside.width, look.metrics.line(look.metrics.medium()))
    list.chartHeading(plot.heading, in: heading, look)
    drawLegend(
      into: &list,
      in: Rect(inside.x, heading.maxY + look.metrics.px(4), inside.width, line))
    drawAxis(into: &list)
    for (index, row) in plot.rows.enumerated() { draw(row, into: &list, in: self.row(index)) }
  }

  private func drawLegend(into list: inout DisplayList, in box: Rect) {
    let look = context.look
    let signs = [bar(Size((20 * unit).rounded(), (12 * unit).rounded())), diamond]
    var x = box.x
    let names = [plot.legend.bars] + [plot.legend.theory].compactMap(\.self)
    for (name, sign) in zip(names, signs) {
      let width = look.measurer.size(of: name, look.metrics.small()).width
      guard x + sign.size.width + gap / 2 + width <= box.maxX else { return }
      list.picture(sign, at: Point(x, (box.midY - sign.size.height / 2).rounded()))
      x += sign.size.width + gap / 2
      list.text(
        name, look.metrics.small(), look.theme.mutedInk, in: Rect(x, box.y, width, box.height),
        measuredBy: look.measurer)
      x += width + gap
    }
  }

  private func drawAxis(into list: inout DisplayList) {
    let (look, top) = (context.look, frame.y + head)
    let bottom = frame.maxY - padding - line
    let wide = max(1, look.theme.lineWidth * unit)
    var end = -Double.infinity
    for label in plot.axis.labels {
      let x = x(label.value)
      let isBase = label.value == plot.axis.scale.lowerBound
      list.fill(
        Rect(x.rounded(), top, isBase ? max(1, (2 * unit).rounded()) : wide, bottom - top).rounded,
        isBase ? look.theme.mutedInk : look.theme.panelLine.opacity(0.55))
      let width = look.measurer.size(of: label.text, look.metrics.small()).width
      // Labels that do not fit beside the one before are left out.
      guard x - width / 2 > end else { continue }
      end = x + width / 2 + look.metrics.px(4)
      list.text(
        label.text, look.metrics.small(), look.theme.mutedInk,
        in: Rect(x - width / 2, bottom, width, line), measuredBy: look.measurer)
    }
  }

  private func draw(_ row: RowPlot.Row, into list: inout DisplayList, in box: Rect) {
    let look = context.look
    let style = look.metrics.small(.medium)
    list.text(
      row.name, style, look.theme.ink,
      in: Rect(box.x, box.y, axis.left - gap - box.x, box.height), .trailing,
      measuredBy: look.measurer)
    list.text(row.text, style, look.theme.ink, in: box, .trailing, measuredBy: look.measurer)
    let length = (x(row.value) - axis.left).rounded()
    if length >= 1 {
      let bar = bar(Size(length, min(20 * unit, box.height - 2).rounded()))
      list.picture(bar, at: Point(axis.left, (box.midY - bar.size.height / 2).rounded()))
    }
    if let theory = row.theory {
      list.picture(diamond, center: Point(x(theory), box.midY.rounded()))
    }
  }

  private var unit: Double { max(0.6, context.look.metrics.k) }

  /// Returns a bar with round right corners.
  private func bar(_ size: Size) -> Picture {
    let (theme, unit) = (context.look.theme, unit)
    return context.look.pictures.picture("bar of a row", size) { drawing in
      let radius = min(5 * unit, size.width, size.height / 2)
      let long = Rect(-radius, 0, size.width + radius, size.height)
      drawing.fill(
        theme.isFlat
          ? .frame(long, radius: radius, width: 2 * unit) : .roundedRect(long, radius: radius),
        theme.chartBar)
    }
  }

  private var diamond: Picture {
    let (theme, unit) = (context.look.theme, unit)
    let side = (20 * unit).rounded()
    return context.look.pictures.picture("theory of a row", Size(side, side)) {
      $0.drawMark(.diamond, at: Point(side / 2, side / 2), unit: unit, theme)
    }
  }
}
