import Stage

/// Draws the texts of a chart: heading, legend, and the labels of axes and bars.
@MainActor struct PlotWords {
  private let plot: Plot
  private let layout: PlotLayout
  private let look: Look
  private var style: TextStyle { look.metrics.small() }
  private var unit: Double { max(0.6, look.metrics.k) }

  init(_ plot: Plot, _ layout: PlotLayout, _ look: Look) {
    (self.plot, self.layout, self.look) = (plot, layout, look)
  }

  func draw(into list: inout DisplayList) {
    list.chartHeading(plot.heading, in: layout.heading, look)
    drawLegend(into: &list)
    drawLabels(into: &list)
    for layer in plot.layers { drawValues(of: layer, into: &list) }
  }

  /// Draws the names of the layers, each after its mark. Names that do not fit are left out.
  private func drawLegend(into list: inout DisplayList) {
    let row = layout.legend
    let named = plot.layers.compactMap { layer in layer.name.map { ($0, layer.content) } }
    if named.isEmpty, let note = plot.note {
      list.text(note, style, look.theme.mutedInk, in: row, measuredBy: look.measurer)
    }
    let gap = look.metrics.px(8, least: 4)
    var x = row.x
    for (name, content) in named {
      let sign = sign(of: content)
      let width = look.measurer.size(of: name, style).width
      guard x + sign.size.width + gap + width <= row.maxX else { return }
      list.picture(sign, at: Point(x, (row.midY - sign.size.height / 2).rounded()))
      x += sign.size.width + gap
      list.text(
        name, style, look.theme.mutedInk, in: Rect(x, row.y, width, row.height),
        measuredBy: look.measurer)
      x += width + look.metrics.px(20, least: 10)
    }
  }

  /// Returns the picture of a layer in the legend, with the shapes of the chart.
  private func sign(of content: Plot.Content) -> Picture {
    let (theme, unit) = (look.theme, unit)
    let (side, wide) = ((18 * unit).rounded(), (30 * unit).rounded())
    func make(_ name: String, _ width: Double, _ draw: (inout Drawing) -> Void) -> Picture {
      look.pictures.picture("legend \(name)", Size(width, side), draw)
    }
    let middle = side / 2
    switch content {
    case .points(_, let mark):
      return make("\(mark)", side) {
        $0.drawMark(mark, at: Point(middle, middle), unit: unit, theme)
      }
    case .dottedLine, .divider:
      return make("dots", wide) { drawing in
        for dot in 0..<5 {
          drawing.fill(
            .circle(Point((3 + 6 * Double(dot)) * unit, middle), radius: 1.25 * unit),
            theme.ink.opacity(0.75))
        }
      }
    case .level, .outline, .segments:
      return make("line", wide) {
        $0.stroke(
          .polyline([Point(2 * unit, middle), Point(wide - 2 * unit, middle)]),
          width: 2.4 * unit, theme.ink)
      }
    case .band:
      return make("band", side) { drawing in
        let box = Rect(0, 3 * unit, side, side - 6 * unit)
        if theme.isFlat {
          drawing.fill(.frame(box, radius: 0, width: 2 * unit), theme.ink)
        } else {
          drawing.fill(.rect(box), theme.ink.opacity(0.16))
        }
      }
    case .bars:
      return make("bar", side) {
        $0.drawBar(Rect(0, 3 * unit, side, side - 6 * unit), unit: unit, theme)
      }
    }
  }

  private func drawLabels(into list: inout DisplayList) {
    let area = layout.area
    for label in verticalLabels {
      let width = look.measurer.size(of: label.text, style).width
      let right = area.x - look.metrics.px(12, least: 6)
      let y = layout.height(of: label.value) - layout.line / 2
      list.text(
        label.text, style, look.theme.mutedInk,
        in: Rect(right - width, y, width, layout.line), .trailing, measuredBy: look.measurer)
    }
    for box in horizontalLabels {
      list.text(
        box.text, style, look.theme.mutedInk, in: box.frame, measuredBy: look.measurer)
    }
  }

  /// The labels beside the chart: each one, or in a low chart each second, third and so on.
  private var verticalLabels: [Plot.Axis.Label] {
    let labels = plot.y?.labels ?? []
    guard labels.count > 1, layout.area.height > 0 else { return labels }
    let room = layout.area.height / Double(labels.count - 1)
    let step = max(1, Int((layout.line / room).rounded(.up)))
    return labels.indices.filter { $0.isMultiple(of: step) }.map { labels[$0] }
  }

  /// The labels below the chart that do not overlap. The last one has priority.
  private var horizontalLabels: [(text: String, frame: Rect)] {
    let (area, gap) = (layout.area, look.metrics.px(10, least: 5))
    let top = area.maxY + look.metrics.px(8, least: 4)
    var free = area.maxX + look.metrics.px(24, small: 10)
    var shown: [(text: String, frame: Rect)] = []
    for label in plot.x.labels.reversed() {
      let width = look.measurer.size(of: label.text, style).width
      let x = layout.point(label.value, 0).x - width / 2
      let left = max(area.x - gap, min(x, area.maxX + gap - width))
      guard left + width <= free else { continue }
      shown.append((label.text, Rect(left, top, width, layout.line)))
      free = left - gap
    }
    return shown
  }

  /// Draws the texts above bars.
  private func drawValues(of layer: Plot.Layer, into list: inout DisplayList) {
    guard case .bars(let bars) = layer.content else { return }
    for bar in bars {
      guard let text = bar.text else { continue }
      let box = layout.frame(of: bar, gap: 0)
      guard look.measurer.size(of: text, style).width <= box.width + 8 else { continue }
      let above = Rect(box.midX - 2 * box.width, box.y - layout.line, 4 * box.width, layout.line)
      list.text(
        text, look.metrics.small(.medium), look.theme.ink, in: above, .center,
        measuredBy: look.measurer)
    }
  }
}

extension DisplayList {
  /// Adds the heading of a chart, smaller where it does not fit.
  @MainActor public mutating func chartHeading(_ heading: String, in box: Rect, _ look: Look) {
    let styles = [look.metrics.medium(.semibold), look.metrics.small(.semibold)]
    let style = styles.first { look.measurer.fits(heading, $0, width: box.width) } ?? styles[1]
    text(heading, style, look.theme.ink, in: box, measuredBy: look.measurer)
  }
}
