import Stage

/// The pictures of a slider.
struct SliderFaces {
  let groove: Surface
  /// The accent-coloured part from the left end to the knob.
  let run: Picture
  let runEnd: Double
  let knob: Picture
  /// The knob of a disabled slider.
  let dull: Picture
  let shadow: [ShadowPatch]

  @MainActor init(_ layout: SliderLayout, _ look: Look) {
    let (theme, metrics) = (look.theme, look.metrics)
    let radius = layout.groove.height / 2
    let surfaces = Surfaces(look)
    groove = surfaces.surface(
      "groove", layout.groove.size, radius, shadows: Shadow.none,
      fill: { _ in .solid(theme.groove) }, edge: theme.panelLine,
      line: metrics.px(theme.lineWidth))
    runEnd = radius.rounded(.up)
    let runSize = Size(2 * runEnd + 2, layout.groove.height)
    run = look.pictures.picture("slider run", runSize) { drawing in
      drawing.fill(.roundedRect(Rect(.zero, drawing.size), radius: radius), .white)
    }
    let size = Size(layout.knobSize, layout.knobSize)
    knob = look.pictures.picture("knob", size) { drawing in
      Self.paintKnob(into: &drawing, theme, line: metrics.px(1))
    }
    dull = look.pictures.picture("dull knob", size) { drawing in
      let rect = Rect(.zero, drawing.size)
      drawing.fill(.ellipse(in: rect), theme.panel.second)
      drawing.fill(.frame(rect, radius: rect.width / 2, width: metrics.px(2)), theme.inkOff)
    }
    shadow = surfaces.patches(Shadow.low, size, layout.knobSize / 2)
  }

  private static func paintKnob(into drawing: inout Drawing, _ theme: Theme, line: Double) {
    let rect = Rect(.zero, drawing.size)
    let ivory = Paint.linear(
      from: rect.origin, to: Point(rect.width * 0.25, rect.maxY),
      [
        .init(0, theme.ivory.light), .init(0.5, theme.ivory.mid), .init(1, theme.ivory.dark),
      ])
    drawing.fill(.ellipse(in: rect), ivory)
    drawing.fill(.frame(rect, radius: rect.width / 2, width: line), theme.ivoryEdge)
    drawing.fill(.circle(rect.center, radius: rect.width * 5 / 32), theme.knobDot)
  }
}

extension Slider {
  func drawParts(into list: inout DisplayList) {
    let layout = layout
    let faces = faces.value(for: LookKey(context.look, frame.size)) {
      SliderFaces(layout, context.look)
    }
    drawWords(into: &list, layout)
    let reason = reasonLines(inWidth: frame.width)
    if reason.isEmpty { drawTicks(into: &list, layout) }
    drawReason(reason, into: &list, layout)
    let theme = context.look.theme
    let knob = layout.knob(at: position.value)
    faces.groove.draw(into: &list, layout.groove)
    let run = Rect(
      layout.groove.x, layout.groove.y, knob.midX - layout.groove.x, layout.groove.height)
    let color = isEnabled ? theme.accentInk : theme.inkOff
    drawRun(into: &list, faces, run, color)
    guard isEnabled else { return list.picture(faces.dull, at: knob.origin, alpha: 1) }
    for patch in faces.shadow { patch.draw(into: &list, below: knob, alpha: 1) }
    list.picture(faces.knob, at: knob.origin, alpha: 1)
  }

  /// Draws the accent-coloured part as a round left end and a plain rest, since nine-patches have no tint.
  private func drawRun(
    into list: inout DisplayList, _ faces: SliderFaces, _ run: Rect, _ color: Color
  ) {
    let cap = Rect(run.x, run.y, faces.run.size.width, run.height)
    let end = faces.runEnd
    list.add(
      DrawCommand(
        .picture(faces.run, tint: color), cap,
        clip: Rect(run.x, run.y, min(end, run.width), run.height)))
    list.fill(Rect(run.x + end, run.y, run.width - end, run.height), color)
  }

  private func drawWords(into list: inout DisplayList, _ layout: SliderLayout) {
    if isBare { return }
    let look = context.look
    let (theme, metrics, measurer) = (look.theme, look.metrics, look.measurer)
    let ink = isEnabled ? theme.ink : theme.inkOff
    let label = valueText(value)
    let style = metrics.medium(.bold)
    var box = layout.words
    box.height = metrics.line(metrics.medium())
    list.text(label, style, ink, in: box, .trailing, measuredBy: measurer)
    box.width -= measurer.size(of: label, style).width + metrics.px(8)
    for line in titleLines(inWidth: frame.width) {
      list.text(line, metrics.medium(.medium), ink, in: box, measuredBy: measurer)
      box.y += box.height
    }
  }

  private func drawReason(
    _ lines: [String], into list: inout DisplayList, _ layout: SliderLayout
  ) {
    let look = context.look
    let metrics = look.metrics
    let style = metrics.small()
    for (index, line) in lines.enumerated() {
      let y = layout.tickTop + metrics.px(6) + Double(index) * metrics.line(style)
      let box = Rect(layout.words.x, y, layout.words.width, metrics.line(style))
      list.text(line, style, look.theme.mutedInk, in: box, measuredBy: look.measurer)
    }
  }

  private func drawTicks(into list: inout DisplayList, _ layout: SliderLayout) {
    let (theme, metrics) = (context.look.theme, context.look.metrics)
    let stroke = metrics.px(2)
    let color = theme.mutedInk.opacity(theme.isFlat ? 1 : 0.7)
    let span = layout.x(at: 1) - layout.x(at: 0)
    // Ticks that would overlap are omitted.
    let showsEach = span * Double(step) / Double(range.count - 1) >= 3 * stroke
    var free = -Double.infinity
    let steps = stride(from: range.lowerBound, to: range.upperBound, by: step)
    for value in Array(steps) + [range.upperBound] {
      let distance = value - range.lowerBound
      // An end between two steps is numbered, too.
      let isNumbered = distance.isMultiple(of: numberedEvery) || !distance.isMultiple(of: step)
      guard isNumbered || showsEach else { continue }
      let x = layout.x(at: Self.share(of: value, range)).rounded()
      let length = metrics.px(isNumbered ? 10 : 6)
      list.fill(Rect(x - (stroke / 2).rounded(), layout.tickTop, stroke, length), color)
      if isNumbered, !isBare { drawNumber(value, at: x, into: &list, layout, after: &free) }
    }
  }

  /// Draws the number of a tick, unless it would touch the previous one.
  private func drawNumber(
    _ value: Int, at x: Double, into list: inout DisplayList, _ layout: SliderLayout,
    after free: inout Double
  ) {
    let style = context.look.metrics.small()
    let (text, measurer) = (tickText(value), context.look.measurer)
    let width = measurer.size(of: text, style).width
    let words = layout.words
    let left = max(words.x, min(x - width / 2, words.maxX - width))
    guard left >= free else { return }
    free = left + width + context.look.metrics.px(6)
    let box = Rect(left, layout.numberTop, width, context.look.metrics.line(style))
    let color = isEnabled ? context.look.theme.mutedInk : context.look.theme.inkOff
    list.text(text, style, color, in: box, .center, measuredBy: measurer)
  }
}
