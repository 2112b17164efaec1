import BoxKit
import Stage

nonisolated extension SlidingAreas {
  /// Creates a layout with a panel to the right of the board.
  init(wide m: Metrics, _ inputs: Inputs) {
    self.init(m, inputs)
    let (width, height) = (m.size.width, m.size.height)
    let side = min(height - m.px(136), width - m.px(368)).rounded()
    let (panelWidth, gap) = (m.px(280), m.px(40))
    let left = ((width - side - gap - panelWidth) / 2).rounded()
    let top = (m.px(104) + (height - m.px(136) - side) / 2).rounded()
    board = Rect(left, top, side, side)
    let panel = Rect(board.maxX + gap, top, panelWidth, side)
    isWhole = !m.isSmall && side >= 0.5 * min(width, height) && left >= 8
    isWhole = layCounters(in: layButtons(at: panel)) && isWhole && strip.count == 1
  }

  private var gap: Double { metrics.px(16) }

  /// Places the buttons and choices at the bottom of the panel.
  ///
  /// - Returns: the area above them.
  private mutating func layButtons(at panel: Rect) -> Rect {
    newGame = Rect(panel.x, panel.maxY - buttonHeight, panel.width, buttonHeight)
    var bottom = newGame.y - gap
    func next() -> Rect {
      let place = Rect(panel.x, bottom - choiceHeight, panel.width, choiceHeight).rounded
      bottom = place.y - metrics.px(8)
      return place
    }
    distance = next()
    length = next()
    if inputs.hasPicture { layNumbers(next()) }
    return Rect(panel.x, panel.y, panel.width, bottom + metrics.px(8) - gap - panel.y)
  }

  /// Places three counters on one card and the goal board on a card below.
  ///
  /// - Returns: whether the counters fit.
  private mutating func layCounters(in room: Rect) -> Bool {
    let least = leastRow
    let below = room.height - 3 * least - rowEdges - gap
    let showsGoal = below >= metrics.px(88)
    let whole = room.width + metrics.px(20)
    let height = AdviceCard.height(metrics).rounded()
    var room = room
    if inputs.hasPicture, below - whole - gap >= height {
      // The goal board of a picture stays visible, with the advice below it.
      advice = Rect(room.x, room.maxY - height, room.width, height)
      room.height -= height + gap
    }
    let free = showsGoal ? room.height - gap - whole : room.height
    let row = max(least, ((free - rowEdges) / 3).rounded(.down))
    let card = Rect(room.x, room.y, room.width, 3 * row + rowEdges).rounded
    guard card.height <= room.height else { return false }
    layRows(on: card)
    guard showsGoal else { return true }
    let top = card.maxY + gap
    layGoalCard(Rect(room.x, top, room.width, room.maxY - top).rounded)
    return true
  }

  /// Places the goal board in the middle of a card, with a caption if the board stays large enough.
  ///
  /// With number tiles, advice can replace the goal board.
  private mutating func layGoalCard(_ place: Rect) {
    goalButton = place
    let word = max(metrics.px(36), (metrics.small * 1.8).rounded())
    let isNamed = place.height - gap - word >= metrics.px(inputs.hasPicture ? 120 : 160)
    let foot = isNamed ? word : gap
    let side = min(place.width - 2 * gap, place.height - gap - foot)
    let top = place.y + ((place.height - side - gap - foot) / 2).rounded() + gap
    goal = Rect((place.midX - side / 2).rounded(), top, side, side).rounded
    if isNamed {
      caption = Rect(place.x + gap, place.maxY - word, place.width - 2 * gap, word)
    }
    guard !inputs.hasPicture else { return cards.append(place) }
    goalCard = place
    if AdviceCard.height(metrics) <= place.height { advice = place }
  }
}

nonisolated extension SlidingAreas {
  /// The least height of a row of counters.
  var leastRow: Double {
    max(metrics.line(metrics.large()) + metrics.px(6), (metrics.medium * 1.8).rounded())
  }

  /// The space above the first row plus the space below the last one.
  var rowEdges: Double { metrics.px(12) }

  /// Places three counters in rows on a card, with lines between them.
  mutating func layRows(on card: Rect) {
    cards.append(card)
    let inside = card.inset(metrics.px(24), rowEdges / 2)
    let row = inside.height / 3
    counters = (0..<3).map { index in
      Rect(inside.x, inside.y + row * Double(index), inside.width, row).rounded
    }
    lines = counters.dropFirst().map {
      Rect($0.x - metrics.px(4), $0.y, $0.width + metrics.px(8), 1)
    }
  }
}
