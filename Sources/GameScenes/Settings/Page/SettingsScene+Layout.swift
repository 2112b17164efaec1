import Stage

extension SettingsScene {
  /// Makes everything anew after a change of words.
  func relayout() {
    makeGroups()
    layout(in: context.metrics.size)
  }

  public func layout(in size: Size) {
    let metrics = context.metrics
    let side = metrics.iconSide
    backIcon.frame = Rect(metrics.margin, metrics.margin, side, side)
    let top = metrics.isSmall ? 52 : metrics.margin + side + metrics.px(24)
    let edge =
      metrics.form == .wide ? min(metrics.px(64), (size.width / 20).rounded()) : metrics.margin
    let frame = Rect(edge, top, size.width - 2 * edge, size.height - top - edge).rounded
    surface = Surfaces(context).panel(frame.size, radius: metrics.isSmall ? 18 : 28)
    let padding = metrics.px(metrics.form == .wide ? 40 : 24, small: 12)
    let inside = frame.inset(padding, metrics.px(28, small: 10))
    let page = metrics.form == .wide ? twoColumns(in: inside) : nil
    self.page = page ?? oneColumn(in: inside)
    let controls = panel.controls.filter { $0 !== backIcon }
    let lowest = self.page?.lowest ?? 0
    let viewport = frame.inset(0, 4)
    scroll.layout(
      viewport, contentHeight: max(0, lowest - viewport.y + padding / 2), controls: controls)
    if scroll.canScroll, let focused = panel.focused, focused !== backIcon {
      scroll.reveal(focused.frame)
    }
    self.frame = frame
  }

  /// The games at the left, the box at the right; nil where that is higher than the panel.
  ///
  /// Several games may be higher: beside each other they would have to be scrolled all the same.
  private func twoColumns(in inside: Rect) -> SettingsPage? {
    let metrics = context.metrics
    let gap = metrics.px(72)
    let right = ((inside.width - gap) * 0.39).rounded()
    let left = inside.width - gap - right
    var second = SettingsPage(top: inside.y, metrics: metrics)
    for group in groups.suffix(1) { second.add(group, x: inside.maxX - right, width: right) }
    var page = SettingsPage(top: inside.y, metrics: metrics)
    for group in groups.dropLast() { page.add(group, x: inside.x, width: left) }
    let lowest = groups.count > 2 ? second.lowest : max(page.lowest, second.lowest)
    let end = max(page.lowest, inside.maxY)
    page.join(second, divider: inside.maxX - right - gap / 2, from: inside.y, to: end)
    return lowest <= inside.maxY + metrics.px(8) ? page : nil
  }

  private func oneColumn(in inside: Rect) -> SettingsPage {
    let metrics = context.metrics
    var page = SettingsPage(top: inside.y, metrics: metrics)
    for group in groups { page.add(group, x: inside.x, width: inside.width) }
    return page
  }
}

extension SettingsScene {
  public func draw(into list: inout DisplayList) {
    let theme = context.theme
    drawHead(into: &list)
    surface?.draw(into: &list, frame)
    list.clip = scroll.viewport
    if let divider = page?.divider {
      list.fill(divider.offset(by: Point(0, -scroll.offset)), theme.panelLine)
    }
    for word in page?.words ?? [] {
      list.text(
        word.text, word.style, word.isHeading ? theme.accentInk : theme.ink,
        in: word.box.offset(by: Point(0, -scroll.offset)), measuredBy: context.measurer)
    }
    list.clip = nil
    panel.draw(into: &list)
  }

  /// The title in the middle, and beside the way back its word, where that leaves the title free.
  private func drawHead(into list: inout DisplayList) {
    let (metrics, theme, measurer) = (context.metrics, context.theme, context.measurer)
    let edge = backIcon.frame.maxX + 8
    let box = Rect(
      edge, backIcon.frame.y, metrics.size.width - 2 * edge, backIcon.frame.height)
    let (title, style) = (
      context.texts("Settings"), metrics.isSmall ? metrics.medium(.bold) : metrics.large()
    )
    list.text(title, style, theme.ink, in: box, .center, measuredBy: measurer)
    let gap = metrics.px(16)
    let left = backIcon.frame.maxX + gap
    let room = box.midX - measurer.size(of: title, style).width / 2 - gap - left
    let word = context.texts("Back")
    guard !metrics.isSmall, measurer.size(of: word, metrics.medium()).width <= room else { return }
    list.text(
      word, metrics.medium(), theme.mutedInk, in: Rect(left, box.y, room, box.height),
      measuredBy: measurer)
  }
}
