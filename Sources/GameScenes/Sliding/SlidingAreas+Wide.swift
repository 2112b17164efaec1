import Stage

nonisolated extension SlidingAreas {
  /// The board with a panel at its right; nil where the panel has no room for its parts.
  init?(wide m: Metrics, _ wants: Wants) {
    self.init(m, wants)
    let (width, height) = (m.size.width, m.size.height)
    let side = min(height - m.px(136), width - m.px(368)).rounded()
    let (panelWidth, gap) = (m.px(280), m.px(40))
    let left = ((width - side - gap - panelWidth) / 2).rounded()
    let top = (m.px(104) + (height - m.px(136) - side) / 2).rounded()
    board = Rect(left, top, side, side)
    let panel = Rect(board.maxX + gap, top, panelWidth, side)
    guard side >= 0.5 * min(width, height), left >= 8 else { return nil }
    let room = layButtons(at: panel)
    let isLaid = wants.hasPicture ? layPicture(in: room) : layNumbers(in: room)
    guard isLaid else { return nil }
  }

  private var gap: Double { metrics.px(16) }

  /// Places the buttons and the choices of a length and a distance at the foot of the panel.
  ///
  /// - Returns: what is left above them.
  private mutating func layButtons(at panel: Rect) -> Rect {
    let pair = Rect(panel.x, panel.maxY - buttonHeight, panel.width, buttonHeight)
    if wants.shuffle + gap + wants.newGame <= panel.width {
      let places = Self.row(pair, [wants.shuffle, wants.newGame], gap: gap)
      (shuffle, newGame) = (places[0], places[1])
    } else {
      newGame = pair
      shuffle = pair.offset(by: Point(0, -buttonHeight - metrics.px(12)))
    }
    let lower = shuffle.y - gap - choiceHeight
    distance = Rect(panel.x, lower, panel.width, choiceHeight).rounded
    let top = lower - metrics.px(8) - choiceHeight
    length = Rect(panel.x, top, panel.width, choiceHeight).rounded
    return Rect(panel.x, panel.y, panel.width, top - gap - panel.y)
  }

  /// One card with three counters, and below it the second board, for which they move closer together.
  private mutating func layNumbers(in room: Rect) -> Bool {
    let (edges, space) = (metrics.px(15), metrics.px(24))
    let forGoal = room.width + space + metrics.px(8)
    let share = ((room.height - forGoal - edges) / 3).rounded(.down)
    let fitting = ((room.height - edges) / 3).rounded(.down)
    let usual = min(fitting, share.clamped(to: metrics.px(72)...metrics.px(84)))
    let row = max((metrics.medium * 1.8).rounded(), usual)
    let card = Rect(room.x, room.y, room.width, 3 * row + edges)
    guard card.height <= room.height else { return false }
    cards = [card]
    let inside = card.inset(space, 0)
    counters = (0..<3).map { index in
      Rect(inside.x, card.y + metrics.px(7) + row * Double(index), inside.width, row)
    }
    lines = counters.dropFirst().map {
      Rect($0.x - metrics.px(4), $0.y, $0.width + metrics.px(8), 1)
    }
    let below = room.maxY - card.maxY - space
    guard below >= metrics.px(96) else { return true }
    layGoalCard(Rect(room.x, card.maxY + space, room.width, below - metrics.px(8)).rounded)
    return true
  }

  /// The second board in the middle of a card, with its word below where that leaves it large; advice takes
  /// the place of the card.
  private mutating func layGoalCard(_ place: Rect) {
    let word = metrics.px(36)
    let isNamed = place.height - gap - word >= metrics.px(160)
    let foot = isNamed ? word : gap
    let side = min(place.width - 2 * gap, place.height - gap - foot)
    let card = Rect(place.x, place.y, place.width, gap + side + foot)
    goalCard = card
    goal = Rect((card.midX - side / 2).rounded(), card.y + gap, side, side)
    if isNamed { caption = Rect(card.x, card.maxY - word, card.width, word) }
    let height = AdviceCard.height(metrics).rounded()
    if height <= place.height { advice = Rect(place.x, place.y, place.width, height) }
  }

  /// The goal with its title, two small cards with counters, and the switch of the numbers.
  private mutating func layPicture(in room: Rect) -> Bool {
    let switchHeight = choiceHeight
    let counterHeight = max(metrics.px(91), (metrics.small * 1.4 + metrics.large * 1.2).rounded())
    let rest = room.height - switchHeight - counterHeight - 2 * gap
    let full = room.width - 2 * gap + metrics.px(83)
    guard rest >= metrics.px(120) else { return false }
    let card = Rect(room.x, room.y, room.width, min(rest, full).rounded(.down))
    cards = [card]
    let words = metrics.px(51)
    let side = min(room.width - 2 * gap, card.height - gap - words)
    goal = Rect(card.midX - side / 2, card.y + gap, side, side).rounded
    caption = Rect(card.x + gap, card.maxY - words, card.width - 2 * gap, words)
    let pair = Rect(room.x, card.maxY + gap, room.width, counterHeight)
    counters = Self.row(pair, [1, 1], gap: gap)
    counterForm = .stack
    cards += counters
    let switchCard = Rect(room.x, pair.maxY + gap, room.width, switchHeight).rounded
    layNumbers(switchCard)
    let (top, height) = (switchCard.maxY + gap, AdviceCard.height(metrics).rounded())
    if top + height <= room.maxY { advice = Rect(room.x, top, room.width, height) }
    return true
  }
}
