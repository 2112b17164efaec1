import Stage

extension PictureListScene {
  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
    thumbs.keep(only: Set(self.list.rows.shownRows.map(choice)))
    for line in hint {
      list.text(
        line.text, context.metrics.small(), context.theme.mutedInk, in: line.box,
        measuredBy: context.measurer)
    }
  }

  func draw(_ row: Int, in box: Rect, isChosen: Bool, into list: inout DisplayList) {
    let (theme, metrics) = (context.theme, context.metrics)
    let layout = PictureRowLayout(box, metrics)
    drawThumb(choice(at: row), in: layout.thumb, into: &list)
    let ink = isChosen ? theme.inkOnAccent : theme.ink
    let own = own(at: row)
    var title = layout.title
    if own == nil { title = Rect(title.x, box.y, box.maxX - title.x, box.height) }
    list.text(
      self.title(at: row), metrics.medium(isChosen ? .bold : .medium), ink, in: title,
      measuredBy: context.measurer)
    guard let own else { return }
    list.text(
      details(of: own, width: layout.details.width), metrics.small(),
      isChosen ? ink : theme.mutedInk, in: layout.details,
      measuredBy: context.measurer)
    drawSigns(own, layout, isChosen: isChosen, into: &list)
  }

  private func drawThumb(_ choice: PictureChoice, in frame: Rect, into list: inout DisplayList) {
    list.picture(thumbs.picture(of: choice), at: frame.origin)
    guard choice == .numbers else { return }
    for place in 0..<3 {
      let tile = thumbs.tileFrame(place)
      list.text(
        String(place + 1), TextStyle(.heavy, 0.6 * tile.height),
        context.theme.isFlat ? .black : Color(0x4A2F1B),
        in: tile.offset(by: frame.origin), .center, measuredBy: context.measurer)
    }
  }

  /// Its pixels, the length of its file and its day, as far as there is room.
  private func details(of picture: PictureRow, width: Double) -> String {
    let pixels = "\(Int(picture.size.width)) × \(Int(picture.size.height))"
    let kilobytes = (picture.bytes + 999) / 1_000
    let length = kilobytes < 1_000 ? "\(kilobytes) kB" : "\((kilobytes + 500) / 1_000) MB"
    let date = context.texts.day(day(picture.date))
    let (measurer, style) = (context.measurer, context.metrics.small())
    let choices = [[pixels, length, date], [pixels, date]].map { $0.joined(separator: " · ") }
    return choices.first { measurer.size(of: $0, style).width <= width } ?? date
  }

  /// The stars, filled as far as the rating goes, and the sign that opens the crop frame.
  private func drawSigns(
    _ picture: PictureRow, _ layout: PictureRowLayout, isChosen: Bool,
    into list: inout DisplayList
  ) {
    guard let signs else { return }
    let theme = context.theme
    let isPointed = context.device == .mouse
    let pointed = isPointed ? pointer.flatMap(layout.star(at:)) : nil
    let lit = isChosen ? theme.inkOnAccent : theme.accentInk
    let quiet = isChosen ? theme.inkOnAccent : theme.mutedInk
    for star in 1...5 {
      let isOn = star <= picture.rating
      let isMeant = pointed.map { star <= $0 } ?? isOn
      list.picture(
        isOn ? signs.star : signs.hollowStar, center: layout.star(star).center.rounded,
        tint: isMeant ? lit : quiet)
    }
    let isOverCrop = isPointed && pointer.map(layout.crop.contains) == true
    list.picture(
      signs.crop, center: layout.crop.center.rounded, tint: isOverCrop ? lit : quiet)
  }
}

extension Point {
  /// The point on whole pixels.
  fileprivate nonisolated var rounded: Point { Point(x.rounded(), y.rounded()) }
}
