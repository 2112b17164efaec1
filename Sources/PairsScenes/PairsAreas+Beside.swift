import BoxKit
import Stage

nonisolated extension PairsAreas {
  /// The tray with a panel at its right.
  init(beside m: Metrics, _ wants: Wants, isCompact: Bool, mostPitch: Double = .infinity) {
    self.init(m, wants, isCompact: isCompact, mostPitch: mostPitch)
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: true)
    let top = isCompact ? bar.margin + bar.side + m.close : m.px(104)
    let bottom = isCompact ? height - m.close : height - m.px(32)
    let margin = isCompact ? m.close : m.px(24)
    let between = isCompact ? m.close : m.px(40)
    var panelWidth =
      isCompact ? max(wants.button, wants.choice, wants.name, m.small * 12) : m.px(280)
    let room = Size(width - panelWidth - between - 2 * margin, bottom - top)
    layTray(in: Rect(Point(margin, top), room))
    if isCompact { panelWidth = min(width - tray.width - 3 * m.close, 0.45 * width).rounded(.down) }
    tray.x = ((width - tray.width - between - panelWidth) / 2).rounded()
    // Close below the bar, level with the panel, where the cards cannot be as high as the window.
    if isCompact { tray.y = top }
    layPanel(in: Rect(tray.maxX + between, top, panelWidth, bottom - top))
  }

  /// From the top the players or the counters, from the foot the buttons, between them what is said.
  private mutating func layPanel(in panel: Rect) {
    let words = statusHeight
    let others = gap + words + gapBelowPlaques
    var foot = layButtons(at: panel)
    let lacking = leastHeightAbove(in: panel) - (foot - others - panel.y)
    if isCompact, lacking > 0 { foot = layButtons(at: panel, lowerBy: lacking) }
    var room = Rect(panel.x, panel.y, panel.width, foot - others - panel.y)
    if wants.isAlone, !isCompact {
      return layOneCard(Rect(panel.x, panel.y, panel.width, foot - gap - panel.y))
    }
    if wants.isAlone {
      layCounters(&room, rows: 3)
    } else {
      layPlaques(&room)
      if !isCompact { layCounters(&room, rows: 2) }
    }
    let end = min(room.y, foot - gap - words)
    status = Rect(panel.x, end, panel.width, foot - gap - end)
    // Near the buttons, as what is to be done next.
    status =
      Rect(panel.x, status.maxY - words - (status.height - words) / 3, panel.width, words)
      .rounded
  }

  /// Counters and words on one card, the words at its foot.
  private mutating func layOneCard(_ card: Rect) {
    counters = card.rounded
    let words = statusHeight
    status =
      Rect(
        card.x + metrics.px(12), card.maxY - metrics.px(24) - words,
        card.width - 2 * metrics.px(12), words
      ).rounded
  }

  /// What two lines of words need.
  var statusHeight: Double {
    let first = isCompact ? metrics.small(.semibold) : metrics.medium(.semibold)
    return metrics.line(first) + metrics.line(metrics.small())
  }

  /// - Parameter height: what they leave to the plaques, as far as they can be read and touched.
  /// - Returns: the upper edge of the buttons.
  private mutating func layButtons(at panel: Rect, lowerBy height: Double = 0) -> Double {
    let least = max(metrics.target, metrics.px(40), (1.6 * metrics.medium).rounded())
    let buttonHeight = max(least, buttonHeight - height)
    let row = Rect(panel.x, panel.maxY - buttonHeight, panel.width, buttonHeight)
    var top = row.y
    newDeal = row
    if wants.hasSecondButton, wants.second + wants.newDeal + gap <= panel.width {
      // As much wood beside the words of one as of the other.
      let free = (panel.width - gap - wants.second - wants.newDeal) / 2
      let places = Self.row(row, [wants.second + free, wants.newDeal + free], gap: gap)
      (second, newDeal) = (places[0], places[1])
    } else if wants.hasSecondButton {
      top -= buttonHeight + gap
      second = Rect(row.x, top, row.width, buttonHeight)
    }
    top -= gap + choiceHeight
    choice = Rect(panel.x, top, panel.width, choiceHeight)
    return top
  }

  /// Two high ones, or three or four rows; lower where the room asks for it.
  private mutating func layPlaques(_ room: inout Rect) {
    let count = Double(wants.seats)
    let between = gapOfPlaques
    let wanted = metrics.px(wants.seats == 2 ? 112 : 64)
    let most = ((room.height - between * (count - 1)) / count).rounded(.down)
    let height = max(leastPlaque, min(wanted, most))
    plaques = (0..<wants.seats).map { seat in
      Rect(room.x, room.y + Double(seat) * (height + between), room.width, height)
    }
    let used = count * (height + between) - between + metrics.px(24)
    room = Rect(room.x, room.y + used, room.width, room.height - used)
  }

  private var gapOfPlaques: Double {
    if metrics.isSmall { return 4 }
    return isCompact || wants.seats > 2 ? min(gap, metrics.px(8, least: 4)) : gap
  }

  /// What the counters need, or all plaques at least: for two lines each, where a panel is as wide as those ask for.
  private func leastHeightAbove(in panel: Rect) -> Double {
    guard !wants.isAlone else { return 3 * counterRow + 8 }
    let least = panel.width >= metrics.medium * 11 ? twoLines : leastPlaque
    return Double(wants.seats) * (least + gapOfPlaques) - gapOfPlaques
  }

  /// One line of words with a little room.
  var leastPlaque: Double { (metrics.small * 1.6).rounded() }

  /// The card with the counters, where it has room; where one plays alone with the bar of the par, if that fits.
  private mutating func layCounters(_ room: inout Rect, rows: Int) {
    let least = Double(rows) * counterRow + 2 * counterInset
    guard room.height >= least || wants.isAlone else { return }
    // The bar of the par, and a sentence of up to two lines.
    let bar = wants.isAlone ? metrics.px(34) + 2 * metrics.line(metrics.small()) : 0
    let height = min(max(room.height, 0), least + bar)
    counters = Rect(room.x, room.y, room.width, height).rounded
    room = Rect(room.x, room.y + height, room.width, room.height - height)
  }
}
