import Stage

extension ResultsScene {
  public func layout(in size: Size) {
    setWords()
    let metrics = context.metrics
    mark = Icon.undo.picture(
      size: 2 * (metrics.medium / 2).rounded(), color: .white, shelf: context.shelf)
    // In a low window the buttons stand beside the title, to leave its height to the rows.
    let isLow = metrics.isSmall && size.width > size.height
    head.layout(title: context.texts("Best results"), controls: isLow ? [undo, clear] : [])
    // The order of the focus is that of the places.
    panel.controls =
      [head.back] + filters + (isLow ? [undo, clear, order, list] : [order, list, undo, clear])
    let edge = metrics.pageEdge
    var room = Rect(edge, head.bottom, size.width - 2 * edge, size.height - head.bottom - edge)
    if !isLow { layoutButtons(at: &room) }
    layoutFilters(at: &room)
    list.frame = room.rounded
    refresh()
    if list.isFocused { list.show(list.current) }
  }

  private func setWords() {
    let texts = context.texts
    clear.title = texts("Clear")
    undo.title = texts("Undo clearing")
    order.options = [kind.count.order(texts), texts("By time")]
  }

  /// At the lower right; takes their height off the room.
  private func layoutButtons(at room: inout Rect) {
    let metrics = context.metrics
    let (height, gap) = (metrics.dialogButtonHeight, metrics.px(16, small: 8))
    var x = room.maxX
    let share = min(
      1, (room.width - gap) / (clear.preferredSize.width + undo.preferredSize.width))
    for button in [clear, undo] {
      let width = (button.preferredSize.width * share).rounded(.down)
      button.frame = Rect(x - width, room.maxY - height, width, height).rounded
      x -= width + gap
    }
    room.height -= height + metrics.px(24, small: 8)
  }

  /// Side by side from the left, the order at the right; in narrow windows in two lines or all narrower.
  private func layoutFilters(at room: inout Rect) {
    let metrics = context.metrics
    let gap = metrics.px(16, small: 8)
    let height = metrics.height(52)
    let controls: [Control] = filters + [order]
    let widths = controls.map { $0.preferredSize.width.rounded(.up) }
    let total = widths.reduce(0, +) + gap * Double(controls.count - 1)
    let lines: [[Control]] =
      total <= room.width || metrics.size.width > metrics.size.height
        || room.height < 5 * height
      ? [controls] : [filters, [order]]
    for line in lines {
      place(line, at: Rect(room.x, room.y, room.width, height), gap: gap)
      room.y += height + gap
      room.height -= height + gap
    }
  }

  private func place(_ line: [Control], at box: Rect, gap: Double) {
    let natural = line.map { $0.preferredSize.width.rounded(.up) }
    let free = box.width - gap * Double(line.count - 1)
    let share = min(1, free / natural.reduce(0, +))
    var x = box.x
    for (control, width) in zip(line, natural) {
      let width = (width * share).rounded(.down)
      let isLast = control === order
      control.frame = Rect(isLast ? box.maxX - width : x, box.y, width, box.height).rounded
      x += width + gap
    }
  }

  /// Columns where the rows are wide enough for them, else two lines a row.
  func layoutRows() {
    let metrics = context.metrics
    let texts = context.texts
    let box = list.frame.inset(metrics.px(8) + metrics.px(12), 0)
    columns = ResultColumns(
      titles: columnTitles, rows: shown, markWord: texts("with undo"), in: box, context)
    let lines = metrics.line(metrics.medium()) + metrics.line(metrics.small())
    list.rows.ownRowHeight =
      columns == nil ? max(metrics.target, lines + metrics.px(12)) : metrics.height(44)
    list.rows.headHeight = columns == nil || shown.isEmpty ? 0 : headHeight
  }

  var headHeight: Double {
    context.metrics.line(context.metrics.small())
      + context.metrics.px(12)
  }

  /// Above the columns; the rank needs no word.
  var columnTitles: [String] {
    let texts = context.texts
    return ["", kind.count.title(texts), texts("Time")] + kind.parts.map { $0.title(texts) }
      + [texts("Date")]
  }
}

nonisolated extension Metrics {
  /// How far what is on a page stays away from the sides of the window.
  var pageEdge: Double {
    form == .wide ? min(px(64), (size.width / 20).rounded()) : margin
  }
}
