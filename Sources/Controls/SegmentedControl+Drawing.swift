import Stage

/// The pictures of a segmented control.
struct SegmentFaces {
  let ground: Surface
  let chosen: Surface
  let pointed: Surface

  @MainActor init(_ size: Size, segment: Size, _ look: Look) {
    let (theme, metrics) = (look.theme, look.metrics)
    let surfaces = Surfaces(look)
    let radius = 0.2 * size.height / metrics.k
    ground = surfaces.sunken(size)
    chosen = surfaces.button(
      segment, accent: true, radius: radius, shadows: Shadow.slight)
    pointed = surfaces.band(
      segment, theme.ink.opacity(theme.isFlat ? 0 : 0.09),
      edge: theme.isFlat ? theme.panelLine : .clear, radius: radius)
  }
}

extension SegmentedControl {
  func drawParts(into list: inout DisplayList) {
    guard options.count > 1 else { return drawLabel(into: &list) }
    let faces = faces.value(for: LookKey(context.look, frame.size)) {
      SegmentFaces(frame.size, segment: segment(at: 0).size, context.look)
    }
    let place = position.value
    faces.ground.draw(into: &list, frame)
    drawLines(into: &list, place)
    if let pointed, pointed != selected, isEnabled {
      faces.pointed.draw(into: &list, segment(at: Double(pointed)))
    }
    faces.chosen.draw(into: &list, segment(at: place), alpha: isEnabled ? 1 : 0.4)
    let style = wordStyle
    for option in options.indices {
      let covered = max(0, 1 - abs(place - Double(option)))
      drawWord(option, covered: covered, style, into: &list)
    }
  }

  /// Draws a single option as a plain label in a sunken field.
  private func drawLabel(into list: inout DisplayList) {
    let faces = faces.value(for: LookKey(context.look, frame.size)) {
      SegmentFaces(frame.size, segment: segment(at: 0).size, context.look)
    }
    faces.ground.draw(into: &list, frame)
    let (box, measurer) = (wordRoom(segment(at: 0)), context.look.measurer)
    let style = measurer.fitting(
      context.look.metrics.medium(.semibold), to: options[0], width: box.width, least: 0.6)
    list.text(
      options[0], style, context.look.theme.mutedInk, in: box, .center, measuredBy: measurer)
  }

  /// Draws lines between the options, except beside the chosen one.
  private func drawLines(into list: inout DisplayList, _ place: Double) {
    let (theme, metrics) = (context.look.theme, context.look.metrics)
    let height = (0.4 * frame.height).rounded()
    for option in options.indices.dropFirst() {
      let near = min(abs(place - Double(option)), abs(place - Double(option) + 1))
      let width = metrics.px(theme.lineWidth)
      let line = Rect(
        segment(at: Double(option)).x, (frame.midY - height / 2).rounded(), width, height)
      list.fill(line, theme.sunkenLine.opacity(min(1, near)))
    }
  }

  /// The bold style of all options: small if an option does not fit in medium size, and smaller than that only in a
  /// frame below ``leastDenseWidth``.
  private var wordStyle: TextStyle {
    let (metrics, measurer) = (context.look.metrics, context.look.measurer)
    let segment = segment(at: 0)
    let room = wordRoom(segment).width
    let isTight = options.contains { measurer.size(of: $0, metrics.medium(.bold)).width > room }
    let style = isDense || isTight ? metrics.small(.bold) : metrics.medium(.bold)
    let width = segment.width - 2 * metrics.px(5) + 1
    return options.reduce(style) { measurer.fitting($0, to: $1, width: width, least: 0.7) }
  }

  private func wordRoom(_ segment: Rect) -> Rect { segment.inset(context.look.metrics.px(8), 0) }

  private func drawWord(
    _ option: Int, covered: Double, _ bold: TextStyle, into list: inout DisplayList
  ) {
    let (theme, measurer) = (context.look.theme, context.look.measurer)
    // Uses almost the whole width of the segment, so that even an option that is slightly too wide is not shortened.
    let box = segment(at: Double(option)).inset(context.look.metrics.px(1), 0)
    let medium = TextStyle(.medium, Double(bold.pixels))
    let holdsBold = measurer.size(of: options[option], bold).width <= box.width + 1
    let plain = isEnabled ? theme.ink : theme.inkOff
    let chosen = isEnabled ? theme.inkOnAccent : theme.ink
    list.faded(1 - covered) {
      $0.text(options[option], medium, plain, in: box, .center, measuredBy: measurer)
    }
    list.faded(covered) {
      $0.text(
        options[option], holdsBold ? bold : medium, chosen, in: box, .center, measuredBy: measurer)
    }
  }
}
