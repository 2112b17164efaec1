import BoxKit
import Stage

nonisolated extension SlidingAreas {
  /// Creates a layout with a strip of counters above the board and rows of buttons below it.
  init(strip m: Metrics, _ inputs: Inputs) {
    self.init(m, inputs)
    let (width, height) = (m.size.width, m.size.height)
    let margin = m.margin.rounded()
    status = statusBelowBar(GameBar.Measures(m, isCompact: false))
    let top = max(
      (margin + m.iconSide + max(12, m.px(20))).rounded(), (status?.maxY ?? 0) + m.px(8))
    let rows = layRows(in: Rect(margin, 0, width - 2 * margin, height - margin))
    let gap = m.px(16)
    let strip = max((m.small * 1.4 + m.large * 1.2).rounded(), m.px(80))
    let room = rows - gap - top - strip - gap
    let side = min(width - 2 * margin, room).rounded(.down)
    // The strip takes the height that the board leaves free and uses it for the goal board.
    let most = max(2 * strip, 0.48 * (width - 2 * margin))
    let stripHeight = min(strip + room - side, most).rounded(.down)
    layStrip(Rect(margin, top, width - 2 * margin, stripHeight))
    let free = rows - gap - (top + stripHeight + gap) - side
    board = Rect((width - side) / 2, top + stripHeight + gap + free / 2, side, side).rounded
    let isWide = counterForm == .row || counters.allSatisfy { $0.width >= m.large * 2.2 }
    isWhole = !m.isSmall && side >= 0.5 * min(width, height) && isWide
  }

  /// Places the buttons from the bottom up, in one row if they fit.
  ///
  /// - Returns: the upper edge of the rows.
  mutating func layRows(in frame: Rect) -> Double {
    let gap = metrics.px(16, small: 8)
    let line = Rect(frame.x, frame.maxY - buttonHeight, frame.width, buttonHeight)
    let choices = [inputs.length, inputs.distance] + (inputs.hasPicture ? [inputs.numbers] : [])
    // The place of New game also holds the playback buttons.
    let button = max(inputs.newGame, inputs.strip)
    func fits(_ parts: [Double]) -> Bool {
      parts.reduce(0, +) + gap * Double(parts.count - 1) <= frame.width
    }
    if fits(choices + [button]) {
      let places = Self.row(line, choices + [button], gap: gap)
      takeChoices(places.dropLast())
      newGame = places[places.count - 1]
      let needed = choices.reduce(button, +) + gap * Double(choices.count)
      return line.y - Self.clamped(buttonHeight + gap, needed: needed, width: frame.width)
    }
    newGame = line
    let above = line.offset(by: Point(0, -buttonHeight - gap))
    guard !fits(choices), inputs.hasPicture else {
      takeChoices(Self.row(above, choices, gap: gap))
      return above.y
    }
    let top = above.offset(by: Point(0, -buttonHeight - gap))
    takeChoices(Self.row(top, Array(choices.prefix(2)), gap: gap) + [above])
    return top.y
  }

  /// Assigns the places of the length, the distance and the numbers switch, in this order.
  mutating func takeChoices(_ places: [Rect]) {
    (length, distance) = (places[0], places[1])
    if places.count > 2 { layNumbers(places[2]) }
  }

  /// Places the numbers switch on its own card.
  mutating func layNumbers(_ card: Rect) {
    cards.append(card)
    numbers = card.inset(metrics.px(16, small: 8), metrics.px(2))
  }

  /// Places the counters, in rows if they fit and otherwise side by side, and the goal board on the right.
  private mutating func layStrip(_ strip: Rect) {
    let inset = metrics.px(strip.height < 3 * leastRow ? 12 : 16)
    let side = strip.height - 2 * inset
    let goal = Rect(strip.maxX - inset - side, strip.y + inset, side, side)
    self.goal = goal
    goalButton = goal.inset(by: -(inset / 2).rounded())
    let left = Rect(strip.x, strip.y, strip.width - side - 2 * inset, strip.height)
    if strip.height >= 3 * leastRow + rowEdges, left.width >= 11 * metrics.medium {
      layRows(on: left)
      cards = [strip]
      return
    }
    cards.append(strip)
    counterForm = .stack
    counters = Self.row(left, [1, 1, 1], gap: 0)
    lines = counters.dropFirst().map {
      Rect($0.x, ($0.y + 0.2 * $0.height).rounded(), 1, (0.6 * $0.height).rounded())
    }
  }
}
