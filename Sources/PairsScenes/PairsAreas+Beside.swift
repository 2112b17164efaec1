import BoxKit
import Stage

nonisolated extension PairsAreas {
  /// Makes a layout of the tray with a panel at its right.
  init(
    beside m: Metrics, _ inputs: Inputs, isCompact: Bool, mostPitch: Double = .infinity,
    extras: Set<Extra> = []
  ) {
    self.init(m, inputs, isCompact: isCompact, mostPitch: mostPitch, extras: extras)
    isBeside = true
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: true)
    let top = isCompact ? bar.margin + bar.side + m.close : m.px(104)
    let bottom = isCompact ? height - m.close : height - m.px(32)
    let margin = isCompact ? m.close : m.px(24)
    let between = isCompact ? m.close : m.px(40)
    var panelWidth =
      isCompact ? max(inputs.button, inputs.choice, inputs.name, m.small * 12) : m.px(280)
    let room = Size(width - panelWidth - between - 2 * margin, bottom - top)
    layTray(in: Rect(Point(margin, top), room))
    if isCompact { panelWidth = min(width - tray.width - 3 * m.close, 0.45 * width).rounded(.down) }
    tray.x = ((width - tray.width - between - panelWidth) / 2).rounded()
    // Aligns the tops of tray and panel, also where the tray is lower than the window.
    if isCompact { tray.y = top }
    layPanel(in: Rect(tray.maxX + between, top, panelWidth, bottom - top))
  }

  /// Lays out the panel: plaques or counters at the top, buttons at the bottom, the status between them.
  private mutating func layPanel(in panel: Rect) {
    let words = statusHeight
    let others = gap + words + gapBelowPlaques
    var foot = layButtons(at: panel)
    let lacking = leastHeightAbove(in: panel) - (foot - others - panel.y)
    if isCompact, lacking > 0 { foot = layButtons(at: panel, lowerBy: lacking) }
    var room = Rect(panel.x, panel.y, panel.width, foot - others - panel.y)
    if inputs.isAlone, !isCompact {
      return layOneCard(Rect(panel.x, panel.y, panel.width, foot - gap - panel.y))
    }
    if inputs.isAlone {
      layCounters(&room, rows: 3)
    } else {
      layPlaques(&room)
      if !isCompact { layCounters(&room, rows: 2) }
    }
    let end = min(room.y, foot - gap - words)
    status = Rect(panel.x, end, panel.width, foot - gap - end)
    // The status is nearer to the buttons, because it names the next action.
    status =
      Rect(panel.x, status.maxY - words - (status.height - words) / 3, panel.width, words)
      .rounded
  }

  /// Lays out one card for counters and status, with the status at the bottom.
  private mutating func layOneCard(_ card: Rect) {
    counters = card.rounded
    let words = statusHeight
    status =
      Rect(
        card.x + metrics.px(12), card.maxY - metrics.px(24) - words,
        card.width - 2 * metrics.px(12), words
      ).rounded
  }

  /// The height of the two lines of the status.
  var statusHeight: Double {
    let first = isCompact ? metrics.small(.semibold) : metrics.medium(.semibold)
    return metrics.line(first) + metrics.line(metrics.small())
  }

  /// Lays out the choices of layout and players and the buttons at the bottom of a panel.
  ///
  /// - Parameter height: the height by which each button shrinks. It stays high enough to be legible and
  ///   touchable.
  /// - Returns: the upper edge of the choices.
  private mutating func layButtons(at panel: Rect, lowerBy height: Double = 0) -> Double {
    let least = max(metrics.target, metrics.px(40), (1.6 * metrics.medium).rounded())
    let buttonHeight = max(least, buttonHeight - height)
    let row = Rect(panel.x, panel.maxY - buttonHeight, panel.width, buttonHeight)
    var top = row.y
    newDeal = row
    if inputs.hasSecondButton, inputs.second + inputs.newDeal + gap <= panel.width {
      // Gives both titles the same padding.
      let free = (panel.width - gap - inputs.second - inputs.newDeal) / 2
      let places = Self.row(row, [inputs.second + free, inputs.newDeal + free], gap: gap)
      (second, newDeal) = (places[0], places[1])
    } else if inputs.hasSecondButton {
      top -= buttonHeight + gap
      second = Rect(row.x, top, row.width, buttonHeight)
    }
    top -= gap + choiceHeight
    choice = Rect(panel.x, top, panel.width, choiceHeight)
    if extras.contains(.players), inputs.players <= panel.width {
      players = choice
      top -= gap + choiceHeight
      choice.y = top
    } else if extras.contains(.playersBesideLayouts),
      inputs.choice + gap + inputs.players <= panel.width
    {
      let both = Self.row(choice, [inputs.choice, panel.width - gap - inputs.choice], gap: gap)
      (choice, players) = (both[0], both[1])
    }
    return top
  }

  /// Lays out the plaques in a column: two high ones, or three or four lower ones. They shrink to the height
  /// available.
  private mutating func layPlaques(_ room: inout Rect) {
    let count = Double(inputs.seats)
    let between = gapOfPlaques
    let wanted = metrics.px(inputs.seats == 2 ? 112 : 64)
    let most = ((room.height - between * (count - 1)) / count).rounded(.down)
    let height = max(leastPlaque, min(wanted, most))
    plaques = (0..<inputs.seats).map { seat in
      Rect(room.x, room.y + Double(seat) * (height + between), room.width, height)
    }
    let used = count * (height + between) - between + metrics.px(24)
    room = Rect(room.x, room.y + used, room.width, room.height - used)
  }

  private var gapOfPlaques: Double {
    if metrics.isSmall { return 4 }
    return isCompact || inputs.seats > 2 ? min(gap, metrics.px(8, least: 4)) : gap
  }

  /// Returns the least height of the counters or of all plaques. In a wide panel, each plaque has two lines.
  private func leastHeightAbove(in panel: Rect) -> Double {
    guard !inputs.isAlone else {
      return extras.isEmpty || metrics.scale == 1 ? 3 * counterRow + 8 : leastCounters
    }
    let least = panel.width >= metrics.medium * 11 ? twoLines : leastPlaque
    return Double(inputs.seats) * (least + gapOfPlaques) - gapOfPlaques
  }

  /// The height of a plaque with one line of text.
  var leastPlaque: Double { (metrics.small * 1.6).rounded() }

  /// Lays out the card with the counters if it fits. A single-player game always has it, with the par bar if that
  /// fits.
  private mutating func layCounters(_ room: inout Rect, rows: Int) {
    let least = Double(rows) * counterRow + 2 * counterInset
    guard room.height >= least || inputs.isAlone else { return }
    let bar = inputs.isAlone ? parHeight : 0
    let height = min(max(room.height, 0), least + bar)
    counters = Rect(room.x, room.y, room.width, height).rounded
    room = Rect(room.x, room.y + height, room.width, room.height - height)
  }
}
