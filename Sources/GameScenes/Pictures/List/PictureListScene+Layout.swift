import Stage

/// The signs of the rows, to be tinted.
struct PictureSigns {
  let star: Picture
  let hollowStar: Picture
  let crop: Picture

  init(_ context: StageContext) {
    let side = 2 * (context.metrics.medium * 0.55).rounded()
    func sign(_ icon: Icon) -> Picture {
      icon.picture(size: side, color: .white, shelf: context.shelf)
    }
    star = sign(.star)
    hollowStar = sign(.hollowStar)
    crop = sign(.crop)
  }
}

extension PictureListScene {
  public func layout(in size: Size) {
    let texts = context.texts
    let metrics = context.metrics
    order.options = PictureOrder.allCases.map { order in
      switch order {
      case .name: texts("Name")
      case .date: texts("Date")
      case .rating: texts("Stars")
      }
    }
    crop.title = texts("Crop")
    signs = PictureSigns(context)
    // In a low window the controls stand beside the title, to leave its height to the rows.
    let isLow = metrics.isSmall && size.width > size.height
    head.layout(title: texts("Pictures"), controls: isLow ? [order, crop] : [])
    let edge = metrics.pageEdge
    var room = Rect(edge, head.bottom, size.width - 2 * edge, size.height - head.bottom - edge)
    if !isLow { layoutControls(at: &room) }
    layoutHint(at: &room)
    list.frame = room.rounded
    list.rows.ownRowHeight = PictureRowLayout.height(width: layout(of: 0).width, metrics)
    thumbs.layout(side: layout(of: 0).thumb.width)
    refresh()
  }

  /// Above the list: the order at the left, what can be done with a picture at the right.
  private func layoutControls(at room: inout Rect) {
    let metrics = context.metrics
    let (height, gap) = (metrics.height(52), metrics.px(16, small: 8))
    let natural = [order.preferredSize.width, crop.preferredSize.width].map { $0.rounded(.up) }
    let share = min(1, (room.width - gap) / (natural[0] + natural[1]))
    let widths = natural.map { ($0 * share).rounded(.down) }
    order.frame = Rect(room.x, room.y, widths[0], height).rounded
    crop.frame = Rect(room.maxX - widths[1], room.y, widths[1], height).rounded
    room.y += height + gap
    room.height -= height + gap
  }

  /// Below the list: how a picture comes into it.
  private func layoutHint(at room: inout Rect) {
    let (texts, metrics) = (context.texts, context.metrics)
    let style = metrics.small()
    let sentence =
      store.place.map {
        texts("Drop a picture on the window, or put it into {folder}", ["folder": $0])
      } ?? texts("Drop a picture on the window to play with it.")
    let lines = context.measurer.lines(sentence, style, width: room.width).prefix(2)
    let height = metrics.line(style)
    let top = room.maxY - height * Double(lines.count)
    hint = lines.enumerated().map { index, line in
      (line, Rect(room.x, top + height * Double(index), room.width, height))
    }
    room.height = top - metrics.px(12, small: 6) - room.y
  }

  /// Where the parts of a row are now.
  func layout(of row: Int) -> PictureRowLayout {
    let metrics = context.metrics
    return PictureRowLayout(list.rowFrame(row).inset(metrics.px(12), 0), metrics)
  }
}
