import Stage

extension DistanceScene {
  func layout(in size: Size) {
    let metrics = context.metrics
    frame = metrics.reviewFrame
    surface = Surfaces(context).dialog(frame.size)
    let padding = metrics.form == .portrait ? 16 : metrics.review(48, compact: 12)
    let inside = frame.inset(padding, metrics.review(32, compact: 10))
    layoutButtons(in: inside)
    title = Rect(inside.x, inside.y, inside.width, metrics.line(titleStyle))
    layoutLines(in: inside)
    let top = (lines.last?.box ?? title).maxY + metrics.review(20, compact: 6)
    let bottom = newGame.frame.y - metrics.review(20, compact: 8)
    middle = Rect(inside.x, top, inside.width, max(0, bottom - top)).rounded
    graph = words.map { DistanceGraph($0, in: middle, context) }
  }

  /// What there is to say, in lines of the dialog's width.
  private func layoutLines(in inside: Rect) {
    let (metrics, measurer) = (context.metrics, context.measurer)
    lines = []
    var y = title.maxY + metrics.review(4, compact: 0)
    let style = metrics.reviewIsCompact ? metrics.small() : metrics.medium()
    for text in [words?.summary, words?.detours].compactMap(\.self) {
      for part in measurer.lines(text, style, width: inside.width).prefix(2) {
        let box = Rect(inside.x, y, inside.width, metrics.line(style))
        lines.append((part, style, box))
        y = box.maxY
      }
    }
  }

  /// Both at the right; narrower where there is too little room.
  private func layoutButtons(in inside: Rect) {
    let metrics = context.metrics
    close.title = context.texts("Close")
    newGame.title = context.texts("New game")
    let height = metrics.dialogButtonHeight
    let gap = metrics.review(16, compact: 8)
    let natural = [close, newGame].map(\.preferredSize.width)
    let scale = min(1, (inside.width - gap) / natural.reduce(0, +))
    var x = inside.maxX
    for (button, width) in zip([close, newGame], natural).reversed() {
      let width = (width * scale).rounded(.down)
      x -= width
      button.frame = Rect(x, inside.maxY - height, width, height).rounded
      x -= gap
    }
  }
}
