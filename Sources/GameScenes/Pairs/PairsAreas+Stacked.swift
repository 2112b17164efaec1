import Stage

nonisolated extension PairsAreas {
  /// Players or counters above the tray, and the buttons below it.
  init(stacked m: Metrics, _ wants: Wants, isCompact: Bool) {
    self.init(m, wants, isCompact: isCompact)
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: true)
    let margin = isCompact ? 8 : m.margin.rounded()
    let top = isCompact ? bar.margin + bar.side + 8 : margin + m.iconSide + max(12, m.px(20))
    var room = Rect(margin, top, width - 2 * margin, height - margin - top).rounded
    layButtonRows(&room)
    if wants.isAlone { layCounterRow(&room) } else { layPlaqueRows(&room) }
    status = Rect(room.x, room.y, room.width, statusHeight)
    let below = status.maxY + gap
    layTray(in: Rect(room.x, below, room.width, room.maxY - gap - below))
  }

  /// At the thumb, in one row where they have room.
  private mutating func layButtonRows(_ room: inout Rect) {
    let row = Rect(room.x, room.maxY - buttonHeight, room.width, buttonHeight)
    let buttons = Array(repeating: wants.button, count: wants.hasSecondButton ? 2 : 1)
    let needed = wants.choice + buttons.reduce(0, +) + gap * Double(buttons.count)
    var top = row.y
    let places: [Rect]
    if needed <= room.width {
      let all = Self.row(row, [wants.choice] + buttons, gap: gap)
      (choice, places) = (all[0], Array(all.dropFirst()))
    } else {
      top -= gap + buttonHeight
      choice = Rect(room.x, top, room.width, buttonHeight)
      places = Self.row(row, buttons, gap: gap)
    }
    newDeal = places[places.count - 1]
    second = wants.hasSecondButton ? places[0] : nil
    room.height = top - room.y
  }

  private mutating func layCounterRow(_ room: inout Rect) {
    let number = isCompact ? metrics.medium * 1.3 : metrics.large * 1.2
    let height = (metrics.small * 1.4 + number + gap / 2).rounded()
    counters = Rect(room.x, room.y, room.width, height)
    counterForm = .columns
    take(height + gap, off: &room)
  }

  /// Two side by side, more where they have room for it.
  private mutating func layPlaqueRows(_ room: inout Rect) {
    let between = min(gap, max(6, metrics.px(8)))
    let least = metrics.medium * (isCompact ? 8 : 13)
    let fits = Double(wants.seats) * (least + between) <= room.width
    let perRow = wants.seats == 2 || fits ? wants.seats : 2
    let height = isCompact ? max(leastPlaque, metrics.px(44)) : max(48, metrics.px(64))
    let rows = (wants.seats + perRow - 1) / perRow
    plaques = (0..<rows).flatMap { row in
      let frame = Rect(
        room.x, room.y + Double(row) * (height + between), room.width, height)
      return Self.row(frame, Array(repeating: 1, count: perRow), gap: between)
    }
    plaques = Array(plaques.prefix(wants.seats))
    take(Double(rows) * (height + between) - between + gapBelowPlaques, off: &room)
  }

  private func take(_ height: Double, off room: inout Rect) {
    room = Rect(room.x, room.y + height, room.width, room.height - height)
  }
}
