/// The pictures of a segmented control.
struct SegmentFaces {
  let ground: Surface
  let chosen: Surface
  let pointed: Surface

  @MainActor init(_ size: Size, segment: Size, _ backstage: Backstage) {
    let (theme, metrics) = (backstage.theme, backstage.metrics)
    let surfaces = Surfaces(backstage)
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
    let faces = faces.value(for: LookKey(backstage, frame.size)) {
      SegmentFaces(frame.size, segment: segment(at: 0).size, backstage)
    }
    let place = position.value
    faces.ground.draw(into: &list, frame)
    drawLines(into: &list, place)
    if let pointed, pointed != selected, isEnabled {
      faces.pointed.draw(into: &list, segment(at: Double(pointed)))
    }
    faces.chosen.draw(into: &list, segment(at: place), alpha: isEnabled ? 1 : 0.4)
    for option in options.indices {
      drawWord(option, covered: max(0, 1 - abs(place - Double(option))), into: &list)
    }
  }

  /// Lines between options, but not beside the chosen one.
  private func drawLines(into list: inout DisplayList, _ place: Double) {
    let (theme, metrics) = (backstage.theme, backstage.metrics)
    let height = (0.4 * frame.height).rounded()
    for option in options.indices.dropFirst() {
      let near = min(abs(place - Double(option)), abs(place - Double(option) + 1))
      let width = metrics.px(theme.lineWidth)
      let line = Rect(
        segment(at: Double(option)).x, (frame.midY - height / 2).rounded(), width, height)
      list.fill(line, theme.sunkenLine.opacity(min(1, near)))
    }
  }

  private func drawWord(_ option: Int, covered: Double, into list: inout DisplayList) {
    let (theme, metrics, measurer) = (backstage.theme, backstage.metrics, backstage.measurer)
    let box = segment(at: Double(option)).inset(metrics.px(4), 0)
    let plain = isEnabled ? theme.ink : theme.inkOff
    let outside = list.alpha
    list.alpha = outside * (1 - covered)
    list.text(
      options[option], metrics.medium(.medium), plain, in: box, .center, measuredBy: measurer)
    list.alpha = outside * covered
    list.text(
      options[option], metrics.medium(.bold), isEnabled ? theme.inkOnAccent : theme.ink, in: box,
      .center, measuredBy: measurer)
    list.alpha = outside
  }
}
